import AnimLanguage
import Testing

@Suite("Formatter: lines that are too long")
struct FormatterLineBreakTests {
  private static let name = String(repeating: "n", count: 30)

  @Test("a line of 120 cells stays, one more and it is broken, comments at its end not counted")
  func limit() {
    let fits = "print " + String(repeating: "a", count: 55) + ", " + String(repeating: "b", count: 57)
    #expect(fits.count == 120)
    expectUnchanged(fits + "  // and a comment that goes beyond\n")
    expectFormat(fits + "b\n", fits.replacing(", ", with: ",\n    ") + "b\n")
  }

  @Test("clauses go to the next line as late as possible")
  func clauses() {
    expectFormat(
      """
      animate button.scale through [1, 1.5, 1] at [0%, 35%, 100%] over 0.7s ease [cubicBezier(1, 0, 0.8, 1), cubicBezier(0.2, 0, 0, 1)]

      """,
      """
      animate button.scale through [1, 1.5, 1] at [0%, 35%, 100%] over 0.7s
          ease [cubicBezier(1, 0, 0.8, 1), cubicBezier(0.2, 0, 0, 1)]

      """)
  }

  @Test("a block on the line opens up first, with what belongs to it")
  func blocks() {
    expectFormat(
      """
      at 4s { x = 1  y = 2  animate box.opacity to 0.5 over 1s autoreverse repeat 2 times key "pulse" then { print "until \\(now)" } }
      if someCondition { print "this is quite a long line", \(Self.name) } else if other { print "and so is this" } else { b() }
      a = 1 layer b { \(Self.name) = 1  \(Self.name) = 2 } layer c { \(Self.name) = 3 }

      """,
      """
      at 4s {
          x = 1
          y = 2
          animate box.opacity to 0.5 over 1s autoreverse repeat 2 times key "pulse" then { print "until \\(now)" }
      }
      if someCondition {
          print "this is quite a long line", \(Self.name)
      } else if other {
          print "and so is this"
      } else {
          b()
      }
      a = 1
      layer b { \(Self.name) = 1  \(Self.name) = 2 }
      layer c { \(Self.name) = 3 }

      """)
  }

  @Test("a comment goes with the statement that it stands before, and stays before the end of a block")
  func commentsBeforeTokens() {
    let (a, b) = (String(repeating: "a", count: 48), String(repeating: "b", count: 41))
    expectFormat(
      """
      if true { /* c */ if false { print "\(a)"; /* d */ print "\(b)" /* e */ } /* f */ }

      """,
      """
      if true {
          /* c */ if false {
              print "\(a)";
              /* d */ print "\(b)"  /* e */
          }  /* f */
      }

      """)
  }

  @Test("statements that share a line part before one of them is broken, and then it is")
  func statementsFirst() {
    let call = "f(\(Self.name), \(Self.name), \(Self.name), \(Self.name))"
    expectFormat(
      "x = \(call)  y = 1\nlayer a { y = 1 }  layer b {}\n",
      "x = \(call.replacing(", n", with: ",\n    n", lastOnly: true))\ny = 1\nlayer a { y = 1 }  layer b {}\n")
  }

  @Test("lists and arguments are filled, the outermost brackets first")
  func brackets() {
    let numbers = (100..<150).map(String.init).joined(separator: ", ")
    let result = formatted("let a = [\(numbers)]\n")
    #expect(result.split(separator: "\n").dropLast().map(\.count).allSatisfy { $0 <= 120 && $0 > 110 })
    #expect(result.hasPrefix("let a = [100, 101, "))
    #expect(result.split(separator: "\n")[1].hasPrefix("    "))
    expectFormat(result, result)
    expectFormat(
      "let a = outer(inner(\(Self.name), \(Self.name)), inner(\(Self.name), \(Self.name)))\n",
      "let a = outer(inner(\(Self.name), \(Self.name)),\n    inner(\(Self.name), \(Self.name)))\n")
  }

  @Test(
    "operators: after most, before those that go on with a line; the loosest first",
    arguments: [
      ("x = \(name) * \(name) + \(name) * \(name)", "x = \(name) * \(name) +\n    \(name) * \(name)"),
      ("x = \(name) + \(name) && \(name) || \(name)", "x = \(name) + \(name) && \(name)\n    || \(name)"),
      (
        "x = \(name)1 ? \(name)2 - 1 : \(name)3 - 1 + \(name)4",
        "x = \(name)1 ? \(name)2 - 1\n    : \(name)3 - 1 + \(name)4"
      ),
      ("x = \(name)1 - -\(name)2 ~= \(name)3 % \(name)4", "x = \(name)1 - -\(name)2 ~=\n    \(name)3 % \(name)4"),
      ("x = \(name)1 ?? \(name)2 ?? \(name)3 ?? \(name)4", "x = \(name)1 ?? \(name)2 ?? \(name)3\n    ?? \(name)4"),
    ])
  func operators(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test("options of drawings are clauses")
  func drawing() {
    let path = "line(\(Self.name), \(Self.name))"
    expectFormat(
      "layer type A { draw { stroke \(path) width 2 color a } }\nlayer type B { draw { fill \(path) rule evenOdd color abcdefghijkl } }\n",
      """
      layer type A { draw { stroke \(path) width 2 color a } }
      layer type B {
          draw { fill \(path) rule evenOdd color abcdefghijkl }
      }

      """)
    expectFormat(
      "layer type A {\ndraw {\nstroke \(path) width 2 cap round join bevel color ab\n}\n}\n",
      """
      layer type A {
          draw {
              stroke \(path) width 2 cap round join bevel
                  color ab
          }
      }

      """)
  }

  @Test("what cannot be broken is left")
  func unbreakable() {
    let long = String(repeating: "long ", count: 40)
    expectUnchanged("print \"\(long)\"\n")
    expectUnchanged("print \"\\(f(1, 2)) \(long) \\(a ? 1 : 2) \\(f(1, 2, 3))\"\n")
    expectUnchanged("\(long.replacing(" ", with: ""))()\n")
    expectUnchanged("// \(long)".trimmingSuffix(" ") + "\n")
    expectFormat("let name = \"\(long)\"\n", "let name =\n    \"\(long)\"\n")
  }

  @Test("a word that could begin a statement is never put at the beginning of a line that it does not begin")
  func trap() {
    let name = String(repeating: "a", count: 110)
    expectUnchanged("print \(name), transition push\n")
    expectUnchanged("animate over \(name) {}\n")
    expectFormat("print \(name), animation over 1s\n", "print \(name),\n    animation over 1s\n")
    expectFormat("let a = animation over \(name)\n", "let a =\n    animation over \(name)\n")
  }

  @Test("a line for which a comment allows a warning stays whole, or the warning would be told again")
  func silencers() {
    let long = "print \(Self.name)1, \(Self.name)2, \(Self.name)3, \(Self.name)4"
    expectUnchanged("\(long)  // allow(a/b)\n")
    expectUnchanged("x = 1\n// allow(a/b): because\n\n// and\n\(long)\n")
    expectFormat(
      "// allow(a/b)\n\(long)\n", "// allow(a/b)\n\(long.replacing(", n", with: ",\n    n", lastOnly: true))\n")
  }

  @Test("breaks keep away from comments in the line")
  func commentsInTheLine() {
    expectUnchanged("print \(Self.name), /* a */ \(Self.name), /* b */ \(Self.name), /* c */ \(Self.name)\n")
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String, lastOnly: Bool) -> String {
    guard let range = ranges(of: text).last else { return self }
    return replacingCharacters(in: range, with: other)
  }

  private func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
