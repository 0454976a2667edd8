/// How much a script's text may ask of whoever reads it.
public struct SourceLimits: Hashable, Sendable {
  /// How deeply brackets may be nested; at most ``deepestNesting`` counts.
  public var nesting: Int
  /// How many bytes the files that a script imports may have together.
  public var importedBytes: Int

  /// Far more than people write, and little enough for a ``DeepStack``.
  public static let deepestNesting = 128

  public init(nesting: Int = SourceLimits.deepestNesting, importedBytes: Int = 1 << 26) {
    self.nesting = nesting
    self.importedBytes = importedBytes
  }

  /// How deeply brackets may be nested indeed.
  var bracketDepth: Int { min(max(nesting, 1), SourceLimits.deepestNesting) }

  /// How deeply functions of the parser may call each other for one text.
  var parserDepth: Int { 2 * bracketDepth }
}
