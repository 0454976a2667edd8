import AnimLanguage

/// Writes what there is to tell about a script to standard error, results that came before it first.
struct DiagnosticWriter {
  private let format: DiagnosticFormat
  private let isColored: Bool
  private let environment: ToolEnvironment

  init(_ arguments: ParsedArguments, in environment: ToolEnvironment) {
    format = arguments.value(of: .format).flatMap(DiagnosticFormat.init) ?? .pretty
    isColored = Self.isColored(choice: arguments.value(of: .color), in: environment)
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

  /// The option outweighs `NO_COLOR`, that outweighs `CLICOLOR_FORCE`, and without any it is a matter of the terminal.
  private static func isColored(choice: String?, in environment: ToolEnvironment) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    func isSet(_ name: String) -> Bool { !(environment.variable(name) ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), environment.variable("CLICOLOR_FORCE") != "0" { return true }
    return environment.isErrorTerminal && environment.variable("TERM") != "dumb"
  }
}
