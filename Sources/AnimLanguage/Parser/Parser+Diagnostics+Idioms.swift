extension Diagnostic {
  static func foreignStatement(_ word: String, _ idiom: Idiom, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown statement '\(word)'", label: "not of this language", hint: idiom.hint,
      fixes: idiom.replacement.map { [.replace(range, with: $0)] } ?? [])
  }

  static func hint(forStatement word: String) -> String {
    switch word {
    case "mask": "a layer's mask is a property: 'mask: shape { … }'"
    default: "statements begin with a word such as animate, layer or let"
    }
  }

  static func hint(forClause word: String) -> String {
    switch word {
    case "removedOnCompletion", "isRemovedOnCompletion":
      "the layer keeps what the animation ends with, unless it is 'transient'"
    default: "clauses are words such as to, over, ease, key and then"
    }
  }

  static func hyphenatedName(
    _ written: String, _ name: String, at range: SourceRange, label: String = "names have no hyphens"
  ) -> Diagnostic {
    Diagnostic(
      .unknownName, at: range, "unknown name '\(written)'", label: label,
      hint: "it is called '\(name)' here", fixes: [.replace(range, with: name)])
  }

  static func wordOperator(_ written: String, _ symbol: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, at: range, "'\(written)' is no operator", label: "write '\(symbol)'",
      fixes: [.replace(range, with: symbol, applicability: .exact)])
  }

  static func increment(_ sign: String, of operand: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, at: range, "'\(sign)\(sign)' is no operator", label: "write '\(sign)= 1'",
      hint: "'\(operand) \(sign)= 1' counts on", fixes: [.replace(range, with: " \(sign)= 1")])
  }

  static func colonInAssignment(_ sign: String, at range: SourceRange, colon: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "what a property or variable is set to stands behind '=', not '\(sign)'",
      label: "write '='",
      fixes: [.replace(colon, with: " =", title: "write '='")])
  }

  static func commaBetweenStatements(at range: SourceRange, isLast: Bool) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no comma stands between statements", label: "leave it out",
      fixes: [.replace(range, with: isLast ? "" : ";")])
  }

  /// - Parameter values: the numbers with the commas between them, if that is all there is.
  static func commaInValue(
    at range: SourceRange, isList: Bool, values: (text: String, range: SourceRange)?
  ) -> Diagnostic {
    let (opener, closer) = isList ? ("[", "]") : ("(", ")")
    return Diagnostic(
      .unexpected, at: range,
      isList
        ? "several values stand in brackets: '[0, 1, 0]'"
        : "a value of several numbers stands in parentheses: '(10, 20)'",
      label: "one value ends here",
      fixes: values.map { [.replace($0.range, with: opener + $0.text + closer)] } ?? [])
  }

  static func forcedOpening(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .questionMark, at: range, "'!' cannot follow a value", label: "nothing is opened by force",
      hint: "values that may be absent are opened with '?.', '\u{3f}?' or 'if let'", fixes: [.replace(range, with: "")])
  }

  static func trailingBlock(at range: SourceRange, hint: String?) -> Diagnostic {
    Diagnostic(.unexpected, at: range, "a call takes no block", label: "the statement should have ended", hint: hint)
  }

  static func dotAtLineStart(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a line that begins with '.' goes on with the statement before, which is over",
      label: "nothing to go on with")
  }

  /// - Parameter closing: what closes the block, if nothing does.
  static func colonBeforeBlock(at range: SourceRange, closing: Edit?) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '{', found ':'", label: "a block stands in braces",
      fixes: [Fix("write '{'", edits: [Edit(range, " {")] + [closing].compactMap(\.self))])
  }

  static func elseIf(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown word '\(word)'", label: "write 'else if'",
      fixes: [.replace(range, with: "else if", applicability: .exact)])
  }

  static func eventBeforeLayer(_ event: String, _ layer: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "the layer stands before the event: 'on \(layer) \(event)'", label: "the wrong way round",
      fixes: [.replace(range, with: "\(layer) \(event)", title: "write '\(layer) \(event)'")])
  }

  static func moveTo(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'move' puts a layer elsewhere among the layers, not to a point",
      label: "not a place there",
      hint: "write 'animate card.position to (160, 120) over 1s'")
  }

  static func callOfAnimate(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'animate' is no function", label: "not called",
      hint: "write 'animate card.opacity to 1 over 1s'")
  }

  static func argumentsOfStage(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the stage has a body and no arguments", label: "no parentheses",
      hint: "write 'stage { size = (320, 240) }'")
  }

  static func layerInLayer(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a sublayer is declared in the body of its layer", label: "not with 'in'",
      hint: "write 'layer card { layer dot { } }', or 'insert dot in card' later")
  }

  static func colonBeforeResult(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "the type of what a function returns stands behind '->', not ':'", label: "write '->'",
      fixes: [.replace(range, with: " ->", title: "write '->'")])
  }

  static func listType(_ element: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the brackets of a list's type stand around it", label: "write '[\(element)]'",
      fixes: [.replace(whole, with: "[\(element)]")])
  }

  static func comprehensionBackwards(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'for' stands at the beginning of a list that a loop makes",
      label: "not behind the element", hint: "write '[for x in list: x * 2]'")
  }

  static func equalSignAfterLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a label is followed by ':', not '='", label: "write ':'",
      fixes: [.replace(range, with: ":")])
  }

  static func misspeltCall(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingCall, at: range, "expected 'call' before a handler's name, or '{'", label: "did you mean 'call'?",
      fixes: [.replace(range, with: "call")])
  }

  /// - Parameter parts: what goes, if the rest is the head of a loop.
  static func loopInParentheses(at range: SourceRange, parts: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the head of a loop has no parentheses", label: "not in parentheses",
      hint: parts.isEmpty ? "write 'for i in 0..<3 { … }' or 'for x in list { … }'" : nil,
      fixes: parts.isEmpty ? [] : [Fix("remove the parentheses", edits: parts.map { Edit($0, "") })])
  }

  static func loopOfPairs(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a loop has one name", label: "the second",
      hint: "count along: 'for i in 0..<list.count { print i, list[i] }'")
  }

  static func rangeInWords(_ written: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'\(written)' makes no range", label: "write '...'",
      hint: "'1...3' holds its end, '0..<3' does not", fixes: [.replace(gap, with: "...", title: "write '...'")])
  }

  static func stepOfLoop(_ written: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a range goes by ones", label: "no '\(written)'",
      hint: "multiply in the loop: 'for i in 0..<5 { print i * 2 }'")
  }

  // MARK: Clauses

  static func colonAfterClause(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no ':' stands behind the word of a clause", label: "write '\(clause) …'",
      fixes: [.replace(range, with: "", title: "remove ':'")])
  }

  static func commaBetweenClauses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the clauses of an animation have no commas between them", label: "leave it out",
      fixes: [.replace(range, with: "", title: "remove ','")])
  }

  /// - Parameter isSecondWhole: Whether what follows the comma is a whole animation.
  static func severalAnimations(at range: SourceRange, isSecondWhole: Bool) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'animate' moves one property", label: "the next one begins here",
      hint: isSecondWhole ? nil : "write an 'animate' for each, or 'animate card over 1s { opacity to 0; scale to 2 }'",
      fixes: isSecondWhole ? [.replace(range, with: "; animate", title: "write '; animate'")] : [])
  }

  /// Something that stands for a clause, or for its word, in another tool.
  ///
  /// - Parameters:
  ///   - gap: it and what is before it, where it touches that.
  ///   - whole: it and what goes with it.
  static func foreignClause(
    _ written: String, _ clause: String, at range: SourceRange, gap: SourceRange? = nil, whole: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(written)'", label: "write '\(clause)'",
      fixes: [.replace(gap ?? whole ?? range, with: gap == nil ? clause : " \(clause)", title: "write '\(clause)'")])
  }

  /// - Parameter sign: what stands for `to` between the value and the next, and is replaced with it.
  static func missingClauseWord(_ word: String, at range: SourceRange, sign: SourceRange? = nil) -> Diagnostic {
    let insertion = Edit(SourceRange(range.lowerBound, range.lowerBound), "\(word) ")
    return Diagnostic(
      .unknownClause, at: range, "a value of an animation stands behind a word such as 'to' or 'over'",
      label: "write '\(word) …'",
      fixes: [
        Fix(
          sign == nil ? "insert '\(word) '" : "write '\(word) … to …'",
          edits: [insertion] + (sign.map { [Edit($0, "to")] } ?? []))
      ])
  }

  static func groupBehindTo(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no 'to' stands before the braces of a group", label: "leave it out",
      fixes: [.replace(gap, with: "", title: "remove 'to'")])
  }

  static func bracesAroundValue(at range: SourceRange, closer: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a value of several numbers stands in parentheses: '(10, 20)'", label: "not in braces",
      fixes: [Fix("write '( … )'", edits: [Edit(range, "("), Edit(closer, ")")])])
  }

  /// A block that runs at the end, without its word.
  static func blockWithoutThen(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: SourceRange(range.lowerBound, range.lowerBound + 1),
      "a block that runs at the end stands behind 'then'", label: "'then' is missing",
      fixes: [.insert("then ", at: range.lowerBound)])
  }

  /// - Parameter clauses: what says the same, if all of it could be read.
  static func percentagesInBraces(_ clauses: String?, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "values and when they are met are two lists: 'through [0, 1] at [0%, 100%]'",
      label: "no property", fixes: clauses.map { [.replace(whole, with: $0)] } ?? [])
  }

  static func valueOfSwitch(_ clause: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'\(clause)' has no value", label: "leave it out",
      fixes: [.replace(gap, with: "", title: "remove it")])
  }

  static func repeatWithUnit(_ count: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected 'times' after '\(count)'", label: "write '\(count) times'",
      fixes: [.replace(range, with: "\(count) times")])
  }

  static func propertyApart(_ property: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(property)'", label: "a property stands behind a '.'",
      fixes: [.replace(gap, with: ".", title: "write '.\(property)'")])
  }

  static func statementInCompletion(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingCall, at: range, "expected 'call' and a handler's name, or a block",
      label: "a statement stands in braces: { \(word) … }",
      fixes: [
        Fix(
          "write '{ … }'",
          edits: [
            Edit(SourceRange(range.lowerBound, range.lowerBound), "{ "),
            Edit(SourceRange(range.upperBound, range.upperBound), " }"),
          ])
      ])
  }

  static func waitForDuration(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'wait for' waits for what happens, 'wait' for some time", label: "leave 'for' out",
      fixes: [.replace(range, with: "", title: "remove 'for'")])
  }

  static func eventBehindDot(_ event: String, at range: SourceRange, dot: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "a space stands before the event: 'on card \(event)'", label: "not behind a '.'",
      fixes: [.replace(dot, with: " ", title: "write ' \(event)'")])
  }

  static func implicitMember(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "a name has no '.' before it", label: "write '\(name)'",
      fixes: [.replace(range, with: "", title: "remove '.'")])
  }
}
