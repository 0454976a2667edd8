import AnimEngine
import Testing

@testable import AnimTools

@Suite("Undo and history at the prompt")
struct ReplHistoryTests {
  @Test("An undo goes back to before the last entry, with the clock as it was then")
  func undo() {
    var run = ReplRun()
    run.enter("var x = 1", ":goto 1s", "x = 2", ":goto 2s")
    #expect(run.enter(":undo") == "undone: x = 2")
    #expect(run.repl.prompt == "[2] 00:01.000 f60 › ")
    #expect(run.enter("x") == "_ : number = 1")
  }

  @Test("A redo takes an undo back, until something else is entered")
  func redo() {
    var run = ReplRun()
    run.enter("let a = 1", "let b = 2", "let c = 3")
    #expect(run.enter(":undo 2") == "undone: let c = 3\nundone: let b = 2")
    #expect(run.enter(":redo") == "redone: let b = 2")
    #expect(run.enter("a + b") == "_ : number = 3")
    #expect(run.enter(":redo") == "error: there is nothing to redo")
    #expect(run.enter(":undo 99").hasSuffix("undone: let a = 1"))
    #expect(run.enter(":undo") == "error: there is nothing to undo")
    #expect(run.enter(":redo 99").hasPrefix("redone: let a = 1\nredone: let b = 2"))
    #expect(run.enter(":undo x") == "error: 'x' is no whole number above 0")
  }

  @Test("A layer that is undone is gone, and comes back")
  func layers() {
    var run = ReplRun()
    run.enter("layer card {}")
    run.enter(":undo")
    #expect(run.enter("card").hasPrefix("error: unknown name 'card'"))
    run.enter(":redo")
    #expect(run.enter("card.opacity") == "_ : number = 1")
  }

  @Test("The history lists entries with their instants, also those that were undone")
  func history() {
    var run = ReplRun()
    #expect(run.enter(":history") == "no entries yet")
    run.enter("let a = 1", ":goto 0.5s", "layer card {\n  opacity = 0\n}", "nonsense", "a", ":undo")
    #expect(
      run.enter(":history") == """
        1  00:00.000 f0   let a = 1
        2  00:00.500 f30  layer card { … (3 lines)
        3  00:00.500 f30  a  (undone)
        """)
  }

  @Test(":at goes to the state after any entry")
  func at() {
    var run = ReplRun()
    run.enter("var x = 1", "x = 2", "x = 3")
    run.enter(":at 2")
    #expect(run.enter(":type x", "x") == "_ : number = 2")
    #expect(run.enter(":at 9") == "error: there is no entry 9; they go from 1 to 3")
    #expect(answer(":at 1") == "error: there is no entry yet")
    #expect(answer(":at x") == "error: write it as ':at N'")
  }

  @Test(":diff tells what an entry has changed")
  func diff() {
    var run = ReplRun()
    run.enter("var x = 1; layer card {}", "x = 2; card.opacity = 0.5", "let y = \"a\"", ":step 1s")
    #expect(run.enter(":diff 1 2").hasPrefix("~ x: 1 is now 2\n~ card.opacity: 1 is now 0.5\n"))
    #expect(run.enter(":diff 2") == "~ now: 0s is now 1s\n+ y : string = a")
    #expect(run.enter(":diff 0 1") == "+ x : number = 1\n+ layer card")
    #expect(run.enter(":diff 1 0") == "- x : number = 1\n- layer card")
    #expect(run.enter(":diff 3 3") == "nothing differs")
    #expect(run.enter(":diff 1 2 3") == "error: write it as ':diff [A [B]]'")
    #expect(run.enter(":diff 7") == "error: there is no entry 7; they go from 1 to 3")
  }

  @Test(
    "Going back and looking keeps what was entered later; entering something there drops it, and undo brings it back")
  func past() {
    var run = ReplRun()
    run.enter("var x = 1", ":goto 1s", "x = 5", ":goto 0.5s")
    #expect(run.repl.prompt == "[2] 00:00.500 f30 › ")
    #expect(run.enter("x + 1") == "x + 1 : number = 2")
    #expect(run.enter("x.nothing").hasPrefix("error: "))
    #expect(run.enter(":goto 1s", "x") == "_ : number = 5")
    run.enter(":goto 0.5s", "x = 3")
    #expect(run.enter(":history") == "1  00:00.000 f0   var x = 1\n2  00:00.500 f30  x = 3")
    #expect(run.enter(":goto 2s", "x") == "_ : number = 3")
    run.enter(":undo 2")
    #expect(
      run.enter(":history") == """
        1  00:00.000 f0    var x = 1
        2  00:01.000 f60   x = 5
        3  00:01.000 f60   x
        2  00:00.500 f30   x = 3  (undone)
        3  00:02.000 f120  x  (undone)
        """)
    #expect(run.enter(":goto 1s", ":type x", "x") == "_ : number = 5")
  }

  @Test("A call in the past is entered, for it may do something")
  func callsInThePast() {
    var run = ReplRun()
    run.enter("var n = 0; func next() -> number { n += 1; return n }", ":goto 1s", "n = 10", ":goto 0s")
    #expect(run.enter("0 + next()") == "_ : number = 1")
    #expect(run.enter(":goto 1s", "n") == "_ : number = 1")
  }
}
