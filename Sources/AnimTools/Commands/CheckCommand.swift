import AnimLanguage

/// `anim check FILE…`: reports the mistakes of scripts.
struct CheckCommand {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    let writer = DiagnosticWriter(arguments, in: environment)
    return arguments.operands.reduce(.success) { exitCode, path in
      exitCode.merged(with: check(path, writer, in: environment))
    }
  }

  private func check(_ path: String, _ writer: DiagnosticWriter, in environment: ToolEnvironment) -> ExitCode {
    do throws(FileError) {
      let source = try environment.readScript(path)
      var diagnostics = DiagnosticBag()
      let tree = Parser.parse(source, into: &diagnostics)
      _ = Checker.check(tree, source, into: &diagnostics)
      writer.write(diagnostics, in: source)
      return diagnostics.hasErrors ? .scriptError : .success
    } catch {
      environment.report(error, reading: path)
      return .noInput
    }
  }
}
