extension Diagnostic {
  static func foreignStatement(_ word: String, _ idiom: Idiom, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown statement '\(word)'", label: "not of this language", hint: idiom.hint,
      fixes: idiom.replacement.map { [.replace(range, with: $0)] } ?? [])
  }

  static func hyphenatedName(_ written: String, _ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, at: range, "unknown name '\(written)'", label: "names have no hyphens",
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

  static func colonInAssignment(at range: SourceRange, colon: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "what a property or variable is set to stands behind '=', not ':'", label: "write '='",
      fixes: [.replace(colon, with: " =")])
  }

  static func commaBetweenStatements(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no comma stands between statements", label: "leave it out",
      fixes: [.replace(range, with: ";")])
  }

  static func commaInValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "values of several numbers stand in parentheses: '(10, 20)'", label: "one value ends here"
    )
  }

  static func loopInParentheses(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the head of a loop has no parentheses", label: "not in parentheses",
      hint: "write 'for i in 0..<3 { … }' or 'for x in list { … }'")
  }

  // MARK: Clauses

  static func colonAfterClause(_ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "no ':' stands behind the word of a clause", label: "write '\(clause) …'",
      fixes: [.replace(range, with: "", title: "remove ':'")])
  }

  /// Something that stands for a clause, or for its word, in another tool.
  static func foreignClause(_ written: String, _ clause: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(written)'", label: "write '\(clause)'",
      fixes: [.replace(range, with: clause)])
  }

  static func missingClauseWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "a value of an animation stands behind a word such as 'to' or 'over'",
      label: "write '\(word) …'", fixes: [.insert("\(word) ", at: range.lowerBound)])
  }

  static func propertyApart(_ property: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause '\(property)'", label: "a property stands behind a '.'",
      fixes: [.replace(gap, with: ".", title: "write '.\(property)'")])
  }

  static func statementInCompletion(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingCall, at: range, "expected 'call' and a handler's name, or a block",
      label: "a statement stands in braces: { \(word) … }")
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
