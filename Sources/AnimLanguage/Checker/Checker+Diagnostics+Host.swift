extension Diagnostic {
  static func noHost(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noHost, at: range, "'\(name)' is a function of the host, and this script runs without a host",
      label: "not there", hint: "run it in the program that gives it 'host.\(name)'")
  }

  static func hostAsValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, at: range, "'host' is no value", label: "only its functions can be called",
      hint: "write 'host.name(…)'")
  }
}
