#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension SystemCalls {
  /// Puts new content in the place of a file's. Whoever reads it meanwhile sees the old or the new one, and a failure
  /// leaves the old one. Links stay links, and permissions stay.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
    guard let path = realPath(path) else { throw FileError(code: errno) }
    var status = stat()
    guard stat(path, &status) == 0, access(path, W_OK) == 0 else { throw FileError(code: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .system("it is no plain file") }
    // In the same folder, so that it can take the file's place at once.
    var template = Array("\(path).XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw FileError(code: errno) }
    // Others' files stay theirs where the system allows it.
    if status.st_uid != geteuid() || status.st_gid != getegid() {
      _ = fchown(descriptor, status.st_uid, status.st_gid)
    }
    let isWritten =
      write(bytes, to: descriptor) && fchmod(descriptor, status.st_mode & 0o7777) == 0
      && fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(template, path) == 0 else {
      let code = errno
      unlink(template)
      throw FileError(code: code)
    }
  }
}

extension ToolEnvironment {
  /// Whether a file could be given new content at once; if not, a message says why.
  func replaceFile(_ path: String, with bytes: [UInt8]) -> Bool {
    do throws(FileError) {
      try SystemCalls.replaceFile(path, with: bytes)
      return true
    } catch {
      self.error.write("anim: cannot write '\(path)': \(error.writingMessage)\n")
      return false
    }
  }
}
