import AnimEngine

// Memory has a limit without being counted at each turn: what is made is added up, whether or not it still lives, and
// only when that could be too much the machine looks at what is there.

extension Machine {
  /// Whether so much was made that it is time to look at what is there.
  var isCensusDue: Bool { madeBytes > censusThreshold }

  /// Notes that memory was taken for a value.
  @inline(__always)
  mutating func noteMade(_ bytes: Int) { madeBytes &+= bytes }

  /// Adds up what the script holds, and says when to do so again.
  mutating func takeCensus(_ memory: ExecutionMemory) -> RunProblem? {
    var census = Census()
    visitValues(of: memory, &census)
    let bytes = census.bytes
    usage.liveBytes.set(bytes)
    // Looking costs something, too.
    steps.spendBesides(bytes >> 7)
    guard bytes <= limits.liveBytes else { return .limit(.liveBytes) }
    let rest = max((limits.liveBytes - bytes) / 2, limits.liveBytes >> 4)
    let (threshold, overflow) = madeBytes.addingReportingOverflow(rest)
    censusThreshold = overflow ? .max : threshold
    return nil
  }

  private func visitValues(of memory: ExecutionMemory, _ census: inout Census) {
    census.add(output.bytes.count + text.bytes.count, of: 1)
    for index in 0..<memory.referenceCount(code) { census.add(memory.references[index]) }
    census.add(globalReferences)
    cells.visit(&census)
    members.visit(&census)
    agenda.visit(&census)
    turns.visit(&census)
    strands.visit(&census)
    registrations.visit(&census)
    completions.visit(&census)
    if let yieldedTurn { census.add(yieldedTurn) }
    for closure in delegates.values { census.add(closure) }
    for closures in [customActions, frameHandlers, expectations] {
      census.add(closures.count, of: MemoryLayout<Closure>.stride)
      for closure in closures { census.add(closure) }
    }
    for animator in animators.values { census.add(animator.changes) }
    for entry in displays.entries { for value in entry.shown + (entry.drawn ?? []) { census.add(value) } }
    census.add(failures.count + warnings.count, of: 400)
    census.add(engine.byteCount, of: 1)
    engine.visitValues { census.add($0) }
  }
}
