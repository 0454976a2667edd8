extension TypeTable {
  /// Whether a value of one type may stand where another is wanted, as it is or boxed as `any`.
  ///
  /// `T` converts to `T?`, a spring to an easing, a layer type to the types that it extends, everything to `any`, and lists as their elements
  /// do where those lie in registers alike. An `error` agrees with everything.
  func isAssignable(_ type: TypeID, to wanted: TypeID) -> Bool {
    if type == wanted || type == .error || wanted == .error { return true }
    if wanted == .any { return type != .void }
    if wanted == .action, type == .animation { return true }
    // A spring eases by its place over its settling time.
    if type == .spring, wanted == .easing { return true }
    if let inner = wrapped(by: wanted) {
      if type == .none { return true }
      return isAssignable(wrapped(by: type) ?? type, to: inner)
    }
    switch (kind(type), kind(wanted)) {
    case (.layer, .layer): return isLayer(type, in: wanted)
    case (.list(let element), .list(let wantedElement)):
      return wantedElement != .any && isAssignable(element, to: wantedElement)
    default: return false
    }
  }

  /// Whether a layer type is another or extends it.
  public func isLayer(_ type: TypeID, in ancestor: TypeID) -> Bool {
    var current: TypeID? = type
    while let type = current {
      if type == ancestor { return true }
      current = parent(of: type)
    }
    return false
  }

  /// The type that a layer type extends.
  func parent(of type: TypeID) -> TypeID? {
    if case .layer(_, let parent) = kind(type) { return parent }
    return nil
  }

  /// The nearest type that both convert to without becoming `any`; nil if there is none.
  mutating func common(_ first: TypeID, _ second: TypeID) -> TypeID? {
    if isAssignable(second, to: first), second != .error { return first }
    if isAssignable(first, to: second) { return second }
    if first == .none { return optional(of: second) }
    if second == .none { return optional(of: first) }
    if let first = wrapped(by: first) { return common(first, wrapped(by: second) ?? second).map { optional(of: $0) } }
    if let second = wrapped(by: second) { return common(first, second).map { optional(of: $0) } }
    var ancestor = isLayer(first) && isLayer(second) ? parent(of: first) : nil
    while let type = ancestor {
      if isLayer(second, in: type) { return type }
      ancestor = parent(of: type)
    }
    return nil
  }

  /// The type without `?`.
  func unwrapped(_ type: TypeID) -> TypeID { wrapped(by: type) ?? type }

  /// How messages call a type: with an article, numbers as `a plain number`, optionals as `a color or none`.
  func description(of type: TypeID) -> String {
    switch type {
    case .number: return "a plain number"
    case .void: return "nothing"
    case .none: return "none"
    case .any: return "any value"
    default:
      if let wrapped = wrapped(by: type) { return description(of: wrapped) + " or none" }
      let name = name(of: type)
      if case .list = kind(type) { return "a list \(name)" }
      let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
      return (name.first.map(vowels.contains) ?? false ? "an " : "a ") + name
    }
  }
}
