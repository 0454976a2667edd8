import AnimEngine
import AnimLanguage
import AnimRuntime

/// What a command line may touch: its input, its output, and a clock to keep pace with.
public struct ToolEnvironment {
  /// Where standard input comes from.
  public enum Input {
    case descriptor(Int32)
    case bytes([UInt8])
  }

  public var input: Input
  public var output: ByteWriter
  public var error: ByteWriter
  /// Whether messages go to a person's terminal, and may be coloured.
  public var isErrorTerminal: Bool
  /// The cells in a line of that terminal; nil if there is none or it does not say.
  public var errorWidth: Int?
  /// Variables such as `NO_COLOR`.
  public var variable: (String) -> String?
  /// Waits until so much time has passed since the first call.
  public var pace: (MediaTime) -> Void
  /// What a clock on the wall shows, if there is one.
  public var clock: (@Sendable () -> MediaTime)?
  /// Whether what runs is to end early.
  public var isInterrupted: @Sendable () -> Bool

  public init(
    input: Input = .bytes([]), output: ByteWriter = ByteWriter(), error: ByteWriter = ByteWriter(),
    isErrorTerminal: Bool = false, errorWidth: Int? = nil, variable: @escaping (String) -> String? = { _ in nil },
    pace: @escaping (MediaTime) -> Void = { _ in }, clock: (@Sendable () -> MediaTime)? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.input = input
    self.output = output
    self.error = error
    self.isErrorTerminal = isErrorTerminal
    self.errorWidth = errorWidth
    self.variable = variable
    self.pace = pace
    self.clock = clock
    self.isInterrupted = isInterrupted
  }

  /// The environment of this process.
  public static func process() -> ToolEnvironment {
    SystemCalls.ignoreBrokenPipes()
    let pacer = WallClockPacer()
    return ToolEnvironment(
      input: .descriptor(0), output: ByteWriter(descriptor: 1), error: ByteWriter(descriptor: 2),
      isErrorTerminal: SystemCalls.isTerminal(2), errorWidth: SystemCalls.windowSize(of: 2)?.columns,
      variable: SystemCalls.variable, pace: pacer.wait(until:), clock: WallClockPacer.makeClock(),
      isInterrupted: { InterruptSignal.isPending })
  }
}

extension ToolEnvironment {
  /// Ends what runs when it is interrupted, or has taken too long.
  var monitor: RunMonitor { RunMonitor(isCancelled: isInterrupted, clock: clock) }

  /// A script, or nil and a message if it cannot be read; `-` is standard input.
  func readScript(_ path: String) -> SourceText? {
    do throws(FileError) {
      return path == "-" ? SourceText(name: "<stdin>", bytes: try readInput()) : try readFile(path)
    } catch {
      self.error.write("anim: cannot read '\(path)': \(error.message)\n")
      return nil
    }
  }

  private func readFile(_ path: String) throws(FileError) -> SourceText {
    SourceText(name: path, bytes: try SystemCalls.readFile(path, limit: SourceText.sizeLimit))
  }

  private func readInput() throws(FileError) -> [UInt8] {
    switch input {
    case .bytes(let bytes): bytes
    case .descriptor(let descriptor): try SystemCalls.readAll(from: descriptor, limit: SourceText.sizeLimit)
    }
  }

  func report(_ usage: UsageError) {
    let topic = usage.command.map { " \($0.rawValue)" } ?? ""
    error.write("anim: \(usage.message)\nTry 'anim help\(topic)'\n")
  }

  /// Writes out what is left, results before messages. A result that could not be written is a failure too.
  func finish(_ exitCode: ExitCode) -> ExitCode {
    output.flush()
    if output.hasFailed && exitCode != .inputOutput {
      error.write("anim: cannot write the output\n")
    }
    error.flush()
    return output.hasFailed ? .inputOutput : exitCode
  }
}
