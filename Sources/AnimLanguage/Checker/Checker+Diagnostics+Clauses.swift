extension Diagnostic {
  // MARK: Clauses of another form

  static func notOfTransition(_ clause: String, at range: SourceRange) -> Diagnostic {
    let isKey = clause == "key"
    return Diagnostic(
      .misplacedClause, at: range,
      isKey ? "the key of every transition is \"transition\"" : "a transition has no clause '\(clause)'",
      label: isKey ? "has no say" : "belongs to 'animate'",
      hint: isKey ? nil : "a transition goes from what the layer showed to what it shows then",
      fixes: [.replace(range, with: "", title: "remove '\(clause)'")])
  }

  static func fadeFrom(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessClause, at: range, "a fade comes from no side", label: "has no say",
      hint: "'push', 'moveIn' and 'reveal' have a direction",
      fixes: [.replace(range, with: "", title: "remove the direction")])
  }

  static func progressOfAnimation(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'progress' belongs to transitions",
      hint: "'at […]' says when an animation's values are met")
  }

  static func clauseOfGroup(_ clause: String, at range: SourceRange) -> Diagnostic {
    let isGroup = clause == "group"
    return Diagnostic(
      .misplacedClause, at: range,
      isGroup ? "a group cannot stand inside a group" : "'\(clause)' belongs to the group",
      label: isGroup ? nil : "the animations of a group have no '\(clause)' of their own",
      hint: isGroup ? "write its entries here, each with a delay" : "write it before the '{' or after the '}'")
  }

  static func clauseOfEntry(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'\(clause)' says how one property moves, and this is a group",
      label: "of which property?",
      hint: clause == "using"
        ? "write the group's entries"
        : "write it in the braces, after a property" + (clause == "spring" ? ", and 'over' for the group" : ""))
  }

  static func entryOfOtherLayer(_ entry: String, group: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "an entry is a property of '\(group)', and '\(entry)' is one of another layer",
      label: "of another layer", hint: "animate it by itself: 'animate \(group).\(entry) …'")
  }

  static func groupOfProperty(_ target: String, at range: SourceRange, group: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'\(target)' is one property, and a group is of a layer", label: "not a layer",
      secondary: [Label(SourceRange(group.lowerBound, group.lowerBound + 1), "the group begins here")],
      hint: "write the layer before the clauses, and properties inside the braces")
  }

  static func completionOfValue(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "an animation that is kept has no '\(clause)'", label: "nothing runs yet",
      hint: "write it where the animation is added: 'animate card using … \(clause) …'")
  }

  static func clauseWithoutProperty(_ clause: String, isValue: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedClause, at: range, "'\(clause)' says how a property moves, and none is named",
      label: "of which property?",
      hint: isValue
        ? "name it first: 'animation opacity \(clause) …'" : "name it: 'animate card.opacity \(clause) …'")
  }

  // MARK: Clauses together

  /// - Parameter mayGo: Whether the second can be left out.
  static func clauseConflict(
    _ conflict: ClauseConflict, at range: SourceRange, first: SourceRange, mayGo: Bool = true
  ) -> Diagnostic {
    Diagnostic(
      .contradictoryClauses, at: range, conflict.message, label: "one too many",
      secondary: [Label(first, "the other")], hint: conflict.hint,
      fixes: [
        mayGo
          ? .replace(range, with: "", title: "remove '\(conflict.second)'")
          : .replace(first, with: "", title: "remove '\(conflict.first)'")
      ])
  }

  static func pathOfNonPoint(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .clauseType, at: range, "'along' moves a point, and the property is \(type)",
      hint: "'through […]' passes values of any type")
  }

  static func colorSpaceOfNonColor(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .clauseType, at: range, "'in' says how colours mix, and the property is \(type)",
      fixes: [.replace(range, with: "", title: "remove 'in'")])
  }

  static func valueFunctionOfNonTransform(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .clauseType, at: range, "'valueFunction' makes transforms of numbers, and the property is \(type)",
      hint: "write 'animate card.transform from 0deg to 90deg valueFunction rotateZ', or animate the part itself",
      fixes: [.replace(range, with: "", title: "remove 'valueFunction'")])
  }

  static func needsKeyframes(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessClause, at: range, "'\(clause)' needs 'through' or 'along'", label: "there is nothing between the ends",
      hint: "'through [0, 1, 0.5]' passes several values")
  }

  static func rotateWithoutPath(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessClause, at: range, "'rotate' turns the layer along a path, and there is none",
      hint: "'along path(\"…\")' gives one; 'animate card.rotation to 1turn' turns a layer by itself")
  }

  static func easingsWithoutKeyframes(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessClause, at: range, "a list of easings needs 'through' or 'along'",
      label: "one easing for each way between two values", hint: "write a single easing")
  }

  static func modeIgnores(_ clause: String, mode: String, at range: SourceRange, mode place: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .contradictoryClauses, at: range,
      mode == "discrete"
        ? "values that jump do not ease, so '\(clause)' has no say"
        : "an even speed leaves no choice of times, so '\(clause)' has no say",
      label: "one too many", secondary: [Label(place, "the other")],
      fixes: [.replace(range, with: "", title: "remove it")])
  }

  static func needsCubic(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessClause, at: range, "'\(clause)' bends a smooth curve, and the way between the values is straight",
      hint: "write 'mode cubic' or 'mode cubicPaced'")
  }

  // MARK: Lists of keyframes

  static func tooFewValues(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyframes, at: range, "'through' needs at least two values, this list has \(count == 0 ? "none" : "one")",
      hint: count == 0 ? nil : "'to VALUE' starts from what is on screen")
  }

  static func keyframeCount(
    _ clause: String, found: Int, wanted: Int, values: Int, at range: SourceRange, through: SourceRange
  ) -> Diagnostic {
    let each =
      switch clause {
      case "ease": "one for each way between two values"
      case "at": "one for each value"
      default: "one for each value"
      }
    return Diagnostic(
      .keyframes, at: range, "'\(clause)' has \(found) \(found == 1 ? "entry" : "entries"), and needs \(wanted)",
      label: each, secondary: [Label(through, "\(values) values")])
  }

  static func keyTimesFall(at range: SourceRange) -> Diagnostic {
    Diagnostic(.keyTimes, at: range, "key times rise, and this one is before the one before")
  }

  static func keyTimesInHundreds(at range: SourceRange, numbers: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .keyTimes, at: range, "the last key time is 100%", label: "a fraction of the duration",
      hint: "key times are fractions of the duration: 'at [0%, 25%, 100%]'",
      fixes: numbers.isEmpty
        ? []
        : [Fix("write '%' behind each", edits: numbers.map { Edit(SourceRange($0.upperBound, $0.upperBound), "%") })])
  }

  static func keyTimeEnds(_ which: String, _ wanted: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .keyTimes, at: range, "\(which) key time is \(wanted * 100)%",
      hint: "key times are fractions of the duration: 'at [0%, 25%, 100%]'",
      fixes: [.replace(range, with: "\(wanted * 100)%")])
  }

  // MARK: Control

  static func pauseOfKey(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .pauseOfKey, at: range, "'\(word)' stops the time of a layer, not one animation", label: "no key here",
      hint: "'speed 0' lets one animation stand still", fixes: [.replace(range, with: "", title: "remove the key")])
  }
}
