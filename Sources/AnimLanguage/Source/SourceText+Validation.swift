extension SourceText {
  /// The index of the first byte that is NUL or not part of a well-formed UTF-8 sequence.
  func firstUnreadableByte() -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] &- 1 < 0x7f {
        index += 1
      } else if bytes[index] != 0, let (_, length) = UTF8Decoding.scalar(in: bytes, at: index) {
        index += length
      } else {
        return index
      }
    }
    return nil
  }
}

/// Reads single scalars of a text in UTF-8.
enum UTF8Decoding {
  /// The scalar that begins at an index, and its length in bytes; `nil` where none does.
  static func scalar(in bytes: [UInt8], at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    let length: Int
    var value: UInt32
    switch first {
    case 0..<0x80: return (Unicode.Scalar(first), 1)
    case 0xc2..<0xe0: (length, value) = (2, UInt32(first & 0x1f))
    case 0xe0..<0xf0: (length, value) = (3, UInt32(first & 0x0f))
    case 0xf0..<0xf5: (length, value) = (4, UInt32(first & 0x07))
    default: return nil
    }
    guard index + length <= bytes.count else { return nil }
    for byte in bytes[index + 1..<index + length] {
      guard byte & 0xc0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3f)
    }
    let isOverlong = length == 3 && value < 0x800 || length == 4 && value < 0x1_0000
    guard !isOverlong, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}
