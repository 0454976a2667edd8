import AnimLanguage
import Testing

/// A diagnostic that a text must give: its id, where it begins, and its message where that matters.
struct ExpectedDiagnostic {
  let id: DiagnosticID
  let marker: Character
  let message: String?

  init(_ id: DiagnosticID, at marker: Character, _ message: String? = nil) {
    self.id = id
    self.marker = marker
    self.message = message
  }
}

/// What parsing a text gave.
struct Parsed {
  let source: SourceText
  let tree: SyntaxTree
  let diagnostics: [Diagnostic]

  /// Made once: tests parse a hundred thousand texts.
  private static let words = NameTable()

  init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8], base: UInt32 = 0) {
    source = SourceText(name: "test.anim", bytes: bytes, base: base)
    var bag = DiagnosticBag()
    tree = Parser.parse(source, names: Parsed.words, into: &bag)
    diagnostics = bag.diagnostics
  }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The tree as text, without the last line end.
  var dump: String { String(tree.debugDescription.dropLast()) }

  /// The text after the first fix of each diagnostic; edits that overlap an earlier one are left out.
  var fixedText: String {
    var bytes = source.bytes
    var edits = diagnostics.compactMap(\.fixes.first).flatMap(\.edits)
    edits.sort { ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound) }
    var limit = UInt32(bytes.count)
    for edit in edits where edit.range.upperBound <= limit {
      bytes.replaceSubrange(
        source.localOffset(edit.range.lowerBound)..<source.localOffset(edit.range.upperBound),
        with: Array(edit.replacement.utf8))
      limit = edit.range.lowerBound
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Parses a text and checks everything that must hold of it at once: the structure, the diagnostics and where they
/// stand, that the fixes give a text without mistakes, that the text comes back from its tokens and from the
/// formatter, that ranges are sound, and that the text cut off at any byte, or with any token replaced, still gives a
/// sound tree.
func assertParse(
  _ marked: String, _ structure: String? = nil, diagnostics expected: [ExpectedDiagnostic] = [],
  fixed: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let parsed = Parsed(text.text)
  if let structure { #expect(parsed.dump == structure, sourceLocation: sourceLocation) }
  let told = parsed.diagnostics.map { "\($0.id) at \($0.range.lowerBound): \($0.message)" }
  #expect(
    parsed.diagnostics.count == expected.count, "told: \(told.joined(separator: "; "))", sourceLocation: sourceLocation)
  for (diagnostic, expectation) in zip(parsed.diagnostics, expected) {
    #expect(diagnostic.id == expectation.id, "\(diagnostic.message)", sourceLocation: sourceLocation)
    #expect(
      diagnostic.range.lowerBound == text[expectation.marker], "\(diagnostic.message)", sourceLocation: sourceLocation)
    if let message = expectation.message { #expect(diagnostic.message == message, sourceLocation: sourceLocation) }
  }
  if let fixed {
    #expect(parsed.fixedText == fixed, sourceLocation: sourceLocation)
    let again = Parsed(parsed.fixedText).diagnostics.map(\.message)
    #expect(again == [], "the fixes leave mistakes", sourceLocation: sourceLocation)
  }
  assertParse(parsed, sourceLocation: sourceLocation)
}

/// Checks what must hold of any text, with mistakes or without.
///
/// - Parameters:
///   - cuts: At how many bytes at least the text is cut off, if it has so many.
///   - flips: How many tokens at least are replaced.
func assertParse(
  _ parsed: Parsed, cuts: Int = 400, flips: Int = 60, sourceLocation: SourceLocation = #_sourceLocation
) {
  assertSound(parsed, sourceLocation: sourceLocation)
  assertRoundTrip(parsed, sourceLocation: sourceLocation)
  assertTotal(parsed, cuts: cuts, flips: flips, sourceLocation: sourceLocation)
}

/// Checks that tokens cover the text in order, that ranges lie inside of it, and that every node can be reached.
func assertSound(_ parsed: Parsed, sourceLocation: SourceLocation = #_sourceLocation) {
  let whole = parsed.source.range
  var end = whole.lowerBound
  for token in parsed.tree.tokens {
    guard token.range.lowerBound >= end, token.range.upperBound >= token.range.lowerBound,
      token.range.upperBound <= whole.upperBound
    else {
      Issue.record("tokens overlap or leave the text at \(token.range)", sourceLocation: sourceLocation)
      return
    }
    end = token.range.upperBound
  }
  let tree = parsed.tree
  let ranges = tree.expressionRanges + tree.statementRanges + tree.typeRanges + tree.clauseRanges
  let areSound =
    ranges.allSatisfy {
      $0.lowerBound <= $0.upperBound && $0.lowerBound >= whole.lowerBound && $0.upperBound <= whole.upperBound
    } && tree.expressions.count == tree.expressionRanges.count
    && tree.statements.count == tree.statementRanges.count && tree.debugDescription.isEmpty == tree.root.isEmpty
  // One expectation for all: these are asked a hundred thousand times.
  #expect(areSound, "ranges of nodes lie inside the text, and all nodes have theirs", sourceLocation: sourceLocation)
}

/// Checks that tokens and what lies between them are the whole text, and that a text without mistakes of syntax can be
/// formatted, once and for all, and keeps its tree.
private func assertRoundTrip(_ parsed: Parsed, sourceLocation: SourceLocation) {
  var end = parsed.source.range.lowerBound
  for token in parsed.tree.tokens {
    let gap = parsed.source.text(in: SourceRange(end, token.range.lowerBound))
    end = token.range.upperBound
    if gap.allSatisfy(\.isWhitespace) { continue }
    #expect(Parsed(gap).tree.tokens.count == 1, "a gap with more than comments", sourceLocation: sourceLocation)
  }
  #expect(end == parsed.source.range.upperBound, sourceLocation: sourceLocation)
  let once = formatted(parsed.source.bytes)
  #expect(once.hasPrefix("broken: ") == parsed.hasErrors, sourceLocation: sourceLocation)
  guard !parsed.hasErrors else { return }
  #expect(formatted(once) == once, sourceLocation: sourceLocation)
  #expect(Parsed(once).dump == parsed.dump, sourceLocation: sourceLocation)
}

/// Cuts the text off and flips tokens; what is left must still give a sound tree. Every byte and every token have their
/// turn where the text is short, else as many as given, at even distances: parsing is slow without optimization.
private func assertTotal(_ parsed: Parsed, cuts: Int, flips: Int, sourceLocation: SourceLocation) {
  let bytes = parsed.source.bytes
  for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / cuts)) {
    assertSound(Parsed(bytes: Array(bytes[..<length])), sourceLocation: sourceLocation)
  }
  let replacements = ["", "{", "}", "(", ")", "\"", "=", "name", "then", "\n", "1s", "\\("]
  let tokens = parsed.tree.tokens.dropLast()
  for index in stride(from: 0, to: tokens.count, by: max(1, tokens.count / flips)) {
    var flipped = bytes
    flipped.replaceSubrange(
      Int(tokens[index].range.lowerBound)..<Int(tokens[index].range.upperBound),
      with: Array(replacements[index % replacements.count].utf8))
    assertSound(Parsed(bytes: flipped), sourceLocation: sourceLocation)
  }
}
