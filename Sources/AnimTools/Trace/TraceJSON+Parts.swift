import AnimEngine
import AnimLanguage

extension TraceJSON {
  func add(_ layer: LayerID, as name: String = "layer", to object: inout JSONObject) {
    var value = JSONObject()
    value.add("id", Int(layer.index))
    value.add("name", layers[layer])
    object.add(name, value)
  }

  func add(_ place: SublayerPlace, to object: inout JSONObject) {
    switch place {
    case .top: break
    case .index(let index): object.add("index", index)
    case .above(let sibling): add(sibling, as: "above", to: &object)
    case .below(let sibling): add(sibling, as: "below", to: &object)
    }
  }

  func add(_ action: LayerAction?, to object: inout JSONObject) {
    switch action {
    case nil: object.add(raw: "action", ["null"])
    case .noAction: object.add("action", "noAction")
    case .custom(let number): object.add("action", number)
    case .animation(let animation):
      var value = JSONObject()
      add(animation, to: &value)
      object.add("action", value)
    }
  }

  func add(_ options: TransactionOptions, to object: inout JSONObject) {
    if let disablesActions = options.disablesActions { object.add("disableActions", disablesActions) }
    if let duration = options.duration { object.add("duration", duration.seconds) }
    if let timing = options.timingFunction { add(.easing(timing), as: "timing", to: &object) }
  }

  func add(_ animation: ViewAnimation, to object: inout JSONObject) {
    if let duration = animation.duration { object.add("duration", duration.seconds) }
    if let function = animation.timingFunction { add(.easing(function), as: "timing", to: &object) }
    if animation.delay > .zero { object.add("delay", animation.delay.seconds) }
    if animation.repeatCount > 0 { object.add("repeatCount", animation.repeatCount) }
    if animation.repeatDuration > .zero { object.add("repeatDuration", animation.repeatDuration.seconds) }
    if animation.isKeyframes { object.add("keyframes", true) }
    if !animation.options.isEmpty { object.add(raw: "options", animation.options.names.map { "\"\($0)\"" }) }
  }

  func add(_ notice: AnimationNotice, to object: inout JSONObject) {
    add(notice.layer, to: &object)
    object.add("animation", Int(clamping: notice.id.serial))
    if let key = notice.key { object.add("key", key) }
    if let property = notice.animation.property { object.add("keyPath", property.keyPath) }
  }

  /// What differs from the defaults of an animation.
  func add(_ animation: LayerAnimation, to object: inout JSONObject) {
    if let property = animation.property { object.add("keyPath", property.keyPath) }
    add(animation.kind, to: &object)
    if let key = animation.keyText { object.add("key", key) }
    add(animation.timing, to: &object)
    if let timing = animation.timingFunction { add(.easing(timing), as: "ease", to: &object) }
    if animation.delay > .zero { object.add("delay", animation.delay.seconds) }
    if animation.isAdditive { object.add("additive", true) }
    if animation.isCumulative { object.add("cumulative", true) }
    if animation.isTransient { object.add("transient", true) }
    if !animation.tags.isEmpty {
      var tags = JSONObject()
      for tag in animation.tags { add(tag.value, as: tag.name, to: &tags) }
      object.add("tags", tags)
    }
  }

  private func add(_ kind: LayerAnimation.Kind, to object: inout JSONObject) {
    switch kind {
    case .basic(let basic): add(basic, to: &object)
    case .spring(let basic, let spring):
      add(basic, to: &object)
      object.add("spring", spring.description)
    case .keyframe(let keyframe): add(keyframe, to: &object)
    case .group(let group):
      object.add(
        raw: "animations",
        group.children.map { child in
          var value = JSONObject()
          add(child, to: &value)
          return value.text
        })
    case .transition(let transition):
      object.add("transition", "\(transition.style)")
      if let direction = transition.direction { object.add("direction", "\(direction)") }
      if transition.startProgress != 0 { object.add("startProgress", transition.startProgress) }
      if transition.endProgress != 1 { object.add("endProgress", transition.endProgress) }
    case .template: break
    }
  }

  private func add(_ basic: BasicAnimation, to object: inout JSONObject) {
    if let from = basic.fromValue { add(from, as: "from", to: &object) }
    if let to = basic.toValue { add(to, as: "to", to: &object) }
    if let by = basic.byValue { add(by, as: "by", to: &object) }
    if basic.colorSpace != .sRGB { object.add("in", "\(basic.colorSpace)") }
  }

  private func add(_ keyframe: KeyframeAnimation, to object: inout JSONObject) {
    if let path = keyframe.path {
      add(.path(path), as: "path", to: &object)
    } else {
      add(.list(keyframe.values), as: "values", to: &object)
    }
    if !keyframe.keyTimes.isEmpty { add(.list(keyframe.keyTimes.map { .number($0) }), as: "keyTimes", to: &object) }
    if !keyframe.timingFunctions.isEmpty {
      add(.list(keyframe.timingFunctions.map { .easing($0) }), as: "timingFunctions", to: &object)
    }
    if keyframe.calculationMode != .linear { object.add("mode", "\(keyframe.calculationMode)") }
    if let rotation = keyframe.rotationMode { object.add("rotate", "\(rotation)") }
    for (name, numbers) in [
      ("tension", keyframe.tensionValues), ("continuity", keyframe.continuityValues), ("bias", keyframe.biasValues),
    ] where !numbers.isEmpty {
      add(.list(numbers.map { .number($0) }), as: name, to: &object)
    }
    if keyframe.colorSpace != .sRGB { object.add("in", "\(keyframe.colorSpace)") }
  }

  private func add(_ timing: MediaTiming, to object: inout JSONObject) {
    if timing.duration != .zero { object.add("duration", timing.duration.seconds) }
    if timing.beginTime != .zero { object.add("beginTime", timing.beginTime.seconds) }
    if timing.repeatCount != 0 { object.add("repeatCount", timing.repeatCount) }
    if timing.repeatDuration != .zero { object.add("repeatDuration", timing.repeatDuration.seconds) }
    if timing.autoreverses { object.add("autoreverses", true) }
    if timing.speed != 1 { object.add("speed", timing.speed) }
    if timing.timeOffset != .zero { object.add("timeOffset", timing.timeOffset.seconds) }
    if timing.fillMode != .removed { object.add("fill", "\(timing.fillMode)") }
  }

  func add(_ value: PropertyValue, as name: String, to object: inout JSONObject) {
    switch value {
    case .none: object.add(raw: name, "null")
    case .number(let number): object.add(name, number)
    case .bool(let bool): object.add(name, bool)
    case .string(let string): object.add(name, string)
    case .duration(let time): object.add(name, time.seconds)
    case .layer(let layer): add(layer, as: name, to: &object)
    default: object.add(name, TraceText(layers: layers, types: types).text(value))
    }
  }
}
