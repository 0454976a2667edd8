// One slip has one message: a name that is misspelt where it is declared is unknown wherever it is used.

/// A mistake that is made at several places, told at the first.
struct RepeatedMistake: Sendable {
  var diagnostic: Diagnostic
  /// At how many more places it is made.
  var others = 0
}

extension Checker {
  /// Tells of a mistake, or counts it if the same has been made before: then the fixes of the first mend all places.
  mutating func tellOnce(_ diagnostic: Diagnostic) {
    if parserMistakes.contains(diagnostic.range.lowerBound) { return }
    let key = RepeatedMistakeKey(id: diagnostic.id, message: diagnostic.message, hint: diagnostic.hint)
    // Nothing more is looked for once much has been: what is told then is what was told before.
    let first = suggestionBudget > 0 ? nil : repeatedMessages[diagnostic.message]
    guard let index = repeatedMistakePlaces[key] ?? first else {
      repeatedMistakePlaces[key] = repeatedMistakes.count
      if repeatedMessages[diagnostic.message] == nil { repeatedMessages[diagnostic.message] = repeatedMistakes.count }
      repeatedMistakes.append(RepeatedMistake(diagnostic: diagnostic))
      return
    }
    if repeatedMistakes[index].diagnostic.range == diagnostic.range { return }
    repeatedMistakes[index].others += 1
    extendFixes(of: index, to: diagnostic)
  }

  /// Has the fixes of a mistake mend another place, too.
  private mutating func extendFixes(of index: Int, to diagnostic: Diagnostic) {
    let place = repeatedMistakes[index].diagnostic.range
    if diagnostic.fixes.isEmpty {
      // Nothing was looked for any more.
      for fix in repeatedMistakes[index].diagnostic.fixes.indices {
        guard let edit = repeatedMistakes[index].diagnostic.fixes[fix].edits.first, edit.range == place else {
          continue
        }
        repeatedMistakes[index].diagnostic.fixes[fix].edits.append(
          Diagnostic.Edit(diagnostic.range, edit.replacement))
      }
      return
    }
    // What declares a name does so once.
    let isReplacement = diagnostic.fixes.allSatisfy {
      $0.edits.allSatisfy { $0.range.lowerBound < $0.range.upperBound }
    }
    guard isReplacement, repeatedMistakes[index].diagnostic.fixes.map(\.title) == diagnostic.fixes.map(\.title) else {
      return
    }
    for (fix, other) in diagnostic.fixes.enumerated() {
      // A declaration that all of them would change is changed once.
      if repeatedMistakes[index].diagnostic.fixes[fix].edits.starts(with: other.edits) { continue }
      repeatedMistakes[index].diagnostic.fixes[fix].edits += other.edits
    }
  }

  /// Hands on what was counted.
  mutating func tellRepeatedMistakes() {
    for mistake in repeatedMistakes {
      var diagnostic = mistake.diagnostic
      if mistake.others > 0 {
        diagnostic.notes.append("the same at \(mistake.others) more place\(mistake.others == 1 ? "" : "s")")
      }
      tell(diagnostic)
    }
    repeatedMistakes = []
    repeatedMistakePlaces = [:]
    repeatedMessages = [:]
  }
}

/// What makes two mistakes the same.
struct RepeatedMistakeKey: Hashable, Sendable {
  var id: DiagnosticID
  var message: String
  /// The hint differs where the name may mean something else.
  var hint: String?
}
