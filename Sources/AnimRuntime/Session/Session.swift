import AnimEngine
import AnimLanguage

/// How a session runs.
public struct SessionOptions: Hashable, Sendable {
  /// The seed of the run's random numbers; the same seed gives the same run.
  public var seed: UInt64 = 0
  /// Whether every engine call and event is kept for ``Session/takeTrace()``.
  public var isTraced = false
  /// Display frames a second, above 0.
  public var frameRate = 60.0
  public var limits = Limits()

  public init() {}
}

/// One run of a script, or of texts entered one after the other: code, layers, clock, agenda, random numbers and
/// output.
///
/// A value. A copy goes on to exactly what the original would, which is what undo, seeking and transactional entries
/// stand on. Time is virtual: it moves only when the host says so.
public struct Session: Sendable {
  /// The texts entered so far; diagnostics point into them.
  public private(set) var sources: [SourceText] = []

  private var program = TypedProgram()
  private var scope = GlobalScope()
  private var names = NameTable()
  private var machine: Machine

  public init(options: SessionOptions = SessionOptions()) {
    machine = Machine(limits: options.limits, seed: options.seed, frameRate: options.frameRate)
    machine.engine.isObserved = options.isTraced
  }

  /// The offset at which the next text has to begin in the space of offsets that all texts share.
  public var nextBase: UInt32 { sources.last?.nextBase ?? 0 }

  // MARK: Entering text

  /// Parses, checks and compiles a text, starts it at the present instant, and runs what is due.
  ///
  /// - Returns: what there is to say about the text. If that contains errors, nothing else has happened.
  /// - Throws: the error that ended the run, if one came up in the turns of this instant.
  public mutating func enter(_ source: SourceText) throws(ScriptError) -> [Diagnostic] {
    var bag = DiagnosticBag()
    let tree = Parser.parse(source, names: names, into: &bag)
    var (program, scope) = (program, scope)
    let entry = Checker.check(tree, source: source, program: &program, scope: &scope, diagnostics: &bag)
    guard !bag.hasErrors else { return bag.diagnostics }
    let (code, errors) = Compiler.compile(program, extending: machine.code)
    guard errors.isEmpty else { return bag.diagnostics + errors }
    self.program = program
    self.scope = scope
    names = tree.names
    sources.append(source)
    machine.extend(with: code)
    machine.turns.append(.start(Closure(function: entry), Offer(layer: .stage), keepsAlive: true), as: .event)
    try machine.run { machine, memory throws(ScriptError) in try machine.runTurns(memory) }
    return bag.diagnostics
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

  /// Goes to an instant, doing all that happens up to it and at it. One in the past is ignored.
  ///
  /// - Throws: the error that ended the run.
  public mutating func advance(to instant: MediaTime) throws(ScriptError) {
    guard instant >= now else { return }
    try machine.run { machine, memory throws(ScriptError) in
      while let next = machine.nextInstant, next <= instant {
        try machine.advance(to: next, memory)
      }
      if machine.engine.now < instant { try machine.advance(to: instant, memory) }
    }
  }

  /// Runs to the end of the run: until nothing finite is pending, or, with an instant, to it exactly.
  ///
  /// - Throws: the error that ended the run.
  public mutating func run(until end: MediaTime? = nil) throws(ScriptError) {
    if let end { return try advance(to: end) }
    let range = sources.last?.range
    try machine.run { machine, memory throws(ScriptError) in
      while machine.isAlive, let next = machine.nextInstant {
        guard next <= machine.limits.duration else {
          machine.warnings.append(.runTooLong(machine.limits.duration, at: range))
          return
        }
        try machine.advance(to: next, memory)
      }
      machine.warnOfEndlessWaits()
    }
  }

  // MARK: Results

  /// What was printed since the last call, as UTF-8.
  public mutating func takeOutput() -> [UInt8] {
    defer { machine.output.removeAll() }
    return machine.output.bytes
  }

  /// The engine's calls and events since the last call; empty unless the session is traced.
  public mutating func takeTrace() -> [EngineLogEntry] { machine.engine.takeLog() }

  /// What the run has warned of since the last call.
  public mutating func takeWarnings() -> [Diagnostic] {
    defer { machine.warnings = [] }
    return machine.warnings
  }

  /// A snapshot of the layers and animations as they are now.
  public var engine: AnimationEngine { machine.engine }

  /// The name of a layer, as scripts gave it.
  public func name(of layer: LayerID) -> String { machine.name(of: layer) }
}
