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
    let time = try operands.time()
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
