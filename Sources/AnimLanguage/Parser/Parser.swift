/// Reads a script. Every sequence of bytes gives a tree; what is wrong with it goes into the bag.
///
/// Recursive descent over the whole text's tokens; operators climb by precedence. A parse function always returns a
/// node: where a part is missing it tells so, once for a place, and makes a `.missing` one.
public struct Parser: ~Copyable {
  let source: SourceText
  /// The text's tokens; misspelt words become what was meant once they are told.
  var tokens: [Token]
  /// The token that is looked at; the last one is the end of the file and is never passed.
  var index = 0
  var tree: SyntaxTree
  var diagnostics: DiagnosticBag
  var reported = 0
  /// The token at which a mistake was told last: one place has one mistake.
  var lastMistake = -1
  /// Above 0 while something is read that stands for what was meant: its mistakes are not told.
  var quiet = 0
  /// How many mistakes were not told.
  var hushed = 0
  /// How many values of other languages were passed over.
  var foreignValues = 0
  /// The first token of the statement that is read.
  var statementStart = 0
  /// How many `(` and `[` are open in the innermost block: inside them newlines end nothing.
  var openBrackets = 0
  var depth = 0
  /// How deeply functions of the parser may call each other for one text.
  let depthLimit: Int
  /// Ids of the lists that are being read, innermost last.
  var pending: [UInt32] = []
  /// How many levels each expression has.
  var heights: [UInt16] = []
  /// How many `{` still lack their `}`, as far as is told.
  var unclosedBraces: Int
  var openBlocks: [Block] = []

  /// How many levels an expression may have; sums of more terms than this need a loop anyway.
  static let heightLimit = 500

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - names: The program's names so far; the tree's table continues it.
  ///   - limits: How deeply it may be nested.
  ///   - diagnostics: Receives all mistakes of the text.
  public static func parse(
    _ source: SourceText, names: NameTable = NameTable(), limits: SourceLimits = SourceLimits(),
    into diagnostics: inout DiagnosticBag
  ) -> SyntaxTree {
    if let problem = unreadable(source) {
      diagnostics.add(problem)
      var tree = SyntaxTree(names: names)
      tree.tokens = [Token(.skipped, source.range, flags: .malformed)]
      return tree
    }
    var names = names
    let lexed = Lexer.tokens(of: source, names: &names, limits: limits, into: &diagnostics)
    var parser = Parser(
      source: source, lexed: lexed, names: names, depthLimit: limits.parserDepth, diagnostics: diagnostics)
    // The bag must not be shared while the parser adds to it.
    diagnostics = DiagnosticBag()
    DeepStack.run { parser.parseFile() }
    diagnostics = parser.diagnostics
    return parser.tree
  }

  /// Reads a text whose tokens have come to stand on other lines or behind other spaces.
  ///
  /// - Returns: nil if that is a mistake somewhere.
  static func reparse(
    _ source: SourceText, tokens: [Token], names: NameTable, limits: SourceLimits = SourceLimits()
  ) -> SyntaxTree? {
    let lexed = Lexer.Output(tokens: tokens, unclosedBraces: 0, silencers: [])
    var parser = Parser(
      source: source, lexed: lexed, names: names, depthLimit: limits.parserDepth, diagnostics: DiagnosticBag())
    DeepStack.run { parser.parseFile() }
    return parser.diagnostics.hasErrors ? nil : parser.tree
  }

  private init(
    source: SourceText, lexed: Lexer.Output, names: NameTable, depthLimit: Int, diagnostics: DiagnosticBag
  ) {
    self.source = source
    self.depthLimit = depthLimit
    tokens = lexed.tokens
    unclosedBraces = lexed.unclosedBraces
    tree = SyntaxTree(names: names)
    self.diagnostics = diagnostics
    tree.tokens = lexed.tokens
    tree.silencers = lexed.silencers
    reserveCapacity(tokens.count)
  }

  /// Makes room for the nodes of a text, so that the arrays seldom grow. Room that is not used is never touched.
  private mutating func reserveCapacity(_ tokenCount: Int) {
    tree.expressions.reserveCapacity(tokenCount * 2 / 3)
    tree.expressionRanges.reserveCapacity(tokenCount * 2 / 3)
    heights.reserveCapacity(tokenCount * 2 / 3)
    tree.statements.reserveCapacity(tokenCount / 4)
    tree.statementRanges.reserveCapacity(tokenCount / 4)
    tree.listPool.reserveCapacity(tokenCount / 2)
    tree.arguments.reserveCapacity(tokenCount / 8)
    tree.texts.reserveCapacity(tokenCount / 16)
  }

  /// What keeps a text from being read at all.
  private static func unreadable(_ source: SourceText) -> Diagnostic? {
    if source.bytes.count > SourceText.sizeLimit { return .sourceTooLong(source) }
    guard let index = source.firstUnreadableByte() else { return nil }
    return source.bytes[index] == 0 ? .nulByte(source, at: index) : .notUTF8(source, at: index)
  }

  private mutating func parseFile() {
    tree.root = parseStatements(in: nil)
  }
}

// MARK: Tokens

extension Parser {
  @inline(__always)
  var current: Token { tokens[index] }

  @inline(__always)
  var kind: Token.Kind { tokens[index].kind }

  /// The word of the language that the current token may be.
  @inline(__always)
  var word: Word? { kind == .word ? Word(current.name) : nil }

  @inline(__always)
  func isWord(_ word: Word) -> Bool { kind == .word && current.name == word.name }

  /// A token after the current one.
  @inline(__always)
  func token(ahead distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

  /// The end of the token before the current one: where a missing part would have to stand.
  var previousEnd: UInt32 { index > 0 ? tokens[index - 1].range.upperBound : source.base }

  @discardableResult
  @inline(__always)
  mutating func advance() -> Token {
    let token = tokens[index]
    if index + 1 < tokens.count { index += 1 }
    return token
  }

  /// Passes over the current token if it is of a kind.
  @inline(__always)
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Passes over the current token if it is a word, on this line or one that continues it.
  mutating func accept(_ word: Word) -> Bool {
    guard isWord(word), !isAtStatementEnd else { return false }
    advance()
    return true
  }

  /// The range from a token to the end of the one before the current.
  func range(from start: Int) -> SourceRange {
    let lower = tokens[start].range.lowerBound
    return SourceRange(lower, max(lower, start < index ? previousEnd : lower))
  }

  /// An empty range after the token before the current one.
  var gap: SourceRange { SourceRange(previousEnd, previousEnd) }
}

// MARK: Nodes

extension Parser {
  mutating func add(_ expression: ExpressionSyntax, _ range: SourceRange, height: UInt16 = 1) -> ExpressionID {
    let id = ExpressionID(tree.expressions.count)
    tree.expressions.append(expression)
    tree.expressionRanges.append(range)
    heights.append(height)
    return id
  }

  /// Adds an expression of parts that have at most `height` levels; `.missing` if that makes it too high for whoever
  /// walks the tree.
  mutating func add(_ expression: ExpressionSyntax, _ range: SourceRange, above height: UInt16) -> ExpressionID {
    guard height < Parser.heightLimit else {
      report(at: statementStart) { _ in .expressionTooHigh(at: range, limit: Parser.heightLimit) }
      return add(.missing, range)
    }
    return add(expression, range, height: height + 1)
  }

  mutating func addMissing() -> ExpressionID { add(.missing, gap) }

  /// How many levels an expression has.
  @inline(__always)
  func height(_ expression: ExpressionID) -> UInt16 { heights[Int(expression.index)] }

  mutating func add(_ statement: StatementSyntax, _ range: SourceRange) -> StatementID {
    let id = StatementID(tree.statements.count)
    tree.statements.append(statement)
    tree.statementRanges.append(range)
    return id
  }

  mutating func add(_ type: TypeSyntax, _ range: SourceRange) -> NodeID<TypeSyntax> {
    let id = NodeID<TypeSyntax>(tree.types.count)
    tree.types.append(type)
    tree.typeRanges.append(range)
    return id
  }

  /// Adds a node to one of the tree's arrays.
  @inline(__always)
  static func add<Node>(_ node: Node, to nodes: inout [Node]) -> NodeID<Node> {
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }

  /// Makes a list of the ids that were put into ``pending`` since it had `mark` of them.
  mutating func list<Node>(since mark: Int) -> NodeList<Node> {
    let start = tree.listPool.count
    tree.listPool.append(contentsOf: pending[mark...])
    pending.removeLast(pending.count - mark)
    return NodeList(start: start, count: tree.listPool.count - start)
  }

  /// A list of one node.
  mutating func list<Node>(of id: NodeID<Node>) -> NodeList<Node> {
    tree.listPool.append(id.index)
    return NodeList(start: tree.listPool.count - 1, count: 1)
  }

  /// The greatest height among expressions put into ``pending`` since it had `mark` of them.
  func height(since mark: Int) -> UInt16 {
    pending[mark...].reduce(1) { max($0, heights[Int($1)]) }
  }
}
