import Foundation

/// The files of the project that tests read.
enum Project {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file; bytes that are not UTF-8 read as U+FFFD.
  static func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// Where a file lies on the disk.
  static func path(of path: String) -> String { root.appending(path: path).path(percentEncoded: false) }

  /// All scripts below a folder, as paths from the root, in alphabetical order.
  static func scripts(in folder: String) -> [String] { files(in: folder, named: ".anim") }

  /// All files below a folder whose names end so, as paths from the root, in alphabetical order.
  static func files(in folder: String, named ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path(percentEncoded: false))
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
