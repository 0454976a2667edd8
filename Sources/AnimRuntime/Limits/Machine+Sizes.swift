import AnimEngine
import AnimLanguage

// How large values are that are compared, boxed or written out. A list may hold another many times over, so its tree
// can be far larger than its memory; whoever walks the tree asks here first.

extension Machine {
  /// Makes sure that all that a value holds, counted as often as it stands there, is within the limits, and counts the
  /// steps that a walk over it stands for.
  mutating func checkSize(_ reference: Reference) throws(RunProblem) {
    var rest = limits.listCount
    let problem = reference.take(from: &rest, levels: Machine.deepestValue)
    steps.spend((limits.listCount &- rest) >> 4)
    if let problem { throw problem }
  }

  /// How deeply values of type `any` may lie in each other.
  static let deepestValue = 128

  /// Whether two values are equal.
  mutating func isEqual(_ left: Reference, to right: Reference) throws(RunProblem) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)):
      steps.spend(left.utf8.count >> 6)
      return left == right
    case (.numbers(let numbers), .numbers):
      steps.spend(numbers.count >> 4)
      return left == right
    default:
      if left.isAbsent || right.isAbsent { return left.isAbsent && right.isAbsent }
      try checkSize(left)
      return left == right
    }
  }

  /// Counts what a built-in operation on a string or list stands for, see ``Limits/steps``.
  mutating func spendSteps(for reference: Reference) {
    switch reference {
    case .string(let text): steps.spend(text.utf8.count >> 6)
    case .numbers(let numbers): steps.spend(numbers.count >> 4)
    case .references(let references): steps.spend(references.count >> 3)
    case .none, .value, .action: break
    }
  }

  /// Notes the memory of a result.
  mutating func noteMade(_ result: Reference) {
    switch result {
    case .string(let text): noteMade(text.utf8.count)
    case .numbers(let numbers): noteMade(numbers.count * MemoryLayout<Double>.stride)
    case .references(let references): noteMade(references.count * MemoryLayout<Reference>.stride)
    case .value(let value):
      noteMade(MemoryLayout<PropertyValue>.size)
      if case .path(let path) = value { noteMade(path.points.count * MemoryLayout<Point2D>.stride) }
    case .none, .action: break
    }
  }
}

extension Reference {
  /// Takes the number of its elements from what is left; gives the limit that it passes.
  fileprivate func take(from rest: inout Int, levels: Int) -> RunProblem? {
    switch self {
    case .none, .string, .action: return nil
    case .numbers(let numbers): return numbers.count.take(from: &rest)
    case .references(let references):
      if let problem = references.count.take(from: &rest) { return problem }
      guard levels > 0 else { return .limit(.nesting) }
      for reference in references {
        if let problem = reference.take(from: &rest, levels: levels - 1) { return problem }
      }
      return nil
    case .value(let value): return value.take(from: &rest, levels: levels)
    }
  }
}

extension PropertyValue {
  fileprivate func take(from rest: inout Int, levels: Int) -> RunProblem? {
    switch self {
    case .list(let values):
      if let problem = values.count.take(from: &rest) { return problem }
      return PropertyValue.take(values, from: &rest, levels: levels)
    case .animation(let animation): return animation.take(from: &rest, levels: levels)
    case .path(let path): return path.points.count.take(from: &rest)
    default: return nil
    }
  }

  fileprivate static func take(
    _ values: some Sequence<PropertyValue>, from rest: inout Int, levels: Int
  ) -> RunProblem? {
    guard levels > 0 else { return .limit(.nesting) }
    for value in values {
      if let problem = value.take(from: &rest, levels: levels - 1) { return problem }
    }
    return nil
  }
}

extension LayerAnimation {
  /// Tags are where animations can lie in each other.
  fileprivate func take(from rest: inout Int, levels: Int) -> RunProblem? {
    if let problem = PropertyValue.take(tags.lazy.map(\.value), from: &rest, levels: levels) { return problem }
    switch kind {
    case .keyframe(let keyframe): return PropertyValue.take(keyframe.values, from: &rest, levels: levels)
    case .group(let group):
      guard levels > 0 else { return .limit(.nesting) }
      for child in group.children {
        if let problem = child.take(from: &rest, levels: levels - 1) { return problem }
      }
      return nil
    case .basic, .spring, .transition, .template: return nil
    }
  }
}

extension Int {
  fileprivate func take(from rest: inout Int) -> RunProblem? {
    rest -= self
    return rest < 0 ? .limit(.listCount) : nil
  }
}
