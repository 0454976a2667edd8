/// A character that is not of the language but looks like one, as word processors and foreign keyboards make them.
struct LookAlike {
  /// What people call it.
  let name: String
  /// What is meant.
  let replacement: String

  var isSpace: Bool { replacement == " " || replacement.isEmpty }
  var isQuote: Bool { replacement == "\"" }

  private init(_ name: String, _ replacement: String) {
    self.name = name
    self.replacement = replacement
  }

  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0xff01...0xff5e where !Unicode.Scalar(UInt8(scalar.value - 0xfee0)).properties.isXIDContinue:
      let ascii = Character(Unicode.Scalar(UInt8(scalar.value - 0xfee0)))
      self.init("fullwidth '\(ascii)'", ascii == "'" ? "\"" : String(ascii))
    default:
      guard let known = LookAlike.table[scalar.value] else { return nil }
      self = known
    }
  }

  private static let table: [UInt32: LookAlike] = [
    0x00a0: LookAlike("no-break space", " "), 0x2000: LookAlike("en quad", " "), 0x2001: LookAlike("em quad", " "),
    0x2002: LookAlike("en space", " "), 0x2003: LookAlike("em space", " "), 0x2007: LookAlike("figure space", " "),
    0x2009: LookAlike("thin space", " "), 0x200a: LookAlike("hair space", " "),
    0x202f: LookAlike("narrow no-break space", " "), 0x205f: LookAlike("mathematical space", " "),
    0x3000: LookAlike("ideographic space", " "), 0x2028: LookAlike("line separator", " "),
    0x2029: LookAlike("paragraph separator", " "), 0x00ad: LookAlike("soft hyphen", ""),
    0x200b: LookAlike("zero-width space", ""), 0x200c: LookAlike("zero-width non-joiner", ""),
    0x200d: LookAlike("zero-width joiner", ""), 0x200e: LookAlike("left-to-right mark", ""),
    0x200f: LookAlike("right-to-left mark", ""), 0x2060: LookAlike("word joiner", ""),
    0xfeff: LookAlike("byte order mark", ""),
    0x2018: LookAlike("typographic quote", "\""), 0x2019: LookAlike("typographic quote", "\""),
    0x201a: LookAlike("typographic quote", "\""), 0x201c: LookAlike("typographic quote", "\""),
    0x201d: LookAlike("typographic quote", "\""), 0x201e: LookAlike("typographic quote", "\""),
    0x201f: LookAlike("typographic quote", "\""), 0x00ab: LookAlike("typographic quote", "\""),
    0x00bb: LookAlike("typographic quote", "\""), 0x2033: LookAlike("double prime", "\""),
    0x2010: LookAlike("typographic hyphen", "-"), 0x2011: LookAlike("no-break hyphen", "-"),
    0x2012: LookAlike("figure dash", "-"), 0x2013: LookAlike("en dash", "-"), 0x2014: LookAlike("em dash", "-"),
    0x2212: LookAlike("minus sign", "-"), 0x00d7: LookAlike("multiplication sign", "*"),
    0x22c5: LookAlike("dot operator", "*"), 0x00f7: LookAlike("division sign", "/"),
    0x2044: LookAlike("fraction slash", "/"), 0x2215: LookAlike("division slash", "/"),
    0x2264: LookAlike("less-than-or-equal sign", "<="), 0x2265: LookAlike("greater-than-or-equal sign", ">="),
    0x2260: LookAlike("not-equal sign", "!="), 0x2248: LookAlike("almost-equal sign", "~="),
    0x2026: LookAlike("ellipsis", "..."), 0x2192: LookAlike("arrow", "->"), 0x00ac: LookAlike("not sign", "!"),
    0x2227: LookAlike("logical and", "&&"), 0x2228: LookAlike("logical or", "||"),
    0x037e: LookAlike("Greek question mark", ";"), 0x3002: LookAlike("ideographic full stop", "."),
    0x3001: LookAlike("ideographic comma", ","), 0x2039: LookAlike("typographic bracket", "<"),
    0x203a: LookAlike("typographic bracket", ">"),
  ]
}

extension Lexer {
  /// Reads a look-alike as what it looks like.
  mutating func readLookAlike(_ lookAlike: LookAlike, length: Int, _ flags: Token.Flags) {
    let start = position
    position += length
    if lookAlike.isQuote { return readQuoted(lookAlike, opener: range(start, position), flags) }
    report { .lookAlike(lookAlike, at: $0.range(start, $0.position)) }
    append(LookAlike.kinds[lookAlike.replacement] ?? .unknown, from: start, flags: flags)
  }

  /// Reads a string between quotes that are none.
  mutating func readQuoted(_ lookAlike: LookAlike, opener: SourceRange, _ flags: Token.Flags) {
    let start = Int(opener.lowerBound &- source.base)
    while position < bytes.count, !bytes[position].isLineEnd {
      guard let (scalar, length) = UTF8Decoding.scalar(in: bytes, at: position) else { break }
      position += length
      if scalar == "\"" || scalar == "'" || scalar == "`" || LookAlike(scalar)?.isQuote == true {
        report { .lookAlikeQuotes(lookAlike, opener: opener, closer: $0.range($0.position - length, $0.position)) }
        return append(.string, from: start, flags: flags.union(.malformed))
      }
    }
    report { _ in .lookAlikeQuotes(lookAlike, opener: opener, closer: nil) }
    append(.string, from: start, flags: flags.union(.malformed))
  }

  /// Reads a string between apostrophes, as other languages write it.
  mutating func readApostrophe(_ quote: UInt8, _ flags: Token.Flags) {
    position += 1
    readQuoted(quote == UInt8(ascii: "`") ? .backtick : .apostrophe, opener: range(position - 1, position), flags)
  }
}

extension LookAlike {
  static let apostrophe = LookAlike("apostrophe", "\"")
  static let backtick = LookAlike("backtick", "\"")

  /// What tokens look-alikes stand for. Brackets are missing: they are read as unknown, since they would have to
  /// be matched.
  fileprivate static let kinds: [String: Token.Kind] = [
    "-": .minus, "*": .star, "/": .slash, "<=": .lessOrEqual, ">=": .greaterOrEqual, "!=": .notEqual,
    "~=": .approximatelyEqual, "...": .closedRange, "->": .arrow, "!": .not, "&&": .and, "||": .or, ";": .semicolon,
    ".": .dot, ",": .comma, ":": .colon, "=": .assign, "+": .plus, "%": .percent, "?": .question, "<": .less,
    ">": .greater,
  ]
}
