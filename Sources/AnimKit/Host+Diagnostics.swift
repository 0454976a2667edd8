import AnimLanguage

extension Diagnostic {
  static func unknownHostLayer(_ name: String, similar: [String]) -> Diagnostic {
    Diagnostic(
      .hostLayer, at: SourceRange(0, 0), "there is no layer '\(name)'",
      hint: similar.isEmpty ? nil : "did you mean '\(similar[0])'?")
  }
}
