// An animation that is kept names properties by the key paths of some type; a layer has its own under the same ones.

extension AnimationEngine {
  /// An animation with the properties that a layer has under its key paths; what the layer lacks stays as it is.
  func fitted(_ animation: LayerAnimation, to layer: LayerID) -> LayerAnimation {
    guard let type = record(of: layer)?.type else { return animation }
    if let reference = animation.property, types.property(of: reference, in: type) != nil { return animation }
    var copy = animation
    copy.mapProperties { reference in
      types.property(of: reference, in: type) == nil
        ? types.reference(to: reference.keyPath, in: type) ?? reference : reference
    }
    return copy
  }
}

extension LayerAnimation {
  /// Puts other properties in the place of those that it animates.
  fileprivate mutating func mapProperties(_ change: (PropertyReference) -> PropertyReference) {
    switch kind {
    case .basic(var basic):
      basic.property = change(basic.property)
      kind = .basic(basic)
    case .spring(var basic, let spring):
      basic.property = change(basic.property)
      kind = .spring(basic, spring)
    case .keyframe(var keyframe):
      keyframe.property = change(keyframe.property)
      kind = .keyframe(keyframe)
    case .group(var group):
      for index in group.children.indices { group.children[index].mapProperties(change) }
      kind = .group(group)
    case .transition, .template: break
    }
  }
}
