import AnimEngine
import AnimLanguage

/// What a service that cannot simply go on asks of the loop.
enum ServiceOutcome {
  case wait
  /// The engine has left something to do for code of the script, see ``Machine/continueEffects(_:)``.
  case effects
  /// A call of code of the script's, after which the service is performed again. It is rare and large: in place it
  /// would be copied with the outcome of every service.
  indirect case call(HookCall)
  /// The same for a block of the script's, called from an ordinary function.
  case run(Closure)
  case fail(RunProblem)
}

extension Machine {
  /// Performs a service on its operands; the result takes the place of the first. Nil means: go on.
  @inline(never)
  mutating func perform(
    _ service: Service, _ operand: UInt32, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) -> ServiceOutcome? {
    let index = Int(operand)
    // Where the instruction stands was noted for the engine.
    noteCosts(at: -engine.origin)
    steps.spend(Machine.stepsPerService)
    do throws(RunProblem) {
      switch service {
      case .builtin:
        let builtin = code.builtins[index]
        try call(builtin, n, r)
        for register in builtin.releasedReferences { r[register] = .none }
      case .callHost: return try callHost(index, n, r)
      case .box: try box(TypeID(index: operand), n, r)
      case .unbox: try unbox(as: TypeID(index: operand), n, r)
      case .unboxOptional: unboxOptional(as: TypeID(index: operand), n, r)
      case .narrow:
        if !isLayer(n[0], TypeID(index: operand)) { throw .wrongLayerType(code.types.name(of: TypeID(index: operand))) }
      case .narrowOptional:
        if !isLayer(n[0], TypeID(index: operand)) { n[0] = .absent }
      case .now: n[0] = Double(engine.now.ticks)
      case .readProperty: try readProperty(code.accesses[index], n, r)
      case .writeProperty: try writeProperty(code.accesses[index], n, r)
      case .member: try readMember(operand, n, r)
      case .declareLayerMember: members.declare(operand, of: layerID(n[0]), as: layerID(n[1]))
      case .declareListMember: members.declare(operand, of: layerID(n[0]), as: r[0])
      case .concatenateLists: try concatenateLists(r)
      case .concatenateTransforms: concatenateTransforms(r)
      case .makeLayer: try makeLayer(code.layers[index], n, r)
      case .insertLast: try insert(n[0], into: n[1], at: .top)
      case .insertAtIndex:
        guard n[2] == n[2].rounded() else { throw .noPlace(n[2]) }
        try insert(n[0], into: n[1], at: .index(clampedInteger(n[2])))
      case .insertAbove: try insert(n[0], beside: n[1], isAbove: true)
      case .insertBelow: try insert(n[0], beside: n[1], isAbove: false)
      case .removeLayer:
        spendStepsForTree(n[0])
        try performCall(.remove(layerID(n[0])))
      case .scroll: try scroll(isRect: operand == 1, n)
      case .replaceLayer: try replace(layerID(n[0]), with: layerID(n[1]))
      case .commitLayer: try performCall(.commitLayer(layerID(n[0])))
      case .makeView: try performCall(.makeView(layerID(n[0])))
      case .beginAnimationBlock: try beginAnimationBlock(code.animationBlocks[index], n, r)
      case .beginKeyframe: try beginKeyframe(n)
      case .makeAnimator: try makeAnimator(code.animationBlocks[index], n, r)
      case .moveAnimator: return try moveAnimator(AnimatorMoveCode(rawValue: operand) ?? .start, n)
      case .send:
        send(code.strings[index], to: layerID(n[0]))
        try checkTurns()
      case .sendAt:
        send(code.strings[index], at: Point2D(x: n[0], y: n[1]))
        try checkTurns()
      case .animate: try animate(index, n, r)
      case .makeAnimation: try makeAnimation(index, n, r)
      case .control: try control(operand, n, r)
      case .setImplicitAnimation: setImplicitAnimation(code.implicitAnimations[index], r)
      case .continueEffects: return try continueEffects(r).map { .call($0) }
      case .noAction: r[0] = .action(.noAction)
      case .setDelegate: try setDelegate(FunctionID(index), n, r)
      case .setAction: try setAction(code.actions[index], n, r)
      case .draw:
        noteMade(MemoryLayout<DisplayCommand>.stride)
        draw(code.drawings[index], n, r)
      case .beginTransaction: try beginTransaction(code.transactions[index], n, r)
      case .commitTransaction: try performCall(.commitTransaction)
      case .setTransactionOptions: try setTransactionOptions(code.transactions[index], n, r)
      case .flush: try performCall(.flush)
      case .register: try register(code.registrations[index], n, r)
      case .schedule: try schedule(code.schedules[index], n, r)
      case .cancelTimer: agenda.cancel(timer: clampedInteger(n[0]))
      case .cancelAnimation: try performCall(.removeAnimation(layerID(n[0]), key: r[0].text, .cancelled))
      case .cancelAllAnimations: try performCall(.removeAllAnimations(layerID(n[0]), .cancelled))
      case .wait:
        var operands = OperandReader(n: n, r: r)
        let time = try operands.time()
        guard time >= .zero else { throw .negativeWait }
        wait = .instant(engine.now + time)
        return .wait
      case .waitForAnimation:
        let layer = layerID(n[0])
        guard let animation = engine.animationID(layer, key: r[0].text) else { return nil }
        if keepsAlive { engine.keepAlive(for: animation) }
        wait = .animation(animation, layer: layer, key: r[0].text)
        return .wait
      case .waitForAll:
        wait = .allAnimations
        return .wait
      case .waitForEvent:
        wait = .event(code.strings[index], layer: layerID(n[0]))
        return .wait
      case .beginCollection: engine.beginCollection()
      case .endCollection: return try endCollection(CollectionEnd(rawValue: operand) ?? .wait, n)
      case .parallel: return try startBranches(code.parallels[index], n, r)
      case .orderRounds:
        spendSteps(for: r[0])
        orderRounds(code.staggers[index], r)
        noteMade(r[0])
      case .waitForRound: return try waitForRound(code.staggers[index], n, r)
      case .onFrame, .offFrame: try setFrameHandler(FunctionID(index), isRemoval: service == .offFrame, n, r)
      case .seed: random = RandomGenerator(seed: RandomGenerator.seed(of: n[0]))
      case .expect: try expect(FunctionID(index), n, r)
      case .failExpectation: failExpectation(code.expectations[index], r[0].text)
      case .checkEnding: checkEnding(code.expectations[index], n, r)
      }
      guard engine.hasEffects || isSearchRequested else { return nil }
      isSearchRequested = false
      return .effects
    } catch {
      return .fail(error)
    }
  }

  /// Performs a call on the engine; what it refuses ends the run.
  @discardableResult
  mutating func performCall(_ call: EngineCall) throws(RunProblem) -> EngineResult {
    do {
      return try engine.perform(call)
    } catch .unknownProperty(let layer, let keyPath) {
      throw .missingProperty(keyPath, of: name(of: layer))
    } catch {
      throw .engine(error)
    }
  }

  // MARK: Values of type any

  private mutating func box(
    _ type: TypeID, _ n: UnsafePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    if code.types.shape(of: type) == .reference { try checkSize(r[0]) }
    let value = value(type, n, r)
    r[0] = value == .none ? .none : .value(value)
  }

  private func unbox(
    as type: TypeID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let found: PropertyValue
    switch r[0] {
    case .value(let value): found = value
    default: found = .none
    }
    guard store(found, as: type, n, r) else {
      throw .wrongType(found: found.typeName, wanted: code.types.name(of: type))
    }
  }

  private func unboxOptional(
    as type: TypeID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    if case .value(let value) = r[0], store(value, as: type, n, r) { return }
    if code.types.shape(of: type) == .reference { r[0] = .none } else { n[0] = .absent }
  }

  /// Whether a layer is of a layer type of the engine or of one that extends it. Anonymous types are told apart by the
  /// checker alone.
  func isLayer(_ number: Double, _ type: TypeID) -> Bool {
    guard !number.isAbsent else { return false }
    if type == .view || code.types.isLayer(type, in: .view) { return engine.isView(layerID(number)) }
    guard case .layer(let name, _) = code.types.kind(type), let id = engine.types.id(named: name) else { return true }
    return engine.type(of: layerID(number)).map { engine.types.type($0, inheritsFrom: id) } ?? false
  }

  // MARK: Lists and transforms

  private mutating func concatenateLists(_ r: UnsafeMutablePointer<Reference>) throws(RunProblem) {
    switch (r[0], r[1]) {
    case (.numbers(let left), .numbers(let right)):
      guard left.count + right.count <= limits.listCount else { throw .limit(.listCount) }
      r[0] = .numbers(left + right)
    case (.references(let left), .references(let right)):
      guard left.count + right.count <= limits.listCount else { throw .limit(.listCount) }
      r[0] = .references(left + right)
    default: break
    }
    r[1] = .none
    spendSteps(for: r[0])
    noteMade(r[0])
  }

  private func concatenateTransforms(_ r: UnsafeMutablePointer<Reference>) {
    r[0] = .value(.transform(transform(r[0]).concatenating(transform(r[1]))))
    r[1] = .none
  }

  func transform(_ reference: Reference) -> Transform {
    switch reference {
    case .value(.transform(let transform)): transform
    case .value(.transformParts(let parts)): parts.matrix
    default: .identity
    }
  }
}
