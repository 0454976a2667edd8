import AnimEngine
import AnimRuntime
import Testing

import struct AnimKit.ScriptEnvironment

@testable import AnimLanguage

@Suite("Pages of diagnostics")
struct ExplanationTests {
  @Test("Every id has one page", arguments: DiagnosticID.all.map(\.name))
  func eachHasPage(id: String) {
    #expect(Explanation.all.filter { $0.id.name == id }.count == 1, "write '## \(id)' in a file of Explanations/")
  }

  @Test("Every heading is an id, and pages stand in the order of the ids of their family")
  func order() {
    for family in DiagnosticID.all.map(\.family) {
      let pages = Explanation.all.map(\.id).filter { $0.family == family }
      #expect(Set(pages) == Set(DiagnosticID.all.filter { $0.family == family }))
    }
  }

  @Test("The failing script gets this diagnostic and no other", arguments: Explanation.all.map(\.id.name))
  func failing(id: String) throws {
    let page = try #require(DiagnosticID(named: id).flatMap { Explanation(of: $0) })
    let found = PageRun(page.failing, of: page.id, isFailing: true).diagnostics
    #expect(found.map(\.id.name) == [id], "\(found.map(\.message))")
  }

  @Test("The mended script has nothing to tell", arguments: Explanation.all.map(\.id.name))
  func mended(id: String) throws {
    let page = try #require(DiagnosticID(named: id).flatMap { Explanation(of: $0) })
    let found = PageRun(page.mended, of: page.id, isFailing: false).diagnostics
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test("A page tells something, in lines that fit a terminal", arguments: Explanation.all.map(\.id.name))
  func form(id: String) throws {
    let page = try #require(DiagnosticID(named: id).flatMap { Explanation(of: $0) })
    #expect(page.paragraphs.count >= 1)
    #expect(page.failing.text != page.mended.text)
    #expect(page.text.hasPrefix("\(id): \(page.id.summary)\n\n"))
    for line in page.text.split(separator: "\n") { #expect(line.count <= 120, "\(line)") }
  }

  @Test("A line of three dots repeats the one before, bytes are written between angle brackets")
  func expansion() {
    let script = Explanation.Script(text: "a\n  …\n<E9>x <no>\n", repetitions: 3)
    #expect(script.bytes == Array("a\na\na\n".utf8) + [0xe9] + Array("x <no>\n".utf8))
  }

  @Test("Summaries and messages do not end in a full stop", arguments: DiagnosticID.all.map(\.name))
  func summary(id: String) throws {
    let summary = try #require(DiagnosticID(named: id)).summary
    #expect(!summary.hasSuffix("."))
    #expect(summary.first?.isUppercase == false)
  }
}

/// What a script of a page does, under limits that are soon reached.
struct PageRun {
  private(set) var diagnostics: [Diagnostic] = []

  init(_ script: Explanation.Script, of id: DiagnosticID, isFailing: Bool) {
    var session = Self.session(for: id, isFailing: isFailing)
    let loader = ScriptLoader { path throws(ScriptLoader.Failure) in
      guard let file = script.files.first(where: { $0.name == path }) else { throw .init("there is no such file") }
      return ScriptLoader.File(name: file.name, bytes: Array(file.text.utf8))
    }
    do throws(ScriptError) {
      _ = try session.enter(SourceText(name: "page.anim", bytes: script.bytes), loader: loader)
      if id == .hostMissing, isFailing { session.host = .none }
      try session.run()
      diagnostics += try Self.act(on: &session, for: id, isFailing: isFailing)
    } catch {
      diagnostics.append(error.diagnostic)
    }
    diagnostics = session.entryDiagnostics + session.takeFailures() + diagnostics + session.takeWarnings()
  }

  /// What the host does after the run, where a page is about that.
  private static func act(
    on session: inout Session, for id: DiagnosticID, isFailing: Bool
  ) throws(ScriptError) -> [Diagnostic] {
    switch id {
    case .hostLayer: try session.send("tap", to: "card")
    case .hostRead: _ = try session.decode(Double.self, from: "volume")
    case .hostWrite: try session.setVariable("volume", to: .number(2))
    case .archiveRefused:
      guard let archive = try? session.archive() else { return [] }
      var limits = Limits()
      limits.duration = MediaTime(seconds: 3)
      _ = try Session(restoring: archive, limits: limits)
    case .reloadText where isFailing:
      _ = try session.enter(SourceText(name: "second.anim", text: "print 2", base: session.nextBase))
      return session.apply(SourceText(name: "edited.anim", text: "print 3")).diagnostics
    case .reloadHostCall:
      return session.apply(SourceText(name: "page.anim", text: "host.play(\"chime\")\nwait 1s")).diagnostics
    default: break
    }
    return []
  }

  /// A host with one function.
  private static let host = HostFunctions([
    HostFunction("play", ["sound"]) { (sound: String) in
      if sound != "chime" { throw HostError("there is no sound '\(sound)'") }
    }
  ])

  /// What the host does about the run, where a page is about that.
  private static func session(for id: DiagnosticID, isFailing: Bool) -> Session {
    var options = SessionOptions()
    options.limits.steps = 100_000
    options.limits.turnsPerInstant = 1_000
    options.limits.layers = 1_000
    options.limits.stringLength = 100_000
    options.limits.animations = 1_000
    options.limits.timers = 1_000
    options.limits.strands = 200
    options.limits.registrations = 1_000
    options.limits.liveBytes = id == .limitLiveBytes ? 1_000_000 : 100_000_000
    options.limits.pathLength = 1_000
    options.limits.source.importedBytes = 100
    if id == .limitRegisters { options.limits.registers = 10_000 }
    if id == .limitStepsPerInstant { options.limits.stepsPerInstant = 50_000 }
    if id == .limitWallTime {
      options.limits.steps = .max
      options.limits.wallTime = MediaTime(seconds: 0.02)
    }
    var session = Session(options: options, host: id.family == "host" || id == .reloadHostCall ? host : .none)
    guard isFailing else { return session }
    if id == .runCancelled { session.monitor = RunMonitor(isCancelled: { true }) }
    if id == .limitWallTime {
      let start = ContinuousClock.now
      session.monitor = RunMonitor(clock: {
        MediaTime(seconds: (ContinuousClock.now - start) / .seconds(1))
      })
    }
    return session
  }
}
