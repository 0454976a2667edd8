import AnimEngine

/// A run at an instant, as far as it is compared with another.
struct RunOutline {
  let engine: AnimationEngine
  let paths: LayerPaths
  /// The variables of the top level, but for layers and the values of entries.
  let variables: [RunDifference.Variable]
  /// The animations that have begun and those that will, in the order of their begins.
  let animations: [RunDifference.Animation]

  init(_ session: Session, _ recording: RunRecording) {
    engine = session.engine
    let paths = LayerPaths(engine)
    self.paths = paths
    variables = session.values.filter(\.isVariable).map { value in
      RunDifference.Variable(name: value.name, type: value.type, text: session.text(of: value.value))
    }
    // A history may know what comes later.
    let begun = recording.intervals.filter { $0.begin <= session.now }.map { interval in
      RunDifference.Animation(
        layer: paths[interval.layer], key: interval.key, animation: interval.notice.animation, begin: interval.begin)
    }
    var pending: [RunDifference.Animation] = []
    for index in 0..<engine.layerCount {
      let layer = LayerID(index: UInt32(clamping: index))
      for state in engine.animations(of: layer) where state.phase == .delayed || state.phase == .waiting {
        pending.append(
          RunDifference.Animation(layer: paths[layer], key: state.key, animation: state.animation, begin: state.begin))
      }
    }
    animations = begun + pending
  }

  /// A model value, with layers by their paths.
  fileprivate func value(_ layer: LayerID, _ property: LayerProperty) -> PropertyValue {
    let value = engine.value(layer, PropertyReference(property))
    if case .layer(let other) = value { return .string(paths[other]) }
    return value
  }
}

extension RunDifference {
  /// Adds what is another in one run than in the other.
  mutating func compare(_ old: RunOutline, _ new: RunOutline) {
    compareVariables(old.variables, new.variables)
    compareLayers(old, new)
    compareAnimations(old.animations, new.animations)
  }

  private mutating func compareVariables(_ old: [Variable], _ new: [Variable]) {
    let before = Dictionary(old.map { ($0.name, $0) }) { $1 }
    let names = Set(new.map(\.name))
    removedVariables = old.filter { !names.contains($0.name) }
    for variable in new {
      guard let old = before[variable.name] else {
        addedVariables.append(variable)
        continue
      }
      if old != variable { changedVariables.append(VariableChange(old: old, new: variable)) }
    }
  }

  private mutating func compareLayers(_ old: RunOutline, _ new: RunOutline) {
    removedLayers += old.paths.all.filter { new.paths[$0] == nil }
    for path in new.paths.all {
      guard let layer = new.paths[path] else { continue }
      guard let before = old.paths[path] else {
        addedLayers.append(path)
        continue
      }
      compareProperties(path, before, layer, old, new)
    }
  }

  /// Properties that only one of two types has are compared with their defaults.
  private mutating func compareProperties(
    _ path: String, _ before: LayerID, _ layer: LayerID, _ old: RunOutline, _ new: RunOutline
  ) {
    guard let oldType = old.engine.type(of: before).flatMap({ old.engine.types[$0] }),
      let type = new.engine.type(of: layer).flatMap({ new.engine.types[$0] })
    else { return }
    for property in type.properties where !property.isDerived {
      let oldProperty = oldType.property(named: property.name)
      let oldValue = oldProperty.map { old.value(before, $0) } ?? property.defaultValue
      let newValue = new.value(layer, property)
      if oldValue != newValue {
        changedProperties.append(PropertyChange(layer: path, keyPath: property.name, old: oldValue, new: newValue))
      }
    }
    for property in oldType.properties where !property.isDerived && type.property(named: property.name) == nil {
      let oldValue = old.value(before, property)
      if oldValue != property.defaultValue {
        changedProperties.append(
          PropertyChange(layer: path, keyPath: property.name, old: oldValue, new: property.defaultValue))
      }
    }
  }

  private mutating func compareAnimations(_ old: [Animation], _ new: [Animation]) {
    var rest: [AnimationPlace: ArraySlice<Animation>] = [:]
    for animation in old { rest[animation.place, default: []].append(animation) }
    for animation in new {
      guard let before = rest[animation.place]?.popFirst() else {
        addedAnimations.append(animation)
        continue
      }
      let change = AnimationChange(old: before, new: animation)
      if before.begin != animation.begin || before.duration != animation.duration { retimedAnimations.append(change) }
      if before.motion != animation.motion { changedAnimations.append(change) }
    }
    // In the order of their begins, as all others.
    var left = rest.mapValues(\.count)
    for animation in old.reversed() where left[animation.place, default: 0] > 0 {
      left[animation.place, default: 0] -= 1
      removedAnimations.append(animation)
    }
    removedAnimations.reverse()
  }
}

/// What animations of two runs are matched by.
private struct AnimationPlace: Hashable {
  var layer: String
  var key: String?
  var keyPaths: [String]
}

extension RunDifference.Animation {
  fileprivate var place: AnimationPlace { AnimationPlace(layer: layer, key: key, keyPaths: animation.keyPaths) }

  /// The animation without when it is and where it was written.
  fileprivate var motion: LayerAnimation {
    var motion = animation
    motion.timing = MediaTiming(
      speed: animation.timing.speed, autoreverses: animation.timing.autoreverses, fillMode: animation.timing.fillMode)
    motion.delay = .zero
    motion.origin = 0
    return motion
  }
}

extension SessionValue {
  /// Whether it is a variable of the script: no layer, and no value of an entry.
  fileprivate var isVariable: Bool {
    if case .layer = value { return false }
    return !name.hasPrefix("_")
  }
}
