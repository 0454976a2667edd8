import AnimEngine
import AnimLanguage
import AnimRuntime

/// `anim test FILE|FOLDER…`: runs the tests that scripts hold.
struct TestCommand {
  private let arguments: ParsedArguments
  private let format: TestFormat
  private let options: SessionOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    format = arguments.value(of: .testFormat).flatMap(TestFormat.init) ?? .pretty
    options = try arguments.sessionOptions()
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    var report = TestReport()
    var exitCode = ExitCode.success
    InterruptSignal.held {
      for path in environment.scripts(inAll: arguments.operands) {
        if environment.isInterrupted() { break }
        exitCode = exitCode.merged(with: runTests(of: path, &report, in: environment))
      }
      if environment.isInterrupted() { exitCode = .interrupted }
    }
    if report.results.isEmpty, exitCode == .success {
      let filter = arguments.value(of: .filter)
      environment.error.write(
        "anim: " + (filter.map { "no test's name contains '\($0)'" } ?? "there are no tests") + "\n")
      exitCode = .testFailure
    }
    environment.output.write(report.text(as: format))
    return exitCode.merged(with: report.failedCount > 0 ? .testFailure : .success)
  }

  private func runTests(of path: String, _ report: inout TestReport, in environment: ToolEnvironment) -> ExitCode {
    guard let source = environment.readScript(path) else { return .noInput }
    var session = Session(options: options)
    session.monitor = environment.monitor
    let found = session.load(source, loader: environment.loader(for: path, root: arguments.value(of: .root)))
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    guard !found.hasErrors else {
      diagnostics.write(found, in: session.entrySources)
      return .scriptError
    }
    let filter = arguments.value(of: .filter) ?? ""
    for (index, test) in session.tests.enumerated() where filter.isEmpty || test.name.contains(filter) {
      report.results.append(result(of: test, index, in: session, path: path))
    }
    return .success
  }

  /// Runs one test with a copy of a session in which nothing has run.
  private func result(of test: ScriptTest, _ index: Int, in session: Session, path: String) -> TestResult {
    var session = session
    var failures: [Diagnostic] = []
    do throws(ScriptError) {
      try session.start(test: index)
      try session.run()
    } catch {
      failures.append(error.diagnostic)
    }
    // A test that was stopped, or waits for what cannot come, has not got to its end.
    failures = session.takeFailures() + failures + session.takeWarnings()
    return TestResult(
      file: path, name: test.name, failures: failures, output: String(decoding: session.takeOutput(), as: UTF8.self),
      end: session.now, sources: session.sources)
  }
}
