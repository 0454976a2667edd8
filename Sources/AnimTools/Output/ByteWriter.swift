/// Collects bytes and hands them on in big pieces: to a file descriptor, or to nobody when a test reads them.
///
/// Failures are remembered rather than thrown: after one nothing more is written, and ``hasFailed`` tells whoever
/// asks. A class, since all parts of a command write to the same place.
public final class ByteWriter {
  /// What is not handed on yet.
  public private(set) var bytes: [UInt8] = []
  /// Whether bytes could not be written, because the other end has closed or the disk is full.
  public private(set) var hasFailed = false

  private let descriptor: Int32?

  /// More than this many bytes are handed on at once.
  private static let chunkSize = 65_536

  /// - Parameter descriptor: where bytes go; nil keeps them all in ``bytes``.
  public init(descriptor: Int32? = nil) {
    self.descriptor = descriptor
  }

  /// Everything so far as text; what a test compares.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  public func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    flushFullChunk()
  }

  public func write(_ more: [UInt8]) {
    if bytes.isEmpty {
      bytes = more
    } else {
      bytes.append(contentsOf: more)
    }
    flushFullChunk()
  }

  /// Hands on everything.
  public func flush() {
    guard let descriptor else { return }
    if !hasFailed && !bytes.isEmpty { hasFailed = !SystemCalls.write(bytes, to: descriptor) }
    bytes.removeAll(keepingCapacity: bytes.count <= 4 * Self.chunkSize)
  }

  private func flushFullChunk() {
    if bytes.count >= Self.chunkSize { flush() }
  }
}
