/// Gathers the lines of a script into entries, each as soon as the parser says that it is complete.
///
/// Takes time in proportion to the text: inside of brackets lines are only counted, not parsed again and again.
public struct EntryGatherer: Sendable {
  private var text = ""
  /// How many more brackets were opened than closed.
  private var depth = 0
  /// Whether a comment goes on after its line, in which brackets mean nothing.
  private var hasOpenComment = false

  public init() {}

  /// Whether lines are waiting for more.
  public var isEmpty: Bool { text.isEmpty }

  /// Adds a line.
  ///
  /// - Parameter line: without its line end.
  /// - Returns: the entry that it completes, or that it makes one that no further line mends.
  public mutating func add(_ line: String) -> String? {
    if !text.isEmpty { text += "\n" }
    text += line
    if text.isPromptCommand { return take() }
    count(line)
    if depth > 0 && !hasOpenComment || EntryStatus(of: text).completeness == .incomplete { return nil }
    return take()
  }

  /// The lines that no further line follows; nil if there are none.
  public mutating func finish() -> String? { text.isEmpty ? nil : take() }

  private mutating func take() -> String {
    defer { self = EntryGatherer() }
    return text
  }

  private mutating func count(_ line: String) {
    var names = NameTable()
    var bag = DiagnosticBag()
    let tokens = Lexer.tokens(of: SourceText(name: "", text: line), names: &names, into: &bag).tokens
    if bag.diagnostics.contains(where: { $0.id == .unterminatedComment }) { hasOpenComment = true }
    for token in tokens {
      if token.kind.isOpeningBracket { depth += 1 }
      if token.kind.openingBracket != nil { depth -= 1 }
    }
  }
}
