import AnimEngine
import AnimLanguage

/// How a session runs.
public struct SessionOptions: Hashable, Sendable {
  /// The seed of the run's random numbers; the same seed gives the same run.
  public var seed: UInt64 = 0
  /// Whether every engine call and event is kept for ``Session/takeTrace()``.
  public var isTraced = false
  /// Whether the begins and ends of animations are kept for ``Session/takeRecord()``.
  public var isRecorded = false
  /// Display frames a second, above 0.
  public var frameRate = 60.0
  /// What the run may use.
  public var limits = Limits()
  /// Whether warnings are errors: a script with one is refused, and one of a run is told as an error.
  public var isStrict = false

  /// The options of a plain run.
  public init() {}
}

/// A test that a script declares.
public struct ScriptTest: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// Where it is declared.
  public let range: SourceRange
}

/// One run of a script, or of texts entered one after the other: code, layers, clock, agenda, random numbers and
/// output.
///
/// A value. A copy goes on to exactly what the original would, which is what undo, seeking and transactional entries
/// stand on. Time is virtual: it moves only when the host says so.
public struct Session: Sendable {
  /// The texts entered so far; diagnostics point into them.
  public private(set) var sources: [SourceText] = []
  /// The text that was entered or loaded last and what it imports, also if it was refused.
  public private(set) var entrySources: [SourceText] = []
  /// What there was to say about that text, also where the run that it started ended with an error.
  public private(set) var entryDiagnostics: [Diagnostic] = []

  /// How it runs; tracing and recording may have been changed since.
  public private(set) var options: SessionOptions
  /// What the texts so far have declared.
  public internal(set) var language = Importer.State()
  var machine = Machine()
  /// What has come from outside so far.
  public internal(set) var journal = Journal()
  /// How much has been handed out of what the run tells.
  private(set) var told = RunPosition()
  /// The error that has ended the run; nil while it goes on. Every call that would move or change the run throws it
  /// again. What the run printed until then can still be taken, and ``apply(_:loader:)`` can mend it.
  ///
  /// A run that the host has cancelled can go on: without the rest of the turn that was left in the middle.
  public private(set) var failure: ScriptError?
  /// The function that starts each of ``tests``.
  private var testFunctions: [FunctionID] = []

  /// How the host keeps an eye on the run. It is no part of the run's state.
  public var monitor: RunMonitor?

  /// Whether the present instant was left in the middle, as a call's steps were used up. The next call that moves the
  /// run goes on with it.
  public var isYielding: Bool { machine.isInstantOpen }

  /// - Parameter host: the functions that scripts can call.
  public init(options: SessionOptions = SessionOptions(), host: HostFunctions = .none) {
    self.options = options
    configure()
    self.host = host
  }

  /// A session in which a script is due to start at the first call that moves the run, even if that is by no time.
  public init(_ script: Script, options: SessionOptions = SessionOptions()) {
    self = script.makeSession()
    self.options = options
    configure()
  }

  /// Says how it runs, before anything has run.
  private mutating func configure() {
    machine.configure(options)
    language.limits = options.limits.source
    language.isStrict = options.isStrict
  }

  /// The offset at which the next text has to begin in the space of offsets that all texts share.
  public var nextBase: UInt32 { sources.map(\.nextBase).max() ?? 0 }

  // MARK: Entering text

  /// Parses, checks and compiles a text and what it imports, starts it at the present instant, and runs what is due.
  ///
  /// - Parameters:
  ///   - loader: where imported files come from.
  ///   - steps: after about how many steps to leave off, with the session ``isYielding``.
  /// - Returns: what there is to say about the text. If that contains errors, nothing else has happened.
  /// - Throws: the error that ended the run, if one came up in the turns of this instant.
  public mutating func enter(
    _ source: SourceText, loader: ScriptLoader = .none, steps: Int = .max
  ) throws(ScriptError) -> [Diagnostic] {
    let (text, diagnostics) = compile(source, loader)
    if let text { try start(text, steps: steps) }
    return diagnostics
  }

  /// Does the same without starting the text: its functions and tests are there, but nothing has run.
  public mutating func load(_ source: SourceText, loader: ScriptLoader = .none) -> [Diagnostic] {
    let (text, diagnostics) = compile(source, loader)
    if let text { journal.append(.library(text.entered), at: now) }
    return diagnostics
  }

  /// The function that starts the text, nil if there are mistakes, and what there is to say.
  mutating func compile(
    _ source: SourceText, _ loader: ScriptLoader, valueNames: [String] = []
  ) -> (text: CompiledText?, diagnostics: [Diagnostic]) {
    var importer = Importer(language, loader: loader)
    let entry = importer.check(source, valueNames: valueNames)
    entrySources = importer.sources
    let found = importer.diagnostics
    entryDiagnostics = found.diagnostics
    guard !found.hasErrors, let entry else { return (nil, entryDiagnostics) }
    let (code, errors) = Compiler.compile(importer.state.program, extending: machine.code)
    guard errors.isEmpty else {
      entryDiagnostics += errors
      return (nil, entryDiagnostics)
    }
    language = importer.state
    sources += importer.sources
    machine.extend(with: code)
    machine.noteConflicts(told: entryDiagnostics)
    let declared = language.program.tests.filter { source.range.contains($0.range) }
    tests = declared.map { ScriptTest(name: $0.name, range: $0.range) }
    testFunctions = declared.map(\.function)
    let entered = EnteredText(source: source, imports: importer.imports, valueNames: valueNames)
    return (CompiledText(main: entry, entered: entered), entryDiagnostics)
  }

  /// Throws the error that has ended the run, if one has.
  func requireGoing() throws(ScriptError) {
    if let failure, !failure.isCancelled { throw failure }
  }

  /// Starts a text at the present instant.
  mutating func start(_ text: CompiledText, steps: Int = .max) throws(ScriptError) {
    try requireGoing()
    queue(text)
    try change(steps: steps) { _, _ throws(ScriptError) in }
  }

  /// Makes a text due to start at the present instant.
  mutating func queue(_ text: CompiledText) {
    journal.append(.text(text.entered), at: now)
    queue(text.main)
  }

  private mutating func queue(_ function: FunctionID) {
    machine.turns.append(.start(Closure(function: function), Offer(layer: .stage), keepsAlive: true), as: .event)
  }

  /// Starts a script that is due to start, so that its layers and variables are there. The calls that move time, send
  /// events or write do so by themselves.
  ///
  /// - Throws: the error that ended the run.
  public mutating func startIfNeeded() throws(ScriptError) {
    try requireGoing()
    if isStartDue { try advance(to: now) }
  }

  /// Whether a script is due to start. Between calls nothing else is due.
  var isStartDue: Bool { !machine.turns.isEmpty && !isYielding }

  mutating func start(_ function: FunctionID, steps: Int = .max) throws(ScriptError) {
    queue(function)
    try change(steps: steps) { _, _ throws(ScriptError) in }
  }

  /// Sends an event, see ``send(_:to:payload:)``.
  mutating func send(_ event: SentEvent) throws(ScriptError) {
    try startIfNeeded()
    journal.append(.event(event), at: now)
    try change { machine, _ throws(ScriptError) in
      switch event.target {
      case .layer(let layer): machine.send(event.name, to: layer, payload: event.payload)
      case .point(let point): machine.send(event.name, at: point, payload: event.payload)
      }
    }
  }

  /// Changes something from outside and runs what is then due, so that between calls nothing ever is: a run does not
  /// depend on how often its host looks at it.
  mutating func change(
    steps: Int = .max, _ body: (inout Machine, ExecutionMemory) throws(ScriptError) -> Void
  ) throws(ScriptError) {
    _ = try runMachine(steps: steps) { machine, memory throws(ScriptError) in
      try body(&machine, memory)
      try machine.runTurns(memory)
      while !memory.isYielding, let next = machine.nextInstant, next <= machine.engine.now {
        try machine.advance(to: next, memory)
      }
    }
  }

  /// Runs the machine; an error ends the run.
  mutating func runMachine(
    steps: Int = .max, _ body: (inout Machine, ExecutionMemory) throws(ScriptError) -> Void
  ) throws(ScriptError) -> RunProgress {
    try requireGoing()
    do throws(ScriptError) {
      return try machine.run(monitor, sliceSteps: steps, body)
    } catch {
      failure = error
      throw error
    }
  }

  // MARK: Tests

  /// The tests of the text that was entered or loaded last, in order.
  public private(set) var tests: [ScriptTest] = []

  /// Starts a test at the present instant. Each should have a copy of the session in which nothing has run.
  ///
  /// - Parameter index: which of ``tests``; nothing happens if there is no such test.
  /// - Throws: the error that ended the run.
  public mutating func start(test index: Int) throws(ScriptError) {
    try requireGoing()
    guard testFunctions.indices.contains(index) else { return }
    journal.append(.test(index), at: now)
    try start(testFunctions[index])
  }

  /// The expectations that have failed since the last call, in order.
  public mutating func takeFailures() -> [Diagnostic] {
    defer { machine.failures = [] }
    told.failures += machine.failures.count
    return machine.failures
  }

  // MARK: Time

  /// The present instant, counted from the start of the run.
  public var now: MediaTime { machine.engine.now }

  /// The next instant at which something happens; nil if nothing is pending.
  public var nextInstant: MediaTime? {
    mutating get { machine.nextInstant }
  }

  /// Whether something finite is pending: the script, `at` or `after`, a strand that waits for an instant, a finite
  /// animation that is not paused.
  public var isAlive: Bool { machine.isAlive }

  /// Goes to an instant, doing all that happens up to it and at it. One in the past is ignored. The clock also goes on
  /// while host calls are pending, as a display's does.
  ///
  /// - Parameters:
  ///   - instant: counted from the start of the run. An infinite one stands for the limit ``Limits/duration``.
  ///   - steps: after about how many steps to leave off, also in the middle of a turn.
  /// - Returns: whether the instant was reached; if not, the same call goes on.
  /// - Throws: the error that ended the run.
  @discardableResult
  public mutating func advance(to instant: MediaTime, steps: Int = .max) throws(ScriptError) -> RunProgress {
    try requireGoing()
    guard instant >= now else { return .finished }
    let instant = bounded(instant)
    return try runMachine(steps: steps) { machine, memory throws(ScriptError) in
      while let next = machine.nextInstant, next <= instant {
        try machine.advance(to: next, memory)
        if memory.isYielding { return }
      }
      if !instant.isInfinite, machine.engine.now < instant { try machine.advance(to: instant, memory) }
    }
  }

  /// An instant that the run can get to: instead of an infinite one the last that the limits allow.
  package func bounded(_ instant: MediaTime) -> MediaTime {
    instant.isInfinite ? max(now, machine.limits.duration) : instant
  }

  /// Runs to the end of the run: until nothing finite is pending, or, with an instant, to it exactly. The clock stands
  /// while host calls are pending, so that a run does not depend on how long its host takes.
  ///
  /// - Parameters:
  ///   - end: counted from the start of the run; nil, or an infinite instant, runs to the end of the run.
  ///   - steps: after about how many steps to leave off, also in the middle of a turn.
  /// - Returns: whether the end was reached; if not, the same call goes on, after ``answer(_:)`` if the run is waiting.
  /// - Throws: the error that ended the run.
  @discardableResult
  public mutating func run(until end: MediaTime? = nil, steps: Int = .max) throws(ScriptError) -> RunProgress {
    let range = sources.last?.range
    let end = end.flatMap { $0.isInfinite ? nil : $0 }
    let progress = try runMachine(steps: steps) { machine, memory throws(ScriptError) in
      // Where it waits for the host it would not ask otherwise.
      if memory.monitor?.isCancelled() == true { throw ScriptError(machine.failure(.cancelled, memory)) }
      while end != nil || machine.isAlive, let next = machine.nextInstant, next <= end ?? .infinity {
        if machine.standsForHost(before: next) { return }
        if end == nil, next > machine.limits.duration {
          machine.warnings.append(.runTooLong(machine.limits.duration, at: range))
          return
        }
        try machine.advance(to: next, memory)
        if memory.isYielding { return }
      }
      if machine.standsForHost(before: .infinity) { return }
      guard let end else {
        machine.warnOfEndlessWaits()
        return machine.warnOfWhatNeverCame()
      }
      if machine.engine.now < end { try machine.advance(to: end, memory) }
    }
    return progress == .finished && !pendingHostCalls.isEmpty ? .waiting : progress
  }

  // MARK: Results

  /// Hands out to nobody what was told up to a position; what followed it is still to be taken.
  mutating func forget(_ position: RunPosition) {
    for byte in takeOutput().dropFirst(position.output) { machine.output.append(byte: byte) }
    let (warnings, failures) = (takeWarnings(), takeFailures())
    machine.warnings = Array(warnings.dropFirst(position.warnings))
    machine.failures = Array(failures.dropFirst(position.failures))
    machine.engine.forgetLog(position.trace)
    machine.record = Array(takeRecord().dropFirst(position.record))
    told = position
  }

  /// What was printed since the last call, as UTF-8.
  public mutating func takeOutput() -> [UInt8] {
    defer { machine.output.removeAll() }
    told.output += machine.output.bytes.count
    return machine.output.bytes
  }

  /// Whether engine calls and events are kept for ``takeTrace()``.
  public var isTraced: Bool {
    get { machine.engine.isObserved }
    set { machine.engine.isObserved = newValue }
  }

  /// The engine's calls and events since the last call; empty unless the session is traced.
  public mutating func takeTrace() -> [EngineLogEntry] {
    let entries = machine.engine.takeLog()
    told.trace += entries.count
    return entries
  }

  /// The begins and ends of animations since the last call, in order; empty unless the session records, see
  /// ``SessionOptions/isRecorded``.
  public mutating func takeRecord() -> [RecordedEvent] {
    defer { machine.record = [] }
    told.record += machine.record.count
    return machine.record
  }

  /// What the run has warned of since the last call.
  public mutating func takeWarnings() -> [Diagnostic] {
    defer { machine.warnings = [] }
    let warnings = language.told(machine.warnings)
    told.warnings += warnings.count
    return warnings
  }

  /// What the run has used so far of what is limited.
  public var usage: Usage { machine.usageNow }

  /// A snapshot of the layers and animations as they are now.
  public var engine: AnimationEngine { machine.engine }

  /// The name of a layer, as scripts gave it.
  public func name(of layer: LayerID) -> String { machine.name(of: layer) }
}
