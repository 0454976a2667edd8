import AnimLanguage
import AnimRuntime

/// What the scripts of a program may use: its functions, where imports come from, and how their sessions run.
///
/// Set it up once, then compile as many scripts as you like, on any threads:
///
/// ```swift
/// var environment = ScriptEnvironment()
/// environment.function("setVolume", ["volume"], help: "Sets the volume, from 0 to 1") { (volume: Double) in
///   player.volume = volume
/// }
/// let script = try environment.compile("host.setVolume(0.5)", name: "intro.anim").get()
/// var session = environment.makeSession(script)
/// try session.run()
/// ```
///
/// A script has no files, network, clock or random numbers but what comes from here.
public struct ScriptEnvironment: Sendable {
  /// The functions that scripts can call.
  public private(set) var host = HostFunctions.none
  /// Where imported files come from; nowhere if not set. It is asked while scripts are compiled.
  public var loader: ScriptLoader
  /// How sessions run: limits, seed of random numbers, display frames a second.
  public var options: SessionOptions

  /// An environment without functions.
  ///
  /// - Parameters:
  ///   - options: how sessions run.
  ///   - loader: where imported files come from.
  public init(options: SessionOptions = SessionOptions(), loader: ScriptLoader = .none) {
    self.options = options
    self.loader = loader
  }

  /// What runs may use.
  public var limits: Limits {
    get { options.limits }
    set { options.limits = newValue }
  }

  // MARK: Functions

  /// Gives scripts a function, in the place of one with its name.
  public mutating func add(_ function: HostFunction) {
    host = HostFunctions(host.functions + [function])
  }

  /// Gives scripts a function whose types those of a closure tell.
  ///
  /// It is called as `host.name(…)`, or by its bare name where neither the script nor the language has it.
  ///
  /// - Parameters:
  ///   - name: the word that scripts call it by.
  ///   - parameters: the names of its parameters for messages; one that ends in a colon, as `"over:"`, is also a label
  ///     that scripts write.
  ///   - purity: what a call depends on and does. `draw` blocks may only call what is pure.
  ///   - help: one line on what it is for.
  ///   - body: may throw ``HostError``, or any other error: it ends the run with the place of the call. It is called in
  ///     the midst of a run, so it cannot reach the session that calls it.
  @inlinable
  public mutating func function<each Argument: ScriptValue, Result: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], purity: HostPurity = .effect, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) {
    add(HostFunction(name, parameters, purity: purity, help: help, body))
  }

  /// The same for a function without a result.
  @inlinable
  public mutating func function<each Argument: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], purity: HostPurity = .effect, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) {
    add(HostFunction(name, parameters, purity: purity, help: help, body))
  }

  /// Gives scripts a function during whose calls the strand that made them waits, as at a `wait`. No thread is held up.
  ///
  /// The asynchronous `run(until:)` of a session awaits it; a host with a clock of its own takes the session's
  /// `pendingHostCalls` and answers them when it can.
  public mutating func suspendingFunction<each Argument: ScriptValue, Result: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Result
  ) {
    add(.suspending(name, parameters, help: help, body))
  }

  /// The same for a function without a result.
  public mutating func suspendingFunction<each Argument: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Void
  ) {
    add(.suspending(name, parameters, help: help, body))
  }

  // MARK: Scripts and sessions

  /// Checks and compiles a text.
  ///
  /// - Parameter name: what diagnostics call it.
  public func compile(_ text: String, name: String = "script.anim") -> Compilation {
    compile(SourceText(name: name, text: text))
  }

  /// Checks and compiles a text.
  public func compile(_ source: SourceText) -> Compilation {
    let (script, diagnostics) = Script.compile(source, loader: loader, host: host, options: options)
    return Compilation(script: script, diagnostics: diagnostics, sources: script?.sources ?? [source])
  }

  /// A session in which a script is due to start, at the first call that moves time.
  public func makeSession(_ script: Script) -> Session {
    Session(script, options: options)
  }
}
