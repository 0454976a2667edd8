import AnimEngine

extension ExecutionMemory {
  /// Makes the frame of a function that starts a strand; there must be room for it.
  func begin(_ closure: Closure, entry: Target) {
    for (index, number) in closure.numbers.enumerated() { numbers[index] = number }
    for (index, reference) in closure.references.enumerated() { references[index] = reference }
    frames[0] = Frame(function: closure.function.index, next: entry)
    frameCount = 1
  }

  /// Puts the frame of a call above all others, whose registers begin where those of the suspended one end.
  func push(_ closure: Closure, above caller: CallTarget, _ callee: CallTarget) {
    let below = frames[frameCount - 1]
    let frame = Frame(
      function: closure.function.index, next: callee.entry, numberBase: below.numberBase &+ Int32(caller.numberCount),
      referenceBase: below.referenceBase &+ Int32(caller.referenceCount))
    let (numberBase, referenceBase) = (Int(frame.numberBase), Int(frame.referenceBase))
    ensure(
      numbers: numberBase + Int(callee.numberCount), references: referenceBase + Int(callee.referenceCount),
      frames: frameCount + 1)
    frames[frameCount] = frame
    frameCount += 1
    for (index, number) in closure.numbers.enumerated() { numbers[numberBase + index] = number }
    for (index, reference) in closure.references.enumerated() { references[referenceBase + index] = reference }
  }

  /// Takes the frames of a strand out, so that others can run while it waits.
  func unload(
    condition: WaitCondition, transactions: TransactionStack, keepsAlive: Bool, since: MediaTime, block: Int?,
    code: Code
  ) -> Strand {
    let frames = Array(UnsafeBufferPointer(start: frames, count: frameCount))
    var (numberCount, referenceCount) = (0, 0)
    if let last = frames.last {
      let function = code.targets[Int(last.function)]
      numberCount = Int(last.numberBase) + Int(function.numberCount)
      referenceCount = Int(last.referenceBase) + Int(function.referenceCount)
    }
    let strand = Strand(
      frames: frames, numbers: Array(UnsafeBufferPointer(start: numbers, count: numberCount)),
      references: Array(UnsafeBufferPointer(start: references, count: referenceCount)),
      transactions: transactions, condition: condition, keepsAlive: keepsAlive, since: since, block: block)
    clearReferences(referenceCount)
    frameCount = 0
    return strand
  }

  /// Puts the frames of a strand that goes on back.
  func load(_ strand: Strand, code: Code) {
    guard let last = strand.frames.last else { return }
    let function = code.targets[Int(last.function)]
    ensure(
      numbers: Int(last.numberBase) + Int(function.numberCount),
      references: Int(last.referenceBase) + Int(function.referenceCount), frames: strand.frames.count)
    for (index, number) in strand.numbers.enumerated() { numbers[index] = number }
    for (index, reference) in strand.references.enumerated() { references[index] = reference }
    for (index, frame) in strand.frames.enumerated() { frames[index] = frame }
    frameCount = strand.frames.count
  }

  /// Registers that are not in use hold nothing.
  func clearReferences(_ count: Int) {
    for index in 0..<count { references[index] = .none }
  }
}
