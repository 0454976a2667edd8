/// What a condition says about a variable that can be absent.
struct NarrowingFact {
  /// An index of ``Checker/bindings``.
  let binding: Int
  /// The variable is there if the condition has this value.
  let isThereIf: Bool
}

extension Checker {
  /// What a condition says: `x != none`, `x == none`, and such parts of `&&`, `||` and `!`. Only of what cannot be
  /// given another value: a `let`, a parameter, a loop variable.
  func narrowingFacts(_ condition: ExpressionID) -> [NarrowingFact] {
    switch tree.expressions[Int(condition.index)] {
    case .binary(.equal, let left, let right), .binary(.notEqual, let left, let right):
      guard let binding = narrowable(left, besideNone: right) ?? narrowable(right, besideNone: left) else { return [] }
      if case .binary(.equal, _, _) = tree.expressions[Int(condition.index)] {
        return [NarrowingFact(binding: binding, isThereIf: false)]
      }
      return [NarrowingFact(binding: binding, isThereIf: true)]
    case .binary(.and, let left, let right):
      return (narrowingFacts(left) + narrowingFacts(right)).filter { $0.isThereIf }
    case .binary(.or, let left, let right):
      return (narrowingFacts(left) + narrowingFacts(right)).filter { !$0.isThereIf }
    case .unary(.not, let operand):
      return narrowingFacts(operand).map { NarrowingFact(binding: $0.binding, isThereIf: !$0.isThereIf) }
    default: return []
    }
  }

  private func narrowable(_ id: ExpressionID, besideNone other: ExpressionID) -> Int? {
    guard case .none = tree.expressions[Int(other.index)], case .name(let name) = tree.expressions[Int(id.index)]
    else { return nil }
    let binding = Int(heads[Int(name.index)])
    guard binding >= 0, !bindings[binding].isMutable, program.types.wrapped(by: bindings[binding].type) != nil
    else { return nil }
    return binding
  }

  /// Gives variables the type that they have where a condition is true, or false.
  mutating func narrow(_ facts: [NarrowingFact], whereTrue isTrue: Bool) {
    for fact in facts where fact.isThereIf == isTrue {
      guard let wrapped = program.types.wrapped(by: bindings[fact.binding].type) else { continue }
      narrowings.append(Narrowing(binding: Int32(fact.binding), type: bindings[fact.binding].type))
      bindings[fact.binding].type = wrapped
    }
  }

  /// Gives back the types that variables had at a mark.
  mutating func restoreNarrowings(_ mark: Int) {
    while narrowings.count > mark {
      let narrowing = narrowings.removeLast()
      bindings[Int(narrowing.binding)].type = narrowing.type
    }
  }
}
