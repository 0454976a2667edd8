import AnimLanguage

/// What is wrong with a call of a host function, for the script's author.
struct HostProblem: Hashable, Sendable {
  var function: String
  var message: String
  var hint: String?

  static func wrongResult(of function: String, found: String, wanted: String) -> HostProblem {
    HostProblem(function: function, message: "the host answered with \(found) where \(wanted) was promised")
  }

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.runHostFunction, at: range, "'host.\(function)' failed: \(message)", hint: hint)
  }
}

extension Diagnostic {
  static func hostMissing(_ signature: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .runHostMissing, at: range, "the host has no function '\(signature)'",
      hint: "the script was compiled for another host")
  }
}
