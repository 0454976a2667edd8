/// A part of a script that is shown in a way of its own.
public struct Highlight: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// A word of the language.
    case word
    /// A property or another member.
    case property
    case function, type
    /// A number with its unit, if it has one.
    case number
    case string, comment
    /// A colour, an easing, `true` and the like.
    case constant
    /// A command of the prompt.
    case command
    case error
  }

  /// The offsets of its bytes in the text's UTF-8.
  public var range: Range<Int>
  public var kind: Kind

  public init(_ range: Range<Int>, _ kind: Kind) {
    self.range = range
    self.kind = kind
  }
}
