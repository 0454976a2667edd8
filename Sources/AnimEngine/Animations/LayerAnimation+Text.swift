extension LayerAnimation: CustomStringConvertible {
  /// The animation in the language's words, with layers as their numbers.
  public var description: String {
    var text = TextBuffer()
    write(to: &text) { "layer \($0.index)" }
    return text.string
  }

  /// Writes the animation as a script would keep it: `animation opacity to 1 over 1s ease easeOut`,
  /// `transition push from right over 1s`.
  public func write(to text: inout TextBuffer, nameOf: (LayerID) -> String) {
    if case .transition = kind { text.append("transition") } else { text.append("animation") }
    write(subject: nil, to: &text, nameOf: nameOf)
  }

  /// Writes the animation as a script would add it to a layer: `animate card.opacity to 1 over 1s`,
  /// `transition card push from right over 1s`.
  public func write(addedTo layer: LayerID, to text: inout TextBuffer, nameOf: (LayerID) -> String) {
    if case .transition = kind { text.append("transition ") } else { text.append("animate ") }
    write(subject: nameOf(layer), to: &text, nameOf: nameOf)
  }

  /// Writes what is animated and the clauses.
  private func write(subject layer: String?, to text: inout TextBuffer, nameOf: (LayerID) -> String) {
    withoutActuallyEscaping(nameOf) { nameOf in
      var writer = ClauseWriter(nameOf: nameOf)
      // The writer is the text's only owner while it writes.
      swap(&writer.text, &text)
      if let layer { writer.text.append(layer) }
      if let property { writer.text.append((layer == nil ? " " : ".") + property.keyPath) }
      writer.write(self)
      swap(&writer.text, &text)
    }
  }
}

/// Writes clauses of animations, each with a space before it.
private struct ClauseWriter {
  let nameOf: (LayerID) -> String
  var text = TextBuffer()

  mutating func write(_ animation: LayerAnimation) {
    switch animation.kind {
    case .basic(let basic): write(basic)
    case .spring(let basic, let spring):
      write(basic)
      text.append(" ")
      spring.write(to: &text)
    case .keyframe(let keyframe): write(keyframe)
    case .transition(let transition): write(transition)
    case .group, .template: break
    }
    var timing = animation.timing
    if case .spring(_, let spring) = animation.kind, timing.duration == spring.settlingTime { timing.duration = .zero }
    write(timing)
    if let function = animation.timingFunction { write("ease", .easing(function)) }
    if animation.delay > .zero { write("delay", .duration(animation.delay)) }
    if case .transition = animation.kind {} else { write(animation.key) }
    if animation.isAdditive { text.append(" additive") }
    if animation.isCumulative { text.append(" cumulative") }
    if animation.isTransient { text.append(" transient") }
    if !animation.tags.isEmpty { write(animation.tags) }
    if case .group(let group) = animation.kind { write(group) }
  }

  // MARK: Kinds

  private mutating func write(_ basic: BasicAnimation) {
    if let from = basic.fromValue { write("from", from) }
    if let to = basic.toValue { write("to", to) }
    if let by = basic.byValue { write("by", by) }
    write(basic.colorSpace)
    write(basic.valueFunction)
  }

  private mutating func write(_ keyframe: KeyframeAnimation) {
    if let path = keyframe.path { write("along", .path(path)) } else { write("through", .list(keyframe.values)) }
    if let rotation = keyframe.rotationMode { write("rotate", word: "\(rotation)") }
    if !keyframe.keyTimes.isEmpty {
      text.append(" at [")
      for (index, time) in keyframe.keyTimes.enumerated() {
        if index > 0 { text.append(", ") }
        text.append(time * 100)
        text.append("%")
      }
      text.append("]")
    }
    if !keyframe.timingFunctions.isEmpty { write("ease", .list(keyframe.timingFunctions.map { .easing($0) })) }
    if keyframe.calculationMode != .linear { write("mode", word: "\(keyframe.calculationMode)") }
    write("tension", keyframe.tensionValues)
    write("continuity", keyframe.continuityValues)
    write("bias", keyframe.biasValues)
    write(keyframe.colorSpace)
    write(keyframe.valueFunction)
  }

  private mutating func write(_ transition: Transition) {
    text.append(" \(transition.style)")
    switch transition.direction {
    case .fromLeft: text.append(" from left")
    case .fromRight: text.append(" from right")
    case .fromTop: text.append(" from top")
    case .fromBottom: text.append(" from bottom")
    case nil: break
    }
    if transition.startProgress != 0 || transition.endProgress != 1 {
      text.append(" progress ")
      text.append(transition.startProgress * 100)
      text.append("% to ")
      text.append(transition.endProgress * 100)
      text.append("%")
    }
  }

  private mutating func write(_ group: AnimationGroup) {
    text.append(" {")
    for (index, child) in group.children.enumerated() {
      text.append(index == 0 ? " " : "; ")
      if let property = child.property { text.append(property.keyPath) }
      write(child)
    }
    text.append(group.children.isEmpty ? "}" : " }")
  }

  // MARK: Clauses of all

  private mutating func write(_ timing: MediaTiming) {
    if timing.duration != .zero { write("over", .duration(timing.duration)) }
    if timing.repeatDuration != .zero {
      write("repeat for", .duration(timing.repeatDuration))
    } else if timing.repeatCount == .infinity {
      text.append(" repeat forever")
    } else if timing.repeatCount != 0 && timing.repeatCount != 1 {
      write("repeat", .number(timing.repeatCount))
      text.append(" times")
    }
    if timing.autoreverses { text.append(" autoreverse") }
    if timing.speed != 1 { write("speed", .number(timing.speed)) }
    if timing.timeOffset != .zero { write("timeOffset", .duration(timing.timeOffset)) }
    if timing.fillMode != .removed { write("fill", word: "\(timing.fillMode)") }
  }

  private mutating func write(_ key: AnimationKey) {
    switch key {
    case .named(let name):
      text.append(" key ")
      text.append(quoted: name)
    case .anonymous: text.append(" key none")
    case .keyPath: break
    }
  }

  private mutating func write(_ tags: [AnimationTag]) {
    text.append(" tagged (")
    for (index, tag) in tags.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(tag.name + ": ")
      write(literal: tag.value)
    }
    text.append(")")
  }

  private mutating func write(_ colorSpace: ColorSpace) {
    if colorSpace != .sRGB { write("in", word: "\(colorSpace)") }
  }

  private mutating func write(_ function: ValueFunction?) {
    if let function { write("valueFunction", word: "\(function)") }
  }

  // MARK: Words and values

  private mutating func write(_ clause: String, _ value: PropertyValue) {
    text.append(" " + clause + " ")
    write(literal: value)
  }

  private mutating func write(_ clause: String, word: String) { text.append(" " + clause + " " + word) }

  private mutating func write(_ clause: String, _ numbers: [Double]) {
    if !numbers.isEmpty { write(clause, .list(numbers.map { .number($0) })) }
  }

  /// A value as a script writes it, strings in quotes.
  private mutating func write(literal value: PropertyValue) {
    if case .string(let string) = value {
      text.append(quoted: string)
    } else {
      value.write(to: &text, nameOf: nameOf)
    }
  }
}
