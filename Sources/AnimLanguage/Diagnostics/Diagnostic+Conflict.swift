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
}
