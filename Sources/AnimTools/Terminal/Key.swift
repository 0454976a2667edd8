/// A key that was pressed at a terminal, or a text that was pasted.
struct Key: Hashable, Sendable {
  enum Symbol: Hashable, Sendable {
    /// A character as it was typed; with ``Modifiers/control`` the lower-case letter on the key.
    case character(Unicode.Scalar)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
    /// A text that arrived as one, between the marks of bracketed paste.
    case paste([UInt8])
    /// A sequence that means nothing here.
    case unknown
  }

  struct Modifiers: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    static let shift = Modifiers(rawValue: 1)
    static let alt = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }

  var symbol: Symbol
  var modifiers: Modifiers = []

  init(_ symbol: Symbol, _ modifiers: Modifiers = []) {
    self.symbol = symbol
    self.modifiers = modifiers
  }

  /// A character without modifiers.
  static func character(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar)) }

  /// A letter with Ctrl.
  static func control(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .control) }

  /// A letter with Alt, or after Esc.
  static func alt(_ scalar: Unicode.Scalar) -> Key { Key(.character(scalar), .alt) }
}
