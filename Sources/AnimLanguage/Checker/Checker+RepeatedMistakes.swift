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
    guard let index = repeatedMistakePlaces[key] else {
      repeatedMistakePlaces[key] = repeatedMistakes.count
      repeatedMistakes.append(RepeatedMistake(diagnostic: diagnostic))
      return
    }
    if repeatedMistakes[index].diagnostic.range == diagnostic.range { return }
    repeatedMistakes[index].others += 1
    let fixes = repeatedMistakes[index].diagnostic.fixes
    // What declares a name does so once.
    let isReplacement = diagnostic.fixes.allSatisfy {
      $0.edits.allSatisfy { $0.range.lowerBound < $0.range.upperBound }
    }
    guard isReplacement, fixes.map(\.title) == diagnostic.fixes.map(\.title) else { return }
    for (place, fix) in diagnostic.fixes.enumerated() {
      let known = repeatedMistakes[index].diagnostic.fixes[place].edits
      repeatedMistakes[index].diagnostic.fixes[place].edits += fix.edits.filter { !known.contains($0) }
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
  }
}

/// What makes two mistakes the same.
struct RepeatedMistakeKey: Hashable, Sendable {
  var id: DiagnosticID
  var message: String
  /// The hint differs where the name may mean something else.
  var hint: String?
}
