#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The memory that this program has.
enum Memory {
  /// The bytes of it that are in use; nil where nobody tells.
  static var resident: Int? {
    guard let file = fopen("/proc/self/statm", "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = fread(&bytes, 1, bytes.count, file)
    let fields = String(decoding: bytes.prefix(count), as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
