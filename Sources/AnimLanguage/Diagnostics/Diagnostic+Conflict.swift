extension Diagnostic {
  /// Two animations under different written keys drive one property at the same time; the one added last is seen.
  ///
  /// - Parameters:
  ///   - first: the key of the animation that is hidden, and where it is added.
  ///   - second: the same of the one that is seen.
  ///   - property: the key path that both drive; nil if they are groups.
  public static func conflict(
    first: (key: String, range: SourceRange), second: (key: String, range: SourceRange), layer: String,
    property: String?
  ) -> Diagnostic {
    let what = property.map { "'\($0)' of '\(layer)'" } ?? "the same properties of '\(layer)'"
    return Diagnostic(
      .conflict, severity: .warning, at: second.range,
      "two animations drive \(what) at the same time: \"\(second.key)\", added last, hides \"\(first.key)\"",
      label: "\"\(second.key)\" wins", secondary: [Label(first.range, "\"\(first.key)\" is hidden meanwhile")],
      hint: "one key lets the later take the place of the earlier; 'additive' adds them up")
  }

  /// An animation that another of its key replaces before it shows anything.
  static func replaced(key: String, of layer: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .replaced, severity: .warning, at: range,
      "this replaces the animation \"\(key)\" of '\(layer)' at the instant at which that begins",
      label: "takes its place", secondary: [Label(earlier, "shows nothing")],
      hint: "write both in 'sequence { … }', or 'wait' between them; under different keys they run together")
  }

  /// The same by a change that animates by itself.
  static func replacedByChange(
    of property: String, of layer: String, at range: SourceRange, earlier: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .replaced, severity: .warning, at: range,
      "this replaces the animation of '\(property)' of '\(layer)' at the instant at which that begins",
      label: "animates by itself", secondary: [Label(earlier, "shows nothing")],
      hint: "an animation sets the model by itself; what comes after it stands in its 'then { … }', or after a 'wait'")
  }
}
