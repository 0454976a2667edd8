import AnimEngine

/// One call: where it goes on when the call above it returns, and where its registers begin.
struct Frame: Hashable, Sendable {
  var function: UInt32
  /// The instruction to go on with; of the running frame only up to date when the machine has stopped.
  var next: Target = 0
  var numberBase: Int32 = 0
  var referenceBase: Int32 = 0
}

/// The registers and frames of the strand that is running, and of the calls that it makes.
///
/// It is scratch: between turns it is empty, so it is no part of a run's state and copies of a session do not share
/// it. A strand that waits takes its frames along as arrays.
final class ExecutionMemory {
  private(set) var numbers: UnsafeMutablePointer<Double>
  private(set) var references: UnsafeMutablePointer<Reference>
  /// The calls that lead to the running one, outermost first.
  private(set) var frames: UnsafeMutablePointer<Frame>
  /// Variables of the top level, taken from the machine while it runs.
  private(set) var globals: UnsafeMutablePointer<Double>
  private var globalCount: Int
  private(set) var numberEnd: Int32
  private(set) var referenceEnd: Int32
  private(set) var frameEnd: UnsafeMutablePointer<Frame>
  /// How many frames there are while the machine has stopped.
  var frameCount = 0

  private var frameCapacity: Int { frameEnd - frames }
  private let callDepth: Int
  /// How the host keeps an eye on the run.
  let monitor: RunMonitor?
  /// After how many steps the run leaves off.
  let sliceSteps: Int
  /// Whether it leaves off now.
  var isYielding = false
  /// Whether the turn that is running can be left in the middle.
  var mayYield = true
  private let start: MediaTime

  /// - Parameter callDepth: how many frames there may be at most.
  init(globals: [Double], callDepth: Int, monitor: RunMonitor? = nil, sliceSteps: Int = .max) {
    self.monitor = monitor
    self.sliceSteps = sliceSteps
    start = monitor?.clock?() ?? .zero
    let (numberCapacity, referenceCapacity, frameCapacity) = (4096, 1024, max(1, min(256, callDepth)))
    self.callDepth = callDepth
    numbers = .allocate(capacity: numberCapacity)
    numbers.initialize(repeating: 0, count: numberCapacity)
    references = .allocate(capacity: referenceCapacity)
    references.initialize(repeating: .none, count: referenceCapacity)
    frames = .allocate(capacity: frameCapacity)
    frames.initialize(repeating: Frame(function: 0), count: frameCapacity)
    numberEnd = Int32(truncatingIfNeeded: numberCapacity)
    referenceEnd = Int32(truncatingIfNeeded: referenceCapacity)
    frameEnd = frames + frameCapacity
    globalCount = globals.count
    self.globals = .allocate(capacity: max(globalCount, 1))
    for (index, number) in globals.enumerated() { (self.globals + index).initialize(to: number) }
  }

  /// The globals as they are now.
  var globalNumbers: [Double] { Array(UnsafeBufferPointer(start: globals, count: globalCount)) }

  /// How long the run has lasted on the host's clock, if it has one.
  func elapsed() -> MediaTime { monitor?.clock.map { $0() - start } ?? .zero }

  /// The instruction with which the running frame goes on.
  var nextInstruction: Int { frameCount > 0 ? Int(frames[frameCount - 1].next) : 0 }

  /// How many of the references are registers of calls.
  func referenceCount(_ code: Code) -> Int {
    guard frameCount > 0 else { return 0 }
    let frame = frames[frameCount - 1]
    return min(Int(frame.referenceBase) + Int(code.targets[Int(frame.function)].referenceCount), Int(referenceEnd))
  }

  deinit {
    numbers.deallocate()
    references.deinitialize(count: Int(referenceEnd))
    references.deallocate()
    frames.deallocate()
    globals.deallocate()
  }

  /// Notes where the running frame goes on, so that the machine can be looked at or left.
  func suspend(_ frame: UnsafeMutablePointer<Frame>, at next: Int) {
    frame.pointee.next = Target(truncatingIfNeeded: next)
    frameCount = frame - frames + 1
  }

  /// Makes room for that many registers and frames, of which there are at most the call depth allowed; pointers taken
  /// before are invalid.
  func ensure(numbers numberCount: Int, references referenceCount: Int, frames count: Int = 1) {
    if numberCount > Int(numberEnd) {
      let more = max(numberCount - Int(numberEnd), Int(numberEnd))
      numbers = ExecutionMemory.grown(numbers, from: Int(numberEnd), by: more, filler: 0)
      numberEnd += Int32(truncatingIfNeeded: more)
    }
    if referenceCount > Int(referenceEnd) {
      let more = max(referenceCount - Int(referenceEnd), Int(referenceEnd))
      references = ExecutionMemory.grown(references, from: Int(referenceEnd), by: more, filler: .none)
      referenceEnd += Int32(truncatingIfNeeded: more)
    }
    if count > frameCapacity {
      let capacity = frameCapacity
      let more = max(count, min(capacity * 2, callDepth)) - capacity
      frames = ExecutionMemory.grown(frames, from: capacity, by: more, filler: Frame(function: 0))
      frameEnd = frames + (capacity + more)
    }
  }

  private static func grown<Element>(
    _ old: UnsafeMutablePointer<Element>, from count: Int, by more: Int, filler: Element
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: count + more)
    new.moveInitialize(from: old, count: count)
    (new + count).initialize(repeating: filler, count: more)
    old.deallocate()
    return new
  }
}
