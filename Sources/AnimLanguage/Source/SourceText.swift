/// The text of one file: its bytes, its name, and where it lies in the program's one space of offsets.
public struct SourceText: Hashable, Sendable {
  /// The name that diagnostics show: a path, or something like `<stdin>`.
  public let name: String
  /// The text in UTF-8, as it was read. It may be anything: the parser tells what is wrong with it.
  public let bytes: [UInt8]
  /// The offset of the first byte among all files of the program.
  public let base: UInt32

  /// The longest text that is read, in bytes.
  public static let sizeLimit = 32 << 20

  /// A text of bytes, which need not be UTF-8.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - base: where its offsets begin; see `Session.nextBase`.
  public init(name: String, bytes: [UInt8], base: UInt32 = 0) {
    self.name = name
    self.bytes = bytes
    self.base = base
  }

  /// A text of a string.
  ///
  /// - Parameters:
  ///   - name: what diagnostics call it.
  ///   - base: where its offsets begin; see `Session.nextBase`.
  public init(name: String, text: String, base: UInt32 = 0) {
    self.init(name: name, bytes: Array(text.utf8), base: base)
  }

  /// The range of the whole text. Its end is a place of this file too.
  public var range: SourceRange { SourceRange(base, base &+ UInt32(truncatingIfNeeded: bytes.count)) }

  /// Where the next file of the program may begin: one past the end, so that no two files share a place.
  public var nextBase: UInt32 { range.upperBound &+ 1 }

  /// The text in a range, clamped to the file; bytes that are not UTF-8 read as U+FFFD.
  public func text(in range: SourceRange) -> String {
    let lower = localOffset(range.lowerBound)
    return String(decoding: bytes[lower..<max(lower, localOffset(range.upperBound))], as: UTF8.self)
  }

  /// The index in ``bytes`` of an offset of the program, clamped to the file.
  public func localOffset(_ offset: UInt32) -> Int {
    offset <= base ? 0 : min(Int(offset - base), bytes.count)
  }
}
