import AnimEngine
import Testing

@testable import AnimTools

@Suite("Entries at the prompt")
struct ReplEntryTests {
  @Test(
    "An expression shows its value with name and type",
    arguments: [
      ("1 + 2", "_ : number = 3"), ("\"a\\\"b\"", "_ : string = \"a\\\"b\""), ("[1s]", "_ : [duration] = [1s]"),
      ("(1, 2)", "_ : point = (1, 2)"), ("1 == 2", "_ : bool = false"), ("[1].first", "_ : number? = 1"),
      ("let x = 2; x * 4", "_ : number = 8"),
    ])
  func expressions(entry: String, shown: String) {
    #expect(answer(entry) == shown)
  }

  @Test(
    "A declaration is confirmed",
    arguments: [
      ("let x = 1", "x : number = 1"), ("var s = \"a\"; let d = 2s", "s : string = \"a\"\nd : duration = 2s"),
      ("layer card {}", "card : layer"), ("layer dots[i in 0..<2] {}", "dots : [layer] = [dots[0], dots[1]]"),
      ("func half(n: number) -> number { return n / 2 }", "half : (number) -> number"),
      ("layer type Dial: shape { property angle: angle = 0deg }", "Dial : layer type"),
      ("print 1", "1"), ("", ""), ("   ", ""), ("// a remark", ""), ("wait 1s; let late = 1", ""),
    ])
  func declarations(entry: String, shown: String) {
    #expect(answer(entry) == shown)
  }

  @Test("Earlier values are known as _ and by the numbers of their entries")
  func values() {
    #expect(answer("20", "_ + 1", "let unrelated = 0", "_ + _1 + _2") == "_ : number = 62")
    #expect(answer("print 1", "_").hasPrefix("error: unknown name '_'"))
  }

  @Test("What was printed comes before the value")
  func order() {
    #expect(answer("func f() -> number { print \"in f\"; return 1 }", "f()") == "in f\n_ : number = 1")
  }

  @Test("A mistake is shown where it is, and changes nothing")
  func mistakes() {
    var run = ReplRun()
    run.enter("layer card {}", "var x = 1")
    let before = run.repl.prompt
    #expect(
      run.enter("x = 2\ncard.opactiy = 0") == """
        error: unknown property 'opactiy' on layer                       name/unknown-property
          ┌ entry 3:2:6
        2 │ card.opactiy = 0
          │      ^^^^^^^ layer has no such property
          = did you mean 'opacity'?
          = fix: write 'opacity'
        """)
    #expect(run.last.isFailure)
    #expect(run.repl.prompt == before)
    #expect(run.enter("x") == "_ : number = 1")
  }

  @Test("An error of the run changes nothing either, but what was printed stays shown")
  func runErrors() {
    var run = ReplRun()
    run.enter("var x = 1")
    let shown = run.enter("x = 2; print \"here\"; print [1][x]")
    #expect(shown.hasPrefix("here\nerror: the index 2 is out of range"))
    #expect(run.enter("x") == "_ : number = 1")
    #expect(run.repl.log.kept.count == 2)
  }

  @Test("A warning is told, and the entry is kept")
  func warnings() {
    var run = ReplRun()
    #expect(run.enter("layer box {}\nanimate box.opacity to 0 over 0s").contains("warning: "))
    #expect(!run.last.isFailure)
    #expect(run.repl.log.kept.count == 1)
  }

  @Test("Entries run at the present instant")
  func instant() {
    #expect(answer(":goto 1.5s", "now") == "_ : duration = 1.5s")
    #expect(answer("after 1s { print \"later \\(now)\" }", ":goto 0.5s", "now", ":step 0.5s") == "later 1s")
  }

  @Test("The prompt shows number, clock and frame")
  func prompt() {
    var run = ReplRun()
    #expect(run.repl.prompt == "[1] 00:00.000 f0 › ")
    run.enter("1", ":goto 1.25s")
    #expect(run.repl.prompt == "[2] 00:01.250 f75 › ")
    run.enter("nonsense", ":goto 3661s")
    #expect(run.repl.prompt == "[2] 00:01.250 f75 › ")
    run.enter(":goto 3599.9996s")
    #expect(run.repl.prompt == "[2] 1:00:00.000 f215999 › ")
  }

  @Test("Long values are cut short, and shown whole when asked for")
  func elision() {
    var run = ReplRun()
    #expect(run.enter("[for i in 0..<20: i]") == "_ : [number] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … 8 more]")
    #expect(run.enter(":full").hasSuffix("17, 18, 19]"))
    let long = run.enter(
      "path(\"M 0 0 L 100 100 L 200 200 L 300 300 L 400 400 L 500 500 L 600 600 L 700 700 L 800 800 L 900 900 L 1000 1000 L 1100 1100 L 1200 1200 L 1300 1300 L 1400 1400\")"
    )
    #expect(long.hasSuffix("…"))
    #expect(long.count < 200)
    #expect(run.enter(":full [1, 2]") == "[1, 2] : [number] = [1, 2]")
    #expect(answer(":full") == "error: no value has been shown yet")
  }
}
