#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stack deep enough for whoever walks down a nested text.
///
/// Parser, checker and compiler call themselves for each level of a text, and a level of theirs can take 64 KB in a
/// build without optimization. A thread of a host may have 512 KB in all, so they run on a thread of their own.
package enum DeepStack {
  /// In bytes; only what is used is ever touched.
  static let size = 64 << 20

  /// Calls a function on a deep stack and waits for it. Costs some 20 microseconds.
  package static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    func keep() { result = body() }
    withoutActuallyEscaping(keep) { keep in
      var work: () -> Void = keep
      withUnsafeMutablePointer(to: &work) { work in
        if !perform(work) { work.pointee() }
      }
      work = {}
    }
    // It has been set on either way.
    return result ?? body()
  }

  /// Calls what a pointer leads to on another thread; false if there can be none.
  private static func perform(_ work: UnsafeMutablePointer<() -> Void>) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return false }
    #if canImport(Darwin)
      var thread: pthread_t?
      let code = pthread_create(&thread, &attributes, { DeepStack.enter($0) }, work)
      guard code == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, &attributes, { DeepStack.enter($0) }, work) == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  private static func enter(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    work?.assumingMemoryBound(to: (() -> Void).self).pointee()
    return nil
  }
}
