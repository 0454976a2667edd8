import AnimEngine
import AnimLanguage

/// All state of a run: what the code works on, the layers and animations, and what is to happen when.
///
/// A value: a copy taken between turns goes on to the same output as the original. It reads no clock and does no
/// input or output; printed text collects in ``output``.
struct Machine: Sendable {
  var code = Code()
  var engine = AnimationEngine()
  var limits: Limits
  var random: RandomGenerator

  var globalNumbers: [Double] = []
  var globalReferences: [Reference] = []
  var cells = CellStore()
  var members = MemberStore()
  /// The delegates of layers that have one. Looked up, never iterated.
  var delegates: [LayerID: Closure] = [:]
  /// The handlers that are actions, by their numbers.
  var customActions: [Closure] = []
  /// What runs in the middle of instructions, the innermost last.
  var effectRuns: [EffectRun] = []
  /// Whether the running instruction has begun a search for an action.
  var isSearchRequested = false

  var displays = DisplayStore()
  /// Whether something may have changed that is displayed.
  var isDisplayDue = false
  /// Whether something finite may have changed what is on screen since the last frame.
  var isDisplayOwed = false
  /// Whether the frame of this instant has still to be displayed.
  var isDisplayPending = false
  /// What is being drawn.
  var drawing = DisplayList()

  var agenda = Agenda()
  var turns = TurnQueue()
  var strands = StrandStore()
  var registrations = RegistrationStore()
  var completions = CompletionStore()
  /// What animators change. Looked up, never iterated.
  var animators: [AnimatorID: AnimatorProgram] = [:]
  var frames = FrameClock()
  /// `on frame`, in the order of registration.
  var frameHandlers: [Closure] = []
  /// Those that have still to run at this frame, the next one last.
  var pendingFrameHandlers: [Closure] = []
  /// Expectations of this instant.
  var expectations: [Closure] = []
  /// Of each layer and key how the last animation ended, if expectations ask. Looked up, never iterated.
  var endings: [AnimationEnding.Place: AnimationEnding] = [:]
  /// Expectations that did not hold.
  var failures: [Diagnostic] = []

  /// The program around the script. No part of the state, which has the places of its functions in ``hostFunctions``.
  var host = HostFunctions.none
  /// Of each host function that the code calls its index in ``host``; -1 if it is not there.
  var hostFunctions: [Int] = []
  /// Calls that the host has not answered.
  var hostCalls = HostCallStore()
  /// What host functions have answered.
  var hostCallLog = HostCallLog()

  /// What was printed and not taken yet.
  var output = TextBuffer()
  var warnings: [Diagnostic] = []
  /// Whether the begins and ends of animations are noted.
  var isRecorded = false
  /// Those that were not taken yet.
  var record: [RecordedEvent] = []
  /// Looked up, never iterated.
  var toldConflicts: Set<ConflictSites> = []
  /// Those that the check has told; looked up, never iterated.
  var checkedConflicts: Set<ConflictPlaces> = []
  /// The text that is being put together.
  var text = TextBuffer()
  var steps = StepMeter()
  /// What is used, place by place; nil unless somebody wants to know. No part of the run's state.
  var costs: CostMeter?
  /// What the run has used, up to the last turn.
  var usage = Usage()
  /// The memory taken for values so far, whether or not they still live.
  var madeBytes = 0
  /// From how much of that on it is time to look at what lives.
  var censusThreshold: Int

  /// Of the turn that is running: whether what it starts keeps the run alive.
  var keepsAlive = true
  /// Of the turn that is running: the parallel block that it belongs to.
  var block: Int?
  /// Of the turn that has just stopped to wait: what for.
  var wait: WaitCondition?
  /// How layers' times ran when overlaps were last looked at, see `AnimationEngine.timeVersion`.
  var timeVersion = 0
  /// Turns since the clock last moved.
  var turnsAtInstant = 0
  /// Whether not everything is done yet that happens at this instant.
  var isInstantOpen = false
  /// The turn that was left in the middle when the steps of a slice were used up.
  var yieldedTurn: Strand?

  init() {
    limits = Limits()
    random = RandomGenerator(seed: 0)
    censusThreshold = 0
    configure(SessionOptions())
  }

  /// Says how it runs, before anything has run.
  mutating func configure(_ options: SessionOptions) {
    limits = options.limits
    // Frames are numbered with 32 bits.
    limits.callDepth = min(limits.callDepth, Limits.unlimited.callDepth)
    limits.registers = min(limits.registers, Limits.unlimited.registers)
    censusThreshold = limits.liveBytes / 2
    random = RandomGenerator(seed: options.seed)
    engine.setFrameRate(options.frameRate)
    engine.isObserved = options.isTraced
    isRecorded = options.isRecorded
  }

  /// Takes over code that extends the present code.
  mutating func extend(with code: Code) {
    self.code = code
    engine.extendTypes(with: code.layerTypes)
    let numbers = code.globalNumberCount - globalNumbers.count
    globalNumbers.append(contentsOf: repeatElement(0, count: max(numbers, 0)))
    let references = code.globalReferenceCount - globalReferences.count
    globalReferences.append(contentsOf: repeatElement(.none, count: max(references, 0)))
    bind(host)
  }

  /// Runs with memory for registers, into which the globals move meanwhile.
  ///
  /// - Parameter sliceSteps: after how many steps to leave off.
  mutating func run(
    _ monitor: RunMonitor?, sliceSteps: Int = .max,
    _ body: (inout Machine, ExecutionMemory) throws(ScriptError) -> Void
  ) throws(ScriptError) -> RunProgress {
    let memory = ExecutionMemory(
      globals: globalNumbers, callDepth: limits.callDepth, monitor: monitor, sliceSteps: max(sliceSteps, 1))
    steps.beginSlice()
    defer {
      steps.settle()
      usage.wallTime = usage.wallTime + memory.elapsed()
      globalNumbers = memory.globalNumbers
    }
    do {
      try body(&self, memory)
    } catch {
      abandonInstant()
      throw error
    }
    return memory.isYielding ? .yielded : .finished
  }

  /// Gives up what was in the middle when an error came up.
  private mutating func abandonInstant() {
    (isInstantOpen, isDisplayPending) = (false, false)
    (effectRuns, pendingFrameHandlers) = ([], [])
  }

  func layerID(_ number: Double) -> LayerID { LayerID(number: number) }

  /// The name that a script gave a layer; empty if there is no such layer.
  func name(of layer: LayerID) -> String { engine.name(of: layer) ?? "" }

  func globalName(flag: UInt32) -> String {
    code.globals.first { $0.flag == flag }?.name ?? ""
  }
}
