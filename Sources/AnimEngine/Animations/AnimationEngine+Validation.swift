// What an animation must be so that it can be added.

extension AnimationEngine {
  /// Throws if the layer has no such property or if a value is not what the property takes.
  func validate(_ animation: LayerAnimation, for layer: LayerID) throws(EngineError) {
    switch animation.kind {
    case .basic(let basic), .spring(let basic, _):
      let property = try requireAnimatable(basic.property, of: layer)
      for value in [basic.fromValue, basic.toValue, basic.byValue] {
        guard let value else { continue }
        try validate(value, for: basic.property, property, basic.valueFunction)
      }
    case .keyframe(let keyframe): try validate(keyframe, for: layer)
    case .group(let group):
      try requireLayer(layer)
      for child in group.children { try validate(child, for: layer) }
    case .transition: try requireLayer(layer)
    case .template: throw .notAnimatable(keyPath: "")
    }
  }

  private func validate(_ keyframe: KeyframeAnimation, for layer: LayerID) throws(EngineError) {
    let property = try requireAnimatable(keyframe.property, of: layer)
    guard keyframe.path == nil else {
      guard keyframe.property.type == .point else {
        throw .typeMismatch(keyPath: keyframe.property.keyPath, expected: keyframe.property.type)
      }
      return
    }
    for value in keyframe.values { try validate(value, for: keyframe.property, property, keyframe.valueFunction) }
  }

  private func requireAnimatable(
    _ reference: PropertyReference, of layer: LayerID
  ) throws(EngineError) -> LayerProperty {
    let property = try requireProperty(of: layer, reference)
    guard property.isAnimatable else { throw .notAnimatable(keyPath: reference.keyPath) }
    return property
  }

  private func validate(
    _ value: PropertyValue, for reference: PropertyReference, _ property: LayerProperty, _ function: ValueFunction?
  ) throws(EngineError) {
    if let function {
      let isTransform = reference.type == .transform && reference.isWhole
      guard isTransform, function.converted(value) != nil else {
        throw .typeMismatch(keyPath: reference.keyPath, expected: isTransform ? function.inputType : reference.type)
      }
    } else {
      try property.require(value, of: reference)
    }
  }
}

extension MediaTiming {
  /// Whether its factors are numbers that time can be reckoned with.
  var isValid: Bool { speed.isFinite && !repeatCount.isNaN }
}

extension LayerAnimation {
  /// The animation with a duration of its own, and with angles where a value function wants them.
  ///
  /// - Parameter duration: that of animations which do not say; a spring takes until it rests.
  func completed(duration: MediaTime) -> LayerAnimation {
    var copy = self
    if copy.timing.duration <= .zero {
      if case .spring(_, let spring) = kind {
        copy.timing.duration = spring.settlingTime
      } else {
        copy.timing.duration = duration
      }
    }
    if let function = valueFunction { copy.convertValues(for: function) }
    return copy
  }

  private mutating func convertValues(for function: ValueFunction) {
    let convert = { (value: PropertyValue) in function.converted(value) ?? value }
    switch kind {
    case .basic(let basic): kind = .basic(basic.mapValues(convert))
    case .spring(let basic, let spring): kind = .spring(basic.mapValues(convert), spring)
    case .keyframe(var keyframe):
      keyframe.values = keyframe.values.map(convert)
      kind = .keyframe(keyframe)
    case .group, .transition, .template: break
    }
  }
}

extension BasicAnimation {
  fileprivate func mapValues(_ convert: (PropertyValue) -> PropertyValue) -> BasicAnimation {
    var copy = self
    copy.fromValue = fromValue.map(convert)
    copy.toValue = toValue.map(convert)
    copy.byValue = byValue.map(convert)
    return copy
  }
}
