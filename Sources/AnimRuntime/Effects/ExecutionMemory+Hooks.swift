import AnimEngine
import AnimLanguage

extension ExecutionMemory {
  /// Puts a frame above all others, with room for the registers of the largest function.
  func pushFrame(_ frame: Frame, numberCount: Int, referenceCount: Int, limits: Limits) -> Bool {
    let numberEnd = Int(frame.numberBase) + numberCount
    let referenceEnd = Int(frame.referenceBase) + referenceCount
    guard frameCount < limits.callDepth, max(numberEnd, referenceEnd) <= limits.registers else { return false }
    ensure(numbers: numberEnd, references: referenceEnd, frames: frameCount + 1)
    frames[frameCount] = frame
    frameCount += 1
    return true
  }

  /// Makes the trampoline the only frame.
  func beginTrampoline() {
    frames[0] = Frame(function: 0)
    frameCount = 1
  }
}

extension Machine {
  /// Puts the frame of the trampoline above the suspended one, which is of a function and has come to an instruction;
  /// false if calls are too deep.
  mutating func pushTrampoline(_ memory: ExecutionMemory, _ function: CallTarget, after instruction: Instruction)
    -> Bool
  {
    if instruction.opcode == .service, let last = effectRuns.indices.last {
      effectRuns[last].answerDistance = Int(function.referenceCount) - Int(instruction.d)
    }
    let below = memory.frames[memory.frameCount - 1]
    // It counts as a call of the same function, which is what is cleared when it returns.
    let frame = Frame(
      function: below.function, numberBase: below.numberBase &+ Int32(function.numberCount),
      referenceBase: below.referenceBase &+ Int32(function.referenceCount))
    return memory.pushFrame(
      frame, numberCount: 1, referenceCount: Int(function.referenceCount) + 1, limits: limits)
  }

  /// Puts the frame of a call above the trampoline's, whose registers it takes; false if calls are too deep.
  func push(_ call: HookCall, _ memory: ExecutionMemory) -> Bool {
    push(call, above: CallTarget(entry: 0, numberCount: 0, referenceCount: 0), memory)
  }

  /// Puts the frame of a block above the suspended one, which is of a function; false if calls are too deep.
  func pushAbove(_ block: Closure, _ memory: ExecutionMemory) -> Bool {
    let caller = code.targets[Int(memory.frames[memory.frameCount - 1].function)]
    return push(HookCall(closure: block, offer: Offer()), above: caller, memory)
  }

  /// Puts the frame of a call above the registers that the suspended one uses.
  private func push(_ call: HookCall, above caller: CallTarget, _ memory: ExecutionMemory) -> Bool {
    let index = Int(call.closure.function.index)
    let target = code.targets[index]
    let below = memory.frames[memory.frameCount - 1]
    let frame = Frame(
      function: call.closure.function.index, next: target.entry,
      numberBase: below.numberBase &+ Int32(caller.numberCount),
      referenceBase: below.referenceBase &+ Int32(caller.referenceCount))
    guard
      memory.pushFrame(
        frame, numberCount: Int(target.numberCount), referenceCount: Int(target.referenceCount), limits: limits)
    else { return false }
    let n = memory.numbers + Int(frame.numberBase)
    let r = memory.references + Int(frame.referenceBase)
    for (offset, number) in call.closure.numbers.enumerated() { n[offset] = number }
    for (offset, reference) in call.closure.references.enumerated() { r[offset] = reference }
    for offered in code.functions[index].offered { fill(offered, call.offer, n, r) }
    return true
  }
}
