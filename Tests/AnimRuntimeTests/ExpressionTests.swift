import Testing

@Suite("Expressions while running")
struct ExpressionTests {
  @Test(
    "arithmetic gives the value of its kind",
    arguments: [
      ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("7 / 2", "3.5"), ("7 % 3", "1"), ("-1 % 3", "2"), ("5.5 % 2", "1.5"),
      ("2 - -3", "5"), ("-(2 + 3)", "-5"), ("0 * -1", "0"), ("1 / 3", "0.333333"), ("1 / 0", "infinity"),
      ("10 / 4", "2.5"), ("1s + 500ms", "1.5s"), ("1s * 2", "2s"), ("3 * 0.1s", "0.3s"), ("1s / 3", "0.333333s"),
      ("1s / 250ms", "4"), ("0.1s + 0.2s == 0.3s", "true"), ("90deg + 0.25turn", "180deg"), ("90deg * 2", "180deg"),
      ("180deg / 90deg", "2"), ("-45deg", "-45deg"), ("(1, 2) + (3, 4)", "(4, 6)"), ("(1, 2) * 3", "(3, 6)"),
      ("2 * (1, 2)", "(2, 4)"), ("(4, 6) / 2", "(2, 3)"), ("(5, 5) - (1, 2)", "(4, 3)"), ("-(1, 2)", "(-1, -2)"),
      ("(1, 2, 3) + (1, 1, 1)", "(2, 3, 4)"), ("\"a\" + \"b\" + \"c\"", "abc"), ("[1, 2] + [3]", "[1, 2, 3]"),
      ("[\"a\"] + [\"b\"]", "[\"a\", \"b\"]"),
    ])
  func arithmetic(expression: String, printed: String) {
    expectPrints("print \(expression)", [printed])
  }

  @Test(
    "comparisons and logic",
    arguments: [
      ("1 < 2", "true"), ("2 <= 2", "true"), ("2 > 3", "false"), ("3 >= 3", "true"), ("1 == 1", "true"),
      ("1 != 1", "false"), ("1s < 2s", "true"), ("90deg == 0.25turn", "true"), ("\"a\" == \"a\"", "true"),
      ("\"a\" != \"b\"", "true"), ("(1, 2) == (1, 2)", "true"), ("(1, 2) == (1, 3)", "false"),
      ("[1, 2] == [1, 2]", "true"), ("[1] == [2]", "false"), ("red == #ff0000", "true"),
      ("1 ~= 1.0000001", "true"), ("1 ~= 1.001", "false"), ("true && false", "false"), ("true || false", "true"),
      ("!true", "false"), ("1 < 2 && 2 < 3", "true"), ("1 > 2 || 3 > 2", "true"), ("0 == -0", "true"),
      ("1 < 2 ? \"yes\" : \"no\"", "yes"), ("false ? 1 : 2", "2"),
    ])
  func comparisons(expression: String, printed: String) {
    expectPrints("print \(expression)", [printed])
  }

  @Test("values that are not numbers compare as false, and their opposites as true")
  func notANumber() {
    expectPrints(
      """
      let n = 0 / 0
      if n < 1 { print "less" } else { print "not less" }
      if !(n < 1) { print "not less" } else { print "less" }
      var i = 0
      while n > 1 { i += 1 }
      print i, n == n, n != n
      """, ["not less", "not less", "0 false true"])
  }

  @Test("the right operand of && and || is evaluated only if it decides")
  func shortCircuit() {
    expectPrints(
      """
      func told(name: string, as value: bool) -> bool { print name; return value }
      print told("a", as: false) && told("b", as: true)
      print told("c", as: true) || told("d", as: false)
      if told("e", as: true) && !told("f", as: false) { print "both" }
      """, ["a", "false", "c", "true", "e", "f", "both"])
  }

  @Test(
    "built-in functions",
    arguments: [
      ("abs(-3)", "3"), ("abs(-2s)", "2s"), ("floor(2.7)", "2"), ("ceil(2.1)", "3"), ("round(2.5)", "3"),
      ("round(-2.5)", "-3"), ("sqrt(16)", "4"), ("min(1, 2)", "1"), ("max(1s, 2s)", "2s"),
      ("clamp(5, 0, 3)", "3"), ("sin(90deg)", "1"), ("cos(180deg)", "-1"), ("pow(2, 10)", "1024"),
      ("lerp(0, 10, 0.25)", "2.5"), ("lerp((0, 0), (10, 20), 0.5)", "(5, 10)"), ("lerp(0s, 1s, 0.5)", "0.5s"),
      ("polar(10, 90deg)", "(0, 10)"), ("90deg.degrees", "90"), ("180deg.turns", "0.5"), ("1.5s.milliseconds", "1500"),
      ("250ms.seconds", "0.25"), ("number(\"3.5\") ?? 0", "3.5"), ("number(\"x\") ?? -1", "-1"),
      ("number(\"inf\") == none", "true"), ("string(1.50)", "1.5"), ("string((1, 2))", "(1, 2)"),
      ("\"Hello\".count", "5"), ("\"Hello\".uppercased", "HELLO"), ("\"a,b\".split(\",\")", "[\"a\", \"b\"]"),
      ("\"Hello\".contains(\"ell\")", "true"), ("\"Hello\".hasPrefix(\"He\")", "true"), ("rgb(255, 128, 0)", "#ff8000"),
      ("red.alpha(0.5)", "#ff000080"),
    ])
  func builtins(expression: String, printed: String) {
    expectPrints("print \(expression)", [printed])
  }

  @Test("interpolation prints every type in its own form")
  func interpolation() {
    expectPrints(
      #"""
      layer card {}
      let name = "Ann"
      print "\(name) \(1 + 1) \(0.25s) \(45deg) \(#ff8000) \((1, 2)) \([1, 2]) \(["a"]) \(true) \(card) \(name == "Ann" ? "\(name)!" : "?")"
      """#, [##"Ann 2 0.25s 45deg #ff8000 (1, 2) [1, 2] ["a"] true card Ann!"##])
  }

  @Test("parts of values are read and written")
  func parts() {
    expectPrints(
      """
      var p = (1, 2)
      p.x = 5
      p.y += 3
      print p, p.x
      var r: rect = (0, 0, 10, 20)
      r.size.width = 30
      r.origin = (1, 2)
      print r, r.center, r.size
      """, ["(5, 5) 5", "(1, 2, 30, 20) (16, 12) (30, 20)"])
  }

  @Test("a value takes part in its own new value")
  func selfReference() {
    expectPrints(
      """
      func swapped(p: point) -> point {
        var q = p
        q = (q.y, q.x)
        return q
      }
      func grown(list: [number]) -> [number] {
        var values = list
        values = [values.count, values.count + 1]
        return values
      }
      print swapped((1, 2)), grown([7, 8, 9])
      """, ["(2, 1) [3, 4]"])
  }

  @Test("a sum with a product is rounded after each operation, on whichever side the product stands")
  func sumsOfProducts() {
    expectPrints(
      """
      func check(x: number, y: number) -> bool {
        let right = y * 0.1
        let left = 3 * x
        return x + y * 0.1 == x + right && x * 3 + y == left + y && 0.1 * y + x == right + x
      }
      var same = true
      for i in 0..<1000 { same = same && check(i / 7, y: i * 1.1) }
      print same, 2 + 3 * 4, 3 * 4 + 2
      let a = 10
      let b = 5
      print a + b * 2, b * 2 + a, a * 2 + b * 3, a - b * 2, (a * 2) + (b * 3 + 1)
      print (1, 2) + (b, b) * 2, a * 2s + 1s, 20 + 40 * a
      """,
      ["true 14 14", "20 20 35 0 36", "(11, 12) 21s 420"])
  }
}
