/// Lays out scripts in the language's one style.
///
/// The author's lines stay lines: spaces, indentation, blank lines and the columns of comments are put in order, and
/// only lines of more than ``lineLength`` cells are broken, where the language lets a statement go on. Tokens and
/// comments are never touched, and formatting what is formatted changes nothing.
public enum Formatter {
  /// Lines with more cells than this are broken. Comments at their ends do not count.
  public static let lineLength = 120
  /// The spaces of one level.
  public static let indentationWidth = 4

  /// Why a script is left as it is.
  public enum Failure: Error {
    /// It has mistakes of syntax, or would be too long for a script; they are in the bag.
    case broken(DiagnosticBag)
    /// What came out is not the same script. This is a fault of the formatter.
    case unfaithful
  }

  /// The formatted text of a script.
  ///
  /// Only the script's syntax counts: names and types may be wrong, imports are not followed. Takes time in proportion
  /// to the length of the text.
  ///
  /// - Returns: Text in UTF-8 that parses to the same tree, with line feeds and one at its end; empty for a text of
  ///   nothing but white space.
  public static func format(_ source: SourceText) throws(Failure) -> [UInt8] {
    var diagnostics = DiagnosticBag()
    let tree = Parser.parse(source, into: &diagnostics)
    guard !diagnostics.hasErrors else { throw .broken(diagnostics) }
    let script = TokenizedScript(source, tree)
    let formatted = ScriptLayout.lines(of: script).text
    guard formatted.count <= SourceText.sizeLimit else {
      diagnostics.add(.sourceTooLong(source))
      throw .broken(diagnostics)
    }
    guard formatted == source.bytes || isFaithful(formatted, to: script, tree) else { throw .unfaithful }
    return formatted
  }
}
