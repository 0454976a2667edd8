import AnimLanguage

extension Diagnostic {
  static func unknownText(_ name: String, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .reloadText, at: SourceRange(0, 0), "no text of the name '\(name)' has been entered",
      hint: known.isEmpty ? nil : "there is " + known.map { "'\($0)'" }.joined(separator: ", "))
  }
}
