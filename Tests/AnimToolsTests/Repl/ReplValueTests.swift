import AnimEngine
import Testing

@testable import AnimTools

@Suite("Values over time at the prompt")
struct ReplValueTests {
  @Test("A watch tells its value, and what it changes to as the clock moves")
  func watch() {
    var run = ReplRun()
    run.enter(fadingCard)
    #expect(run.enter(":watch card.presentation.opacity") == "1  card.presentation.opacity : number = 1")
    #expect(
      run.enter(":step 2 by 0.25s")
        == """
        0.25s  card.presentation.opacity  1 → 0.75  (entry 1:2:1)
        0.5s  card.presentation.opacity  0.75 → 0.5  (entry 1:2:1)
        """)
    #expect(run.enter(":back 0.5s") == "0s  card.presentation.opacity  0.5 → 1  (entry 1:2:1)")
    #expect(run.enter(":goto 0s") == "")
    #expect(run.enter(":watch") == "1  card.presentation.opacity  1")
  }

  @Test("A condition stops the clock where it holds first")
  func stopping() {
    var run = ReplRun()
    run.enter(fadingCard, ":watch now when card.presentation.opacity < 0.5")
    #expect(run.enter(":goto 1s") == "0.516667s  now  0s → 0.516667s")
    #expect(run.enter(":goto 0s", ":play").hasSuffix("stopped at 00:00.517 f31"))
    #expect(run.enter(":watch") == "1  now when card.presentation.opacity < 0.5  0.516667s")
    #expect(run.enter(":watch 1 when 2") == "error: '2' is no condition: it is a number")
  }

  @Test("A condition stops the clock when it becomes true, not as long as it is")
  func stoppingOnce() {
    var run = ReplRun()
    run.enter(fadingCard, ":watch now when card.presentation.opacity < 0.5")
    #expect(run.enter(":goto 1s").hasPrefix("0.516667s"))
    run.enter(":goto end")
    #expect(run.repl.session.now == MediaTime(seconds: 1))
    // Backwards as well, step by step.
    run.enter(":unwatch", ":watch now when card.presentation.opacity > 0.5")
    #expect(run.enter(":back 60").hasPrefix("0.983333s"))
    #expect(run.repl.session.now < MediaTime(seconds: 0.5))
    #expect(run.repl.session.now > MediaTime(seconds: 0.45))
  }

  @Test("A condition whose names are undone stops nothing")
  func lostCondition() {
    var run = ReplRun()
    run.enter("let x = 1", ":watch now when now > x * 0.5s", ":undo", ":goto 1s")
    #expect(run.repl.session.now == MediaTime(seconds: 1))
  }

  @Test("Watches are taken away one by one, or all")
  func unwatch() {
    var run = ReplRun()
    #expect(run.enter(":watch") == "nothing is watched; ':watch EXPR' does that")
    run.enter(":watch 1", ":watch 2", ":watch 3", ":unwatch 2")
    #expect(run.enter(":watch") == "1  1  1\n2  3  3")
    #expect(run.enter(":unwatch 3") == "error: there is no watch 3")
    #expect(run.enter(":unwatch x") == "error: 'x' is no whole number above 0")
    run.enter(":unwatch")
    #expect(run.repl.watches.isEmpty)
    #expect(run.enter(":watch nothing").hasPrefix("error: unknown name 'nothing'"))
  }

  @Test("A watch whose expression cannot be read any more says so")
  func lostWatch() {
    var run = ReplRun()
    run.enter("let x = 1", ":watch x", ":undo")
    #expect(run.enter(":step") == "0.016667s  x  1 → ?")
  }

  @Test("A plot has the least and the greatest value, the curve, and the instants with the playhead")
  func plot() {
    var run = ReplRun()
    run.enter(fadingCard, ":goto 0.5s")
    let lines = run.enter(":plot card.presentation.opacity").split(separator: "\n").map(String.init)
    #expect(lines.count == 11)
    #expect(lines[0] == "card.presentation.opacity  0 … 1")
    #expect(lines[1].hasPrefix("1 ┤⠉⠑⠒"))
    #expect(lines[8].hasPrefix("0 ┤⠀"))
    #expect(lines[8].hasSuffix("⣀"))
    let axis = Array(lines[9])
    #expect(lines[9].hasPrefix("  └──"))
    #expect(axis.firstIndex(of: "▲").map { abs($0 - axis.count / 2) <= 2 } == true)
    #expect(lines[10].hasPrefix("   0s"))
    #expect(lines[10].hasSuffix(" 1s"))
  }

  @Test("A plot of a point has a curve for each of its numbers")
  func plotParts() {
    let shown = answer(
      "layer card {}\nanimate card.position to (10, 20) over 1s", ":plot card.presentation.position, now")
    #expect(shown.contains("card.presentation.position.x  0 … 10"))
    #expect(shown.contains("card.presentation.position.y  0 … 20"))
    #expect(shown.contains("now  0 … 1"))
  }

  @Test(
    "What cannot be plotted is refused",
    arguments: [
      (":plot", "error: write it as ':plot EXPR,… [A..B]'"),
      (":plot \"text\"", "error: '\"text\"' cannot be drawn: a string has no numbers"),
      (":plot nothing", "error: unknown name 'nothing'"), (":plot 1 0s..0s", "error: '0s..0s' ends where it begins"),
      (":plot 1 5..6", "error: '5' is no instant"), (":spark print", "error: "),
      (":sample", "error: write it as ':sample"),
      (":sample 1 0s..1s step 0s", "error: '0s' is no time"),
    ])
  func refused(command: String, shown: String) {
    #expect(answer(command).hasPrefix(shown))
  }

  @Test("A spark line goes from the least to the greatest level")
  func spark() {
    let shown = answer(fadingCard, ":spark card.presentation.opacity, 7 0s..1s")
    #expect(shown.hasPrefix("card.presentation.opacity  █"))
    #expect(shown.contains("▁  0 … 1\n"))
    #expect(shown.hasSuffix("\(String(repeating: "▅", count: 40))  always 7"))
  }

  @Test("Samples are a table, or lines for a spreadsheet")
  func samples() {
    var run = ReplRun()
    run.enter(fadingCard, "let x = 1")
    #expect(
      run.enter(":sample card.presentation.opacity, x 0s..1s step 0.5s") == """
        time  card.presentation.opacity  x
        0s    1                          1
        0.5s  0.5                        1
        1s    0                          1
        """)
    #expect(run.enter(":sample (1, 2) 0s..0.5s step 0.5s csv") == "time,\"(1, 2)\"\n0s,\"(1, 2)\"\n0.5s,\"(1, 2)\"")
    #expect(run.enter(":sample now").split(separator: "\n").count == 12)
    #expect(run.repl.session.now == .zero)
  }

  @Test("A value that was declared later has gaps before, and going on from a sample changes nothing")
  func gaps() {
    var run = ReplRun()
    run.enter(":goto 0.5s", "var y = 3")
    #expect(run.enter(":sample y 0s..1s step 0.5s") == "time  y\n0s    ?\n0.5s  3\n1s    3")
    #expect(run.enter("y") == "_ : number = 3")
  }

  @Test(
    "Expressions are parted by commas outside of brackets and texts",
    arguments: [
      ("a, b", ["a", "b"]), ("(1, 2), f(a, b)", ["(1, 2)", "f(a, b)"]), ("\"a, b\", c", ["\"a, b\"", "c"]),
      ("\"\\\", \", c", ["\"\\\", \"", "c"]), (" a ,, ", ["a"]), ("", []),
    ])
  func commas(text: String, parts: [String]) {
    #expect(text.splitAtCommas == parts)
  }
}

@Suite("Drawing with dots")
struct BrailleCanvasTests {
  @Test(
    "Each dot has its bit",
    arguments: [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
    ])
  func dots(x: Int, y: Int, pattern: String) {
    var canvas = BrailleCanvas(width: 1, height: 1)
    canvas.set(x, y)
    #expect(canvas.lines == [pattern])
  }

  @Test("A column is filled, whichever end comes first, and what lies outside is left out")
  func columns() {
    var canvas = BrailleCanvas(width: 1, height: 2)
    canvas.setColumn(0, from: 7, to: -2)
    canvas.set(5, 0)
    canvas.set(0, 8)
    #expect(canvas.lines == ["⡇", "⡇"])
    #expect(BrailleCanvas(width: 0, height: 0).lines == ["⠀"])
  }

  @Test("The largest numbers have a place, and a single value is a plot")
  func extremes() {
    let range = MediaTime.zero...MediaTime(seconds: 1)
    let large = SampledCurve(name: "x", values: [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    #expect(large.sparkline == "▁█")
    #expect(CurvePlot(curve: large, range: range, playhead: .zero, height: 2).text.contains("⡸"))
    let single = CurvePlot(curve: SampledCurve(name: "x", values: [1]), range: range, playhead: .zero, height: 1)
    #expect(single.text == "x  always 1\n1 ┤⠄\n  └▲\n   0s 1s\n")
  }

  @Test("A curve without any value says so, one that stays the same lies in the middle")
  func plots() {
    let range = MediaTime.zero...MediaTime(seconds: 1)
    let empty = CurvePlot(curve: SampledCurve(name: "x", values: [nil, nil]), range: range, playhead: .zero)
    #expect(empty.text == "x  has no value here\n")
    let flat = CurvePlot(
      curve: SampledCurve(name: "x", values: [2, 2, nil, 2]), range: range, playhead: MediaTime(seconds: 2), height: 3)
    #expect(flat.text == "x  always 2\n  │⠀⠀\n2 ┤⠤⠠\n  │⠀⠀\n  └──\n   0s 1s\n")
  }
}
