import AnimLanguage

extension Diagnostic {
  /// A function needs more registers than an instruction can name.
  static func functionTooLarge(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .limitFunctionSize, at: range, "'\(name)' needs more than 65,535 values at a time",
      hint: "split it into smaller functions")
  }
}
