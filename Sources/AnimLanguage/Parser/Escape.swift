/// What a backslash in a string stands for.
struct Escape {
  var bytes: [UInt8]
  /// The bytes after the backslash that belong to it.
  var length = 1
  var isKnown = true

  init(_ text: ArraySlice<UInt8>, at position: Int) {
    switch text[position] {
    case UInt8(ascii: "n"): bytes = [0x0a]
    case UInt8(ascii: "t"): bytes = [0x09]
    case UInt8(ascii: "r"): bytes = [0x0d]
    case UInt8(ascii: "0"): bytes = [0]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): bytes = [text[position]]
    case UInt8(ascii: "u"):
      if let (scalar, length) = Escape.scalar(text, after: position) {
        bytes = Array(String(Character(scalar)).utf8)
        self.length = length
      } else {
        bytes = []
        isKnown = false
        let rest = text[position...].prefix(12)
        if let end = rest.firstIndex(of: UInt8(ascii: "}")) { length = end + 1 - position }
      }
    default:
      bytes = []
      isKnown = false
      length = UTF8Decoding.scalar(in: Array(text[position..<min(position + 4, text.endIndex)]), at: 0)?.length ?? 1
    }
  }

  /// The scalar of `u{1F600}`.
  private static func scalar(_ text: ArraySlice<UInt8>, after position: Int) -> (Unicode.Scalar, length: Int)? {
    var index = position + 1
    guard index < text.endIndex, text[index] == UInt8(ascii: "{") else { return nil }
    index += 1
    let digits = text[index...].prefix(9).prefix(while: \.isHexDigit)
    let end = digits.endIndex
    guard (1...8).contains(digits.count), end < text.endIndex, text[end] == UInt8(ascii: "}"),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, end + 1 - position)
  }
}
