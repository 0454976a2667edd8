import AnimEngine
import AnimLanguage
import AnimRuntime

/// A conversation with a session: entries and commands in, replies out.
///
/// A thin face over the session, which does all evaluation. An entry works on a copy that is kept only if it succeeds;
/// commands look at the session, move its clock, or go back to a value of it that was kept. Nothing here reads from or
/// writes to a terminal.
struct Repl {
  /// The session, with its past and what was known of its future.
  var history: SessionHistory
  var log = EntryLog()
  /// Named instants, in the order in which they were set.
  var marks: [Mark] = []
  var watches: [Watch] = []
  /// The value shown last.
  var lastValue: SessionValue?
  /// The diagnostics told last, of which `:explain last` speaks.
  var lastDiagnostics: [Diagnostic] = []
  /// The script that was loaded last.
  var scriptPath: String?
  /// What it was when it was read.
  var scriptStamp: FileStamp?
  /// The step of the tour that was shown last.
  var tourStep = 0
  /// Whether what the engine does is told.
  var isTraced = false
  /// Whether entries are answered in JSON, whatever the command line says.
  var answersInJSON = false
  /// What ':play' shows again and again.
  var loop: ClosedRange<MediaTime>?
  /// States with names, in the order in which they were taken.
  var snapshots: [Snapshot] = []
  /// The user's own commands, in the order of their definition.
  var definitions: [Definition] = []
  /// How many of those stand in each other at the moment.
  var definitionDepth = 0
  /// How the run has begun.
  let options: SessionOptions
  let host: ReplHost

  /// A named instant.
  struct Mark: Hashable {
    var name: String
    var instant: MediaTime
  }

  init(options: SessionOptions = SessionOptions(), host: ReplHost = .none) {
    self.options = options
    self.host = host
    var session = Session(options: options)
    session.monitor = RunMonitor(isCancelled: host.isInterrupted)
    history = SessionHistory(session)
  }

  var session: Session { history.session }

  /// What the run may use.
  var limits: Limits { session.options.limits }

  /// What stands before the next entry: `[3] 00:01.250 f75 › `.
  var prompt: String { "[\(log.number(at: session.now))] \(clockText(session.now)) › " }

  /// Answers to an entry: a script of one line or several, or a command that begins with `:`.
  mutating func reply(to entry: String) -> Reply {
    let text = entry.trimmed
    var reply = Reply()
    if text.hasPrefix(":") {
      do throws(Complaint) {
        reply = try perform(text)
      } catch {
        reply = Reply(error)
        // What came before it is told as well.
        collect(into: &reply)
      }
    } else if log.hasEntries(after: session.now), let value = look(at: text) {
      reply = value
    } else if text.hasStatements {
      reply = enter(entry)
    }
    if !reply.diagnostics.isEmpty { lastDiagnostics = reply.diagnostics }
    return reply
  }

  // MARK: Entries

  /// Enters a text at the present instant; nothing changes if it fails.
  ///
  /// - Parameter path: the file that it comes from.
  mutating func enter(_ text: String, from path: String? = nil) -> Reply {
    let number = log.number(at: session.now)
    let before = history
    let source = SourceText(name: path ?? "entry \(number)", text: text, base: session.nextBase)
    let loader = host.loader(path ?? "")
    var reply = Reply()
    do throws(ScriptError) {
      let value = try history.update { session throws(ScriptError) in
        try Repl.evaluate(source, naming: ["_", "_\(number)"], loader, in: &session, &reply)
      }
      guard !reply.isFailure else { return reply }
      reply.isExpression = value != nil
      reply.values = value.map { [$0] } ?? declared(in: source)
      if let value { lastValue = value }
    } catch {
      reply.diagnostics.append(error.diagnostic)
      return reply
    }
    if isTraced {
      reply.text = traceText(from: before.session) { copy in _ = try? copy.evaluate(source, loader: loader) }
    }
    collect(into: &reply)
    note(text, path.map { .loaded($0) } ?? .typed, hasValue: reply.isExpression, before: before)
    return reply
  }

  /// Notes what has changed the run, so that it can be undone.
  mutating func note(_ text: String, _ kind: EntryLog.Kind, hasValue: Bool = false, before: SessionHistory) {
    log.append(
      EntryLog.Entry(
        number: log.number(at: session.now), text: text, kind: kind, instant: session.now, hasValue: hasValue,
        before: before, after: history))
  }

  /// Enters a text into a session; what is told of it goes into a reply.
  private static func evaluate(
    _ source: SourceText, naming names: [String], _ loader: ScriptLoader, in session: inout Session,
    _ reply: inout Reply
  ) throws(ScriptError) -> SessionValue? {
    do throws(ScriptError) {
      let (value, diagnostics) = try session.evaluate(source, naming: names, loader: loader)
      reply.diagnostics = diagnostics
      reply.sources = session.sources + session.entrySources
      return value
    } catch {
      reply.output = session.takeOutput()
      reply.diagnostics = session.takeWarnings()
      reply.sources = session.sources
      throw error
    }
  }

  /// The value of an expression, without entering it: to look at the past is not to change it.
  ///
  /// - Returns: nil if the text is anything but an expression that calls nothing.
  private func look(at text: String) -> Reply? {
    var bag = DiagnosticBag()
    let tree = Parser.parse(SourceText(name: "", text: text), into: &bag)
    guard tree.root.count == 1, case .expression? = tree.ids(of: tree.root).first.map({ tree[$0] }), !bag.hasErrors,
      !tree.expressions.contains(where: { if case .call = $0 { true } else { false } })
    else { return nil }
    do throws(Complaint) {
      var reply = Reply()
      reply.values = [try value(of: text)]
      reply.isExpression = true
      return reply
    } catch {
      return Reply(error)
    }
  }

  /// What a text has declared, with the values that it has.
  private func declared(in source: SourceText) -> [SessionValue] {
    session.declarations.filter { source.range.contains($0.range) }.compactMap { declaration in
      if declaration.global != nil { return session.value(of: declaration) }
      return SessionValue(
        name: declaration.name, type: declaration.kind == .layerType ? "layer type" : declaration.type, value: .none)
    }
  }

  /// Takes what the session has printed and warned of since.
  mutating func collect(into reply: inout Reply) {
    reply.output += history.takeOutput()
    let told = history.takeWarnings() + history.takeFailures()
    if !told.isEmpty {
      reply.diagnostics += told
      reply.sources += session.sources
    }
  }
}
