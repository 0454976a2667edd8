extension Diagnostic {
  static func importPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importPath, at: range, "'import' needs the name of a file", label: "not a file",
      hint: "write 'import \"easings.anim\"', without interpolations")
  }

  static func importOutside(_ path: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importPath, at: range, "'\(path)' lies outside of the script's folder", label: "not allowed",
      hint: "move the file into the folder, or allow a folder above with --root")
  }

  static func importTooDeep(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.importPath, at: range, "files import each other more than \(limit) deep", label: "too deep")
  }

  static func importedBytes(_ limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(.limitImportedBytes, at: range, "the script imports more than \(limit) bytes", label: "this is too much")
  }

  static func importUnreadable(
    _ path: String, _ reason: String, at range: SourceRange, chain: [(name: String, range: SourceRange)]
  ) -> Diagnostic {
    Diagnostic(
      .importUnreadable, at: range, "cannot read '\(path)': \(reason)", label: "imported here",
      secondary: chain.reversed().map { Label($0.range, "which '\($0.name)' imports here") })
  }

  /// - Parameter chain: the files that import each other and where, from the one that is imported again.
  static func importCycle(_ chain: [(name: String, range: SourceRange)]) -> Diagnostic {
    let names = chain.map { "'\($0.name)'" } + [chain.first.map { "'\($0.name)'" } ?? ""]
    let range = chain.last?.range ?? SourceRange(0, 0)
    return Diagnostic(
      .importCycle, at: range, "files import each other in a circle: " + names.joined(separator: " imports "),
      label: "closes the circle",
      secondary: chain.dropLast().reversed().map { Label($0.range, "'\($0.name)' imports here") },
      hint: "move what both need into a file of its own")
  }
}
