#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Programs that are measured from outside.
enum ChildProcess {
  /// Runs a program to its end with its output thrown away. Ends this one if that does not go well.
  static func run(_ path: String, _ arguments: [String]) {
    if status(path, arguments) != 0 { BenchmarkCommand.fail("'\(path)' fails") }
  }

  /// Runs a program to its end with its output thrown away; 0 if it went well.
  static func status(_ path: String, _ arguments: [String]) -> Int32 {
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var process = pid_t()
    var status: Int32 = -1
    if posix_spawn(&process, path, &actions, nil, &words, environ) == 0 {
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
    return status
  }

  /// Where a program is installed; nil if it is not.
  static func find(_ name: String) -> String? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// A program beside this one.
  static func sibling(_ name: String) -> String? {
    let path = CommandLine.arguments[0]
    guard let slash = path.lastIndex(of: "/") else { return find(name) }
    let sibling = String(path[...slash]) + name
    return access(sibling, X_OK) == 0 ? sibling : nil
  }
}

/// A file that exists while it is kept.
final class TemporaryFile {
  let path: String

  init(_ name: String, _ bytes: [UInt8]) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    path = "\(folder)/anim-bench-\(getpid())-\(name)"
    guard let file = fopen(path, "w") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  deinit {
    unlink(path)
  }
}
