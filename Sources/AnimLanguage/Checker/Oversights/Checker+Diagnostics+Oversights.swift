extension Diagnostic {
  // MARK: Names in braces

  /// - Parameter written: the name with its braces.
  static func nameInBraces(_ name: String, _ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nameInBraces, severity: .warning, at: range, "'\(written)' is text here: the value of '\(name)' is not put in",
      label: "no interpolation", hint: "write '\\(\(name))'", fixes: [.replace(range, with: "\\(\(name))")])
  }

  // MARK: Keys and tags

  /// - Parameter what: `key` or `tag`.
  static func unknownKey(_ what: String, _ text: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    Diagnostic(
      .unknownKey, severity: .warning, at: range, "no animation of the script has the \(what) \"\(text)\"",
      label: "never met",
      hint: didYouMean(similar)
        ?? (what == "key"
          ? "write 'key \"\(text)\"' behind the animation, or the name of the property that it moves"
          : "write 'tagged (\(text): VALUE)' behind the animation"),
      fixes: similar.map { .replace(range, with: "\"\($0)\"") })
  }

  // MARK: Events

  static func similarEvent(_ message: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    Diagnostic(
      .similarEvent, severity: .warning, at: range, message, label: "nearly another", hint: didYouMean(similar),
      fixes: similar.map { .replace(range, with: $0) })
  }

  // MARK: Words

  static func neverEqual(
    _ what: String, _ text: String, _ words: [String], at range: SourceRange, similar: [String]
  ) -> Diagnostic {
    Diagnostic(
      .neverEqual, severity: .warning, at: range, "'\(what)' is never \"\(text)\"", label: "never equal",
      hint: didYouMean(similar)
        ?? (words.isEmpty
          ? "it is the name of a property, or of an event such as orderIn"
          : "it is one of " + words.map { "\"\($0)\"" }.joined(separator: ", ")),
      fixes: similar.map { .replace(range, with: "\"\($0)\"") })
  }

  // MARK: Declarations

  static func neverUsed(_ message: String, hint: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.neverUsed, severity: .warning, at: range, message, label: "without effect", hint: hint)
  }

  // MARK: What changes nothing

  static func movesNothing(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEffect, severity: .warning, at: range, "this animation goes from a value to the same, so nothing moves",
      label: "where it begins", hint: "'wait' takes time without an animation")
  }

  static func setToItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noEffect, severity: .warning, at: range, "'\(name)' is set to what it is", label: "changes nothing",
      hint: "leave it out")
  }

  // MARK: Plain layers

  /// - Parameter target: the property as it is written.
  static func unmovedLayer(_ layer: String, _ target: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unmovedLayer, severity: .warning, at: range,
      "'\(layer)' is no view: it animates as ever, and the clauses of this block do not hold for it",
      label: "not moved by the block",
      hint: "declare it with 'view', or write 'animate \(target) to … over 1s'")
  }

  // MARK: Ends

  static func endlessThen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessInSequence, severity: .warning, at: range, "this animation never ends, so its 'then' never runs",
      label: "endless", hint: "let it repeat a number of times; 'otherwise' runs when it is cancelled")
  }

  static func backwardsFromBegin(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .outOfRange, severity: .warning, at: range,
      "a speed below 0 runs back to the begin, where the animation is already: it is over at once",
      label: "over at once",
      hint: "'timeOffset' says from where it runs back; 'from 1 to 0' goes the other way")
  }

  // MARK: Loops

  static func standsStill(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .standsStill, severity: .warning, at: range, "this loop never ends and never waits, so time stands still in it",
      label: "for ever", hint: "'wait' in it, leave it with 'break', or write 'on frame { … }' or 'every 1s { … }'")
  }

  // MARK: Particles

  static func noParticles(_ message: String, add line: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noParticles, severity: .warning, at: range, message, label: "has no effect", hint: "write '\(line)' beside it")
  }
}
