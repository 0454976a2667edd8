#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The memory that this process takes.
enum Memory {
  /// Resident bytes, to the page; nil where the system does not tell.
  static var residentBytes: Int? {
    #if canImport(Darwin)
      var statistics = malloc_statistics_t()
      malloc_zone_statistics(nil, &statistics)
      return Int(clamping: statistics.size_in_use)
    #else
      guard let file = fopen("/proc/self/statm", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 128)
      guard fgets(&line, Int32(line.count), file) != nil else { return nil }
      let fields = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ")
      return fields.count > 1 ? Int(fields[1]).map { $0 * Int(getpagesize()) } : nil
    #endif
  }
}
