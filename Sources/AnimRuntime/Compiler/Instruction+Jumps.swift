extension Instruction {
  /// The same jump to another target; other instructions are unchanged.
  func retargeted(to target: Target) -> Instruction {
    switch self {
    case .jump: .jump(target)
    case .jumpBack: .jumpBack(target)
    case .jumpIf(_, let a): .jumpIf(target, a)
    case .jumpUnless(_, let a): .jumpUnless(target, a)
    case .jumpIfLess(_, let a, let b): .jumpIfLess(target, a, b)
    case .jumpUnlessLess(_, let a, let b): .jumpUnlessLess(target, a, b)
    case .jumpIfLessOrEqual(_, let a, let b): .jumpIfLessOrEqual(target, a, b)
    case .jumpUnlessLessOrEqual(_, let a, let b): .jumpUnlessLessOrEqual(target, a, b)
    case .jumpIfEqual(_, let a, let b): .jumpIfEqual(target, a, b)
    case .jumpUnlessEqual(_, let a, let b): .jumpUnlessEqual(target, a, b)
    case .jumpIfLessConstant(let k, _, let a): .jumpIfLessConstant(k, target, a)
    case .jumpUnlessLessConstant(let k, _, let a): .jumpUnlessLessConstant(k, target, a)
    case .jumpIfLessOrEqualConstant(let k, _, let a): .jumpIfLessOrEqualConstant(k, target, a)
    case .jumpUnlessLessOrEqualConstant(let k, _, let a): .jumpUnlessLessOrEqualConstant(k, target, a)
    case .jumpIfGreaterConstant(let k, _, let a): .jumpIfGreaterConstant(k, target, a)
    case .jumpUnlessGreaterConstant(let k, _, let a): .jumpUnlessGreaterConstant(k, target, a)
    case .jumpIfGreaterOrEqualConstant(let k, _, let a): .jumpIfGreaterOrEqualConstant(k, target, a)
    case .jumpUnlessGreaterOrEqualConstant(let k, _, let a): .jumpUnlessGreaterOrEqualConstant(k, target, a)
    case .jumpIfEqualConstant(let k, _, let a): .jumpIfEqualConstant(k, target, a)
    case .jumpUnlessEqualConstant(let k, _, let a): .jumpUnlessEqualConstant(k, target, a)
    case .jumpIfAbsentNumber(_, let a): .jumpIfAbsentNumber(target, a)
    case .jumpIfAbsentReference(_, let a): .jumpIfAbsentReference(target, a)
    case .jumpAtListEnd(_, let list, let counter, let width):
      .jumpAtListEnd(target, list: list, counter: counter, width: width)
    case .rangeLoop(_, let counter, let limit): .rangeLoop(target, counter: counter, limit: limit)
    default: self
    }
  }
}
