import Foundation

/// A folder that is gone after the test.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "anim-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var path: String { url.path(percentEncoded: false) }

  func path(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

  /// Writes a file, in a folder of its own where the name has one, and gives its path.
  @discardableResult
  func file(_ name: String, _ bytes: some Sequence<UInt8>) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path(percentEncoded: false)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// The names of everything in it, in alphabetical order.
  var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] }
}
