import Foundation

/// The files of the project that tests read.
enum Project {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

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
