/// Two clauses that say different things about the same.
struct ClauseConflict {
  let first: Clause
  /// The one that is told to be too much.
  let second: Clause
  let message: String
  let hint: String

  private init(_ first: Clause, _ second: Clause, _ message: String, _ hint: String) {
    self.first = first
    self.second = second
    self.message = message
    self.hint = hint
  }

  /// All of them, whatever the values.
  static let all: [ClauseConflict] =
    [Clause.from, .to, .by].flatMap { end in
      [
        ClauseConflict(
          .through, end, "'through' and '\(end)' cannot stand together",
          "the values of 'through' include where it starts and ends"),
        ClauseConflict(
          .along, end, "'along' and '\(end)' cannot stand together", "the path says where it starts and ends"),
      ]
    } + [
      ClauseConflict(
        .through, .along, "'through' and 'along' cannot stand together", "the path takes the place of the values"),
      ClauseConflict(.spring, .through, spring("through"), springHint),
      ClauseConflict(.spring, .along, spring("along"), springHint),
      ClauseConflict(
        .spring, .over, "a spring lasts until it has settled: 'over' has no say",
        "'ease spring(…)' bends an 'over' instead"),
      ClauseConflict(
        .spring, .ease, "a spring is a curve of its own: 'ease' has no say",
        "'ease spring(…)' bends an 'over' instead"),
    ]

  private static func spring(_ word: String) -> String { "a spring runs between two ends, not '\(word)' others" }
  private static let springHint = "write 'to VALUE', or 'ease spring(…)' and 'over'"
}
