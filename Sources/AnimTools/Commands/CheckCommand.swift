import AnimLanguage

/// `anim check FILE|FOLDER…`: reports the mistakes of scripts.
struct CheckCommand {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  func run(in environment: ToolEnvironment) -> ExitCode {
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    let paths = environment.scripts(inAll: arguments.operands)
    let exitCode = paths.reduce(ExitCode.success) { exitCode, path in
      exitCode.merged(with: check(path, diagnostics, in: environment))
    }
    diagnostics.finish()
    return exitCode
  }

  private func check(
    _ path: String, _ diagnostics: DiagnosticWriter, in environment: ToolEnvironment
  ) -> ExitCode {
    guard let source = environment.readScript(path) else { return .noInput }
    var state = Importer.State()
    state.isStrict = arguments.has(.strict)
    var importer = Importer(state, loader: environment.loader(for: path, root: arguments.value(of: .root)))
    _ = importer.check(source)
    diagnostics.write(importer.diagnostics, in: importer.sources)
    return importer.diagnostics.hasErrors ? .scriptError : .success
  }
}
