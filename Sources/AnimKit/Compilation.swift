import AnimLanguage
import AnimRuntime

/// What came of compiling a text.
public struct Compilation: Sendable {
  /// The script; nil if the text has mistakes.
  public let script: Script?
  /// Mistakes and warnings, in the order of their places.
  public let diagnostics: [Diagnostic]
  /// The texts that the diagnostics point into.
  public let sources: [SourceText]

  /// The script.
  ///
  /// - Throws: all mistakes if there are any.
  public func get() throws(ScriptError) -> Script {
    if let script { return script }
    let mistakes = diagnostics.filter { $0.severity == .error }
    // There may be so many warnings that no mistake is kept.
    guard let first = mistakes.first ?? diagnostics.first else {
      preconditionFailure("a text without mistakes is a script")
    }
    throw ScriptError(first, others: Array(mistakes.dropFirst()), in: sources)
  }
}

extension Script {
  /// Checks and compiles a text that stands in a Swift file. Its mistakes are told with the lines of that file.
  ///
  /// ```swift
  /// let fade = try Script(
  ///   """
  ///   layer card {}
  ///   animate card.opacity to 0 over 1s
  ///   """)
  /// ```
  ///
  /// - Parameters:
  ///   - environment: what the script may use.
  ///   - file: the Swift file.
  ///   - line: the line of the call. A text of several lines begins two lines below it, behind its opening quotes, which
  ///     have a line of their own.
  /// - Throws: all mistakes if there are any.
  public init(
    _ text: String, in environment: ScriptEnvironment = ScriptEnvironment(), file: String = #filePath,
    line: UInt = #line
  ) throws(ScriptError) {
    self = try environment.compile(SourceText(inSwift: text, file: file, line: line)).get()
  }
}

extension SourceText {
  /// A text that stands in a Swift file: what is told about it has the lines of that file.
  ///
  /// ```swift
  /// let compilation = environment.compile(SourceText(inSwift: "layer card {}"))
  /// ```
  ///
  /// - Parameters:
  ///   - file: the Swift file.
  ///   - line: the line of the call. A text of several lines begins two lines below it, behind its opening quotes, which
  ///     have a line of their own. Columns count from the text's margin.
  public init(inSwift text: String, file: String = #filePath, line: UInt = #line) {
    // The lines above are left empty, so that those of the text have the numbers they have in the file.
    let linesAbove = Int(clamping: line) + (text.contains("\n") ? 1 : -1)
    self.init(name: file, text: String(repeating: "\n", count: max(linesAbove, 0)) + text)
  }
}
