#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program in C that the toolchain's compiler builds for a comparison, and that exists while this is kept.
final class CompiledC {
  /// Where the program is.
  let path: String

  /// Nil where there is no compiler, or where it fails.
  init?(_ name: String, _ text: String) {
    guard let compiler = CompiledC.compiler else { return nil }
    let source = TemporaryFile("\(name).c", Array(text.utf8))
    path = "\(source.path.dropLast(2))"
    guard ChildProcess.status(compiler, ["-O2", "-o", path, source.path, "-lm"]) == 0 else { return nil }
  }

  deinit {
    unlink(path)
  }

  /// `clang`: on the search path, or beside the `swift` that is.
  private static var compiler: String? {
    if let found = ChildProcess.find("clang") { return found }
    guard let swift = ChildProcess.find("swift"), let real = realpath(swift, nil) else { return nil }
    defer { free(real) }
    let folder = String(cString: real).split(separator: "/").dropLast().joined(separator: "/")
    let clang = "/\(folder)/clang"
    return access(clang, X_OK) == 0 ? clang : nil
  }
}
