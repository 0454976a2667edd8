extension Diagnostic {
  // MARK: Animation blocks

  static func clauseOfBlock(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'\(clause)' belongs to the animation of a layer, and this is a block of changes",
      label: "not of a block",
      hint: "a block takes over, ease, spring, delay, repeat, autoreverse and options; what it sets, animates")
  }

  static func optionsOfAnimation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'options' belongs to blocks: 'animate over 1s options [repeat] { … }'",
      label: "not of an animation")
  }

  static func repeatTwice(at range: SourceRange, clause: SourceRange) -> Diagnostic {
    Diagnostic(
      .contradictoryClauses, at: range, "the option 'repeat' goes on for ever, and a clause says how often",
      label: "which of them?", secondary: [Label(clause, "says it, too")], hint: "leave one of them out")
  }

  static func unknownBlockOption(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    .unknown(
      .unknownOption, "option", name, at: range, label: "not an option of a block", similar: similar,
      hint: name.hasPrefix("curve")
        ? "the easing is a clause: 'animate over 1s ease easeOut { … }'"
        : "options are " + Vocabulary.viewOptions.map(\.word.word).joined(separator: ", "))
  }

  /// - Parameter isOwn: whether the property is one of a script's layer type.
  static func unmovedProperty(_ keyPath: String, isOwn: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unmovedProperty, severity: .warning, at: range, "views do not animate '\(keyPath)': it changes at once",
      label: "at once",
      hint: isOwn
        ? "declare it with 'animated' behind its value, or write 'animate view.\(keyPath) to …'"
        : "views animate position, bounds, frame, transform, opacity, backgroundColor, cornerRadius, anchorPoint and "
          + "shadowOpacity; 'animate view.\(keyPath) to …' moves any other")
  }

  // MARK: Keyframe blocks

  static func keyframeOutside(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyframe, at: range, "'at … for …' stands in a keyframe block only",
      hint: "write 'animate keyframes over 2s { at 0% for 25% { … } }'; 'at 2s { … }' runs at an instant")
  }

  static func keyframeFraction(at range: SourceRange) -> Diagnostic {
    Diagnostic(.keyframe, at: range, "a keyframe lies within the block's duration: 0% to 100%", label: "beyond it")
  }

  // MARK: Animators

  static func keyframesOfAnimator(at range: SourceRange) -> Diagnostic {
    Diagnostic(.animator, at: range, "an animator has no keyframes", hint: "write 'animator over 1s { … }'")
  }

  static func clauseOfAnimator(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .animator, at: range, "an animator takes over, ease, spring and delay only", label: "not of an animator",
      hint: "it is started, paused, reversed and scrubbed instead",
      fixes: [.replace(range, with: "", title: "remove '\(clause)'")])
  }

  static func animatorWithKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(.animator, at: range, "an animator is told as a whole: it has no keys", label: "no key")
  }

  static func animatorResumed(at range: SourceRange) -> Diagnostic {
    let word = SourceRange(range.lowerBound, range.lowerBound + 6)
    return Diagnostic(
      .animator, at: range, "a paused animator goes on with 'start'", fixes: [.replace(word, with: "start")])
  }

  static func finishWithoutPosition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .animator, at: range, "'finish' has to say where the animator leaves its views",
      label: "at end, start or current?",
      fixes: [.insert(" at end", at: range.upperBound, applicability: .placeholder)])
  }

  static func startOfLayer(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .animator, at: range, "'start' starts an animator, and '\(text)' is a layer", label: "a layer",
      hint: "'animate \(text)… ' starts an animation, 'resume \(text)' lets its time go on")
  }

  // MARK: Events

  static func sentAnimationEvent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEvent, at: range, "'\(name)' is told by animations and cannot be sent", label: "not from outside",
      hint: "send events such as tap, or any word of your own")
  }

  static func inputWithKey(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownEvent, at: range, "'\(name)' comes from outside and has no key", label: "keys belong to animations",
      fixes: [.replace(range, with: "", title: "remove the key")])
  }
}
