/// Builds UTF-8 text in one byte array.
public struct TextBuffer: Hashable, Sendable {
  @usableFromInline var storage: [UInt8] = []

  /// The text so far as UTF-8.
  @inlinable
  public var bytes: [UInt8] { storage }

  /// How many bytes of UTF-8 there are.
  @inlinable
  public var count: Int { storage.count }

  /// Whether there is no text.
  @inlinable
  public var isEmpty: Bool { storage.isEmpty }

  /// An empty buffer.
  public init() {}

  /// An empty buffer with room for a number of bytes.
  public init(capacity: Int) {
    storage.reserveCapacity(capacity)
  }

  /// Appends one byte of UTF-8.
  @inlinable
  public mutating func append(byte: UInt8) {
    storage.append(byte)
  }

  /// Appends a string as it is.
  @inlinable
  public mutating func append(_ text: String) {
    storage.append(contentsOf: text.utf8)
  }

  /// A string as a literal of the language: in quotes, with what must be escaped escaped.
  public mutating func append(quoted text: String) {
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\t"): append(#"\t"#)
      case 0..<0x20, 0x7F:
        append(#"\u{"#)
        append(hexDigits: UInt64(byte), count: 2)
        append(byte: UInt8(ascii: "}"))
      default: append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Appends another text.
  @inlinable
  public mutating func append(_ other: TextBuffer) {
    storage.append(contentsOf: other.storage)
  }

  /// Forgets the text and keeps the storage.
  @inlinable
  public mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
  }

  /// The text so far.
  @inlinable
  public var string: String { String(decoding: storage, as: UTF8.self) }
}
