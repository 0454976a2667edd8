// Statements and parts of statements that are written in another form elsewhere, or lack a word.

extension Diagnostic {
  // MARK: Words

  /// A word that is misspelt and stands for a value.
  static func unknownWord(_ written: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown word '\(written)'", label: "did you mean '\(meant)'?",
      fixes: [.replace(range, with: meant)])
  }

  static func unknownStatement(_ written: String, meant: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown statement '\(written)'", label: "write '\(meant)'",
      fixes: [.replace(range, with: meant)])
  }

  static func expectedWord(_ word: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '\(word)', found '\(found)'", label: "did you mean '\(word)'?",
      fixes: [.replace(range, with: word)])
  }

  /// A word that is missing before what it begins.
  static func missingWord(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '\(word)' before this", label: "write '\(word) …'",
      fixes: [.insert("\(word) ", at: range.lowerBound)])
  }

  static func repeatedWord(_ word: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'\(word)' stands here twice", label: "once is enough",
      fixes: [.replace(gap, with: "", title: "remove '\(word)'")])
  }

  // MARK: Declarations

  static func layerByKind(
    _ kind: String, _ declaration: String, at range: SourceRange, whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "unknown statement '\(kind)'", label: "the kind stands behind the name",
      hint: "layers are declared: '\(declaration) { … }'", fixes: [.replace(whole, with: declaration)])
  }

  static func countOfLayers(_ count: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected a name for each number and a range, found '\(count)'",
      label: "write 'i in 0..<\(count)'", fixes: [.replace(range, with: "i in 0..<\(count)")])
  }

  static func bracketsAroundBlock(at range: SourceRange, closer: SourceRange?) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '{', found '['", label: "a block stands in braces",
      fixes: closer.map {
        [Fix("write '{ … }'", edits: [Edit(range, "{"), Edit($0, "}")])]
      } ?? [])
  }

  static func maskWithSign(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the kind of a mask stands behind ':', not '='", label: "write ':'",
      fixes: [.replace(gap, with: ":", title: "write ':'")])
  }

  static func callback(_ statement: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "what happens at an event stands in 'on … { … }'", label: "write '\(statement)'",
      fixes: [.replace(whole, with: statement)])
  }

  static func animateBehindDot(_ statement: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'animate' begins its statement", label: "not behind a '.'",
      hint: "write '\(statement) …'", fixes: [.replace(whole, with: statement)])
  }

  static func animateAsValue(_ value: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownStatement, at: range, "'animate' runs an animation, 'animation' keeps one", label: "no value",
      hint: "write '\(value) …', and 'animate card using …' to run it", fixes: [.replace(whole, with: value)])
  }

  static func colonBeforeParent(_ written: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected ':' before the kind or type that is extended, found '\(written)'",
      label: "write ':'", fixes: [.replace(gap, with: ":", title: "write ':'")])
  }

  /// - Parameter type: what the type must be, if that can be seen.
  static func missingType(
    after before: String?, at range: SourceRange, found: String, gap: SourceRange, type: String? = nil
  ) -> Diagnostic {
    var diagnostic = Diagnostic.expected("':' and a type", after: before, at: range, found: found)
    diagnostic.fixes = [
      .insert(": \(type ?? "number")", at: gap.lowerBound, applicability: type == nil ? .placeholder : .likely)
    ]
    return diagnostic
  }

  static func propertyOfLayer(_ path: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownClause, at: range, "an animation has no clause 'of'", label: "write '\(path)'",
      hint: "a property stands behind its layer and a '.'", fixes: [.replace(whole, with: path)])
  }

  // MARK: Assignments and values

  static func missingAssignmentSign(at gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: gap, "expected '=' before the value", label: "'=' is missing",
      fixes: [.insert(" =", at: gap.lowerBound, title: "insert '='")])
  }

  static func animatedAssignment(
    _ clause: String, at range: SourceRange, start: SourceRange, sign: Token
  ) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'\(clause)' is a clause of an animation, and '=' sets at once", label: "no clause here",
      fixes: [
        Fix(
          "write 'animate … to …'",
          edits: [
            Edit(SourceRange(start.lowerBound, start.lowerBound), "animate "),
            Edit(sign.range, sign.isAfterSpace ? "to" : " to "),
          ])
      ])
  }

  static func quotedName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .assignmentTarget, at: range, "the name of a property stands without quotes", label: "write '\(name)'",
      fixes: [.replace(range, with: name)])
  }

  static func missingComma(at gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: gap, "expected ',' between two values", label: "',' is missing",
      fixes: [.insert(",", at: gap.lowerBound)])
  }

  static func optionsWithoutBrackets(
    at range: SourceRange, opening: SourceRange, closing: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "the options of a transaction stand in '< >'", label: "write '<…>'",
      fixes: [Fix("write '<…>'", edits: [Edit(opening, " <"), Edit(closing, ">")])])
  }

  static func statementInGroup(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "a group holds animations of properties, found '\(word)'", label: "a statement",
      hint: "write 'opacity to 1' here, and statements outside of the braces")
  }

  // MARK: Events and keys

  /// - Parameter uses: where the block means the event by it.
  static func parametersOfEvent(at range: SourceRange, whole: SourceRange, uses: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "the block of an event has no parameters", label: "leave it out",
      hint: "'event', 'layer' and 'now' are known in it",
      fixes: [
        Fix(
          uses.isEmpty ? "remove the parameter" : "write 'event'",
          edits: [Edit(whole, "")] + uses.map { Edit($0, "event") })
      ])
  }

  static func quotedEvent(_ event: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "the name of an event stands without quotes", label: "write '\(event)'",
      fixes: [.replace(range, with: event)])
  }

  static func keyWithoutQuotes(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "a key is a text, found '\(key)'", label: "write it in quotes",
      fixes: [.replace(range, with: "\"\(key)\"")])
  }

  // MARK: Blocks

  /// - Parameter edits: what puts it there, if that is all that is missing.
  static func missingBrace(at range: SourceRange, found: String, edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '{', found \(found)",
      fixes: edits.isEmpty ? [] : [Fix("insert '{'", edits: edits)])
  }

  static func superfluousWord(_ word: String, at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: range, "expected '{', found '\(word)'", label: "leave it out",
      fixes: [.replace(gap, with: "", title: "remove '\(word)'")])
  }

  /// A single statement in the place of a block.
  ///
  /// - Parameter gap: what lies before it, with a word such as `then` that goes.
  static func statementWithoutBraces(_ statement: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .expected, at: statement, "expected '{', found a statement", label: "a block stands in braces",
      fixes: [
        Fix(
          "write '{ … }'",
          edits: [Edit(gap, " { "), Edit(SourceRange(statement.upperBound, statement.upperBound), " }")])
      ])
  }
}
