/// Cuts a text into tokens. Every sequence of bytes gives tokens that cover it; mistakes are told once.
///
/// Tokens are of the whole text at once: the parser looks ahead in an array. Brackets are followed here already, as
/// interpolations end with theirs, and as nesting has to end somewhere before any stack does.
struct Lexer: ~Copyable {
  /// What became of a text.
  struct Output {
    var tokens: [Token]
    /// How many `{` have no `}`.
    var unclosedBraces: Int
    var silencers: [Silencer]
  }

  let source: SourceText
  /// How deeply brackets may be nested.
  let nestingLimit: Int
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var names: NameTable
  var diagnostics: DiagnosticBag
  var reported = 0
  var brackets: [Bracket] = []
  /// How many of the open brackets are interpolations.
  var openInterpolations = 0
  var silencingComments: [SilencingComment] = []

  /// A bracket that is not closed yet, and where it stands.
  struct Bracket {
    enum Kind: UInt8 { case parenthesis, square, brace, interpolation }

    var kind: Kind
    var position: Int
  }

  static func tokens(
    of source: SourceText, names: inout NameTable, limits: SourceLimits = SourceLimits(),
    into diagnostics: inout DiagnosticBag
  ) -> Output {
    var lexer = Lexer(source: source, names: names, nestingLimit: limits.bracketDepth, diagnostics: diagnostics)
    // The copies above must not share their storage with the originals, or the first change would copy it all.
    names = NameTable.empty
    diagnostics = DiagnosticBag()
    lexer.run()
    names = lexer.names
    diagnostics = lexer.diagnostics
    return Output(
      tokens: lexer.tokens, unclosedBraces: lexer.brackets.count { $0.kind == .brace }, silencers: lexer.silencers())
  }

  private init(source: SourceText, names: NameTable, nestingLimit: Int, diagnostics: DiagnosticBag) {
    self.source = source
    self.nestingLimit = nestingLimit
    self.bytes = source.bytes
    self.names = names
    self.diagnostics = diagnostics
    tokens.reserveCapacity(source.bytes.count / 4 + 1)
  }

  private mutating func run() {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    var flags: Token.Flags = [.afterNewline, .afterSpace]
    while true {
      flags.formUnion(skipTrivia())
      if openInterpolations > 0, flags.contains(.afterNewline) || position >= bytes.count {
        abandonInterpolations()
      }
      guard position < bytes.count else { break }
      readToken(flags)
      flags = []
    }
    append(.endOfFile, from: bytes.count, flags: flags)
  }

  // MARK: Bytes

  /// The byte at an index, or 0 past the end.
  @inline(__always)
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  @inline(__always)
  func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(source.base &+ UInt32(truncatingIfNeeded: start), source.base &+ UInt32(truncatingIfNeeded: end))
  }

  /// Adds a token that begins at `start` and ends at ``position``.
  @inline(__always)
  mutating func append(_ kind: Token.Kind, from start: Int, flags: Token.Flags, payload: UInt32 = 0) {
    tokens.append(Token(kind, range(start, position), flags: flags, payload: payload))
  }

  /// Tells about a mistake. It is not put into words once there is no chance that it is shown.
  mutating func report(_ diagnostic: (borrowing Lexer) -> Diagnostic) {
    guard reported < DiagnosticBag.limitPerFile else { return diagnostics.count(1) }
    reported += 1
    let diagnostic = diagnostic(self)
    diagnostics.add(diagnostic)
  }

  // MARK: Tokens

  private mutating func readToken(_ flags: Token.Flags) {
    let start = position
    let first = bytes[position]
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
      readWord(flags)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber(flags)
    case UInt8(ascii: "\""):
      readString(flags)
    case UInt8(ascii: "#"):
      readColor(flags)
    case UInt8(ascii: "."):
      if byte(at: position + 1).isDigit { readNumber(flags) } else { readDots(flags) }
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open(first, flags)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      close(first, flags)
    case UInt8(ascii: "'"), UInt8(ascii: "`"):
      readApostrophe(first, flags)
    case 0x80...:
      readUnicode(flags)
    default:
      if let (kind, length) = punctuation(first, byte(at: position + 1)) {
        position += length
        append(kind, from: start, flags: flags)
      } else {
        readUnknown(flags)
      }
    }
  }

  private mutating func readWord(_ flags: Token.Flags) {
    let start = position
    var end = start
    while end < bytes.count, bytes[end].isNameASCII { end += 1 }
    var isASCII = true
    if end < bytes.count, bytes[end] >= 0x80 {
      let asciiEnd = end
      end = endOfName(from: end)
      isASCII = end == asciiEnd
    }
    position = end
    let name = names.intern(bytes, start..<end, isASCII: isASCII)
    append(.word, from: start, flags: flags, payload: name.index)
  }

  /// Where the letters, digits and marks of a name end.
  func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      if bytes[end] < 0x80 {
        guard bytes[end].isNameASCII else { break }
        end += 1
      } else {
        guard let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: end), scalar.properties.isXIDContinue,
          LookAlike(scalar) == nil
        else { break }
        end += length
      }
    }
    return end
  }

  private mutating func readUnicode(_ flags: Token.Flags) {
    guard let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: position) else { return readUnknown(flags) }
    if let lookAlike = LookAlike(scalar) {
      readLookAlike(lookAlike, length: length, flags)
    } else if scalar.properties.isXIDStart {
      readWord(flags)
    } else {
      readUnknown(flags)
    }
  }

  /// Kind and length of an operator or a sign that is no bracket.
  @inline(__always)
  private func punctuation(_ first: UInt8, _ second: UInt8) -> (kind: Token.Kind, length: Int)? {
    let isBeforeEqual = second == UInt8(ascii: "=")
    switch first {
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return (.colon, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: "="): return isBeforeEqual ? (.equal, 2) : (.assign, 1)
    case UInt8(ascii: "+"): return isBeforeEqual ? (.addAssign, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.arrow, 2) }
      return isBeforeEqual ? (.subtractAssign, 2) : (.minus, 1)
    case UInt8(ascii: "*"): return isBeforeEqual ? (.multiplyAssign, 2) : (.star, 1)
    case UInt8(ascii: "/"): return isBeforeEqual ? (.divideAssign, 2) : (.slash, 1)
    case UInt8(ascii: "%"): return (.percent, 1)
    case UInt8(ascii: "!"): return isBeforeEqual ? (.notEqual, 2) : (.not, 1)
    case UInt8(ascii: "<"): return isBeforeEqual ? (.lessOrEqual, 2) : (.less, 1)
    case UInt8(ascii: ">"): return isBeforeEqual ? (.greaterOrEqual, 2) : (.greater, 1)
    case UInt8(ascii: "~"): return isBeforeEqual ? (.approximatelyEqual, 2) : nil
    case UInt8(ascii: "&"): return second == first ? (.and, 2) : nil
    case UInt8(ascii: "|"): return second == first ? (.or, 2) : nil
    case UInt8(ascii: "?"):
      if second == first { return (.coalesce, 2) }
      // `?.5` is a question mark and a number.
      let isMember = second == UInt8(ascii: ".") && !byte(at: position + 2).isDigit
      return isMember ? (.questionDot, 2) : (.question, 1)
    default: return nil
    }
  }

  private mutating func readDots(_ flags: Token.Flags) {
    let start = position
    guard byte(at: position + 1) == UInt8(ascii: ".") else {
      position += 1
      return append(.dot, from: start, flags: flags)
    }
    let third = byte(at: position + 2)
    switch third {
    case UInt8(ascii: "<"), UInt8(ascii: "."): position += 3
    default:
      position += 2
      report { .incompleteRangeOperator(at: $0.range(start, $0.position)) }
    }
    append(third == UInt8(ascii: "<") ? .halfOpenRange : .closedRange, from: start, flags: flags)
  }

  /// A run of characters that mean nothing is one token and one mistake.
  private mutating func readUnknown(_ flags: Token.Flags) {
    let start = position
    repeat {
      position += UTF8Decoding.scalar(in: bytes, at: position)?.length ?? 1
    } while position < bytes.count && beginsNothing(position)
    report { .unknownCharacters($0.source.text(in: $0.range(start, $0.position)), at: $0.range(start, $0.position)) }
    append(.unknown, from: start, flags: flags)
  }

  private func beginsNothing(_ index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "@"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "\\"), 1..<9, 14..<32, 0x7f: return true
    case 0x80...:
      guard let (scalar, _) = UTF8Decoding.scalar(in: bytes, at: index) else { return true }
      return LookAlike(scalar) == nil && !scalar.properties.isXIDStart
    default: return false
    }
  }
}

extension UInt8 {
  @inline(__always)
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// A letter, a digit or an underscore.
  @inline(__always)
  var isNameASCII: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26 || isDigit || self == UInt8(ascii: "_")
  }

  @inline(__always)
  var isHexDigit: Bool { isDigit || (self | 0x20) &- UInt8(ascii: "a") < 6 }

  @inline(__always)
  var isLineEnd: Bool { self == 0x0a || self == 0x0d }
}
