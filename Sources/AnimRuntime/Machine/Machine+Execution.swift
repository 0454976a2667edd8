import AnimEngine
import AnimLanguage

/// Why the machine left its loop.
enum ExecutionOutcome {
  /// The strand's function has returned.
  case finished
  /// The strand waits; what for is in the machine.
  case waiting
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
    var steps = stepsLeft
    defer { stepsLeft = steps }

    while true {
      switch ip.pointee {
      case .load(let value, let to): n[Int(to)] = value
      case .move(let to, let from): n[Int(to)] = n[Int(from)]
      case .moveNumbers(let to, let from, let count):
        (n + Int(to)).update(from: n + Int(from), count: Int(count))
      case .moveReference(let to, let from): r[Int(to)] = r[Int(from)]
      case .loadString(let index, let to): r[Int(to)] = .string(code.strings[Int(index)])
      case .clearReference(let to): r[Int(to)] = .none

      case .loadGlobal(let index, let to): n[Int(to)] = globals[Int(index)]
      case .storeGlobal(let index, let from): globals[Int(index)] = n[Int(from)]
      case .loadGlobals(let index, let to, let count):
        for offset in 0..<Int(count) { n[Int(to) + offset] = globals[Int(index) + offset] }
      case .storeGlobals(let index, let from, let count):
        for offset in 0..<Int(count) { globals[Int(index) + offset] = n[Int(from) + offset] }
      case .loadGlobalReference(let index, let to): r[Int(to)] = globalReferences[Int(index)]
      case .storeGlobalReference(let index, let from): globalReferences[Int(index)] = r[Int(from)]
      case .checkGlobal(let flag):
        if globals[Int(flag)] == 0 {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(.undeclaredGlobal(globalName(flag: flag)), memory))
        }
      case .makeCell(let to, let count): n[Int(to)] = cells.makeNumbers(Int(count))
      case .makeReferenceCell(let to): n[Int(to)] = cells.makeReference()
      case .loadCell(let to, let cell, let count):
        for offset in 0..<Int(count) { n[Int(to) + offset] = cells.number(n[Int(cell)], offset) }
      case .storeCell(let cell, let from, let count):
        for offset in 0..<Int(count) { cells.setNumber(n[Int(cell)], offset, n[Int(from) + offset]) }
      case .loadCellReference(let to, let cell): r[Int(to)] = cells.reference(n[Int(cell)])
      case .storeCellReference(let cell, let from): cells.setReference(n[Int(cell)], r[Int(from)])

      case .add(let to, let a, let b): n[Int(to)] = n[Int(a)] + n[Int(b)]
      case .addConstant(let k, let to, let a): n[Int(to)] = n[Int(a)] + k
      case .subtract(let to, let a, let b): n[Int(to)] = n[Int(a)] - n[Int(b)]
      case .subtractFromConstant(let k, let to, let a): n[Int(to)] = k - n[Int(a)]
      case .multiply(let to, let a, let b): n[Int(to)] = n[Int(a)] * n[Int(b)]
      case .multiplyConstant(let k, let to, let a): n[Int(to)] = n[Int(a)] * k
      case .divide(let to, let a, let b): n[Int(to)] = n[Int(a)] / n[Int(b)]
      case .divideConstant(let k, let to, let a): n[Int(to)] = n[Int(a)] / k
      case .remainder(let to, let a, let b): n[Int(to)] = flooredRemainder(n[Int(a)], n[Int(b)])
      case .remainderConstant(let k, let to, let a): n[Int(to)] = flooredRemainder(n[Int(a)], k)
      case .negate(let to, let a): n[Int(to)] = -n[Int(a)]
      case .not(let to, let a): n[Int(to)] = n[Int(a)] == 0 ? 1 : 0
      case .roundTicks(let a): n[Int(a)] = roundedTicks(n[Int(a)])
      case .arithmetic(let operation, let to, let a, let b, let count, let scalars):
        calculate(operation, n + Int(to), n + Int(a), n + Int(b), Int(count), scalars)

      case .less(let to, let a, let b): n[Int(to)] = n[Int(a)] < n[Int(b)] ? 1 : 0
      case .lessOrEqual(let to, let a, let b): n[Int(to)] = n[Int(a)] <= n[Int(b)] ? 1 : 0
      case .equalNumbers(let to, let a, let b, let count):
        n[Int(to)] = areEqual(n + Int(a), n + Int(b), Int(count)) ? 1 : 0
      case .approximatelyEqual(let to, let a, let b, let count, let isDuration):
        n[Int(to)] = areClose(n + Int(a), n + Int(b), Int(count), isDuration: isDuration) ? 1 : 0
      case .equalReferences(let to, let a, let b):
        let (left, right) = (r[Int(a)], r[Int(b)])
        n[Int(to)] = left == right || (left.isAbsent && right.isAbsent) ? 1 : 0
      case .isAbsentNumber(let to, let a): n[Int(to)] = n[Int(a)].isAbsent ? 1 : 0
      case .isAbsentReference(let to, let a): n[Int(to)] = r[Int(a)].isAbsent ? 1 : 0

      case .jump(let target):
        ip = start + Int(target)
        continue
      case .jumpBack(let target):
        ip = start + Int(target)
        steps &-= 1
        if steps >= 0 { continue }
        memory.suspend(frame, at: ip - start)
        return .failed(failure(.outOfSteps(limits.steps), memory))
      case .jumpIf(let target, let a):
        if n[Int(a)] != 0 {
          ip = start + Int(target)
          continue
        }
      case .jumpUnless(let target, let a):
        if n[Int(a)] == 0 {
          ip = start + Int(target)
          continue
        }
      case .jumpIfLess(let target, let a, let b):
        if n[Int(a)] < n[Int(b)] {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessLess(let target, let a, let b):
        if !(n[Int(a)] < n[Int(b)]) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfLessOrEqual(let target, let a, let b):
        if n[Int(a)] <= n[Int(b)] {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessLessOrEqual(let target, let a, let b):
        if !(n[Int(a)] <= n[Int(b)]) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfEqual(let target, let a, let b):
        if areEqual(n + Int(a), n + Int(b), 1) {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessEqual(let target, let a, let b):
        if !areEqual(n + Int(a), n + Int(b), 1) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfLessConstant(let k, let target, let a):
        if n[Int(a)] < k {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessLessConstant(let k, let target, let a):
        if !(n[Int(a)] < k) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfLessOrEqualConstant(let k, let target, let a):
        if n[Int(a)] <= k {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessLessOrEqualConstant(let k, let target, let a):
        if !(n[Int(a)] <= k) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfGreaterConstant(let k, let target, let a):
        if n[Int(a)] > k {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessGreaterConstant(let k, let target, let a):
        if !(n[Int(a)] > k) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfGreaterOrEqualConstant(let k, let target, let a):
        if n[Int(a)] >= k {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessGreaterOrEqualConstant(let k, let target, let a):
        if !(n[Int(a)] >= k) {
          ip = start + Int(target)
          continue
        }
      case .jumpIfEqualConstant(let k, let target, let a):
        if n[Int(a)] == k {
          ip = start + Int(target)
          continue
        }
      case .jumpUnlessEqualConstant(let k, let target, let a):
        if n[Int(a)] != k {
          ip = start + Int(target)
          continue
        }
      case .jumpIfAbsentNumber(let target, let a):
        if n[Int(a)].isAbsent {
          ip = start + Int(target)
          continue
        }
      case .jumpIfAbsentReference(let target, let a):
        if r[Int(a)].isAbsent {
          ip = start + Int(target)
          continue
        }
      case .rangeLoop(let target, let counter, let limit):
        let next = n[Int(counter)] + 1
        n[Int(counter)] = next
        if next < n[Int(limit)] {
          ip = start + Int(target)
          steps &-= 1
          if steps >= 0 { continue }
          memory.suspend(frame, at: ip - start)
          return .failed(failure(.outOfSteps(limits.steps), memory))
        }
      case .closedLimit(let to, let first, let last):
        n[Int(to)] = n[Int(first)] + (n[Int(last)] - n[Int(first)]).rounded(.down) + 1
      case .jumpAtListEnd(let target, let list, let counter, let width):
        if n[Int(counter)] >= Double(r[Int(list)].count(width: Int(width))) {
          ip = start + Int(target)
          continue
        }
      case .call(let callee, let numbers, let references):
        steps &-= 1
        let function = functions + Int(callee)
        let numberBase = frame.pointee.numberBase &+ Int32(numbers)
        let referenceBase = frame.pointee.referenceBase &+ Int32(references)
        frame.pointee.next = Target(truncatingIfNeeded: ip + 1 - start)
        frame += 1
        let numberEnd = numberBase &+ Int32(function.pointee.numberCount)
        let referenceEnd = referenceBase &+ Int32(function.pointee.referenceCount)
        if frame >= memory.frameEnd || numberEnd > memory.numberEnd || referenceEnd > memory.referenceEnd || steps < 0 {
          memory.suspend(frame - 1, at: ip - start)
          if steps < 0 { return .failed(failure(.outOfSteps(limits.steps), memory)) }
          if memory.frameCount >= limits.callDepth || Int(max(numberEnd, referenceEnd)) > limits.registers {
            return .failed(failure(.tooDeep(memory.frameCount), memory))
          }
          memory.ensure(
            numbers: Int(numberEnd), references: Int(referenceEnd), frames: memory.frameCount + 1)
          frame = memory.frames + memory.frameCount
        }
        frame.pointee = Frame(
          function: callee, next: 0, numberBase: numberBase, referenceBase: referenceBase)
        n = memory.numbers + Int(numberBase)
        r = memory.references + Int(referenceBase)
        ip = start + Int(function.pointee.entry)
        continue
      case .returnNumber(let from):
        n[0] = n[Int(from)]
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
        switch ip.pointee {
        case .returnNumbers(let from, let count): n.update(from: n + Int(from), count: Int(count))
        case .returnReference(let from):
          r[0] = r[Int(from)]
          kept = 1
        default: break
        }
        let count = Int(functions[Int(frame.pointee.function)].referenceCount)
        for index in kept..<max(kept, count) { r[index] = .none }
        if frame == memory.frames { return finish(memory) }
        frame -= 1
        n = memory.numbers + Int(frame.pointee.numberBase)
        r = memory.references + Int(frame.pointee.referenceBase)
        ip = start + Int(frame.pointee.next)
        continue

      case .makeNumberList(let to): r[Int(to)] = .numbers([])
      case .makeReferenceList(let to): r[Int(to)] = .references([])
      case .appendNumbers(let list, let from, let count):
        let values = UnsafeBufferPointer(start: n + Int(from), count: Int(count))
        r[Int(list)].withNumbers { $0.append(contentsOf: values) }
      case .appendReference(let list, let from):
        let value = r[Int(from)]
        r[Int(list)].withReferences { $0.append(value) }
      case .elementNumbers(let to, let list, let index, let count):
        let width = Int(count)
        guard case .numbers(let values) = r[Int(list)],
          let position = elementPosition(n[Int(index)], count: values.count / max(width, 1))
        else {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(indexFailure(n[Int(index)], r[Int(list)], width), memory))
        }
        for offset in 0..<width { n[Int(to) + offset] = values[position * width + offset] }
      case .elementReference(let to, let list, let index):
        guard case .references(let values) = r[Int(list)],
          let position = elementPosition(n[Int(index)], count: values.count)
        else {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(indexFailure(n[Int(index)], r[Int(list)], 1), memory))
        }
        r[Int(to)] = values[position]
      case .setElementNumbers(let list, let index, let from, let count):
        let width = Int(count)
        guard let position = elementPosition(n[Int(index)], count: r[Int(list)].count(width: width)) else {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(indexFailure(n[Int(index)], r[Int(list)], width), memory))
        }
        r[Int(list)].withNumbers { values in
          for offset in 0..<width { values[position * width + offset] = n[Int(from) + offset] }
        }
      case .setElementReference(let list, let index, let from):
        guard let position = elementPosition(n[Int(index)], count: r[Int(list)].count(width: 1)) else {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(indexFailure(n[Int(index)], r[Int(list)], 1), memory))
        }
        let value = r[Int(from)]
        r[Int(list)].withReferences { $0[position] = value }
      case .takeElementReference(let to, let list, let index):
        guard let position = elementPosition(n[Int(index)], count: r[Int(list)].count(width: 1)) else {
          memory.suspend(frame, at: ip - start)
          return .failed(failure(indexFailure(n[Int(index)], r[Int(list)], 1), memory))
        }
        var taken = Reference.none
        r[Int(list)].withReferences { swap(&$0[position], &taken) }
        r[Int(to)] = taken

      case .readSlot(let slot, let to, let layer):
        n[Int(to)] = engine.number(layerID(n[Int(layer)]), slot: Int(slot))
      case .readSlots(let slot, let to, let layer, let count):
        readSlots(slot, n + Int(to), layerID(n[Int(layer)]), Int(count))
      case .writeSlot(let slot, let layer, let from):
        engine.setNumber(layerID(n[Int(layer)]), slot: Int(slot), n[Int(from)])
      case .writeSlots(let slot, let layer, let from, let count):
        writeSlots(slot, layerID(n[Int(layer)]), n + Int(from), Int(count))

      case .beginText: text.removeAll()
      case .appendSpace: text.append(byte: 0x20)
      case .appendText(let index): text.append(code.strings[Int(index)])
      case .appendTextNumber(let a): text.append(n[Int(a)])
      case .appendTextString(let a): text.append(r[Int(a)].text)
      case .appendTextValue(let type, let numbers, let references):
        append(TypeID(index: type), n + Int(numbers), r + Int(references))
      case .endText(let to): r[Int(to)] = .string(text.string)
      case .printText: printText()

      case .service(let service, let operand, let numbers, let references):
        stepsLeft = steps
        let outcome = perform(service, operand, n + Int(numbers), r + Int(references))
        if let outcome {
          memory.suspend(frame, at: ip - start + (outcome.isWait ? 1 : 0))
          switch outcome {
          case .wait: return .waiting
          case .fail(let problem): return .failed(failure(problem, memory))
          }
        }
      }
      ip += 1
    }
  }

  private func finish(_ memory: ExecutionMemory) -> ExecutionOutcome {
    memory.frameCount = 0
    return .finished
  }
}
