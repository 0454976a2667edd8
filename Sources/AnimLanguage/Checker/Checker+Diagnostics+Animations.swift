import AnimEngine

extension Diagnostic {
  /// A layer before the property of a group's entry or of an animation that is kept.
  static func layerOfEntry(_ layer: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownProperty, at: range, "the layer of a group, or of an animation that is kept, goes without saying",
      label: "leave it out",
      fixes: [
        .replace(SourceRange(range.lowerBound, range.upperBound + 1), with: "", title: "remove '\(layer).'")
      ])
  }

  // MARK: Targets

  static func notAnimatable(_ keyPath: String, at range: SourceRange) -> Diagnostic {
    let hints = [
      "frame": "animate 'position' and 'bounds', from which the frame is computed",
      "frame.origin": "animate 'position'", "frame.origin.x": "animate 'position.x'",
      "frame.origin.y": "animate 'position.y'", "frame.size": "animate 'bounds.size'",
      "frame.size.width": "animate 'bounds.size.width'", "frame.size.height": "animate 'bounds.size.height'",
    ]
    return Diagnostic(
      .notAnimatable, at: range, "'\(keyPath)' cannot be animated", label: "does not animate",
      hint: hints[keyPath] ?? "set it instead: '\(keyPath) = …'")
  }

  static func animatedVariable(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnimatable, at: range, "'\(text)' is a variable: only properties of layers animate", label: "not a property",
      hint: "write the layer before it: 'animate card.opacity to 1 over 1s'")
  }

  static func animatedLayer(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAnimatable, at: range, "'\(text)' is a layer: say which property animates", label: "which property?",
      hint: "write 'animate \(text).opacity …', or a group: 'animate \(text) { opacity to 1 }'",
      fixes: [.insert(".opacity", at: range.upperBound, applicability: .placeholder)])
  }

  // MARK: Clauses

  static func threeEnds(at range: SourceRange, from: SourceRange, to: SourceRange) -> Diagnostic {
    Diagnostic(
      .contradictoryClauses, at: range, "'from', 'to' and 'by' cannot stand together: two of them say everything",
      label: "one too many", secondary: [Label(from, "where it starts"), Label(to, "where it ends")],
      fixes: [.replace(range, with: "", title: "remove 'by'")])
  }

  static func animationWithoutEnd(_ target: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEnd, at: range, "this animation does not say where '\(target)' goes", label: "from where, to what?",
      hint: "add 'to VALUE', 'by VALUE' or 'from VALUE'")
  }

  static func cannotAdd(_ type: String, clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAdditive, at: range, "'\(clause)' needs a value that can be added to, which \(type) cannot",
      label: "cannot be added", hint: clause == "by" ? "write 'to' and the value that it ends at" : nil)
  }

  static func uselessDuration(_ word: String, isNegative: Bool, at range: SourceRange) -> Diagnostic {
    let meaning = word == "repeat" ? "it runs once" : "the duration of the transaction is used"
    return Diagnostic(
      .uselessDuration, severity: .warning, at: range,
      "'\(word)' has \(isNegative ? "a negative duration" : "a duration of zero")", label: meaning)
  }

  static func negativeDelay(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessDuration, at: range, "'delay' has a negative duration", label: "nothing begins before now",
      hint: "'timeOffset' starts part of the way in")
  }

  static func uselessRepeat(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessRepeat, at: range, "'repeat' needs more than zero times", label: "never runs",
      hint: "leave 'repeat' out to run once")
  }

  /// - Parameters:
  ///   - end: when it would end, counted from the begin of the group.
  ///   - limit: the duration of the group.
  ///   - group: what says how long the group lasts.
  ///   - isWritten: whether that is its `over`.
  static func cutOff(
    end: Double, limit: Double, isSpring: Bool, at range: SourceRange, group: SourceRange, isWritten: Bool
  ) -> Diagnostic {
    let lasts =
      end == .infinity ? "it never ends" : "it would \(isSpring ? "settle" : "end") at \(ticks: end)"
    let shorter = isSpring ? "take a spring that settles sooner" : "write a shorter 'over' here"
    return Diagnostic(
      .cutOff, severity: .warning, at: range,
      "this is cut off where its group ends: \(lasts), the group at \(ticks: limit)", label: "goes on too long",
      secondary: [Label(group, isWritten ? "the group's duration" : "without 'over' the group takes \(ticks: limit)")],
      hint: isWritten ? "make the group's 'over' longer, or \(shorter)" : "write 'over' for the group, too")
  }

  static func keyframeCutOff(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cutOff, severity: .warning, at: range,
      "this is cut off where its block ends: start and share are more than 100%",
      label: "too long a share")
  }

  static func overshoot(_ easing: String, of property: String, end: Double, at range: SourceRange) -> Diagnostic {
    let value = PropertyValue.number(end).description
    return Diagnostic(
      .overshoot, severity: .warning, at: range,
      "'\(easing)' goes beyond the end, and '\(property)' shows nothing beyond \(value)", label: "cannot be seen",
      hint: "end before \(value), or take an easing that stays between its ends, such as easeOut")
  }

  // MARK: Options and registrations

  static func duplicateOption(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateOption, at: range, "the option '\(name)' is given twice", label: "given again")
  }

  static func blockTakenOff(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .blockTakenOff, at: range, "'off' takes a handler off by its name; a block has none", label: "no name",
      hint: "register a handler, then write 'off card finish \"key\" call NAME'")
  }
}

extension DefaultStringInterpolation {
  /// Ticks as a duration is printed.
  fileprivate mutating func appendInterpolation(ticks: Double) {
    appendLiteral(PropertyValue.duration(MediaTime(ticks: Int64(clamping: ticks))).description)
  }
}

extension Int64 {
  /// The nearest whole number; the largest or smallest where that is too large.
  fileprivate init(clamping value: Double) {
    self = Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
