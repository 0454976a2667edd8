import AnimEngine
import AnimLanguage
import AnimRuntime

/// Whatever a stranger writes ends within its limits, and does the same in slices and in a copy.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let source = SourceText(name: "fuzz.anim", bytes: Array(UnsafeBufferPointer(start: data, count: size)))
  var options = SessionOptions()
  options.limits = .untrusted
  // So that there are many runs a second.
  (options.limits.steps, options.limits.stepsPerInstant) = (200_000, 100_000)
  (options.limits.turnsPerInstant, options.limits.duration) = (1_000, MediaTime(seconds: 10))

  var session = Session(options: options)
  guard let whole = run(source, in: &session, steps: .max) else { return 0 }
  expect(session.usage.liveBytes.peak <= 2 * options.limits.liveBytes, "more memory than allowed")

  var sliced = Session(options: options)
  let parts = run(source, in: &sliced, steps: 700)
  expect(parts == whole, "slices give \(parts.map { "\($0)" } ?? "nothing"), the whole \(whole)")

  // A text that was refused leaves a session as it was, one that failed leaves it usable.
  _ = try? session.enter(SourceText(name: "next.anim", bytes: Array("print 1\n".utf8), base: session.nextBase))
  return 0
}

private struct Outcome: Equatable {
  var output: [UInt8]
  var error: Diagnostic?
  var end: MediaTime
}

/// Plays a script; nil if it does not start.
private func run(_ source: SourceText, in session: inout Session, steps: Int) -> Outcome? {
  var error: Diagnostic?
  do {
    let found = try session.enter(source, steps: steps)
    var bag = DiagnosticBag()
    for diagnostic in found { bag.add(diagnostic) }
    expectReadable(bag, session.entrySources)
    if bag.hasErrors { return nil }
    while try session.run(steps: steps) == .yielded {}
  } catch let problem {
    error = problem.diagnostic
    var bag = DiagnosticBag()
    bag.add(problem.diagnostic)
    expectReadable(bag, session.sources)
  }
  return Outcome(output: session.takeOutput(), error: error, end: session.now)
}
