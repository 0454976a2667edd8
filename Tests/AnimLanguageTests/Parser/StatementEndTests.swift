import AnimLanguage
import Testing

/// The rules of the language's section on the ends of statements, each with what it must not touch.
@Suite("Ends of statements")
struct StatementEndTests {
  @Test(
    "a newline inside brackets ends nothing",
    arguments: [
      ("x = (1,\n 2)", "(= x (tuple 1.0 2.0))"), ("x = (1\n+ 2)", "(= x (+ 1.0 2.0))"),
      ("x = [\n1,\n2,\n]", "(= x (list 1.0 2.0))"), ("f(\na,\nb: 2\n)", "(call f (a, b: 2.0))"),
      ("x = a[\n1\n]", "(= x ([] a 1.0))"),
      (
        "transaction <disableActions,\n duration: 1s>\nx = 1",
        "(transaction <disableActions: true, duration: 705600000.0ticks>)\n(= x 1.0)"
      ),
    ])
  func brackets(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "a newline after a comma, an operator, ? : -> = goes on",
    arguments: [
      ("x =\n1", "(= x 1.0)"), ("x +=\n1", "(+= x 1.0)"), ("x = 1 +\n2", "(= x (+ 1.0 2.0))"),
      ("x = 1 -\n2", "(= x (- 1.0 2.0))"), ("x = a &&\nb", "(= x (&& a b))"), ("x = a ..<\nb", "(= x (..< a b))"),
      ("print a,\nb", "(print a b)"), ("x = a ?\nb :\nc", "(= x (? a b c))"),
      ("func f() ->\nnumber {}", "(func f () -> number {})"), ("let x:\nnumber = 1", "(let x: number 1.0)"),
      ("x =\nlayer.y", "(= x (. layer y))"), ("x =\nevery 1s {}", "(= x (timer (every 705600000.0ticks {})))"),
    ])
  func after(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "a line that begins with an operator that can only go on goes on",
    arguments: [
      ("x = a\n&& b", "(= x (&& a b))"), ("x = a\n|| b", "(= x (|| a b))"), ("x = a\n== b", "(= x (== a b))"),
      ("x = a\n!= b", "(= x (!= a b))"), ("x = a\n<= b", "(= x (<= a b))"), ("x = a\n>= b", "(= x (>= a b))"),
      ("x = a\n?? b", "(= x (?? a b))"), ("x = a\n* b", "(= x (* a b))"), ("x = a\n/ b", "(= x (/ a b))"),
      ("x = a\n? b\n: c", "(= x (? a b c))"), ("x = a\n.b\n?.c", "(= x (?. (. a b) c))"),
      ("if a {}\nelse {}", "(if a {} else {})"),
      ("animate x to 1\nthen call h\notherwise {}", "(animate x (to 1.0) (then (call h ())) (otherwise {}))"),
    ])
  func before(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "a newline before { ends nothing",
    arguments: [
      ("layer a\n{\n}", "(layer a {})"), ("if x\n{ }", "(if x {})"), ("with a\n\n{ }", "(with a {})"),
      ("stage\n{ }", "(stage {})"), ("transaction <disableActions>\n{ }", "(transaction <disableActions: true> {})"),
    ])
  func brace(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "the clauses of an animation may stand on lines of their own",
    arguments: [
      ("animate x\nto 1\nover 1s\nkey \"k\"", "(animate x (to 1.0) (over 705600000.0ticks) (key \"k\"))"),
      ("animate x to 1\nspeed = 2", "(animate x (to 1.0))\n(= speed 2.0)"),
      ("animate x to 1\nspeed += 2", "(animate x (to 1.0))\n(+= speed 2.0)"),
      ("animate x to 1\nkey.y = 2", "(animate x (to 1.0))\n(= (. key y) 2.0)"),
      ("animate x to 1\nwith a {}", "(animate x (to 1.0))\n(with a {})"),
      ("animate x to 1\nfor i in a {}", "(animate x (to 1.0))\n(for i a {})"),
      ("animate x to 1\nat 1s {}", "(animate x (to 1.0))\n(at 705600000.0ticks {})"),
    ])
  func clauses(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "a line that begins with - + ( [ < is a new statement",
    arguments: [("x = a\n-b", "(= x a)\n(- b)"), ("x = a\n(b)", "(= x a)\nb"), ("x = a\n[b]", "(= x a)\n(list b)")])
  func newStatement(text: String, structure: String) { assertParse(text, structure) }

  @Test("+ and < begin no statement")
  func noStatement() {
    assertParse("x = a\n①+ b", diagnostics: [ExpectedDiagnostic(.operatorAtLineStart, at: "①")])
    assertParse("x = a\n①< b", diagnostics: [ExpectedDiagnostic(.operatorAtLineStart, at: "①")])
  }

  @Test(
    "an operator that neither goes on nor begins a statement is told, and read as what it is",
    arguments: [("%", "%"), ("..<", "..<"), ("...", "..."), ("~=", "~="), (">", ">")])
  func operatorAtLineStart(text: String, symbol: String) {
    assertParse(
      "x = a\n①\(text) b", "(= x (\(symbol) a b))", diagnostics: [ExpectedDiagnostic(.operatorAtLineStart, at: "①")])
  }

  @Test(
    "a value does not begin on the next line after a word",
    arguments: [
      ("animate x to①\ny = 1", "(animate x (to <missing>))\n(= y 1.0)"),
      ("insert a above①\nb = 1", "(insert a above <missing>)\n(= b 1.0)"),
      ("let x = 1 +①\nprint y", "(let x (+ 1.0 <missing>))\n(print y)"),
      ("x =①\nlet y = 2", "(= x <missing>)\n(let y 2.0)"),
    ])
  func missingValue(text: String, structure: String) {
    assertParse(text, structure, diagnostics: [ExpectedDiagnostic(.expected, at: "①")])
  }

  @Test(
    "statements may share a line",
    arguments: [
      ("x = 1  y = 2", "(= x 1.0)\n(= y 2.0)"), ("let a = 1 let b = 2", "(let a 1.0)\n(let b 2.0)"),
      ("print 1; print 2;", "(print 1.0)\n(print 2.0)"), ("if a {} print 1", "(if a {})\n(print 1.0)"),
      ("x = 1 layer a {} y = 2", "(= x 1.0)\n(layer a {})\n(= y 2.0)"),
      ("x = 1 animate y to 2", "(= x 1.0)\n(animate y (to 2.0))"), (";;x = 1;;", "(= x 1.0)"),
    ])
  func oneLine(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "two other statements on one line need ';'",
    arguments: [
      ("print 1 ①print 2", "print 1; print 2"), ("flush ①flush", "flush; flush"),
      ("wait 1s ①x = 2", "wait 1s; x = 2"), ("f(1) ①g(2)", "f(1); g(2)"),
    ])
  func twoStatements(text: String, fixed: String) {
    assertParse(text, diagnostics: [ExpectedDiagnostic(.twoStatements, at: "①")], fixed: fixed)
  }

  @Test("both statements on one line are read")
  func bothAreRead() {
    #expect(Parsed("print 1 print 2").dump == "(print 1.0)\n(print 2.0)")
  }
}
