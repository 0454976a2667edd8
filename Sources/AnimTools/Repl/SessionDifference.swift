import AnimEngine
import AnimRuntime

/// What differs between two states of a session: the clock, variables, layers and their values.
struct SessionDifference {
  /// One line a difference, in a fixed order.
  private(set) var lines: [String] = []

  init(from first: Session, to second: Session) {
    if first.now != second.now {
      lines.append("now  \(PropertyValue.duration(first.now)) → \(PropertyValue.duration(second.now))")
    }
    compareVariables(first, second)
    compareLayers(first, second)
  }

  private mutating func compareVariables(_ first: Session, _ second: Session) {
    let before = first.values.filter(\.isVariable)
    let after = second.values.filter(\.isVariable)
    for value in before {
      guard let other = after.first(where: { $0.name == value.name }) else {
        lines.append("- \(value.name) : \(value.type) = \(first.text(of: value.value))")
        continue
      }
      if other.type != value.type || other.value != value.value {
        lines.append("\(value.name)  \(first.text(of: value.value)) → \(second.text(of: other.value))")
      }
    }
    for value in after where !before.contains(where: { $0.name == value.name }) {
      lines.append("+ \(value.name) : \(value.type) = \(second.text(of: value.value))")
    }
  }

  private mutating func compareLayers(_ first: Session, _ second: Session) {
    let count = max(first.engine.layerCount, second.engine.layerCount)
    for index in 0..<count {
      let layer = LayerID(index: UInt32(clamping: index))
      let (wasThere, isThere) = (first.engine.isInTree(layer), second.engine.isInTree(layer))
      if wasThere && !isThere { lines.append("- layer \(first.name(of: layer))") }
      if !wasThere && isThere { lines.append("+ layer \(second.name(of: layer))") }
      guard wasThere, isThere, let type = first.engine.type(of: layer).flatMap({ first.engine.types[$0] }) else {
        continue
      }
      for property in type.properties where !property.isDerived {
        let reference = PropertyReference(property)
        let (old, new) = (first.engine.value(layer, reference), second.engine.value(layer, reference))
        guard old != new else { continue }
        lines.append("\(second.name(of: layer)).\(property.name)  \(first.text(of: old)) → \(second.text(of: new))")
      }
    }
  }
}

extension SessionValue {
  /// Whether it is a variable of the script: no layer, whose values are told one by one, and no value of an entry.
  fileprivate var isVariable: Bool {
    if case .layer = value { return false }
    return !name.hasPrefix("_")
  }
}
