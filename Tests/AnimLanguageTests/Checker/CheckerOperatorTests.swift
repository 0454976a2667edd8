import Testing

@testable import AnimLanguage

@Suite("Operators")
struct CheckerOperatorTests {
  @Test(
    "each pair of operands that an operator works on has its type",
    arguments: [
      ("1 + 2", "number"), ("1s + 250ms", "duration"), ("90deg - 1rad", "angle"), ("(1, 2) + (3, 4)", "point"),
      ("vector(1, 2, 3) - (1, 2, 3)", "vector"), ("size(1, 2) + size(3, 4)", "size"),
      ("point(1, 2) + size(3, 4)", "point"),
      ("\"a\" + \"b\"", "string"), ("[1] + [2]", "[number]"), ("2 * 3", "number"), ("2 * 1s", "duration"),
      ("1s * 2", "duration"), ("2 * 90deg", "angle"), ("90deg * 2", "angle"), ("(1, 2) * 2", "point"),
      ("2 * (1, 2)", "point"), ("size(1, 2) * 2", "size"), ("(1, 2, 3) * 2", "vector"), ("(1, 2, 3, 4) * 2", "rect"),
      ("rotate(90deg) * scale(2)", "transform"), ("6 / 3", "number"), ("1s / 2", "duration"), ("1s / 250ms", "number"),
      ("90deg / 2", "angle"), ("90deg / 1turn", "number"), ("(1, 2) / 2", "point"), ("size(1, 2) / 2", "size"),
      ("(1, 2, 3) / 2", "vector"), ("7 % 3", "number"), ("7s % 3s", "duration"), ("370deg % 1turn", "angle"),
      ("1 < 2", "bool"), ("1s <= 2s", "bool"), ("1deg > 2deg", "bool"), ("1 >= 2", "bool"), ("1 ~= 1", "bool"),
      ("(1, 2) ~= (1, 2)", "bool"), ("red ~= blue", "bool"), ("1 == 2", "bool"), ("\"a\" != \"b\"", "bool"),
      ("[1] == []", "bool"), ("(1, 2) == (1, 2)", "bool"), ("0..<3", "range"), ("1...3", "range"),
      ("true && false", "bool"), ("true || false", "bool"), ("!true", "bool"), ("-(1, 2)", "point"),
      ("-1s", "duration"),
      ("50% * 200", "number"), ("200 * 50%", "number"), ("50% * 1s", "duration"), ("true ? 1 : 2", "number"),
      ("1 == 1 ? \"a\" : \"b\"", "string"), ("now - 1s", "duration"), ("now / 1s", "number"),
    ])
  func types(expression: String, type: String) {
    let script = CheckedScript("let x = \(expression)")
    #expect(script.told == [])
    #expect(script.lastType == type)
  }

  @Test(
    "each rule of the table gives its result",
    arguments: OperatorTable.rules.map { ($0.left, $0.symbol, $0.right) })
  func rules(left: TypeID, symbol: BinaryOperator, right: TypeID) throws {
    let index = try #require(OperatorTable.rule(left, symbol, right, in: OperatorTable.lookup))
    let rule = OperatorTable.rules[index]
    #expect(rule.left == left && rule.symbol == symbol && rule.right == right)
  }

  @Test("the table has no pair twice, and no more rules than its bytes can name")
  func tableIsSound() {
    let pairs = OperatorTable.rules.map { "\($0.left.index) \($0.symbol) \($0.right.index)" }
    #expect(Set(pairs).count == pairs.count)
    #expect(OperatorTable.rules.count < 255)
  }

  @Test(
    "durations are multiplied and divided by rounding to ticks",
    arguments: [
      ("2 * 1s", "multiplyDuration"), ("1s * 2", "multiplyDuration"), ("1s / 3", "divideDuration"),
      ("1s / 3s", "divide"), ("1s + 1s", "add"),
    ])
  func durationOperations(expression: String, operation: String) {
    #expect(CheckedScript("print \(expression)").lines[0].hasPrefix("(print (\(operation) "))
  }

  @Test(
    "numbers are compared by registers, the rest by reference",
    arguments: [
      ("1 == 2", "equalNumbers"), ("(1, 2) != (1, 2)", "notEqualNumbers"), ("stage == stage", "equalNumbers"),
      ("\"a\" == \"b\"", "equalReferences"), ("[1] != [2]", "notEqualReferences"),
    ])
  func equality(expression: String, operation: String) {
    #expect(CheckedScript("layer stage {}\nprint \(expression)").lines.last?.contains("(\(operation) ") ?? false)
  }

  @Test(
    "pairs that make no sense name both operands and point at the operator",
    arguments: [
      ("1s + 1", "'+' does not work on a duration and a plain number", "+"),
      ("1 - 90deg", "'-' does not work on a plain number and an angle", "-"),
      ("1s * 2s", "'*' does not work on a duration and a duration", "*"),
      ("1 / 1s", "'/' does not work on a plain number and a duration", "/"),
      ("\"a\" + 1", "'+' does not work on a string and a plain number", "+"),
      ("\"a\" < \"b\"", "'<' does not work on a string and a string", "<"),
      ("1 == \"a\"", "'==' does not work on a plain number and a string", "=="),
      ("red + blue", "'+' does not work on a color and a color", "+"),
      ("1s >= 1deg", "'>=' does not work on a duration and an angle", ">="),
      ("0s..<3s", "'..<' does not work on a duration and a duration", "..<"),
    ])
  func failures(expression: String, message: String, symbol: String) throws {
    let script = CheckedScript("print \(expression)")
    #expect(script.messages == [message])
    let diagnostic = try #require(script.diagnostics.first)
    #expect(diagnostic.id == .operands)
    #expect(script.source.text(in: diagnostic.range) == symbol)
    #expect(diagnostic.secondary.count == 2)
  }

  @Test("a number beside a duration or an angle is given a unit")
  func unitFixes() {
    #expect(CheckedScript("print 1s + 2").fixed() == "print 1s + 2s")
    #expect(CheckedScript("print 300 + 1s").fixed() == "print 300ms + 1s")
    #expect(CheckedScript("print 90 - 1deg").fixed() == "print 90deg - 1deg")
  }

  @Test("an operator in brackets or after a comment is still found")
  func operatorPlace() throws {
    let script = CheckedScript("print (1) /* + */ + (\"a\")")
    let diagnostic = try #require(script.diagnostics.first)
    #expect(script.source.text(in: diagnostic.range) == "+")
  }

  @Test(
    "'-' and '!' need what they can turn around",
    arguments: [
      ("-\"a\"", "'-' does not work on a string"), ("-true", "'-' does not work on a bool"),
      ("!1", "'!' needs a bool, found a plain number"), ("-rotate(1deg)", "'-' does not work on a transform"),
    ])
  func unaryFailures(expression: String, message: String) {
    #expect(CheckedScript("print \(expression)").messages == [message])
  }

  @Test("conditions are bools, never numbers")
  func conditions() {
    #expect(CheckedScript("if 1 { }").messages == ["a condition needs a bool, found a plain number"])
    #expect(CheckedScript("while \"a\" { }").messages == ["a condition needs a bool, found a string"])
    #expect(CheckedScript("print 1 && true").messages == ["'&&' needs a bool, found a plain number"])
  }

  @Test("both values of '? :' need a common type")
  func branches() {
    let script = CheckedScript("print true ? 1 : \"a\"")
    #expect(script.told == ["type/mixed 1:18 \"a\""])
    #expect(CheckedScript("let x: color? = true ? red : none").told == [])
    #expect(CheckedScript("let x = true ? red : none").lastType == "color?")
  }

  @Test("one broken operand is told once")
  func noFollowUps() {
    #expect(CheckedScript("print (1s + 1) * 2 + 3s / missing").told.count == 2)
  }
}
