/// Tells how to show a script while it is typed: by the lexer's tokens, and by what the parser made of its words.
public struct Highlighter {
  /// The parts that are shown in a way of their own, in order; they do not overlap.
  public private(set) var highlights: [Highlight] = []
  /// The ranges of brackets that belong together.
  private var pairs: [(opener: Range<Int>, closer: Range<Int>)] = []

  /// - Parameter text: a script, or a command of the prompt.
  public init(_ text: String) {
    let bytes = Array(text.utf8)
    var start = 0
    if text.isPromptCommand, let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      start = bytes[colon...].firstIndex { $0 == UInt8(ascii: " ") || $0.isLineEnd } ?? bytes.count
      highlights.append(Highlight(colon..<start, .command))
    }
    // What follows a command is often a value; its mistakes are the command's business.
    let isScript = start == 0
    let source = SourceText(name: "", bytes: Array(bytes[start...]), base: UInt32(truncatingIfNeeded: start))
    var bag = DiagnosticBag()
    let tree = Parser.parse(source, into: &bag)
    addTokens(of: tree, in: bytes, from: start)
    if isScript { addErrors(bag, end: Int(tree.tokens.last { $0.kind != .endOfFile }?.range.upperBound ?? 0)) }
  }

  /// The brackets to show where the cursor is on one, or behind it: that one and the one it belongs to.
  public func brackets(at offset: Int) -> [Range<Int>] {
    let pair =
      pairs.first { $0.opener.lowerBound == offset || $0.closer.lowerBound == offset }
      ?? pairs.first { $0.opener.upperBound == offset || $0.closer.upperBound == offset }
    return pair.map { [$0.opener, $0.closer] } ?? []
  }

  private mutating func addTokens(of tree: SyntaxTree, in bytes: [UInt8], from start: Int) {
    let places = tree.namePlaces
    var end = start
    var openers: [Token] = []
    for token in tree.tokens {
      let range = token.range.offsets
      addComments(bytes, from: end, to: range.lowerBound)
      end = max(end, range.upperBound)
      match(token, &openers)
      if let kind = kind(of: token, in: tree, places) { add(range, kind) }
    }
  }

  /// Adds a part, clear of those before it.
  private mutating func add(_ range: Range<Int>, _ kind: Highlight.Kind) {
    let start = max(range.lowerBound, highlights.last?.range.upperBound ?? 0)
    if start < range.upperBound { highlights.append(Highlight(start..<range.upperBound, kind)) }
  }

  // MARK: Words

  private func kind(of token: Token, in tree: SyntaxTree, _ places: SyntaxTree.NamePlaces) -> Highlight.Kind? {
    switch token.kind {
    case .number, .duration, .angle, .percentage: .number
    case .color: .constant
    case .string, .stringStart, .stringMiddle, .stringEnd: .string
    case .word: kind(ofWord: token, in: tree, places)
    default: nil
    }
  }

  private func kind(ofWord token: Token, in tree: SyntaxTree, _ places: SyntaxTree.NamePlaces) -> Highlight.Kind? {
    let start = token.range.lowerBound
    if places.functions.contains(start) { return .function }
    if places.types.contains(start) { return .type }
    if places.members.contains(start) { return .property }
    if places.names.contains(start) { return Highlighter.meanings[tree.names[token.name]] }
    guard let word = Word(token.name) else { return nil }
    return word.isReserved ? .constant : .word
  }

  /// What names of the vocabulary are where nobody says otherwise. Looked up, never iterated.
  private static let meanings: [String: Highlight.Kind] = {
    let catalog = PropertyCatalog.builtin
    let properties = (catalog.roots + catalog.ownRoots).map { (catalog.entries[$0].name, Highlight.Kind.property) }
    let names = Vocabulary.easings.map(\.name) + Vocabulary.colors.map(\.name) + Vocabulary.constants.map(\.name)
    let constants = names.map { ($0, Highlight.Kind.constant) }
    return Dictionary(properties + constants) { first, _ in first }
  }()

  // MARK: Comments, brackets and mistakes

  /// Adds the comments between two tokens.
  private mutating func addComments(_ bytes: [UInt8], from start: Int, to end: Int) {
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: "/"), index + 1 < end else {
        index += 1
        continue
      }
      let comment = index
      if bytes[index + 1] == UInt8(ascii: "/") {
        index = bytes[index..<end].firstIndex(where: \.isLineEnd) ?? end
      } else {
        index = Highlighter.endOfBlockComment(bytes, from: index, to: end)
      }
      add(comment..<index, .comment)
    }
  }

  private static func endOfBlockComment(_ bytes: [UInt8], from start: Int, to end: Int) -> Int {
    var depth = 0
    var index = start
    while index + 1 < end {
      switch (bytes[index], bytes[index + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")): (depth, index) = (depth - 1, index + 2)
      default: index += 1
      }
      if depth == 0 { return index }
    }
    return end
  }

  private mutating func match(_ token: Token, _ openers: inout [Token]) {
    if token.kind.isOpeningBracket { return openers.append(token) }
    guard let opener = token.kind.openingBracket, let last = openers.last, last.kind == opener else { return }
    openers.removeLast()
    pairs.append((last.range.offsets, token.range.offsets))
  }

  /// Marks mistakes, except at the end, where it may just not be finished.
  private mutating func addErrors(_ bag: DiagnosticBag, end: Int) {
    for diagnostic in bag.diagnostics where diagnostic.severity == .error {
      let range = diagnostic.range.offsets
      guard !range.isEmpty, range.upperBound < end else { continue }
      highlights = highlights.flatMap { highlight -> [Highlight] in
        [
          Highlight(highlight.range.clamped(to: 0..<range.lowerBound), highlight.kind),
          Highlight(highlight.range.clamped(to: range.upperBound..<Int.max), highlight.kind),
        ].filter { !$0.range.isEmpty }
      }
      highlights.append(Highlight(range, .error))
    }
    highlights.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension SourceRange {
  /// As offsets of bytes.
  fileprivate var offsets: Range<Int> { Int(lowerBound)..<Int(max(lowerBound, upperBound)) }
}
