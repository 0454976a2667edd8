import AnimEngine
import AnimLanguage

/// The display's frames: instants at multiples of a frame's length, each at most once.
struct FrameClock: Hashable, Sendable {
  /// Frames in a second.
  var rate: Double
  /// The number of the last frame that was shown, counted from the frame at 0.
  private var last: Int64 = -1

  /// A clock of a rate that is a number above 0; of 60 otherwise.
  init(rate: Double) {
    self.rate = rate.isFinite && rate > 0 ? min(max(rate, 0.001), 1000) : 60
  }

  /// The instant of the next frame from an instant on.
  func nextInstant(from now: MediaTime) -> MediaTime { instant(of: next(from: now)) }

  /// Counts the frame at an instant; false if there is none, or it has been shown.
  mutating func showFrame(at now: MediaTime) -> Bool {
    let frame = next(from: now)
    guard instant(of: frame) == now else { return false }
    last = frame
    return true
  }

  private func next(from now: MediaTime) -> Int64 {
    let position = Double(now.ticks) / Double(MediaTime.ticksPerSecond) * rate
    var frame = max(Int64(exactly: position.rounded(.down)) ?? .max - 1, last + 1)
    // The division may have gone to either side.
    while frame > last + 1, instant(of: frame - 1) >= now { frame -= 1 }
    while instant(of: frame) < now { frame += 1 }
    return frame
  }

  private func instant(of frame: Int64) -> MediaTime {
    MediaTime(roundingTicks: Double(frame) * (Double(MediaTime.ticksPerSecond) / rate))
  }
}

extension Machine {
  /// Whether anything runs at frames. A run in which nothing does goes from event to event.
  var wantsFrames: Bool { !frameHandlers.isEmpty || (!displays.isEmpty && isDisplayDue) }

  /// Runs the next part of a frame, if there is one now: `on frame` in the order of registration; when what became due
  /// is done, `display` and `draw`.
  ///
  /// - Returns: whether there was one; then something may be due again.
  mutating func runFrame(_ memory: ExecutionMemory) throws(ScriptError) -> Bool {
    guard wantsFrames, frames.showFrame(at: engine.now) else {
      guard isDisplayPending else { return false }
      isDisplayPending = false
      try runDisplays(memory)
      queueNotifications()
      return true
    }
    isDisplayPending = true
    for handler in frameHandlers where frameHandlers.contains(handler) {
      try run(.start(handler, Offer(layer: .stage), keepsAlive: false), memory)
      queueNotifications()
    }
    return true
  }

  /// `on frame` and `off frame`; the same handler counts once.
  mutating func setFrameHandler(
    _ function: FunctionID, isRemoval: Bool, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    var operands = OperandReader(n: n, r: r)
    let closure = operands.closure(function, code.operands(of: function))
    if isRemoval {
      frameHandlers.removeAll { $0 == closure }
    } else if !frameHandlers.contains(closure) {
      frameHandlers.append(closure)
    }
  }
}
