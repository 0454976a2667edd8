import Testing

@testable import AnimLanguage

@Suite("Variables that have no value yet")
struct CheckerInitializationTests {
  @Test("a call above the variable that the function below it uses is told")
  func direct() throws {
    let script = CheckedScript("f()\nlet x = 1\nfunc f() { print x }")
    #expect(script.told == ["name/used-before-declared 1:1 f"])
    #expect(script.messages == ["'f' uses 'x', which has no value yet"])
    let label = try #require(script.diagnostics.first?.secondary.first)
    #expect(script.source.text(in: label.range) == "x")
  }

  @Test("also through other functions, in whatever order they stand, and in circles")
  func indirect() {
    let circle = "func g() { h() }\nf()\nfunc f() { g() }\nlet x = 1\nfunc h() { print x; f() }"
    #expect(CheckedScript(circle).told == ["name/used-before-declared 2:1 f"])
    #expect(
      CheckedScript("call h\nlayer a {}\nhandler h(layer) { print a.opacity }").told == [
        "name/used-before-declared 1:6 h"
      ])
  }

  @Test(
    "calls that come late enough are fine",
    arguments: [
      "let x = 1\nf()\nfunc f() { print x }", "let x = 1\nfunc f() { print x }\nf()",
      "f()\nfunc f() { print 1 }\nlet x = 1",
      "f()\nfunc f() { let x = 1; print x }", "f()\nlet x = 1\nfunc f() { after 1s { print x } }",
      "after 1s { f() }\nlet x = 1\nfunc f() { print x }", "func g() { f() }\nlet x = 1\nfunc f() { print x }\ng()",
    ])
  func late(text: String) {
    #expect(CheckedScript(text).told == [])
  }

  @Test("a default that calls a function counts for the function whose default it is")
  func defaults() {
    let text =
      "func first() { }\nfirst()\nlet x = 1\nfunc g() -> number { return x }\nfunc f(n: number = g()) { print n }\nf()"
    #expect(CheckedScript(text).told == [])
  }

  @Test("long chains of calls take neither the stack nor quadratic time")
  func chains() {
    var text = "f0()\n"
    for index in 0..<3000 { text += "func f\(index)() { f\(index + 1)() }\n" }
    text += "let x = 1\nfunc f3000() { print x }\n"
    #expect(CheckedScript(text).told == ["name/used-before-declared 1:1 f0"])
  }
}
