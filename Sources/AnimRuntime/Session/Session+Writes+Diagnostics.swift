import AnimEngine
import AnimLanguage

extension Diagnostic {
  static func unknownVariable(_ name: String) -> Diagnostic {
    Diagnostic(.hostWrite, at: SourceRange(0, 0), "the script has no variable '\(name)'")
  }

  static func constantVariable(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .hostWrite, at: range, "'\(name)' is a constant", label: "declared here",
      hint: "declare it with 'var' so that the host can write it")
  }

  static func variableType(_ name: String, found: String, wanted: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.hostWrite, at: range, "'\(name)' takes a value of type \(wanted), not \(found)", label: "declared here")
  }

  /// A write that the engine refuses.
  static func refused(_ error: EngineError) -> Diagnostic {
    Diagnostic(.hostWrite, at: SourceRange(0, 0), error.message)
  }
}
