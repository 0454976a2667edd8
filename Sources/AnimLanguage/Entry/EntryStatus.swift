/// How far a text has come that is typed at a prompt, as the parser sees it.
public struct EntryStatus: Hashable, Sendable {
  /// What to do when the line ends.
  public enum Completeness: UInt8, Hashable, Sendable {
    /// It can be run.
    case complete
    /// More lines can make it complete.
    case incomplete
    /// It has a mistake that no further line mends.
    case invalid
  }

  public let completeness: Completeness
  /// What is open at its end, as it was written: `layer card {`. Nil if nothing is.
  public let openConstruct: String?
  /// How many spaces the line begins with that opened it, where its closing bracket belongs.
  public let openerIndentation: Int?
  /// How many spaces the next line should begin with.
  public let indentation: Int

  /// How many spaces a block is indented by.
  public static let indentationStep = 4

  /// The status of a text. One that begins with `:` is a command of the prompt and always complete.
  public init(of text: String) {
    let outline = EntryOutline(text)
    let opener = outline.open.last
    openConstruct = opener.map(outline.construct)
    openerIndentation = opener.map(outline.indentation)
    if text.isPromptCommand {
      completeness = .complete
      indentation = 0
      return
    }
    switch EntryProbe(text, outline).result {
    case .complete: (completeness, indentation) = (.complete, outline.indentationOfNextStatement)
    case .invalid: (completeness, indentation) = (.invalid, outline.indentationOfNextStatement)
    case .needs(.rest): (completeness, indentation) = (.incomplete, outline.indentationOfNextStatement)
    case .needs(.operand): (completeness, indentation) = (.incomplete, outline.indentationOfContinuation)
    }
  }

  /// What is open where each line of a text begins but the first, as it was written; nil where nothing is.
  public static func openConstructs(ofLinesAfterFirst text: String) -> [String?] {
    let outline = EntryOutline(text)
    return outline.openersOfLines.dropFirst().map { $0.map(outline.construct) }
  }
}

extension String {
  /// Whether it is a command of the prompt rather than part of a script.
  public var isPromptCommand: Bool { first { !$0.isWhitespace } == ":" }
}

extension EntryOutline {
  /// How many spaces a line begins with that begins a statement, or goes on in brackets.
  fileprivate var indentationOfNextStatement: Int {
    guard let opener = open.last else { return lastIndentation }
    // Lists of several lines keep to what their lines have.
    let followsLine = opener.kind != .leftBrace && opener.lineStart < lastLineStart
    return followsLine ? lastIndentation : indentation(opener) + EntryStatus.indentationStep
  }

  /// How many spaces a line begins with that goes on with the line before.
  fileprivate var indentationOfContinuation: Int {
    if let opener = open.last, opener.kind != .leftBrace { return indentationOfNextStatement }
    // Further lines of one statement stand below each other.
    let outer = open.last.map { indentation($0) + EntryStatus.indentationStep } ?? 0
    return lastIndentation > outer ? lastIndentation : lastIndentation + EntryStatus.indentationStep
  }
}

/// Finds out whether a text can be made complete by trying what may follow.
private struct EntryProbe {
  enum Result {
    case complete, invalid
    case needs(Continuation)
  }

  /// What makes the text complete.
  enum Continuation {
    /// The rest of an expression.
    case operand
    /// Closing brackets, a block, or the end of a comment.
    case rest
  }

  let result: Result

  init(_ text: String, _ outline: EntryOutline) {
    let mistakes = EntryProbe.mistakes(in: text)
    if mistakes.isEmpty {
      result = .complete
    } else if let comment = mistakes.first(where: { $0.id == .unterminatedComment }) {
      // What stands before the comment must not be wrong.
      let before = String(decoding: text.utf8.prefix(Int(comment.range.lowerBound)), as: UTF8.self)
      switch EntryProbe(before, EntryOutline(before)).result {
      case .invalid: result = .invalid
      case .complete, .needs: result = .needs(.rest)
      }
    } else {
      let closers = outline.closers
      let continuations: [(Continuation, String)] = [
        (.rest, closers), (.operand, "0" + closers), (.rest, "{}" + closers), (.operand, ": 0" + closers),
        (.rest, "a: a" + closers),
      ]
      let start = UInt32(truncatingIfNeeded: text.utf8.count + 1)
      let found = continuations.first { continuation in
        // Mistakes behind the first token that follows would be mended by what follows that.
        !EntryProbe.mistakes(in: text + "\n" + continuation.1).contains { $0.range.lowerBound <= start }
      }
      result = found.map { .needs($0.0) } ?? .invalid
    }
  }

  private static func mistakes(in text: String) -> [Diagnostic] {
    var bag = DiagnosticBag()
    _ = Parser.parse(SourceText(name: "", text: text), into: &bag)
    return bag.diagnostics.filter { $0.severity == .error }
  }
}
