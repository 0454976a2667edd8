extension Diagnostic {
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
    let meaning =
      word == "delay"
      ? "it begins at once" : word == "repeat" ? "it runs once" : "the duration of the transaction is used"
    return Diagnostic(
      .uselessDuration, severity: .warning, at: range,
      "'\(word)' has \(isNegative ? "a negative duration" : "a duration of zero")", label: meaning)
  }

  static func uselessRepeat(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessRepeat, severity: .warning, at: range, "'repeat' needs more than zero times", label: "it runs once")
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
