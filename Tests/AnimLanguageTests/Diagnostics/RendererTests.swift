import AnimEngine
import AnimLanguage
import Testing

@Suite("How diagnostics are written")
struct RendererTests {
  private func rendered(_ text: String, as format: DiagnosticFormat = .pretty, colored: Bool = false) -> String {
    let source = SourceText(name: "intro.anim", text: text)
    var bag = DiagnosticBag()
    _ = Parser.parse(source, into: &bag)
    return bag.rendered(as: format, in: SourceMap([source]), colored: colored)
  }

  private func pretty(_ diagnostic: Diagnostic, _ text: String) -> [String] {
    let map = SourceMap([SourceText(name: "intro.anim", text: text)])
    return diagnostic.rendered(as: .pretty, in: map).split(separator: "\n").map(String.init)
  }

  @Test("the excerpt, the mark, the hint and the fix")
  func excerpt() {
    #expect(
      rendered("let x = 1\nwait 1sec\n") == """
        error: there is no unit 'sec'                                    syntax/unknown-unit
          ┌ intro.anim:2:7
        2 │ wait 1sec
          │       ^^^ did you mean '1s'?
          = units are s, ms, min for durations, deg, rad, turn for angles and % for fractions
          = fix: write '1s'


        """)
  }

  @Test("opener and place of a missing brace are shown together, lines between them are left out")
  func twoPlaces() {
    let lines = rendered("layer a {\n    x = 1\n    y = 2\nlayer title {\n}\n").split(separator: "\n")
    #expect(
      lines.dropFirst().map(String.init) == [
        "  ┌ intro.anim:4:1",
        "1 │ layer a {",
        "  │         - opened here",
        "  ┆",
        "4 │ layer title {",
        "  │ ^ expected '}' before this line (its indentation ends what line 1 opens)",
        "  = fix: insert '}'",
      ])
  }

  @Test("several marks on one line: the last has its label beside it, the others hang below")
  func marksOnOneLine() {
    let diagnostic = Diagnostic(
      .expected, at: SourceRange(15, 18), "needs a duration", label: "add a unit",
      secondary: [Diagnostic.Label(SourceRange(10, 14), "expects time"), Diagnostic.Label(SourceRange(0, 7), "here")])
    #expect(
      pretty(diagnostic, "animate x over 0.3").suffix(4).map { $0 } == [
        "1 │ animate x over 0.3",
        "  │ -------   ---- ^^^ add a unit",
        "  │ │         └ expects time",
        "  │ └ here",
      ])
  }

  @Test(
    "marks stand below what they mark, whatever its width",
    arguments: [
      ("\tx", UInt32(1), "1 │     x", "  │     ^"), ("日本x", 6, "1 │ 日本x", "  │     ^"),
      ("👨‍👩‍👧‍👦x", 25, "1 │ 👨‍👩‍👧‍👦x", "  │   ^"), ("e\u{301}x", 3, "1 │ e\u{301}x", "  │  ^"),
    ])
  func alignment(text: String, offset: UInt32, line: String, marks: String) {
    let lines = pretty(Diagnostic(.expected, at: SourceRange(offset, offset + 1), "m"), text)
    #expect(lines.suffix(2) == [line, marks])
  }

  @Test("a range over several lines is marked on its first")
  func multiLine() {
    let lines = pretty(Diagnostic(.expected, at: SourceRange(2, 8), "m"), "ab cd\nef gh")
    #expect(lines.suffix(2) == ["1 │ ab cd", "  │   ^^^"])
  }

  @Test("a long line is cut around its mark")
  func longLine() {
    let text = String(repeating: "a", count: 1_000) + "X" + String(repeating: "b", count: 1_000)
    let lines = pretty(Diagnostic(.expected, at: SourceRange(1_000, 1_001), "m"), text)
    let shown = Array(lines[2])
    let mark = Array(lines[3])
    #expect(shown.count < 180)
    #expect(mark.firstIndex(of: "^").map { shown[$0] } == "X")
  }

  @Test("calls and the instant of a mistake at run time")
  func stack() {
    let diagnostic = Diagnostic(
      .expected, at: SourceRange(0, 1), "m", notes: ["because"],
      stack: [Diagnostic.Frame(name: "turn", range: SourceRange(3, 4))],
      instant: MediaTime(ticks: MediaTime.ticksPerSecond * 5 / 4))
    #expect(
      pretty(diagnostic, "a\n\nb").suffix(3) == [
        "  = note: because", "  = at 1.25s", "  = in turn, called at intro.anim:3:1",
      ])
  }

  @Test("the short form is what compilers write")
  func short() {
    #expect(
      rendered("let x = 1\nwait 1sec\n", as: .short)
        == "intro.anim:2:7: error: there is no unit 'sec' [syntax/unknown-unit]\n")
  }

  @Test("the JSON form is one object a line, with places in lines, columns and bytes")
  func json() {
    let expected =
      #"{"schema":1,"id":"syntax/unknown-unit","severity":"error","message":"there is no unit 'sec'","#
      + #""span":{"file":"intro.anim","start":{"line":2,"column":7,"offset":16},"#
      + #""end":{"line":2,"column":10,"offset":19}},"label":"did you mean '1s'?","secondary":[],"notes":[],"#
      + #""hint":"units are s, ms, min for durations, deg, rad, turn for angles and % for fractions","#
      + #""fixes":[{"title":"write '1s'","applicability":"likely","edits":[{"span":{"file":"intro.anim","#
      + #""start":{"line":2,"column":7,"offset":16},"end":{"line":2,"column":10,"offset":19}},"#
      + #""replacement":"s"}]}]}"# + "\n"
    #expect(rendered("let x = 1\nwait 1sec\n", as: .json) == expected)
  }

  @Test("JSON strings are escaped")
  func jsonEscapes() {
    let map = SourceMap([SourceText(name: "a\"b", text: "x")])
    let text = Diagnostic(.expected, at: SourceRange(0, 1), "a\\\"\n\t\u{1}é").rendered(as: .json, in: map)
    #expect(text.contains(#""message":"a\\\"\n\t\u0001é""#))
    #expect(text.contains(#""file":"a\"b""#))
    #expect(text.filter(\.isNewline).count == 1)
  }

  @Test("colors are in the pretty form only, and only on demand")
  func colors() {
    #expect(!rendered("wait 1sec").contains("\u{1b}"))
    #expect(rendered("wait 1sec", colored: true).contains("\u{1b}[1;31merror\u{1b}[0m"))
    #expect(!rendered("wait 1sec", as: .short, colored: true).contains("\u{1b}"))
  }

  @Test("a script cannot send escapes to the terminal")
  func terminalSafety() {
    #expect(!rendered("x = \u{1b}[31m \"\u{7}").contains("\u{1b}"))
  }

  @Test("what is not shown is counted", arguments: DiagnosticFormat.allCases)
  func omission(format: DiagnosticFormat) {
    let text = rendered(String(repeating: "let 1\n", count: 30), as: format)
    let line = text.split(separator: "\n").last ?? ""
    switch format {
    case .pretty: #expect(line == "… and 10 more in intro.anim")
    case .short: #expect(line == "intro.anim: note: 10 more")
    case .json: #expect(line.contains(#""omitted":10"#))
    }
  }
}
