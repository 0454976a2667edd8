/// Builds UTF-8 text in one byte array.
public struct TextBuffer: Sendable {
  @usableFromInline internal var storage: [UInt8] = []

  /// The text so far as UTF-8.
  @inlinable
  public var bytes: [UInt8] { storage }

  public init() {}

  public init(capacity: Int) {
    storage.reserveCapacity(capacity)
  }

  public mutating func append(_ text: String) {
    storage.append(contentsOf: text.utf8)
  }

  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { storage.append(contentsOf: $0) }
  }

  @inlinable
  public mutating func append(byte: UInt8) {
    storage.append(byte)
  }

  /// Forgets the text and keeps the storage.
  public mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
  }

  /// The text so far.
  public var string: String { String(decoding: storage, as: UTF8.self) }
}
