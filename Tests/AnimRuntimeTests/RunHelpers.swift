import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

/// What a script does: the lines it prints, and how it ends.
struct RunResult: Equatable {
  var lines: [String] = []
  /// The error that ended the run, or that kept it from starting, as `id message`.
  var error: String?
  var warnings: [String] = []
  var end = MediaTime.zero
}

/// Runs a script from text to its end.
func run(_ text: String, until: MediaTime? = nil, options: SessionOptions = SessionOptions()) -> RunResult {
  var session = Session(options: options)
  var result = RunResult()
  do {
    let diagnostics = try session.enter(SourceText(name: "test.anim", text: text))
    if let error = diagnostics.first(where: { $0.severity == .error }) {
      result.error = "\(error.id) \(error.message)"
      return result
    }
    try session.run(until: until)
  } catch {
    result.error = "\(error.diagnostic.id) \(error.diagnostic.message)"
  }
  result.lines = lines(of: session.takeOutput())
  result.warnings = session.takeWarnings().map { "\($0.id) \($0.message)" }
  result.end = session.now
  return result
}

/// Expects that a script runs to its end without errors and prints these lines.
func expectPrints(
  _ text: String, _ expected: [String], until: MediaTime? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = run(text, until: until)
  #expect(result.error == nil, sourceLocation: sourceLocation)
  #expect(result.lines == expected, sourceLocation: sourceLocation)
}

func lines(of output: [UInt8]) -> [String] {
  String(decoding: output, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
    String.init)
}
