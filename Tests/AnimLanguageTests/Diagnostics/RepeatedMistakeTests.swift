import Testing

@testable import AnimLanguage

@Suite("Mistakes that are made at several places")
struct RepeatedMistakeTests {
  @Test("a name that is misspelt where it is declared is told once, and mended everywhere")
  func declaration() {
    let script = CheckedScript("layer crad {}\ncard.opacity = 0\nprint card.opacity, card.hidden")
    #expect(script.told == ["name/unknown 2:1 card"])
    #expect(script.diagnostics.first?.notes == ["the same at 2 more places"])
    #expect(script.fixed() == "layer crad {}\ncrad.opacity = 0\nprint crad.opacity, crad.hidden")
  }

  @Test("a handler and a function that are unknown are told once")
  func callables() {
    let script = CheckedScript("layer a {}\non a tap call gone\non a press call gone\nprint f(1), f(2)")
    #expect(script.told == ["name/unknown-handler 2:15 gone", "name/unknown-function 4:7 f"])
  }

  @Test("mistakes that differ are told each")
  func others() {
    #expect(
      CheckedScript("print opactiy, hiden, opactiy").told == ["name/unknown 1:7 opactiy", "name/unknown 1:16 hiden"])
  }

  @Test("hundreds of places are one mistake with one fix")
  func many() {
    let script = CheckedScript("let total = 1\n" + String(repeating: "print totl\n", count: 300))
    #expect(script.told == ["name/unknown 2:7 totl"])
    #expect(script.diagnostics.first?.fixes.first?.edits.count == 300)
  }

  @Test("a variable that nothing declares is declared once")
  func missingDeclaration() {
    let script = CheckedScript("total = 1\ntotal = 2")
    #expect(script.told == ["name/unknown 1:1 total"])
    #expect(script.fixed() == "var total = 1\ntotal = 2")
  }
}

@Suite("Forms of other tools that end too early")
struct UnfinishedFormTests {
  @Test(
    "end with the text",
    arguments: [
      "layer card {}\ncard.onTap = () => done", "layer card {}\ncard.onTap = () =>", "let f = (x) =>", "let f = x =>",
      "let x = if true", "let x = if true {", "let x = if true { 1 } else", "animate card { 0%: 1, 50%",
      "animate card { 0%:",
      "animate card to {", "animate card to { 1", "on card tap(e) { print e", "for (i in", "for (i, x) in",
      "for i in 1 to",
      "transaction(duration: 1s", "transaction duration:", "sequence [ print 1", "let xs = [\"a\": 1", "layer rows[5",
      "let l = layer dot {", "if true then", "if true do", "animate(1s) {", "repeat repeat", "print print",
      "let a = animate",
      "let a = animate card", "let a = animate card.", "send \"tap\"", "stop card key", "spring(", "xs.map {",
      "xs.map(x =>",
      "animate card.scale spriing(", "animate card.opacity to 1 over 1s, ", "layer a { x: ", "layer a { x := ", "5s {",
    ])
  func end(text: String) {
    #expect(!CheckedScript(text).diagnostics.isEmpty)
    #expect(!CheckedScript(text + "\n}\n)]").diagnostics.isEmpty)
  }
}

@Suite("Words that are misspelt")
struct MisspeltWordTests {
  @Test(
    "what a misspelt word declares is known",
    arguments: [
      "layr box {}\nbox.opacity = 0", "Layer box {}\nbox.opacity = 0", "viwe box {}\nbox.opacity = 0",
      "ufnc twice(x: number) -> number { return 2 * x }\nprint twice(2)",
      "handlre done() { print 1 }\nlayer a {}\non a tap call done", "lett x = 1\nprint x", "vra x = 1\nx = 2\nprint x",
      "layer type Gauge { propperty count: number = 0 }\nlayer g: Gauge { count = 2 }",
    ])
  func declarations(text: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.map(\.id) == [.unknownStatement])
    let fixed = script.fixed().map { CheckedScript($0) }
    #expect(fixed?.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test("a misspelt 'return' leaves no path without a value")
  func missingReturn() {
    #expect(CheckedScript("func f() -> number { retrn 1 }\nprint f()").told == ["syntax/unknown-statement 1:22 retrn"])
  }

  @Test(
    "words of the language in statements that are nearly right",
    arguments: [
      ("for i in 0..<3 evvery 100ms { print i }", "for i in 0..<3 every 100ms { print i }"),
      ("if true { print 1 } esle { print 2 }", "if true { print 1 } else { print 2 }"),
      ("layer a {}\nlayer b {}\ninsert a belwo b", "layer a {}\nlayer b {}\ninsert a below b"),
      ("let t = evrey 1s { print 1 }\ncancel t", "let t = every 1s { print 1 }\ncancel t"),
      ("let a = animtor over 1s { print 1 }\nstart a", "let a = animator over 1s { print 1 }\nstart a"),
    ])
  func parts(text: String, fixed: String) {
    let script = CheckedScript(text)
    #expect(script.diagnostics.filter { $0.severity == .error }.count == 1)
    #expect(script.fixed() == fixed)
  }

  @Test(
    "names of the script are not taken for words",
    arguments: [
      "func prin(x: number) { print x }\nprin (1)", "let layr = 1\nprint layr",
      "let retrn = 2\nprint retrn - 1",
    ])
  func names(text: String) {
    #expect(!CheckedScript(text).diagnostics.contains { $0.id == .unknownStatement })
  }
}
