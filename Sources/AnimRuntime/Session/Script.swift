import AnimEngine
import AnimLanguage

/// A script that was checked and compiled once. It may run in any number of sessions, on any threads, at a time.
///
/// Two scripts are equal if they were compiled of the same texts for hosts with the same functions.
public struct Script: Sendable {
  private let compiled: Compiled

  /// A session in which nothing has run: what all sessions of the script are copied from.
  private final class Compiled: Sendable {
    let session: Session
    let text: CompiledText
    let warnings: [Diagnostic]

    init(session: Session, text: CompiledText, warnings: [Diagnostic]) {
      self.session = session
      self.text = text
      self.warnings = warnings
    }
  }

  /// Checks and compiles a text and what it imports.
  ///
  /// - Parameter options: the limits of texts, and whether warnings are mistakes.
  /// - Returns: nil if there are errors, and all that there is to say about the text.
  public static func compile(
    _ source: SourceText, loader: ScriptLoader = .none, host: HostFunctions = .none,
    options: SessionOptions = SessionOptions()
  ) -> (script: Script?, diagnostics: [Diagnostic]) {
    var session = Session(options: options, host: host)
    let (text, diagnostics) = session.compile(source, loader)
    guard let text else { return (nil, diagnostics) }
    return (Script(compiled: Compiled(session: session, text: text, warnings: diagnostics)), diagnostics)
  }

  /// The text and those that it imports.
  public var sources: [SourceText] { compiled.session.sources }

  /// What the check warned of.
  public var warnings: [Diagnostic] { compiled.warnings }

  /// The tests that the text declares.
  public var tests: [ScriptTest] { compiled.session.tests }

  /// The functions of the host that it was compiled for.
  public var host: HostFunctions { compiled.session.host }

  /// A session in which the script is due to start.
  func makeSession() -> Session {
    var session = compiled.session
    session.queue(compiled.text)
    return session
  }
}

extension Script: Hashable {
  public static func == (left: Script, right: Script) -> Bool {
    left.compiled === right.compiled
      || (left.sources == right.sources && left.host.vocabulary == right.host.vocabulary)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(sources.first)
  }
}
