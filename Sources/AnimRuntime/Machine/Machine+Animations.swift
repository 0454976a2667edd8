import AnimEngine
import AnimLanguage

/// Reads a service's operands in the order in which they were pushed.
struct OperandReader {
  var n: UnsafeMutablePointer<Double>
  var r: UnsafeMutablePointer<Reference>

  mutating func number() -> Double {
    defer { n += 1 }
    return n[0]
  }

  mutating func time() -> MediaTime { MediaTime(roundingTicks: number()) }

  mutating func reference() -> Reference {
    defer { r += 1 }
    return r[0]
  }

  /// A boxed value; nil if it is absent.
  mutating func value() -> PropertyValue? {
    if case .value(let value) = reference() { return value }
    return nil
  }

  mutating func easing() -> TimingFunction? {
    if case .easing(let function)? = value() { return function }
    return nil
  }

  mutating func closure(_ function: FunctionID, _ counts: OperandCounts) -> Closure {
    defer {
      n += counts.numbers
      r += counts.references
    }
    return Closure(
      function: function, numbers: Array(UnsafeBufferPointer(start: n, count: counts.numbers)),
      references: Array(UnsafeBufferPointer(start: r, count: counts.references)))
  }
}

extension Machine {
  mutating func animate(
    _ plan: AnimationPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    var basic = BasicAnimation(plan.property)
    // A colour animates from and to `none` as from and to its transparent form, so an absent end is a value.
    if plan.hasFrom { basic.fromValue = operands.value() ?? PropertyValue.none }
    if plan.hasTo { basic.toValue = operands.value() ?? PropertyValue.none }
    if plan.hasBy { basic.byValue = operands.value() ?? PropertyValue.none }
    var animation = LayerAnimation(.basic(basic))
    if plan.hasDuration { animation.timing.duration = operands.time() }
    if plan.hasEasing { animation.timingFunction = operands.easing() }
    if plan.hasDelay {
      let delay = operands.time()
      guard delay >= .zero else { throw .negativeDelay }
      animation.delay = delay
    }
    if plan.hasTimeOffset { animation.timing.timeOffset = operands.time() }
    if plan.hasRepeatCount {
      let count = operands.number()
      guard count > 0 else { throw .repeatCount(count) }
      animation.timing.repeatCount = count
    }
    if plan.hasRepeatDuration { animation.timing.repeatDuration = operands.time() }
    if plan.hasSpeed { animation.timing.speed = operands.number() }
    if plan.repeatsForever { animation.timing.repeatCount = .infinity }
    animation.timing.autoreverses = plan.autoreverses
    animation.timing.fillMode = plan.fillMode
    animation.isRemovedOnCompletion = !plan.fillMode.fillsForwards
    animation.isAdditive = plan.isAdditive
    animation.isCumulative = plan.isCumulative
    animation.isTransient = plan.isTransient
    if plan.isAnonymous { animation.key = .anonymous }
    if plan.hasKey { animation.key = .named(operands.reference().text) }
    for tag in plan.tags {
      animation.tags.append(AnimationTag(name: tag, value: operands.value() ?? PropertyValue.none))
    }
    let then = plan.then.map { operands.closure($0, code.operands(of: $0)) }
    let otherwise = plan.otherwise.map { operands.closure($0, code.operands(of: $0)) }
    if then != nil || otherwise != nil {
      animation.origin = completions.add(
        Completion(then: then, otherwise: otherwise, keepsAlive: keepsAlive))
    }
    try performCall(.add(animation, to: layer))
  }

  mutating func beginTransaction(
    _ plan: TransactionPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let options = options(plan, &operands)
    var completion: Int?
    if let function = plan.completion {
      let closure = operands.closure(function, code.operands(of: function))
      completion = completions.add(Completion(then: closure, otherwise: nil, keepsAlive: keepsAlive))
    }
    try performCall(.beginTransaction(options, completion: completion))
  }

  mutating func setTransactionOptions(
    _ plan: TransactionPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    try performCall(.setTransactionOptions(options(plan, &operands)))
    if let function = plan.completion {
      let closure = operands.closure(function, code.operands(of: function))
      try performCall(
        .setCompletion(completions.add(Completion(then: closure, otherwise: nil, keepsAlive: keepsAlive))))
    }
  }

  private func options(_ plan: TransactionPlan, _ operands: inout OperandReader) -> TransactionOptions {
    var options = TransactionOptions()
    if plan.hasDisableActions { options.disablesActions = operands.number() != 0 }
    if plan.hasDuration { options.duration = operands.time() }
    if plan.hasTiming { options.timingFunction = operands.easing() }
    return options
  }

  mutating func register(
    _ plan: RegistrationPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    let key = plan.hasKey ? operands.reference().text : nil
    let closure = operands.closure(plan.function, code.operands(of: plan.function))
    if plan.isRemoval {
      registrations.remove(closure, for: plan.event, key: key, of: layer)
    } else {
      registrations.add(closure, for: plan.event, key: key, of: layer, keepsAlive: keepsAlive)
    }
  }

  mutating func schedule(
    _ plan: SchedulePlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let time = operands.time()
    let closure = operands.closure(plan.function, code.operands(of: plan.function))
    let timer: Int
    switch plan.kind {
    case .at:
      guard time >= engine.now else { throw .timeHasPassed(time) }
      timer = agenda.schedule(closure, at: time, interval: nil, keepsAlive: keepsAlive)
    case .after:
      guard time >= .zero else { throw .negativeWait }
      timer = agenda.schedule(closure, at: engine.now + time, interval: nil, keepsAlive: keepsAlive)
    case .every:
      guard time > .zero else { throw .intervalTooShort }
      timer = agenda.schedule(closure, at: engine.now + time, interval: time, keepsAlive: false)
    }
    n[0] = Double(timer)
  }
}
