/// Reads a script. Every sequence of bytes gives a tree; what is wrong with it goes into the bag.
public struct Parser {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - names: The program's names so far; the tree's table continues it.
  ///   - diagnostics: Receives all mistakes of the text.
  public static func parse(
    _ source: SourceText, names: NameTable = NameTable(), into diagnostics: inout DiagnosticBag
  ) -> SyntaxTree {
    SyntaxTree(names: names)
  }
}
