/// Collects what there is to tell about a program.
///
/// The same diagnostic is told once. A bag keeps a bounded number and counts the others, so that a file of nothing
/// but mistakes costs no more than its length.
public struct DiagnosticBag: Sendable {
  /// How many are shown of one file unless told otherwise.
  public static let limitPerFile = 20
  /// How many are kept before they are only counted.
  static let capacity = 2_000

  private var kept: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  /// How many were not kept.
  private(set) var uncollected = 0
  /// Whether any is an error.
  public private(set) var hasErrors = false

  /// An empty bag.
  public init() {}

  /// Whether nothing is in it.
  public var isEmpty: Bool { kept.isEmpty }

  /// Adds a diagnostic. It is not even made once the bag is full.
  public mutating func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    guard kept.count < DiagnosticBag.capacity else {
      count(1)
      return
    }
    let diagnostic = diagnostic()
    guard seen.insert(diagnostic).inserted else { return }
    kept.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  /// Counts mistakes that nobody describes any more.
  mutating func count(_ more: Int) {
    uncollected += more
    hasErrors = hasErrors || more > 0
  }

  /// Takes out some.
  mutating func removeAll(where shouldBeRemoved: (Diagnostic) -> Bool) {
    kept.removeAll { diagnostic in
      let isRemoved = shouldBeRemoved(diagnostic)
      if isRemoved { seen.remove(diagnostic) }
      return isRemoved
    }
  }

  /// Makes errors of all warnings.
  public mutating func promoteWarnings() {
    for index in kept.indices where kept[index].severity == .warning {
      kept[index].severity = .error
      hasErrors = true
    }
  }

  /// All that were kept, by position; those of one position in the order they were added.
  public var diagnostics: [Diagnostic] {
    kept.indices.sorted { first, second in
      let (a, b) = (kept[first].range, kept[second].range)
      return (a.lowerBound, a.upperBound, first) < (b.lowerBound, b.upperBound, second)
    }.map { kept[$0] }
  }

  /// What is shown of one file.
  public struct FileListing: Sendable {
    /// The index of the file in the map.
    public var file: Int
    /// What was kept, in the order of the places.
    public var diagnostics: [Diagnostic]
    /// How many more there are.
    public var omitted: Int
  }

  /// What to show, file by file: errors before the rest where not all fit, then by position.
  public func listings(in map: SourceMap, limitPerFile: Int = limitPerFile) -> [FileListing] {
    var listings: [FileListing] = []
    for diagnostic in diagnostics {
      let file = map.fileIndex(of: diagnostic.range.lowerBound)
      if listings.last?.file != file { listings.append(FileListing(file: file, diagnostics: [], omitted: 0)) }
      listings[listings.count - 1].diagnostics.append(diagnostic)
    }
    for index in listings.indices {
      let all = listings[index].diagnostics
      guard all.count > limitPerFile else { continue }
      let errors = all.count { $0.severity == .error }
      var othersLeft = max(0, limitPerFile - errors)
      listings[index].diagnostics = Array(
        all.filter { diagnostic in
          if diagnostic.severity == .error { return true }
          othersLeft -= 1
          return othersLeft >= 0
        }.prefix(limitPerFile))
      listings[index].omitted = all.count - listings[index].diagnostics.count
    }
    if uncollected > 0, !listings.isEmpty { listings[listings.count - 1].omitted += uncollected }
    return listings
  }
}
