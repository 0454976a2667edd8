import AnimEngine

extension TraceText {
  /// An animation as the rest of an `animate` statement, from the property on.
  func text(_ animation: LayerAnimation) -> String {
    var text = ""
    switch animation.kind {
    case .basic(let basic):
      text += ".\(basic.property.keyPath)"
      if let from = basic.fromValue { text += " from \(self.text(from))" }
      if let to = basic.toValue { text += " to \(self.text(to))" }
      if let by = basic.byValue { text += " by \(self.text(by))" }
    case .spring, .keyframe, .group, .transition: break
    }
    text += clauses(animation.timing)
    if let timing = animation.timingFunction { text += " ease \(self.text(.easing(timing)))" }
    if animation.delay > .zero { text += " delay \(self.text(.duration(animation.delay)))" }
    switch animation.key {
    case .named(let key): text += " key \(quoted(key))"
    case .anonymous: text += " key none"
    case .keyPath: break
    }
    if animation.isAdditive { text += " additive" }
    if animation.isCumulative { text += " cumulative" }
    if animation.isTransient { text += " transient" }
    if !animation.tags.isEmpty {
      let tags = animation.tags.map { "\($0.name): \(self.text($0.value))" }
      text += " tagged (\(tags.joined(separator: ", ")))"
    }
    return text
  }

  private func clauses(_ timing: MediaTiming) -> String {
    var text = ""
    if timing.duration != .zero { text += " over \(self.text(.duration(timing.duration)))" }
    if timing.repeatDuration != .zero {
      text += " repeat for \(self.text(.duration(timing.repeatDuration)))"
    } else if timing.repeatCount == .infinity {
      text += " repeat forever"
    } else if timing.repeatCount != 0 && timing.repeatCount != 1 {
      text += " repeat \(self.text(.number(timing.repeatCount))) times"
    }
    if timing.autoreverses { text += " autoreverse" }
    if timing.speed != 1 { text += " speed \(self.text(.number(timing.speed)))" }
    if timing.timeOffset != .zero { text += " timeOffset \(self.text(.duration(timing.timeOffset)))" }
    if timing.fillMode != .removed { text += " fill \(timing.fillMode)" }
    return text
  }
}
