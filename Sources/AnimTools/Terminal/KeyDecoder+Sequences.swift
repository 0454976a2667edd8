extension KeyDecoder {
  /// The key that sends a control character.
  static func controlKey(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0a, 0x0d: Key(.enter)
    case 0x1b: Key(.escape)
    case 0: .control(" ")
    case 0x1c...0x1f: .control(Unicode.Scalar(byte + 0x40))
    default: .control(Unicode.Scalar(byte + 0x60))
    }
  }

  /// The key that a letter at the end of a sequence stands for.
  static func cursorKey(_ final: UInt8) -> Key.Symbol? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// The modifiers that a number in a sequence stands for: one more than their bits.
  static func modifiers(_ number: Int) -> Key.Modifiers {
    Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(number, 1) - 1) & 7)
  }
}

/// `Esc [ parameters final`.
struct ControlSequence {
  private let numbers: [Int]
  private let final: UInt8

  init(parameters: [UInt8], final: UInt8) {
    // Sub-parameters after ':' say nothing that matters here.
    numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
      Int(String(decoding: part.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)) ?? 0
    }
    self.final = final
  }

  private func number(_ index: Int) -> Int { numbers.indices.contains(index) ? numbers[index] : 0 }

  var key: Key {
    let modifiers = KeyDecoder.modifiers(number(1))
    switch final {
    case UInt8(ascii: "~"):
      if number(0) == 27 { return unicodeKey(number(2), modifiers) }
      return Key(numberedKey, modifiers)
    case UInt8(ascii: "^"): return Key(numberedKey, .control)
    case UInt8(ascii: "$"): return Key(numberedKey, .shift)
    case UInt8(ascii: "u"): return unicodeKey(number(0), modifiers)
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "P")...UInt8(ascii: "S") where number(0) <= 1:
      return Key(.function(Int(final - UInt8(ascii: "O"))), modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d") where numbers == [0]:
      return Key(KeyDecoder.cursorKey(final - 0x20) ?? .unknown, .shift)
    default: return KeyDecoder.cursorKey(final).map { Key($0, modifiers) } ?? Key(.unknown)
    }
  }

  private var numberedKey: Key.Symbol {
    switch number(0) {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number(0) - 10)
    case 17...21: .function(number(0) - 11)
    case 23...24: .function(number(0) - 12)
    default: .unknown
    }
  }

  private func unicodeKey(_ value: Int, _ modifiers: Key.Modifiers) -> Key {
    guard let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return Key(.unknown) }
    if scalar.value < 0x20 || scalar.value == 0x7f {
      let key = KeyDecoder.controlKey(UInt8(scalar.value))
      return Key(key.symbol, key.modifiers.union(modifiers))
    }
    return Key(.character(scalar), modifiers)
  }
}
