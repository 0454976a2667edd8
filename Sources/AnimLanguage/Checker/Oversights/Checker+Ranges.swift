import AnimEngine

// Numbers beyond what their place shows or takes: the tables of properties and of functions say where that ends.

extension Checker {
  /// Warns of a value that a property is set to, or that the fraction of an animator is.
  ///
  /// - Parameter target: the property, or a part of it.
  mutating func checkRange(of value: TypedExpressionID, setTo target: TypedExpressionID) {
    var target = target
    while case .component(let whole, _) = program.expressions[Int(target.index)] { target = whole }
    switch program.expressions[Int(target.index)] {
    case .property(_, let property, _): checkRange(of: value, for: property)
    case .builtin(.animatorFraction, _):
      checkRange(of: value, in: LayerProperty.fraction, "'fractionComplete'", isFraction: true)
    default: break
    }
  }

  /// Warns of a value that a property is set or animated to.
  mutating func checkRange(of value: TypedExpressionID, for property: PropertyID) {
    guard let index = catalogEntry(property) else { return }
    let isFraction = catalog.entries[index].traits.contains(.percentage)
    guard let range = catalog.entries[index].range ?? (isFraction ? Checker.usualFractions : nil) else { return }
    let keyPath = catalog.entries[index].reference.keyPath
    checkRange(of: value, in: range, "'\(keyPath)'", isFraction: isFraction)
  }

  /// Warns of the values that an animation goes from, to or through.
  mutating func checkRanges(_ draft: AnimationDraft) {
    guard case .property(_, let property, _, _) = draft.target, !draft.animation.options.isAdditive,
      draft.animation.options.valueFunction == nil
    else { return }
    for (role, value) in draft.animation.operands {
      switch role {
      case .from, .to, .values: checkRange(of: value, for: property)
      default: break
      }
    }
  }

  /// Warns of arguments that a function of the vocabulary makes nothing of.
  ///
  /// - Parameter operands: the receiver, if the function has one, and an operand for each parameter.
  mutating func checkRanges(_ operands: [Operand], of signature: BuiltinSignature, _ range: SourceRange) {
    for (operand, parameter) in zip(operands.suffix(signature.parameters.count), signature.parameters) {
      guard let allowed = parameter.range else { continue }
      checkRange(
        of: operand.id, in: allowed, "'\(parameter.name)' of '\(signature.name)'", isFraction: parameter.isFraction)
    }
    switch signature.operation {
    case .builtin(.rgb), .builtin(.rgba): checkColorParts(operands.prefix(3), range)
    case .builtin(.spring): checkDamping(operands, range)
    default: break
    }
  }

  /// Where fractions without ends end that anybody means: an anchor point may lie outside of its layer, but not so far.
  static let usualFractions = -10.0...10

  /// - Parameter what: what the number is; asked for only if it is out of range.
  private mutating func checkRange(
    of id: TypedExpressionID, in range: ClosedRange<Double>, _ what: @autoclosure () -> String, isFraction: Bool
  ) {
    switch program.expressions[Int(id.index)] {
    case .box(let value): checkRange(of: value, in: range, what(), isFraction: isFraction)
    case .tuple(let values), .list(let values):
      for value in program[values] { checkRange(of: value, in: range, what(), isFraction: isFraction) }
    case .conditional(_, let then, let otherwise):
      checkRange(of: then, in: range, what(), isFraction: isFraction)
      checkRange(of: otherwise, in: range, what(), isFraction: isFraction)
    default:
      let type = program.expressionTypes[Int(id.index)]
      guard type == .number || type == .duration, let value = constant(id), !range.contains(value) else { return }
      var isLiteral = false
      if case .number = program.expressions[Int(id.index)] { isLiteral = true }
      tell(
        .outOfRange(
          what(), value, in: range, isDuration: type == .duration, isFraction: isFraction, isLiteral: isLiteral,
          at: self.range(id)))
    }
  }

  /// Warns of a range whose upper bound is below the lower one.
  mutating func checkBounds(_ lower: TypedExpressionID, _ upper: TypedExpressionID, _ range: SourceRange) {
    guard let first = constant(lower), let last = constant(upper), last < first else { return }
    tell(.emptyRange(at: range))
  }

  /// Warns of `rgb(1, 0.5, 0)`: the parts are bytes.
  private mutating func checkColorParts(_ parts: ArraySlice<Operand>, _ range: SourceRange) {
    let values = parts.compactMap { constant($0.id) }
    guard values.count == 3, values.contains(where: { $0 > 0 }), values.allSatisfy({ 0...1 ~= $0 }) else { return }
    tell(.colorPartsAsFractions(zip(parts, values).map { (self.range($0.id), ($1 * 255).rounded()) }, at: range))
  }

  /// Warns of a spring that swings for very long: damping is no ratio.
  private mutating func checkDamping(_ operands: [Operand], _ range: SourceRange) {
    let values = operands.compactMap { constant($0.id) }
    guard values.count == 5, values[0] > 0, values[1] > 0, 0...1 ~= values[2] else { return }
    let critical = 2 * (values[0] * values[1]).squareRoot()
    if values[2] < critical * 0.05 { tell(.weakDamping(values[2], critical: critical, at: self.range(operands[2].id))) }
  }
}
