import AnimEngine
import AnimLanguage

extension Machine {
  /// Looks up the functions that the code calls in a host.
  mutating func bind(_ host: HostFunctions) {
    self.host = host
    hostFunctions = code.hostFunctions.map { host.index(of: $0.signature) ?? -1 }
  }

  /// Calls a function of the host's. The one place where a script reaches the program around it.
  mutating func callHost(
    _ index: Int, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) -> ServiceOutcome? {
    let function = hostFunctions[index]
    guard function >= 0 else { throw .hostMissing(code.hostFunctions[index].signature.text) }
    switch host.functions[function].body {
    case .immediate(let body):
      if code.hostFunctions[index].signature.purity == .pure {
        try call(body, of: function, n, r)
      } else {
        try callOnce(body, of: function, index, n, r)
      }
      return nil
    case .suspending:
      guard effectRuns.isEmpty else { throw .waitInHook }
      let plan = code.hostFunctions[index]
      let call = hostCalls.begin(question(plan, n, r), values(plan.parameters, n, r), at: engine.now)
      wait = .hostCall(call)
      return .wait
    }
  }

  private func call(
    _ body: (inout HostCall) throws -> Void, of function: Int, _ n: UnsafeMutablePointer<Double>,
    _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var call = HostCall(
      arguments: ScriptValueReader(numbers: n, references: r), result: ScriptValueWriter(numbers: n, references: r),
      instant: engine.now)
    do {
      try body(&call)
    } catch {
      throw problem(error, of: host.functions[function].signature)
    }
  }

  /// Calls a function that is not pure: what it answers is logged, so that a run which is repeated does not call it
  /// again.
  private mutating func callOnce(
    _ body: (inout HostCall) throws -> Void, of function: Int, _ index: Int, _ n: UnsafeMutablePointer<Double>,
    _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let plan = code.hostFunctions[index]
    let question = question(plan, n, r)
    switch hostCallLog.answer(to: question) {
    case .unknown: break
    case .known(.value(let result)):
      _ = store(result, as: plan.result, n, r)
      return
    case .known(.failure(let error)): throw .host(HostProblem(error, of: plan.signature))
    case .new:
      // What it would have done then must not happen now. But where the script goes on with a result there has to be
      // one, and none can be made up.
      let isMade = plan.result != .void
      hostCallLog.noteNew(index, at: engine.now, isMade: isMade)
      guard isMade else { return }
    }
    do throws(RunProblem) {
      try call(body, of: function, n, r)
    } catch {
      if case .host(let problem) = error { hostCallLog.log(question, .failure(problem.error)) }
      throw error
    }
    hostCallLog.log(question, .value(plan.result == .void ? .none : value(plan.result, n, r)))
  }

  /// A call whose arguments lie in registers.
  private func question(
    _ plan: HostFunctionPlan, _ n: UnsafePointer<Double>, _ r: UnsafePointer<Reference>
  ) -> HostQuestion {
    var digest = StateDigest()
    var (n, r) = (n, r)
    for type in plan.parameters {
      switch code.types.shape(of: type) {
      case .numbers(let count):
        // Layers have other numbers in another script.
        if count == 1, code.types.isLayer(code.types.wrapped(by: type) ?? type) {
          digest.add(name(of: layerID(n[0])))
        } else {
          for offset in 0..<count { digest.add(n[offset].bitPattern) }
        }
        n += count
      case .reference:
        digest.add(value(type, n, r)) { name(of: $0) }
        r += 1
      case .nothing: break
      }
    }
    return HostQuestion(function: plan.signature.name, arguments: digest.value)
  }

  @inline(never)
  private func problem(_ error: any Error, of function: HostFunctionSignature) -> RunProblem {
    .host(HostProblem(HostError(error, of: function), of: function))
  }

  /// What lies in consecutive registers of types.
  private func values(
    _ types: [TypeID], _ n: UnsafePointer<Double>, _ r: UnsafePointer<Reference>
  ) -> [PropertyValue] {
    var (n, r) = (n, r)
    return types.map { type in
      let shape = code.types.shape(of: type)
      defer {
        n += shape.numberCount
        r += shape.referenceCount
      }
      return value(type, n, r)
    }
  }

  /// Whether the clock cannot go on to an instant, as the host has calls to answer before.
  func standsForHost(before instant: MediaTime) -> Bool { !hostCalls.pending.isEmpty && instant > engine.now }

  // MARK: Answers

  /// Lets the strand go on that waits for a call, with the result in its place.
  ///
  /// - Throws: the error that ends the run if the call failed, or its result is of another type.
  mutating func answer(_ answer: HostAnswer, _ memory: ExecutionMemory) throws(ScriptError) {
    guard let call = hostCalls.end(answer.call), let number = strands.takeWaiting(for: .hostCall(call)).first,
      var strand = strands[number], let frame = strand.frames.last
    else { return }
    let instruction = code.instructions[Int(frame.next) - 1]
    let plan = code.hostFunctions[Int(instruction.index)]
    let problem: HostProblem
    switch answer.outcome {
    case .value(let value):
      if put(value, into: &strand, frame, instruction, as: plan.result) {
        strands.replace(number, by: strand)
        return turns.resume(strand: number)
      }
      problem = .wrongResult(of: plan.signature, found: value.typeName)
    case .failure(let error):
      problem = HostProblem(error, of: plan.signature)
    }
    _ = strands.remove(number)
    strand.frames[strand.frames.count - 1].next -= 1
    memory.load(strand, code: code)
    throw ScriptError(failure(.host(problem), memory))
  }

  /// Puts a result where the call's operands were; false if it is of another type.
  private func put(
    _ value: PropertyValue, into strand: inout Strand, _ frame: Frame, _ instruction: Instruction, as type: TypeID
  ) -> Bool {
    if type == .void { return true }
    let first = Int(frame.numberBase) + Int(instruction.a)
    let reference = Int(frame.referenceBase) + Int(instruction.d)
    var numbers: [Double] = [0, 0, 0, 0]
    var result = Reference.none
    let fits = numbers.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { store(value, as: type, $0, &result) } ?? false
    }
    guard fits else { return false }
    switch code.types.shape(of: type) {
    case .numbers(let count):
      guard first + count <= strand.numbers.count else { return false }
      for offset in 0..<count { strand.numbers[first + offset] = numbers[offset] }
    case .reference:
      guard reference < strand.references.count else { return false }
      strand.references[reference] = result
    case .nothing: break
    }
    return true
  }
}
