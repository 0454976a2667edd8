import AnimLanguage

/// `anim format FILE|FOLDER…`: lays out scripts in the one style.
struct FormatCommand {
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
  }

  /// Formats every file by itself: one that cannot be does not keep the others from being formatted.
  func run(in environment: ToolEnvironment) -> ExitCode {
    let diagnostics = DiagnosticWriter(arguments, in: environment)
    let paths = environment.scripts(inAll: arguments.operands)
    let exitCode = paths.reduce(ExitCode.success) { exitCode, path in
      exitCode.merged(with: format(path, diagnostics, in: environment))
    }
    diagnostics.finish()
    return exitCode
  }

  private func format(
    _ path: String, _ diagnostics: DiagnosticWriter, in environment: ToolEnvironment
  ) -> ExitCode {
    guard let source = environment.readScript(path) else { return .noInput }
    var mistakes = DiagnosticBag()
    do throws(Formatter.Failure) {
      let formatted =
        arguments.has(.force)
        ? try Formatter.formatAroundMistakes(source, into: &mistakes) : try Formatter.format(source)
      diagnostics.write(mistakes, in: [source])
      let exitCode = finish(path, source, formatted, in: environment)
      return mistakes.hasErrors ? exitCode.merged(with: .scriptError) : exitCode
    } catch {
      switch error {
      case .broken(let mistakes):
        diagnostics.write(mistakes, in: [source])
        return .scriptError
      case .unfaithful:
        environment.error.write(
          "anim: '\(source.name)' would not be the same script when formatted, so it was left alone; this is a mistake "
            + "of anim \(CommandLineTool.version), please report it with the script\n")
        return .internalError
      }
    }
  }

  /// Writes what came out, or tells about it.
  private func finish(
    _ path: String, _ source: SourceText, _ formatted: [UInt8], in environment: ToolEnvironment
  ) -> ExitCode {
    let isChanged = formatted != source.bytes
    let isCheck = arguments.has(.checkOnly)
    if arguments.has(.diff) {
      if isChanged { environment.output.write(UnifiedDiff.text(from: source.bytes, to: formatted, name: source.name)) }
    } else if isCheck {
      if isChanged { environment.output.write("\(source.name)\n") }
    } else if path == "-" {
      environment.output.write(formatted)
    } else if isChanged {
      return environment.replaceFile(path, with: formatted) ? .success : .inputOutput
    }
    return isCheck && isChanged ? .testFailure : .success
  }
}
