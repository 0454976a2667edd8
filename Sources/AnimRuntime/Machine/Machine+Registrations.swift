import AnimEngine
import AnimLanguage

extension Machine {
  mutating func register(
    _ plan: RegistrationPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    let key = plan.hasKey ? operands.reference().text : nil
    let closure = operands.closure(plan.function, code.operands(of: plan.function))
    for reference in closure.references { try checkSize(reference) }
    steps.spend(registrations.count(of: layer) >> 5)
    if plan.isRemoval {
      registrations.remove(closure, for: plan.event, key: key, of: layer)
    } else {
      try checkRegistrations()
      registrations.add(closure, for: plan.event, key: key, of: layer, keepsAlive: keepsAlive)
    }
  }

  mutating func schedule(
    _ plan: SchedulePlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let time = operands.time()
    let closure = operands.closure(plan.function, code.operands(of: plan.function))
    guard agenda.timerCount < limits.timers else { throw .limit(.timers) }
    noteMade(Machine.bytesOfTimer)
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

// MARK: Limits

extension Machine {
  // What each takes, with its place in the tables that lead to it.
  static let bytesOfLayer = 1_500
  static let bytesOfAnimation = 1_000
  static let bytesOfTimer = 300
  static let bytesOfRegistration = 300
  static let bytesOfStrand = 600

  /// Makes sure that there may be one more handler of whatever kind.
  mutating func checkRegistrations() throws(RunProblem) {
    guard registrationCount < limits.registrations else { throw .limit(.registrations) }
    noteMade(Machine.bytesOfRegistration)
  }

  var registrationCount: Int {
    registrations.count + frameHandlers.count + customActions.count + delegates.count + animators.count
  }

  /// Makes sure that no more is to happen at this instant than may.
  func checkTurns() throws(RunProblem) {
    guard turns.count + turnsAtInstant <= limits.turnsPerInstant else { throw .limit(.turnsPerInstant) }
  }
}
