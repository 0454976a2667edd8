import AnimEngine
import AnimLanguage

/// Why the machine left its loop.
enum ExecutionOutcome {
  /// The strand's function has returned.
  case finished
  /// The strand waits; what for is in the machine.
  case waiting
  /// The steps of a slice are used up in the middle of a turn.
  case yielded
  case failed(Diagnostic)
}

extension Machine {
  /// Runs the strand whose frames are in memory until it ends, waits or fails.
  ///
  /// The one loop in which scripts spend their time. Its state is in local variables; all unsafe access is to
  /// registers of the current frame, whose numbers the compiler bounded by the frame's size, and to instructions,
  /// which always end in a return.
  @inline(never)
  mutating func execute(_ memory: ExecutionMemory) -> ExecutionOutcome {
    let code = self.code
    return code.instructions.withUnsafeBufferPointer { instructions in
      code.targets.withUnsafeBufferPointer { functions in
        guard let start = instructions.baseAddress, let functionTable = functions.baseAddress else { return .finished }
        return run(memory, start, functionTable)
      }
    }
  }

  @inline(never)
  private mutating func run(
    _ memory: ExecutionMemory, _ start: UnsafePointer<Instruction>, _ functions: UnsafePointer<CallTarget>
  ) -> ExecutionOutcome {
    guard memory.frameCount > 0 else { return .finished }
    var frame = memory.frames + (memory.frameCount - 1)
    var ip = start + Int(frame.pointee.next)
    var n = memory.numbers + Int(frame.pointee.numberBase)
    var r = memory.references + Int(frame.pointee.referenceBase)
    let globals = memory.globals
    // Taken anew after whatever may have changed the engine.
    var access = engine.directAccess()
    var steps = self.steps.left
    defer { self.steps.left = steps }

    while true {
      switch ip.pointee.opcode {
      case .load: n[ip.a] = ip.pointee.constant
      case .move: n[ip.a] = n[ip.b]
      case .moveNumbers: (n + ip.a).update(from: n + ip.b, count: ip.c)
      case .moveReference: r[ip.a] = r[ip.b]
      case .loadString: r[ip.a] = .string(code.strings[ip.index])
      case .clearReference: r[ip.a] = .none

      case .loadGlobal: n[ip.a] = globals[ip.index]
      case .storeGlobal: globals[ip.index] = n[ip.a]
      case .loadGlobals: (n + ip.a).update(from: globals + ip.index, count: ip.d)
      case .storeGlobals: (globals + ip.index).update(from: n + ip.a, count: ip.d)
      case .loadGlobalReference: r[ip.a] = globalReferences[ip.index]
      case .storeGlobalReference: globalReferences[ip.index] = r[ip.a]
      case .checkGlobal:
        if globals[ip.index] == 0 {
          return fail(.undeclaredGlobal(globalName(flag: ip.pointee.index)), memory, frame, at: ip - start)
        }
      case .makeCell:
        n[ip.a] = cells.makeNumbers(ip.d)
        noteMade(ip.d * MemoryLayout<Double>.stride)
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .makeReferenceCell:
        n[ip.a] = cells.makeReference()
        noteMade(MemoryLayout<Reference>.stride)
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .loadCell:
        for offset in 0..<ip.c { n[ip.a + offset] = cells.number(n[ip.b], offset) }
      case .storeCell:
        for offset in 0..<ip.c { cells.setNumber(n[ip.b], offset, n[ip.a + offset]) }
      case .loadCellReference: r[ip.a] = cells.reference(n[ip.b])
      case .storeCellReference: cells.setReference(n[ip.b], r[ip.a])

      case .add: n[ip.a] = n[ip.b] + n[ip.c]
      case .addConstant: n[ip.a] = n[ip.b] + ip.pointee.constant
      case .addProduct: n[ip.a] = n[ip.b] + n[ip.c] * ip.pointee.constant
      case .subtract: n[ip.a] = n[ip.b] - n[ip.c]
      case .subtractFromConstant: n[ip.a] = ip.pointee.constant - n[ip.b]
      case .multiply: n[ip.a] = n[ip.b] * n[ip.c]
      case .multiplyConstant: n[ip.a] = n[ip.b] * ip.pointee.constant
      case .divide: n[ip.a] = n[ip.b] / n[ip.c]
      case .divideConstant: n[ip.a] = n[ip.b] / ip.pointee.constant
      case .remainder: n[ip.a] = flooredRemainder(n[ip.b], n[ip.c])
      case .remainderConstant: n[ip.a] = flooredRemainder(n[ip.b], ip.pointee.constant)
      case .negate: n[ip.a] = -n[ip.b]
      case .not: n[ip.a] = n[ip.b] == 0 ? 1 : 0
      case .roundTicks: n[ip.a] = roundedTicks(n[ip.a])
      case .arithmetic: calculate(ip.pointee, n)

      case .less: n[ip.a] = n[ip.b] < n[ip.c] ? 1 : 0
      case .lessOrEqual: n[ip.a] = n[ip.b] <= n[ip.c] ? 1 : 0
      case .equalNumbers: n[ip.a] = areEqual(n + ip.b, n + ip.c, ip.count) ? 1 : 0
      case .approximatelyEqual:
        n[ip.a] = areClose(n + ip.b, n + ip.c, ip.count, isDuration: ip.d != 0) ? 1 : 0
      case .equalReferences:
        self.steps.left = steps
        do throws(RunProblem) {
          n[ip.a] = try isEqual(r[ip.b], to: r[ip.c]) ? 1 : 0
        } catch {
          return fail(error, memory, frame, at: ip - start)
        }
        steps = self.steps.left
      case .isAbsentNumber: n[ip.a] = n[ip.b].isAbsent ? 1 : 0
      case .isAbsentReference: n[ip.a] = r[ip.b].isAbsent ? 1 : 0

      case .jump:
        ip = start + ip.target
        continue
      case .jumpBack:
        ip = start + ip.target
        steps &-= 1
        if steps >= 0 { continue }
        self.steps.left = steps
        let stop = renewSteps(memory, frame, at: ip - start)
        steps = self.steps.left
        if let stop { return stop }
        continue
      case .jumpIf:
        if n[ip.a] != 0 {
          ip = start + ip.target
          continue
        }
      case .jumpUnless:
        if n[ip.a] == 0 {
          ip = start + ip.target
          continue
        }
      case .jumpIfLess:
        if n[ip.a] < n[ip.d] {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessLess:
        if !(n[ip.a] < n[ip.d]) {
          ip = start + ip.target
          continue
        }
      case .jumpIfLessOrEqual:
        if n[ip.a] <= n[ip.d] {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessLessOrEqual:
        if !(n[ip.a] <= n[ip.d]) {
          ip = start + ip.target
          continue
        }
      case .jumpIfEqual:
        if areEqual(n + ip.a, n + ip.d, 1) {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessEqual:
        if !areEqual(n + ip.a, n + ip.d, 1) {
          ip = start + ip.target
          continue
        }
      case .jumpIfLessConstant:
        if n[ip.a] < ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessLessConstant:
        if !(n[ip.a] < ip.pointee.constant) {
          ip = start + ip.target
          continue
        }
      case .jumpIfLessOrEqualConstant:
        if n[ip.a] <= ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessLessOrEqualConstant:
        if !(n[ip.a] <= ip.pointee.constant) {
          ip = start + ip.target
          continue
        }
      case .jumpIfGreaterConstant:
        if n[ip.a] > ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessGreaterConstant:
        if !(n[ip.a] > ip.pointee.constant) {
          ip = start + ip.target
          continue
        }
      case .jumpIfGreaterOrEqualConstant:
        if n[ip.a] >= ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessGreaterOrEqualConstant:
        if !(n[ip.a] >= ip.pointee.constant) {
          ip = start + ip.target
          continue
        }
      case .jumpIfEqualConstant:
        if n[ip.a] == ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpUnlessEqualConstant:
        if n[ip.a] != ip.pointee.constant {
          ip = start + ip.target
          continue
        }
      case .jumpIfAbsentNumber:
        if n[ip.a].isAbsent {
          ip = start + ip.target
          continue
        }
      case .jumpIfAbsentReference:
        if r[ip.a].isAbsent {
          ip = start + ip.target
          continue
        }
      case .rangeLoop:
        let next = n[ip.a] + 1
        n[ip.a] = next
        if next < n[ip.d] {
          ip = start + ip.target
          steps &-= 1
          if steps >= 0 { continue }
          self.steps.left = steps
          let stop = renewSteps(memory, frame, at: ip - start)
          steps = self.steps.left
          if let stop { return stop }
          continue
        }
      case .closedLimit: n[ip.a] = n[ip.b] + (n[ip.c] - n[ip.b]).rounded(.down) + 1
      case .checkCounter:
        if !CountedRange.canCount(from: n[ip.a]) {
          return fail(.uncountableRange(n[ip.a]), memory, frame, at: ip - start)
        }
      case .jumpAtListEnd:
        if n[ip.a] >= Double(r[ip.d].count(width: ip.count)) {
          ip = start + ip.target
          continue
        }
      case .call:
        steps &-= 1
        let function = functions + ip.index
        let numberBase = frame.pointee.numberBase &+ Int32(ip.pointee.a)
        let referenceBase = frame.pointee.referenceBase &+ Int32(ip.pointee.d)
        frame.pointee.next = Target(truncatingIfNeeded: ip + 1 - start)
        frame += 1
        let numberEnd = numberBase &+ Int32(function.pointee.numberCount)
        let referenceEnd = referenceBase &+ Int32(function.pointee.referenceCount)
        if frame >= memory.frameEnd || numberEnd > memory.numberEnd || referenceEnd > memory.referenceEnd || steps < 0 {
          if steps < 0 {
            self.steps.left = steps
            let stop = renewSteps(memory, frame - 1, at: ip - start)
            if case .yielded? = stop { self.steps.takeBack() }
            steps = self.steps.left
            if let stop { return stop }
          }
          memory.suspend(frame - 1, at: ip - start)
          if memory.frameCount >= limits.callDepth { return .failed(failure(.limit(.callDepth), memory)) }
          if Int(max(numberEnd, referenceEnd)) > limits.registers {
            return .failed(failure(.limit(.registers), memory))
          }
          memory.ensure(
            numbers: Int(numberEnd), references: Int(referenceEnd), frames: memory.frameCount + 1)
          // The call has not been looked at as the next instruction after all.
          memory.suspend(memory.frames + (memory.frameCount - 1), at: ip + 1 - start)
          frame = memory.frames + memory.frameCount
        }
        frame.pointee = Frame(
          function: ip.pointee.index, next: 0, numberBase: numberBase, referenceBase: referenceBase)
        n = memory.numbers + Int(numberBase)
        r = memory.references + Int(referenceBase)
        ip = start + Int(function.pointee.entry)
        continue
      case .returnNumber:
        n[0] = n[ip.a]
        let count = Int(functions[Int(frame.pointee.function)].referenceCount)
        for index in 0..<count { r[index] = .none }
        if frame == memory.frames { return finish(memory) }
        frame -= 1
        n = memory.numbers + Int(frame.pointee.numberBase)
        r = memory.references + Int(frame.pointee.referenceBase)
        ip = start + Int(frame.pointee.next)
        continue
      case .returnNothing, .returnNumbers, .returnReference:
        var kept = 0
        if ip.pointee.opcode == .returnNumbers {
          n.update(from: n + ip.a, count: ip.d)
        } else if ip.pointee.opcode == .returnReference {
          r[0] = r[ip.a]
          kept = 1
        }
        let count = Int(functions[Int(frame.pointee.function)].referenceCount)
        for index in kept..<max(kept, count) { r[index] = .none }
        if frame == memory.frames { return finish(memory) }
        frame -= 1
        n = memory.numbers + Int(frame.pointee.numberBase)
        r = memory.references + Int(frame.pointee.referenceBase)
        ip = start + Int(frame.pointee.next)
        continue

      case .makeNumberList: r[ip.a] = .numbers([])
      case .makeReferenceList: r[ip.a] = .references([])
      case .appendNumbers:
        guard r[ip.b].count(width: ip.count) < limits.listCount else {
          return fail(.limit(.listCount), memory, frame, at: ip - start)
        }
        let values = UnsafeBufferPointer(start: n + ip.a, count: ip.count)
        noteMade(r[ip.b].withNumbers { $0.append(contentsOf: values) })
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .appendReference:
        guard r[ip.b].count(width: 1) < limits.listCount else {
          return fail(.limit(.listCount), memory, frame, at: ip - start)
        }
        let value = r[ip.a]
        noteMade(r[ip.b].withReferences { $0.append(value) })
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .elementNumbers:
        guard case .numbers(let values) = r[ip.b],
          let position = elementPosition(n[ip.c], count: values.count / max(ip.count, 1))
        else { return failIndex(n[ip.c], r[ip.b], ip.count, memory, frame, at: ip - start) }
        for offset in 0..<ip.count { n[ip.a + offset] = values[position * ip.count + offset] }
      case .elementReference:
        guard case .references(let values) = r[ip.b], let position = elementPosition(n[ip.c], count: values.count)
        else { return failIndex(n[ip.c], r[ip.b], 1, memory, frame, at: ip - start) }
        r[ip.a] = values[position]
      case .setElementNumbers:
        let width = ip.count
        guard let position = elementPosition(n[ip.c], count: r[ip.b].count(width: width)) else {
          return failIndex(n[ip.c], r[ip.b], width, memory, frame, at: ip - start)
        }
        let from = n + ip.a
        let bytes = r[ip.b].withNumbers { values in
          for offset in 0..<width { values[position * width + offset] = from[offset] }
        }
        noteMade(bytes)
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .setElementReference:
        guard let position = elementPosition(n[ip.c], count: r[ip.b].count(width: 1)) else {
          return failIndex(n[ip.c], r[ip.b], 1, memory, frame, at: ip - start)
        }
        let value = r[ip.a]
        noteMade(r[ip.b].withReferences { $0[position] = value })
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .takeElementReference:
        guard let position = elementPosition(n[ip.c], count: r[ip.b].count(width: 1)) else {
          return failIndex(n[ip.c], r[ip.b], 1, memory, frame, at: ip - start)
        }
        var taken = Reference.none
        noteMade(r[ip.b].withReferences { swap(&$0[position], &taken) })
        r[ip.a] = taken
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }

      case .readSlot: n[ip.a] = access.number(ofLayer: n[ip.b], slot: ip.c)
      case .readSlots: readSlots(ip.c, n + ip.a, layerID(n[ip.b]), ip.count)
      case .writeSlot:
        if !n[ip.a].isFinite, let problem = refusal(ofSlot: ip.c, layerID(n[ip.b]), n + ip.a, 1) {
          return fail(problem, memory, frame, at: ip - start)
        }
        if !access.setNumber(ofLayer: n[ip.b], slot: ip.c, n[ip.a]) {
          engine.origin = start - ip
          engine.setNumber(layerID(n[ip.b]), slot: ip.c, n[ip.a])
          if engine.hasEffects {
            if let end = interrupt(.effects, memory, frame, at: ip - start, functions) { return end }
            (frame, ip, n, r) = topFrame(memory, start)
            access = engine.directAccess()
            continue
          }
          access = engine.directAccess()
        }
      case .writeSlots:
        if let problem = refusal(ofSlot: ip.c, layerID(n[ip.b]), n + ip.a, ip.count) {
          return fail(problem, memory, frame, at: ip - start)
        }
        engine.origin = start - ip
        writeSlots(ip.c, layerID(n[ip.b]), n + ip.a, ip.count)
        if engine.hasEffects {
          if let end = interrupt(.effects, memory, frame, at: ip - start, functions) { return end }
          (frame, ip, n, r) = topFrame(memory, start)
          access = engine.directAccess()
          continue
        }
        access = engine.directAccess()

      case .beginText: text.removeAll()
      case .appendSpace: text.append(byte: 0x20)
      case .appendText: text.append(code.strings[ip.index])
      case .appendTextNumber: text.append(n[ip.a])
      case .appendTextString:
        let string = r[ip.a].text
        guard text.count + string.utf8.count <= limits.stringLength else {
          return fail(.limit(.stringLength), memory, frame, at: ip - start)
        }
        text.append(string)
      case .appendTextValue:
        self.steps.left = steps
        do throws(RunProblem) {
          try append(TypeID(index: ip.pointee.index), n + ip.a, r + ip.d)
        } catch {
          return fail(error, memory, frame, at: ip - start)
        }
        steps = self.steps.left
      case .endText:
        r[ip.a] = .string(text.string)
        noteMade(text.count)
        steps &-= text.count >> 6
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
      case .printText:
        printText()
        noteMade(text.count)
        steps &-= Machine.stepsPerService &+ text.count >> 6
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }

      case .service:
        self.steps.left = steps
        engine.origin = start - ip
        let outcome = perform(ip.pointee.service, ip.pointee.index, n + ip.a, r + ip.d)
        steps = self.steps.left
        if isCensusDue, let end = takeCensus(memory, frame, at: ip - start) { return end }
        if let outcome {
          if let end = interrupt(outcome, memory, frame, at: ip - start, functions) { return end }
          (frame, ip, n, r) = topFrame(memory, start)
          access = engine.directAccess()
          continue
        }
        access = engine.directAccess()
      }
      ip += 1
    }
  }

  /// Lets the loop go on with further steps, or says how it ends before an instruction.
  @inline(never)
  private mutating func renewSteps(
    _ memory: ExecutionMemory, _ frame: UnsafeMutablePointer<Frame>, at instruction: Int
  ) -> ExecutionOutcome? {
    memory.suspend(frame, at: instruction)
    noteCosts(at: instruction, ownSteps: 1)
    return switch renewSteps(memory, mayYield: memory.mayYield) {
    case nil: nil
    case .yield: .yielded
    case .problem(let problem): .failed(failure(problem, memory))
    }
  }

  /// Looks at what the script holds, at an instruction that has taken memory; gives the error if that is too much.
  @inline(never)
  private mutating func takeCensus(
    _ memory: ExecutionMemory, _ frame: UnsafeMutablePointer<Frame>, at instruction: Int
  ) -> ExecutionOutcome? {
    memory.suspend(frame, at: instruction)
    return takeCensus(memory).map { .failed(failure($0, memory)) }
  }

  /// Does what an instruction asks for besides going on: leaves the loop, or puts frames above the running one.
  @inline(never)
  private mutating func interrupt(
    _ outcome: ServiceOutcome, _ memory: ExecutionMemory, _ frame: UnsafeMutablePointer<Frame>, at instruction: Int,
    _ functions: UnsafePointer<CallTarget>
  ) -> ExecutionOutcome? {
    switch outcome {
    case .wait:
      // Code that runs in the middle of something cannot wait.
      guard effectRuns.isEmpty else { return fail(.waitInHook, memory, frame, at: instruction) }
      memory.suspend(frame, at: instruction + 1)
      return .waiting
    case .fail(let problem): return fail(problem, memory, frame, at: instruction)
    case .effects:
      memory.suspend(frame, at: instruction + 1)
      if engine.hasEffects { beginEffects() }
      if pushTrampoline(memory, functions[Int(frame.pointee.function)], after: code.instructions[instruction]) {
        return nil
      }
    case .call(let call):
      memory.suspend(frame, at: instruction)
      if push(call, memory) { return nil }
    case .run(let block):
      memory.suspend(frame, at: instruction)
      if pushAbove(block, memory) { return nil }
    }
    return .failed(failure(.limit(memory.frameCount >= limits.callDepth ? .callDepth : .registers), memory))
  }

  /// The topmost frame with the place where it goes on and its registers.
  @inline(__always)
  private func topFrame(_ memory: ExecutionMemory, _ start: UnsafePointer<Instruction>) -> (
    UnsafeMutablePointer<Frame>, UnsafePointer<Instruction>, UnsafeMutablePointer<Double>,
    UnsafeMutablePointer<Reference>
  ) {
    let frame = memory.frames + (memory.frameCount - 1)
    return (
      frame, start + Int(frame.pointee.next), memory.numbers + Int(frame.pointee.numberBase),
      memory.references + Int(frame.pointee.referenceBase)
    )
  }

  private func finish(_ memory: ExecutionMemory) -> ExecutionOutcome {
    memory.frameCount = 0
    return .finished
  }

  @inline(never)
  private func fail(
    _ problem: RunProblem, _ memory: ExecutionMemory, _ frame: UnsafeMutablePointer<Frame>, at instruction: Int
  ) -> ExecutionOutcome {
    memory.suspend(frame, at: instruction)
    return .failed(failure(problem, memory))
  }

  @inline(never)
  private func failIndex(
    _ index: Double, _ list: Reference, _ width: Int, _ memory: ExecutionMemory, _ frame: UnsafeMutablePointer<Frame>,
    at instruction: Int
  ) -> ExecutionOutcome {
    fail(.indexOutOfRange(index, count: list.count(width: width)), memory, frame, at: instruction)
  }
}

/// The fields of the instruction at a place of the code, as indices.
extension UnsafePointer<Instruction> {
  @inline(__always) fileprivate var a: Int { Int(pointee.a) }
  @inline(__always) fileprivate var b: Int { Int(pointee.b) }
  @inline(__always) fileprivate var c: Int { Int(pointee.c) }
  @inline(__always) fileprivate var d: Int { Int(pointee.d) }
  @inline(__always) fileprivate var index: Int { Int(pointee.index) }
  @inline(__always) fileprivate var target: Int { Int(pointee.target) }
  @inline(__always) fileprivate var count: Int { Int(pointee.count) }
}
