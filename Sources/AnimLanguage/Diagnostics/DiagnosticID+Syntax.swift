extension DiagnosticID {
  static let syntaxIDs = [
    expected, unexpected, unclosedBrace, unclosedBracket, extraClosingBracket, unterminatedString,
    unterminatedInterpolation, unterminatedComment, unknownEscape, unknownCharacter, lookAlike, unknownUnit,
    numberTooLarge, percentOrRemainder, malformedColor, twoStatements, entryInBlock,
    unknownStatement, unknownClause,
    duplicateClause, missingCall, spaceBeforeCall, chainedComparison, assignmentInCondition, assignmentTarget,
    operatorAtLineStart, tupleSize, reservedName, questionMark,
  ]

  public static let expected = DiagnosticID("syntax/expected", "a part of a statement is missing")
  public static let unexpected = DiagnosticID("syntax/unexpected", "something stands where it cannot stand")
  public static let unclosedBrace = DiagnosticID("syntax/unclosed-brace", "a '{' has no '}'")
  public static let unclosedBracket = DiagnosticID("syntax/unclosed-bracket", "a '(' has no ')', or a '[' no ']'")
  public static let extraClosingBracket = DiagnosticID(
    "syntax/extra-bracket", "a closing bracket closes nothing")
  public static let unterminatedString = DiagnosticID(
    "syntax/unterminated-string", "a string has no closing quote on its line")
  public static let unterminatedInterpolation = DiagnosticID(
    "syntax/unterminated-interpolation", "a '\\(' in a string has no ')' on its line")
  public static let unterminatedComment = DiagnosticID("syntax/unterminated-comment", "a '/*' has no '*/'")
  public static let unknownEscape = DiagnosticID("syntax/unknown-escape", "a backslash sequence has no meaning")
  public static let unknownCharacter = DiagnosticID("syntax/unknown-character", "a character has no meaning here")
  public static let lookAlike = DiagnosticID(
    "syntax/look-alike", "a character only looks like one of the language, as a typographic quote does")
  public static let unknownUnit = DiagnosticID("syntax/unknown-unit", "letters after a number are no unit")
  public static let numberTooLarge = DiagnosticID("syntax/number-too-large", "a number is beyond what can be counted")
  public static let percentOrRemainder = DiagnosticID(
    "syntax/percent-or-remainder", "'%' touches both sides: it may be a percentage or a remainder")
  public static let malformedColor = DiagnosticID("syntax/malformed-color", "'#' is not followed by a color")
  public static let twoStatements = DiagnosticID(
    "syntax/two-statements", "two statements share a line without ';' between them")
  public static let entryInBlock = DiagnosticID(
    "syntax/entry-in-block", "an entry of an animation stands in a block that changes views")
  public static let unknownStatement = DiagnosticID("syntax/unknown-statement", "no statement begins like this")
  public static let unknownClause = DiagnosticID("syntax/unknown-clause", "an animation has no such clause")
  public static let duplicateClause = DiagnosticID("syntax/duplicate-clause", "a clause is given twice")
  public static let missingCall = DiagnosticID("syntax/missing-call", "a handler is named without 'call'")
  public static let spaceBeforeCall = DiagnosticID(
    "syntax/space-before-call", "the bracket of a call or an index does not touch what it follows")
  public static let chainedComparison = DiagnosticID("syntax/chained-comparison", "comparisons are chained")
  public static let assignmentInCondition = DiagnosticID(
    "syntax/assignment-in-expression", "'=' stands where '==' is meant")
  public static let assignmentTarget = DiagnosticID("syntax/assignment-target", "what stands left of '=' is no place")
  public static let operatorAtLineStart = DiagnosticID(
    "syntax/operator-at-line-start", "a line begins with an operator that belongs on the line before")
  public static let tupleSize = DiagnosticID("syntax/tuple-size", "a tuple has not two to four values")
  public static let reservedName = DiagnosticID("syntax/reserved-name", "a name is a word that stands for a value")
  public static let questionMark = DiagnosticID(
    "syntax/question-mark", "'?' touches a value, but neither '?.' nor '? :' is meant")
}
