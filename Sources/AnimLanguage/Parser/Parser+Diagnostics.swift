extension Parser {
  /// The source of a token.
  func text(_ index: Int) -> String { source.text(in: tokens[index].range) }

  /// Where to point for something that is missing: at what stands there instead if that is on the line.
  var place: SourceRange { isNothingLeft ? gap : current.range }

  /// What stands where something else was expected, for people.
  var found: String {
    if kind == .endOfFile { return "the end of the file" }
    if isNothingLeft { return "the end of the line" }
    switch kind {
    case .string, .stringStart: return "a string"
    case .stringMiddle, .stringEnd: return "the end of '\\('"
    default:
      let text = text(index)
      return "'\(text.count > 24 ? text.prefix(24) + "…" : text)'"
    }
  }

  /// The source of the token before, if it helps to say after what something is missing.
  var before: String? {
    guard index > 0, tokens[index - 1].range.upperBound - tokens[index - 1].range.lowerBound <= 24 else { return nil }
    return text(index - 1)
  }

  private var isNothingLeft: Bool { kind == .endOfFile || current.isFirstOnLine && index > 0 }
}

extension Diagnostic {
  // MARK: Texts that cannot be read

  static func sourceTooLong(_ source: SourceText) -> Diagnostic {
    let start = source.range.lowerBound
    return Diagnostic(
      .sourceSize, at: SourceRange(start, start), "this file has \(source.bytes.count) bytes, too many for a script",
      hint: "at most \(SourceText.sizeLimit) bytes (32 MiB) are read; split the script")
  }

  static func notUTF8(_ source: SourceText, at index: Int) -> Diagnostic {
    let place = source.base &+ UInt32(truncatingIfNeeded: index)
    return Diagnostic(
      .notUTF8, at: SourceRange(place, place + 1), "this file is not text in UTF-8",
      label: "byte \(index) is 0x\(String(source.bytes[index], radix: 16))", hint: "save it as UTF-8")
  }

  static func nulByte(_ source: SourceText, at index: Int) -> Diagnostic {
    let place = source.base &+ UInt32(truncatingIfNeeded: index)
    return Diagnostic(
      .nulByte, at: SourceRange(place, place + 1), "this file holds a NUL byte, so it is not a script",
      label: "byte \(index) is 0")
  }

  // MARK: Missing and superfluous parts

  static func expected(
    _ what: String, after before: String?, at range: SourceRange, found: String, insert: String? = nil,
    because: Label? = nil
  ) -> Diagnostic {
    let afterWhat = before.map { " after '\($0)'" } ?? ""
    return Diagnostic(
      .expected, at: range, "expected \(what)\(afterWhat), found \(found)", secondary: because.map { [$0] } ?? [],
      fixes: insert.map { [.insert($0, at: range.lowerBound, title: "insert '\($0.trimmed)'")] } ?? [])
  }

  static func unexpected(at range: SourceRange, found: String) -> Diagnostic {
    Diagnostic(.unexpected, at: range, "\(found) cannot stand here", label: "the statement should have ended")
  }

  /// - Parameter range: the word and the space behind it.
  static func wordBeforeKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'on' takes a key without the word 'key'", label: "too much",
      fixes: [.replace(range, with: "", title: "remove 'key'")])
  }

  static func noStatement(at range: SourceRange, found: String) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no statement begins with \(found)",
      hint: "statements begin with a word such as animate, layer or let, or with a name")
  }

  static func unclosedBracket(_ closer: String, opener: SourceRange, at range: SourceRange, found: String) -> Diagnostic
  {
    Diagnostic(
      .unclosedBracket, at: range, "missing '\(closer)' before \(found)", label: "expected '\(closer)' here",
      secondary: [Label(opener, "opened here")], fixes: [.insert(closer, at: range.lowerBound)])
  }

  static func unclosedBrace(of owner: String, opener: SourceRange, before index: Int, in parser: borrowing Parser)
    -> Diagnostic
  {
    let start = parser.current.range.lowerBound
    let line = LineTable(Array(parser.source.bytes[..<parser.source.localOffset(opener.lowerBound)])).starts.count
    let indentation = String(repeating: " ", count: parser.indentation(ofLineAt: index))
    return Diagnostic(
      .unclosedBrace, at: SourceRange(start, start), "missing '}' to close '\(owner)'",
      label: "expected '}' before this line (its indentation ends what line \(line) opens)",
      secondary: [Label(opener, "opened here")],
      fixes: [.insert("}\n" + indentation, at: start, title: "insert '}'")])
  }

  static func unclosedBraceAtEnd(of owner: String, opener: SourceRange, count: Int, at range: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unclosedBrace, at: range,
      count == 1 ? "missing '}' to close '\(owner)'" : "missing \(count) '}', the first to close '\(owner)'",
      label: "expected '}' here", secondary: [Label(opener, "opened here")],
      fixes: count > 100
        ? []
        : [
          .insert(
            String(repeating: "\n}", count: count), at: range.lowerBound,
            title: count == 1 ? "insert '}'" : "insert \(count) '}'")
        ])
  }

  static func extraBracket(_ bracket: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .extraClosingBracket, at: range, "this '\(bracket)' closes nothing", fixes: [.replace(range, with: "")])
  }

  static func expressionTooHigh(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .nesting, at: range, "this expression is too large", label: "more than \(limit) levels of operators",
      hint: "give its parts names")
  }

  // MARK: Statements

  static func twoStatements(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoStatements, at: range, "two statements on one line need ';' between them",
      label: "the second begins here", fixes: [.replace(gap, with: "; ", title: "insert ';'")])
  }

  static func entryInBlock(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .entryInBlock, at: range, "a block holds statements: views animate to what it sets",
      label: "'\(word)' is a clause of an animation",
      hint: "write 'card.opacity = 1'; with 'animate card over 1s { opacity to 1 }' a layer's properties animate",
      fixes: word == "to" ? [.replace(range, with: "=")] : [])
  }

  /// - Parameter words: the words that a statement can begin with there; nil for those of all places.
  static func unknownStatement(_ word: String, at range: SourceRange, among words: [Word]? = nil) -> Diagnostic {
    let words = words ?? Word.allCases.filter(\.isStatement)
    var nearest = Suggestions.nearest(to: word, among: words.map(\.text))
    // What differs in case only is what was meant.
    if let first = nearest.first, first == word.lowercased() { nearest = [first] }
    if nearest.first != word.lowercased(), let idiom = Vocabulary.idiom(for: word) {
      return .foreignStatement(word, idiom, at: range)
    }
    return Diagnostic(
      .unknownStatement, at: range, "unknown statement '\(word)'",
      label: nearest.first.map { "did you mean '\($0)'?" },
      hint: nearest.isEmpty ? hint(forStatement: word) : nil, fixes: nearest.map { .replace(range, with: $0) })
  }

  static func spaceBeforeCall(at range: SourceRange, space: SourceRange) -> Diagnostic {
    Diagnostic(
      .spaceBeforeCall, at: range, "the bracket of a call or an index touches what it follows",
      fixes: [.replace(space, with: "", title: "remove the space")])
  }

  static func reservedName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.reservedName, at: range, "'\(word)' is a value of the language and cannot be a name")
  }

  static func uncallableName(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .reservedName, at: range, "'\(word)' begins a statement, so a function of that name could not be called",
      label: "no name for a function", hint: "take a longer one, such as '\(word)All'")
  }

  static func assignmentTarget(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assignmentTarget, at: range, "nothing can be stored here", label: "this is a value, not a place",
      hint: "left of '=' stands a variable, a property or an element of a list")
  }

  static func assignmentInCondition(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assignmentInCondition, at: range, "'=' stores a value and cannot stand in a condition",
      hint: "'==' compares", fixes: [.replace(range, with: "==")])
  }

  // MARK: Animations

  /// - Parameter range: the part behind the property.
  static func hookOfPart(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "'\(word)' follows a whole property, not a part of one", label: "a part",
      hint: "the block can read the part",
      fixes: [.replace(range, with: "", title: "follow the whole property")])
  }

  /// - Parameter colon: a ':' behind the word, which goes with it.
  static func unknownClause(
    _ word: String, at range: SourceRange, nearest: [Clause], colon: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(word)'",
      label: nearest.first.map { "did you mean '\($0)'?" },
      hint: nearest.isEmpty ? hint(forClause: word) : nil,
      fixes: nearest.map { .replace(colon.map { range.union($0) } ?? range, with: "\($0)") })
  }

  /// `iterations 3`, which is `repeat 3 times`.
  static func foreignCount(_ word: String, _ count: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(word)'", label: "did you mean 'repeat'?",
      fixes: [.replace(whole, with: "repeat \(count) times")])
  }

  static func duplicateClause(
    _ word: String, at range: SourceRange, first: SourceRange?, clause: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateClause, at: range, "'\(word)' is given twice", secondary: first.map { [Label($0, "first here")] } ?? [],
      fixes: [.replace(clause, with: "", title: "remove the second")])
  }

  static func missingCall(of handler: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingCall, at: range, "expected 'call' before a handler's name, or '{'",
      fixes: [.insert("call ", at: range.lowerBound, title: "write 'call \(handler)'")])
  }

  // MARK: Expressions

  static func chainedComparison(at range: SourceRange, middle: String, range middleRange: SourceRange) -> Diagnostic {
    Diagnostic(
      .chainedComparison, at: range, "comparisons cannot be chained",
      hint: "compare twice and join both with '&&'",
      fixes: middle.utf8.count > 60
        ? [] : [.insert(" && \(middle)", at: middleRange.upperBound, title: "insert '&& \(middle)'")])
  }

  static func operatorAtLineStart(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .operatorAtLineStart, at: range, "a line cannot begin with '\(text)'",
      hint: "write '\(text)' at the end of the line before")
  }

  static func questionMark(at range: SourceRange, isConditional: Bool) -> Diagnostic {
    Diagnostic(
      .questionMark, at: range,
      isConditional ? "a space belongs before the '?' of a choice" : "'?' cannot follow a value",
      hint: isConditional ? nil : "values that may be absent are opened with '?.', '\u{3f}?' or 'if let'",
      fixes: [
        isConditional
          ? .insert(" ", at: range.lowerBound, title: "insert a space") : .replace(range, with: "")
      ])
  }

  static func unknownEscape(_ text: String, at range: SourceRange) -> Diagnostic {
    if text.hasPrefix("\\u{") {
      return Diagnostic(
        .unknownEscape, at: range, "'\(text)' is no character",
        hint: "between the braces stand the hexadecimal digits of a Unicode scalar, as in \\u{1F600}")
    }
    return Diagnostic(
      .unknownEscape, at: range, "'\(text)' means nothing in a string",
      hint: "known are \\n \\t \\r \\0 \\\" \\\\ \\u{1F600} and \\(value); a backslash itself is \\\\",
      fixes: [.insert("\\", at: range.lowerBound, title: "write '\\\(text)'")])
  }

  static func numberTooLarge(_ text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.count > 24 ? text.prefix(24) + "…" : text[...]
    return Diagnostic(.numberTooLarge, at: range, "'\(shown)' is too large")
  }

  static func tupleSize(_ count: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tupleSize, at: range, "a tuple has two to four values, this one has \(count)",
      hint: "a list in [ ] has as many as you like")
  }
}

extension String {
  /// Without the spaces around it.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
