import AnimEngine

extension ExecutionMemory {
  /// Makes the frame of a function that starts a strand; there must be room for it.
  func begin(_ closure: Closure, entry: Target) {
    for (index, number) in closure.numbers.enumerated() { numbers[index] = number }
    for (index, reference) in closure.references.enumerated() { references[index] = reference }
    frames[0] = Frame(function: closure.function.index, next: entry)
    frameCount = 1
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
      transactions: OpenTransactions(transactions), condition: condition, keepsAlive: keepsAlive, since: since,
      block: block)
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
