import AnimEngine
import AnimLanguage

extension Machine {
  mutating func setDelegate(
    _ function: FunctionID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    try checkRegistrations()
    delegates[layer] = operands.closure(function, code.operands(of: function))
    try performCall(.setHasDelegate(true, of: layer))
  }

  mutating func setAction(
    _ plan: ActionPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    let action: LayerAction?
    if let handler = plan.handler {
      try checkRegistrations()
      action = .custom(customActions.count)
      customActions.append(operands.closure(handler, code.operands(of: handler)))
    } else {
      action = self.action(operands.reference())
    }
    try performCall(.setAction(action, of: layer, forKey: plan.key, styleLevel: plan.styleLevel))
  }

  mutating func setImplicitAnimation(_ plan: ImplicitAnimationPlan, _ r: UnsafeMutablePointer<Reference>) {
    guard case .value(.animation(let animation)) = r[0] else { return }
    engine.setImplicitAnimation(animation, of: plan.property, in: plan.type)
  }

  /// The name of the handler that a custom action runs.
  func handlerName(ofAction number: Int) -> String {
    guard customActions.indices.contains(number) else { return "" }
    return code.functions[Int(customActions[number].function.index)].name
  }
}
