import AnimEngine
import AnimLanguage

extension Machine {
  mutating func beginTransaction(
    _ plan: TransactionPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let options = try options(plan, &operands)
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

  private func options(
    _ plan: TransactionPlan, _ operands: inout OperandReader
  ) throws(RunProblem) -> TransactionOptions {
    var options = TransactionOptions()
    if plan.hasDisableActions { options.disablesActions = operands.number() != 0 }
    if plan.hasDuration { options.duration = try operands.time() }
    if plan.hasTiming { options.timingFunction = operands.easing() }
    return options
  }
}
