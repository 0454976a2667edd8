/// The brackets of a text that are open at its end and at the beginning of each line.
struct EntryOutline {
  /// A bracket that has been opened.
  struct Opener {
    let kind: Token.Kind
    /// Where it ends.
    let end: Int
    /// Where the first token of its line begins.
    let lineStart: Int
  }

  private let bytes: [UInt8]
  /// The brackets that are open at the end, outermost first.
  private(set) var open: [Opener] = []
  /// For each line the innermost bracket that is open where it begins.
  private(set) var openersOfLines: [Opener?] = []
  /// Where the first token of the last line begins that has one.
  private(set) var lastLineStart = 0

  init(_ text: String) {
    let source = SourceText(name: "", text: text)
    bytes = source.bytes
    var names = NameTable()
    var bag = DiagnosticBag()
    let tokens = Lexer.tokens(of: source, names: &names, into: &bag).tokens
    let lines = LineTable(bytes)
    for token in tokens where token.kind != .endOfFile {
      let start = Int(token.range.lowerBound)
      openLines(until: start, lines)
      if token.isFirstOnLine { lastLineStart = start }
      follow(token)
    }
    openLines(until: bytes.count, lines)
  }

  /// Notes what is open at the beginnings of lines up to a byte.
  private mutating func openLines(until offset: Int, _ lines: LineTable) {
    while openersOfLines.count < lines.starts.count, Int(lines.starts[openersOfLines.count]) <= offset {
      openersOfLines.append(open.last)
    }
  }

  private mutating func follow(_ token: Token) {
    if token.kind.isOpeningBracket {
      open.append(Opener(kind: token.kind, end: Int(token.range.upperBound), lineStart: lastLineStart))
    } else if let opener = token.kind.openingBracket {
      close(opener)
    }
  }

  /// Only a brace closes over a brace.
  private mutating func close(_ kind: Token.Kind) {
    let innermost = open.lastIndex { $0.kind == kind || $0.kind == .leftBrace }
    guard let innermost, open[innermost].kind == kind else { return }
    open.removeLast(open.count - innermost)
  }

  /// What closes everything that is open.
  var closers: String {
    String(
      open.reversed().map { opener -> Character in
        switch opener.kind {
        case .leftParenthesis: ")"
        case .leftBracket: "]"
        default: "}"
        }
      })
  }

  /// A line up to the bracket that it opens.
  func construct(_ opener: Opener) -> String {
    String(decoding: bytes[min(opener.lineStart, opener.end)..<opener.end], as: UTF8.self)
  }

  /// How many cells of white space the line begins with that a bracket stands on.
  func indentation(_ opener: Opener) -> Int { indentation(ofLineAt: opener.lineStart) }

  /// How many cells of white space the last line begins with that has a token.
  var lastIndentation: Int { indentation(ofLineAt: lastLineStart) }

  private func indentation(ofLineAt offset: Int) -> Int {
    let line = bytes[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return DisplayWidth.cells(of: String(decoding: bytes[line..<offset], as: UTF8.self))
  }
}

extension Token.Kind {
  var isOpeningBracket: Bool {
    switch self {
    case .leftParenthesis, .leftBracket, .leftBrace: true
    default: false
    }
  }

  /// What a closing bracket closes; nil for all other tokens.
  var openingBracket: Token.Kind? {
    switch self {
    case .rightParenthesis: .leftParenthesis
    case .rightBracket: .leftBracket
    case .rightBrace: .leftBrace
    default: nil
    }
  }
}
