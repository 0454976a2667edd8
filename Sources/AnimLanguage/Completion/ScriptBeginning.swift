/// What stands before a place of a script, as far as it decides whether there is anything to complete.
struct ScriptBeginning {
  enum Place {
    case code, comment, string
    /// In the name of a file, which begins at a byte.
    case path(from: Int, isScript: Bool)
  }

  let place: Place
  /// Whether a duration is wanted where the last token stands.
  let wantsDuration: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    let source = SourceText(name: "", bytes: Array(bytes))
    var names = NameTable()
    var bag = DiagnosticBag()
    let tokens = Lexer.tokens(of: source, names: &names, into: &bag).tokens.dropLast()
    let end = Int(tokens.last?.range.upperBound ?? 0)
    let before = tokens.dropLast().last.flatMap { $0.kind == .word ? names[$0.name] : nil }
    wantsDuration = before.map(ScriptBeginning.durationWords.contains) ?? false
    if bag.diagnostics.contains(where: { $0.id == .unterminatedComment })
      || ScriptBeginning.isComment(source.bytes[end...])
    {
      place = .comment
    } else if let last = tokens.last, last.flags.contains(.malformed), end == source.bytes.count,
      last.kind == .string || last.kind == .stringEnd, last.range.lowerBound < last.range.upperBound
    {
      let owner = tokens.dropLast().last { $0.kind != .leftParenthesis }
      let word = owner.flatMap { $0.kind == .word ? names[$0.name] : nil }
      let isPath = last.kind == .string && (word == "import" || word == "image")
      place = isPath ? .path(from: Int(last.range.lowerBound) + 1, isScript: word == "import") : .string
    } else {
      place = .code
    }
  }

  /// The words that a duration follows.
  private static let durationWords = (Vocabulary.clauses + Vocabulary.statements)
    .filter { $0.form.hasPrefix("\($0.word) DURATION") }.map(\.word)

  /// Whether what lies between the last token and the place ends in a comment.
  private static func isComment(_ gap: ArraySlice<UInt8>) -> Bool {
    let line = gap.lastIndex(where: \.isLineEnd).map { gap[($0 + 1)...] } ?? gap
    return zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/") }
  }
}
