/// A token: what it is, where it stands, and what lies before it.
///
/// Tokens take 16 bytes. What lies between two of them is white space and comments.
public struct Token: Hashable, Sendable {
  /// Where it begins and ends in the program's space of offsets.
  public var range: SourceRange
  /// The name of a ``Kind/word``; 0 for others.
  var payload: UInt32
  public var kind: Kind
  var flags: Flags

  init(_ kind: Kind, _ range: SourceRange, flags: Flags, payload: UInt32 = 0) {
    self.range = range
    self.payload = payload
    self.kind = kind
    self.flags = flags
  }

  /// The name of a word.
  public var name: NameID { NameID(payload) }
  /// Whether it is the first token of its line.
  public var isFirstOnLine: Bool { flags.contains(.afterNewline) }
  /// Whether it is a literal, or the beginning of one.
  var isLiteral: Bool {
    switch kind {
    case .number, .duration, .angle, .percentage, .color, .string, .stringStart: true
    default: false
    }
  }

  /// Whether white space or a comment lies before it, or nothing at all.
  public var isAfterSpace: Bool { flags.contains(.afterSpace) }

  struct Flags: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let afterNewline = Flags(rawValue: 1)
    static let afterSpace = Flags(rawValue: 2)
    /// The literal is broken, and that has been told.
    static let malformed = Flags(rawValue: 4)
  }

  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case endOfFile
    /// A name or a word of the language: words are contextual, so only the parser can tell.
    case word
    case number, duration, angle, percentage, color
    /// A whole string literal without interpolation, with its quotes.
    case string
    /// `"text\(`, `)text\(` and `)text"` around interpolated expressions.
    case stringStart, stringMiddle, stringEnd
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, questionDot, question, arrow
    case assign, addAssign, subtractAssign, multiplyAssign, divideAssign
    case plus, minus, star, slash, percent, not
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, approximatelyEqual
    case and, or, coalesce, halfOpenRange, closedRange
    /// Characters that mean nothing; already told.
    case unknown
    /// Everything inside brackets that are nested too deeply; already told.
    case skipped
  }
}
