import AnimLanguage

/// Writes what there is to tell about scripts to standard error, results that came before it first.
///
/// A class, since what is kept for the end is kept for all parts of a command.
final class DiagnosticWriter {
  private let format: DiagnosticFormat
  private let style: DiagnosticStyle
  /// What has been told, if it is written as one document at the end.
  private var log: SARIFLog?
  private let environment: ToolEnvironment

  init(_ arguments: ParsedArguments, in environment: ToolEnvironment) {
    let format = arguments.value(of: .format)
    self.format = format.flatMap(DiagnosticFormat.init) ?? .pretty
    style = DiagnosticStyle(arguments, in: environment)
    log = format == "sarif" ? SARIFLog(toolVersion: CommandLineTool.version) : nil
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
    let map = SourceMap(sources)
    guard log == nil else {
      log?.add(bag, in: map)
      return
    }
    environment.output.flush()
    environment.error.write(bag.rendered(as: format, in: map, style: style))
    environment.error.flush()
  }

  /// Writes what is kept for the end.
  func finish() {
    if let log { environment.error.write(log.text) }
  }
}

extension DiagnosticStyle {
  /// How messages look where a command line sends them.
  init(_ arguments: ParsedArguments, in environment: ToolEnvironment) {
    self.init(
      isColored: environment.isColored(choice: arguments.value(of: .color), isTerminal: environment.isErrorTerminal),
      width: environment.errorWidth, isASCII: Self.isASCII(in: environment))
  }

  /// Whether the locale says that text is not in UTF-8. Without a locale nothing is said.
  private static func isASCII(in environment: ToolEnvironment) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment.variable).first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return false }
    return !locale.contains("utf-8") && !locale.contains("utf8")
  }
}
