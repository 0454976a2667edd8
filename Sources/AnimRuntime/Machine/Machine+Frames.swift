import AnimEngine
import AnimLanguage

/// The display's frames: instants at multiples of a frame's length, each at most once.
struct FrameClock: Hashable, Sendable {
  /// The last frame that was shown.
  private var last: MediaTime?

  /// Whether any frame was shown.
  var hasShown: Bool { last != nil }

  /// The instant of the next frame from an instant on, at a rate of frames a second.
  func nextInstant(from now: MediaTime, rate: Double) -> MediaTime {
    let position = Double(now.ticks) / Double(MediaTime.ticksPerSecond) * rate
    var frame = position.rounded(.down)
    // The division may have gone to either side.
    while frame > 0, instant(of: frame - 1, rate) >= now { frame -= 1 }
    while instant(of: frame, rate) < now || isShown(instant(of: frame, rate)) { frame += 1 }
    return instant(of: frame, rate)
  }

  /// Counts the frame at an instant; false if there is none, or it has been shown.
  mutating func showFrame(at now: MediaTime, rate: Double) -> Bool {
    guard nextInstant(from: now, rate: rate) == now else { return false }
    last = now
    return true
  }

  private func isShown(_ instant: MediaTime) -> Bool { last.map { instant <= $0 } ?? false }

  private func instant(of frame: Double, _ rate: Double) -> MediaTime {
    MediaTime(roundingTicks: frame * (Double(MediaTime.ticksPerSecond) / rate))
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
    guard wantsFrames, frames.showFrame(at: engine.now, rate: engine.frameRate) else {
      guard isDisplayPending else { return false }
      isDisplayPending = false
      memory.mayYield = false
      defer { memory.mayYield = true }
      try runDisplays(memory)
      return true
    }
    isDisplayPending = true
    pendingFrameHandlers = frameHandlers.reversed()
    return true
  }

  /// Runs a handler of this frame, unless it has been taken off meanwhile. Nothing else comes between them.
  mutating func runFrameHandler(_ handler: Closure, _ memory: ExecutionMemory) throws(ScriptError) {
    steps.spend(frameHandlers.count >> 5)
    guard frameHandlers.contains(handler) else { return }
    try run(.start(handler, Offer(layer: .stage), keepsAlive: false), memory)
  }

  /// `on frame` and `off frame`; the same handler counts once.
  mutating func setFrameHandler(
    _ function: FunctionID, isRemoval: Bool, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let closure = operands.closure(function, code.operands(of: function))
    for reference in closure.references { try checkSize(reference) }
    steps.spend(frameHandlers.count >> 5)
    if isRemoval {
      frameHandlers.removeAll { $0 == closure }
    } else if !frameHandlers.contains(closure) {
      try checkRegistrations()
      frameHandlers.append(closure)
    }
  }
}
