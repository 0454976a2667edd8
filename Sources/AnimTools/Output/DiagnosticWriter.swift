import AnimLanguage

/// Writes what there is to tell about a script to standard error, results that came before it first.
struct DiagnosticWriter {
  private let format: DiagnosticFormat
  private let isColored: Bool
  private let environment: ToolEnvironment

  init(_ arguments: ParsedArguments, in environment: ToolEnvironment) {
    format = arguments.value(of: .format).flatMap(DiagnosticFormat.init) ?? .pretty
    isColored = environment.isColored(choice: arguments.value(of: .color), isTerminal: environment.isErrorTerminal)
    self.environment = environment
  }

  func write(_ diagnostics: [Diagnostic], in sources: [SourceText]) {
    guard !diagnostics.isEmpty else { return }
    var bag = DiagnosticBag()
    for diagnostic in diagnostics { bag.add(diagnostic) }
    write(bag, in: sources)
  }

  func write(_ bag: DiagnosticBag, in sources: [SourceText]) {
    guard !bag.isEmpty else { return }
    environment.output.flush()
    environment.error.write(bag.rendered(as: format, in: SourceMap(sources), colored: isColored))
    environment.error.flush()
  }
}
