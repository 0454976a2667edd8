/// A script taken apart: its tokens, what each is for, and what lies between them.
struct TokenizedScript {
  let source: SourceText
  let tokens: [Token]
  /// What each token is for.
  var roles: [TokenRoles]
  /// For each `{` the token of its `}`; 0 for others.
  var closers: [UInt32]
  /// All comments, in order.
  private(set) var comments: [Comment] = []
  /// How many line ends lie directly before each token, after the last comment: 0, 1, or 2 for more.
  private(set) var lineEnds: [UInt8]

  init(_ source: SourceText, _ tree: SyntaxTree) {
    self.init(source, tokens: tree.tokens)
    assignRoles(of: tree)
  }

  /// A script of whose tokens nobody asks what they are for.
  init(_ source: SourceText, tokens: [Token]) {
    self.source = source
    self.tokens = tokens
    roles = []
    closers = []
    lineEnds = Array(repeating: 0, count: tokens.count)
    var end = 0
    for index in tokens.indices {
      let start = source.localOffset(tokens[index].range.lowerBound)
      if end < start { scanTrivia(end..<start, before: index) }
      end = source.localOffset(tokens[index].range.upperBound)
    }
  }

  /// The kind of a token; that of the end of the file where there is none.
  func kind(_ index: Int) -> Token.Kind { tokens.indices.contains(index) ? tokens[index].kind : .endOfFile }

  /// The word of the language that a token may be.
  func word(_ index: Int) -> Word? { kind(index) == .word ? Word(tokens[index].name) : nil }

  /// The first token that begins at an offset or later.
  static func index(of offset: UInt32, in tokens: [Token]) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of a token.
  func text(_ index: Int) -> ArraySlice<UInt8> { source.slice(tokens[index].range) }

  /// Finds the comments and counts the line ends between two tokens.
  private mutating func scanTrivia(_ range: Range<Int>, before token: Int) {
    let bytes = source.bytes
    var position = range.lowerBound
    var count: UInt8 = 0
    while position < range.upperBound {
      let byte = bytes[position]
      if byte.isLineEnd {
        let isPair = byte == 0x0d && position + 1 < range.upperBound && bytes[position + 1] == 0x0a
        position += isPair ? 2 : 1
        count = min(count + 1, 2)
      } else if byte == UInt8(ascii: "/") {
        let comment = Comment(in: bytes, at: position, limit: range.upperBound, token: token, lineEnds: count)
        comments.append(comment)
        position = comment.range.upperBound
        count = 0
      } else {
        position += 1
      }
    }
    lineEnds[token] = count
  }
}
