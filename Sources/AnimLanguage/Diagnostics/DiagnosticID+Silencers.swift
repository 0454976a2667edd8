extension DiagnosticID {
  static let silencerIDs = [unknownSilencer, silencedError, unusedSilencer]

  public static let unknownSilencer = DiagnosticID("allow/unknown-id", "a comment allows what no message has as id")
  public static let silencedError = DiagnosticID("allow/error", "a comment allows what is always an error")
  public static let unusedSilencer = DiagnosticID("allow/unused", "a comment allows what is not told there")

  /// What is told as a warning, sometimes or always, and so can be silenced.
  public static let warnings: Set<DiagnosticID> = warningsOfChecks.union([
    conflict, runNeverEnds, runNeverCame, limitDuration, reloadHostCall,
  ])

  /// Those of them that are told before a script runs, whatever happens then: a comment that allows one that is not
  /// told has no use.
  static let warningsOfChecks: Set<DiagnosticID> = [
    neverAbsent, cast, unreachable, shortActionKey, uselessDuration, unmovedProperty, cutOff, overshoot,
    endlessInSequence, noEffect, unusedSilencer, outOfRange, nameInBraces, unknownKey, neverEqual, neverUsed, replaced,
    unmovedLayer, weakDamping, standsStill, similarEvent, noParticles,
  ]
}

extension DiagnosticBag {
  /// Takes out the warnings that comments silence, and tells of comments that silence nothing.
  ///
  /// Whether one is of no use is not known while there are errors, since then not everything is checked.
  mutating func apply(_ silencers: [Silencer]) {
    guard !silencers.isEmpty else { return }
    var used: Set<Silencer.Entry> = []
    removeAll { diagnostic in
      guard let silencer = silencers.first(where: { $0.silences(diagnostic) }) else { return false }
      used.formUnion(silencer.entries.filter { $0.name == diagnostic.id.name })
      return true
    }
    for entry in silencers.flatMap(\.entries) where !used.contains(entry) {
      guard let id = DiagnosticID(named: entry.name) else {
        add(.unknownSilencer(entry))
        continue
      }
      if !DiagnosticID.warnings.contains(id) { add(.silencedError(entry)) }
      if DiagnosticID.warningsOfChecks.contains(id), !hasErrors { add(.unusedSilencer(entry)) }
    }
  }
}

extension Diagnostic {
  static func unknownSilencer(_ entry: Silencer.Entry) -> Diagnostic {
    let similar = Suggestions.nearest(to: entry.name, among: DiagnosticID.all.map(\.name))
    return Diagnostic(
      .unknownSilencer, at: entry.range, "no message has the id '\(entry.name)'", label: "allows nothing",
      hint: didYouMean(similar) ?? "write the id that stands behind the message, such as time/endless",
      fixes: similar.map { .replace(entry.range, with: $0) })
  }

  static func silencedError(_ entry: Silencer.Entry) -> Diagnostic {
    Diagnostic(
      .silencedError, at: entry.range, "'\(entry.name)' is an error, and errors cannot be allowed",
      label: "not a warning", hint: "'anim explain \(entry.name)' shows how to mend it")
  }

  static func unusedSilencer(_ entry: Silencer.Entry) -> Diagnostic {
    Diagnostic(
      .unusedSilencer, severity: .warning, at: entry.range, "nothing here is told as '\(entry.name)'",
      label: "has no use", hint: "take the comment away, or move it to the line of the warning")
  }
}
