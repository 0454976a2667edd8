#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The few calls to the system that the tool needs. Foundation would triple the time to start.
enum SystemCalls {
  /// Everything that a descriptor gives until its end, or nil if that is more than a limit.
  static func readAll(from descriptor: Int32, limit: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(code: errno)
      }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  /// What a descriptor has, waiting until there is something; nothing at its end, nil if it cannot be read.
  static func readSome(from descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: limit)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return Array(chunk[..<count]) }
      if errno != EINTR { return nil }
    }
  }

  /// The whole of a file.
  static func readFile(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    defer { close(descriptor) }
    return try readAll(from: descriptor, limit: limit)
  }

  /// Makes a file, or replaces what is in it.
  static func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
    if !write(bytes, toFile: path, O_TRUNC, permissions: 0o666) { throw FileError(code: errno) }
  }

  /// What tells whether a file was written; nil if there is none.
  static func stamp(of path: String) -> FileStamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return FileStamp(
      time: Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec), size: Int64(status.st_size),
      file: UInt64(status.st_ino))
  }

  /// The path of a file without links and detours; nil if there is none.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// What a folder holds, in no order; nil if it is none, or a link.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        })
    }
    return names
  }

  /// Whether all of it could be written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  /// Adds bytes to the end of a file in one piece, which is made with its folders if it is not there. Only its owner may
  /// read it. False if that fails.
  static func appendFile(_ path: String, _ bytes: [UInt8]) -> Bool {
    makeFolders(of: path)
    return write(bytes, toFile: path, O_APPEND, permissions: 0o600)
  }

  /// Whether all of it could be written to a file, which is made with permissions if it is not there.
  private static func write(_ bytes: [UInt8], toFile path: String, _ flags: Int32, permissions: mode_t) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, permissions)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(bytes, to: descriptor)
  }

  /// Makes the folders that a file is to lie in, as far as they are not there.
  private static func makeFolders(of path: String) {
    for (index, character) in zip(path.indices, path) where character == "/" && index > path.startIndex {
      mkdir(String(path[..<index]), 0o700)
    }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// How many cells a terminal has; nil for what is none, or does not say.
  static func windowSize(of descriptor: Int32) -> TerminalSize? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Makes a write to a closed pipe an error of the write instead of the end of the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Waits for at least so long.
  static func sleep(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    var rest = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    while true {
      var left = timespec()
      if nanosleep(&rest, &left) == 0 || errno != EINTR { return }
      rest = left
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

extension FileError {
  /// - Parameter code: what `errno` says.
  init(code: Int32) {
    switch code {
    case ENOENT, ENOTDIR: self = .missing
    case EISDIR: self = .isFolder
    case EACCES, EPERM: self = .notAllowed
    default: self = .system(String(cString: strerror(code)))
    }
  }
}
