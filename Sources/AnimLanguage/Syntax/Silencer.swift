/// A comment that silences warnings: `// allow(time/endless)`, with several ids between commas.
///
/// Behind code it counts for its line, alone on a line for the next line with code, before all code for the whole file.
public struct Silencer: Hashable, Sendable {
  /// What it names.
  public var entries: [Entry]
  /// Where warnings must begin to be silenced.
  public var scope: SourceRange

  /// One id as it is written, and where.
  public struct Entry: Hashable, Sendable {
    public var name: String
    public var range: SourceRange
  }

  /// Whether one of its entries silences a diagnostic.
  public func silences(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .warning && scope.contains(diagnostic.range.lowerBound)
      && entries.contains { $0.name == diagnostic.id.name }
  }
}

extension SourceRange {
  /// Whether an offset lies in it or at its end.
  fileprivate func contains(_ offset: UInt32) -> Bool { lowerBound <= offset && offset <= upperBound }
}
