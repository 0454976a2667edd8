/// Where the comments at the ends of lines stand.
///
/// A comment stands two spaces behind its code. Those of a run of lines stand in one column if two neighbours did: so
/// a column survives that one of its lines grows, and what never was a column becomes none.
struct CommentColumns {
  /// A line with a comment at its end.
  struct Place {
    /// The cells of the code before it.
    var codeWidth: Int
    /// The cell where it stood in the original.
    var originalColumn: Int
  }

  /// How many lines without a comment may part two of a run.
  static let widestGap = 1
  private static let space = 2

  private var run: ArraySlice<Place> = []
  /// The column of a run that has one.
  private var common: Int?

  /// The cell where the next comment begins.
  ///
  /// - Parameter nextRun: The run that begins with this comment; asked for once a run.
  mutating func next(_ nextRun: () -> [Place]) -> Int {
    if run.isEmpty {
      run = nextRun()[...]
      common = isAligned ? (run.map(\.codeWidth).max() ?? 0) + Self.space : nil
    }
    let place = run.removeFirst()
    return common ?? place.codeWidth + Self.space
  }

  /// Whether two neighbours stood in one column although their code is not of one width, which no one writes by
  /// chance.
  private var isAligned: Bool {
    zip(run, run.dropFirst()).contains { $0.originalColumn == $1.originalColumn && $0.codeWidth != $1.codeWidth }
  }
}
