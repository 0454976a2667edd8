import AnimLanguage
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "operators bind as the table says, loosest last",
    arguments: [
      ("a + b * c", "(+ a (* b c))"), ("a * b + c", "(+ (* a b) c)"), ("a - b - c", "(- (- a b) c)"),
      ("a / b / c % d", "(% (/ (/ a b) c) d)"), ("-a * b", "(* (- a) b)"), ("-a.b", "(- (. a b))"),
      ("!a && b", "(&& (! a) b)"), ("- -a", "(- (- a))"), ("a + b ..< c * d", "(..< (+ a b) (* c d))"),
      ("a ?? b ..< c", "(?? a (..< b c))"), ("a ?? b ?? c", "(?? a (?? b c))"), ("a ?? b == c", "(== (?? a b) c)"),
      ("a == b && c != d", "(&& (== a b) (!= c d))"), ("a || b && c", "(|| a (&& b c))"),
      ("a && b || c", "(|| (&& a b) c)"), ("a || b ? c : d", "(? (|| a b) c d)"),
      ("a ? b : c ? d : e", "(? a b (? c d e))"), ("a ? b ? c : d : e", "(? a (? b c d) e)"),
      ("a as color", "(as a color)"), ("a * b as number", "(* a (as b number))"), ("-a as number", "(as (- a) number)"),
      ("a as? [color] ?? b", "(?? (as? a [color]) b)"), ("a as b as c", "(as (as a b) c)"),
      ("a ~= b", "(~= a b)"), ("a...b", "(... a b)"), ("(a + b) * c", "(* (+ a b) c)"), ("((a))", "a"),
    ])
  func precedence(text: String, structure: String) {
    assertParse("x = \(text)", "(= x \(structure))")
  }

  @Test(
    "members, calls and indices touch what they follow",
    arguments: [
      ("a.b.c", "(. (. a b) c)"), ("a?.b", "(?. a b)"), ("f()", "(call f ())"), ("f(a)(b)", "(call (call f (a)) (b))"),
      ("a.f(1, to: 2)", "(call (. a f) (1.0, to: 2.0))"), ("a[1][2]", "([] ([] a 1.0) 2.0)"),
      ("f(x)[0].y", "(. ([] (call f (x)) 0.0) y)"), ("a.layer.to", "(. (. a layer) to)"),
      ("now.seconds", "(. now seconds)"),
      (
        "animation.tagged(\"n\") as string",
        "(as (call (. animation tagged) (\"n\")) string)"
      ),
      (
        "card.animation(\"k\")?.duration ?? 0s",
        "(?? (?. (call (. card animation) (\"k\")) duration) 0.0ticks)"
      ),
      ("\"a\".count", "(. \"a\" count)"), ("[1, 2].count", "(. (list 1.0 2.0) count)"),
      (
        "1s.seconds",
        "(. 705600000.0ticks seconds)"
      ), ("f(a ? b : c)", "(call f ((? a b c)))"),
    ])
  func postfix(text: String, structure: String) {
    assertParse("x = \(text)", "(= x \(structure))")
  }

  @Test(
    "reserved words are values, all others are names",
    arguments: [
      (
        "[true, false, none, noAction, self, now, animation, event]",
        "(list true false none noAction self now animation event)"
      ),
      ("layer + at - key", "(- (+ layer at) key)"), ("[if, to, call]", "(list if to call)"), ("Self", "Self"),
    ])
  func words(text: String, structure: String) {
    assertParse("x = \(text)", "(= x \(structure))")
  }

  @Test(
    "tuples have two to four values, lists any number",
    arguments: [
      ("(1, 2)", "(tuple 1.0 2.0)"), ("(1, 2, 3)", "(tuple 1.0 2.0 3.0)"), ("(1, 2, 3, 4)", "(tuple 1.0 2.0 3.0 4.0)"),
      ("[]", "(list)"), ("[1]", "(list 1.0)"), ("[(1, 2), (3, 4)]", "(list (tuple 1.0 2.0) (tuple 3.0 4.0))"),
    ])
  func collections(text: String, structure: String) {
    assertParse("x = \(text)", "(= x \(structure))")
  }

  @Test(
    "interpolated strings hold whole expressions, strings too",
    arguments: [
      (#""\(a)""#, "(string a)"), (#""a\(b)c\(d)""#, #"(string "a" b "c" d)"#),
      (#""\(f("x\(y)z"))!""#, #"(string (call f ((string "x" y "z"))) "!")"#),
      (#""\(a ? "b" : "c")""#, #"(string (? a "b" "c"))"#),
      (
        #""\((1, 2)) \([3])""#,
        #"(string (tuple 1.0 2.0) " " (list 3.0))"#
      ),
    ])
  func strings(text: String, structure: String) {
    assertParse("x = \(text)", "(= x \(structure))")
  }

  @Test("comparisons are not chained")
  func chains() {
    assertParse(
      "x = a < b ①< c", "(= x (< a b))", diagnostics: [ExpectedDiagnostic(.chainedComparison, at: "①")],
      fixed: "x = a < b && b < c")
    assertParse("x = a == b ①== c == d", diagnostics: [ExpectedDiagnostic(.chainedComparison, at: "①")])
  }

  @Test(
    "missing values are told where they should stand",
    arguments: [
      ("x = 1 + ①* 2", "expected a value after '+', found '*'"),
      ("x = a.①+ 1", "expected the name of a property or method after '.', found '+'"),
      ("x = f(①, 1)", "expected a value after '(', found ','"),
      ("x =①", "expected a value after '=', found the end of the file"),
      ("x = ①]", "expected a value after '=', found ']'"),
      ("x = a ? b①", "expected ':' and the other value, found the end of the file"),
      ("x = a as ①1", "expected a type such as number after 'as', found '1'"),
      (#"print "\(①)""#, #"expected a value after '\(', found ')'"#),
    ])
  func missing(text: String, message: String) {
    let id = DiagnosticID.expected
    let marked = MarkedText(text)
    let told = Parsed(marked.text).diagnostics
    #expect(told.map(\.message) == [message])
    #expect(told.map(\.id) == [id])
    #expect(told.first?.range.lowerBound == marked["①"])
  }

  @Test("'=' in a condition is told with '=='")
  func assignmentInCondition() {
    assertParse(
      "if a ①= 1 { print 2 }", diagnostics: [ExpectedDiagnostic(.assignmentInCondition, at: "①")],
      fixed: "if a == 1 { print 2 }")
  }

  @Test("only places can be assigned to", arguments: ["①1 = 2", "①f(x) = 2", "①a + b = 2", "①(a, b) = 2"])
  func targets(text: String) {
    assertParse(text, "(= <missing> 2.0)", diagnostics: [ExpectedDiagnostic(.assignmentTarget, at: "①")])
  }

  @Test(
    "a space before the bracket of a call or an index is told",
    arguments: [
      ("print f ①(x)", "print f(x)"), ("print a ①[0]", "print a[0]"),
    ])
  func spaceBeforeCall(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.spaceBeforeCall, at: "①")], fixed: fixed)
  }

  @Test("the '?' of a choice has a space before it")
  func questionMark() {
    assertParse(
      "x = a①? b : c", "(= x (? a b c))", diagnostics: [ExpectedDiagnostic(.questionMark, at: "①")],
      fixed: "x = a ? b : c")
    assertParse("x = a①?", diagnostics: [ExpectedDiagnostic(.questionMark, at: "①")], fixed: "x = a")
  }

  @Test("a tuple of five is told")
  func tupleSize() {
    #expect(Parsed("x = (1, 2, 3, 4, 5)").diagnostics.map(\.id) == [.tupleSize])
  }

  @Test(
    "a bracket that is not closed is told at its end, and the next line is read",
    arguments: [("(1, 2①", "(1, 2)"), ("[1, 2①", "[1, 2]"), ("f(1, 2①", "f(1, 2)"), ("a[1①", "a[1]")])
  func unclosed(text: String, fixed: String) {
    assertParse(
      "x = \(text)\nlet y = 1", diagnostics: [ExpectedDiagnostic(.unclosedBracket, at: "①")],
      fixed: "x = \(fixed)\nlet y = 1")
  }

  @Test("a closing bracket too many is told", arguments: [("x = 1①)", "x = 1"), ("x = f(1)①]", "x = f(1)")])
  func extra(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.extraClosingBracket, at: "①")], fixed: fixed)
  }
}
