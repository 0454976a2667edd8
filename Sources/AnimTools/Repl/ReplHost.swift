import AnimEngine
import AnimLanguage

/// What the prompt may touch beside its session.
struct ReplHost {
  var read: (String) throws(FileError) -> [UInt8]
  var write: (String, [UInt8]) throws(FileError) -> Void
  /// Gives what the file of a path imports.
  var loader: (String) -> ScriptLoader
  /// How much time has passed on the wall since some moment.
  var elapsed: @Sendable () -> Duration
  /// Waits until so much time has passed since that moment.
  var wait: (Duration) -> Void = { _ in }
  /// Whether somebody wants what is going on to stop.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// Lets a person change a text; nil if that came to nothing.
  var edit: (String) throws(FileError) -> String? = { _ in nil }
  /// What changes when the file of a path is written.
  var stamp: (String) -> FileStamp? = { _ in nil }
  /// The entries with which a conversation with a person begins, and where they are.
  var startup: () -> (path: String, text: String)? = { nil }
  /// The cells of a line.
  var width: () -> Int = { 80 }

  /// A host without files, on which no time passes.
  static var none: ReplHost {
    ReplHost(
      read: { _ throws(FileError) in throw .missing }, write: { _, _ throws(FileError) in throw .notAllowed },
      loader: { _ in .none }, elapsed: { .zero })
  }
}

extension ReplHost {
  /// A host that may read and write files.
  ///
  /// - Parameter root: a folder that imports may not leave; nil for the script's own.
  init(_ environment: ToolEnvironment, root: String?) {
    let clock = ContinuousClock()
    let start = clock.now
    self.init(
      read: { path throws(FileError) in try SystemCalls.readFile(path, limit: SourceText.sizeLimit) },
      write: { path, bytes throws(FileError) in try SystemCalls.writeFile(path, bytes) },
      loader: { environment.loader(for: $0, root: root) },
      elapsed: { start.duration(to: clock.now) },
      wait: { due in
        let rest = due - start.duration(to: clock.now)
        if rest > .zero { SystemCalls.sleep(rest) }
      },
      isInterrupted: { InterruptSignal.isPending },
      edit: { text throws(FileError) in try SystemCalls.edit(text) },
      stamp: SystemCalls.stamp,
      startup: {
        let folder = UserFolder.configuration.path(variable: environment.variable)
        return folder.flatMap { folder in
          let path = folder + "/init.anim"
          let bytes = try? SystemCalls.readFile(path, limit: SourceText.sizeLimit)
          return bytes.map { (path, String(decoding: $0, as: UTF8.self)) }
        }
      },
      width: {
        // What goes somewhere else is as wide everywhere.
        guard case .descriptor(let input) = environment.input, SystemCalls.isTerminal(input) else { return 80 }
        return min(SystemCalls.windowSize(of: 1)?.columns ?? 80, 110)
      })
  }
}
