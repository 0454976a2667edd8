import AnimEngine
import AnimLanguage
import Testing

@Suite("How diagnostics are written")
struct RendererTests {
  private func rendered(_ text: String, as format: DiagnosticFormat = .pretty, colored: Bool = false) -> String {
    let source = SourceText(name: "intro.anim", text: text)
    var bag = DiagnosticBag()
    _ = Parser.parse(source, into: &bag)
    return bag.rendered(as: format, in: SourceMap([source]), style: DiagnosticStyle(isColored: colored))
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

  @Test("a range over several lines is marked on its first, with the label, and on its last")
  func multiLine() {
    let diagnostic = Diagnostic(.expected, at: SourceRange(2, 8), "m", label: "all of it")
    #expect(
      pretty(diagnostic, "ab cd\nef gh").suffix(4) == ["1 │ ab cd", "  │   ^^^ all of it", "2 │ ef gh", "  │ ^^"])
    #expect(
      pretty(Diagnostic(.expected, at: SourceRange(0, 17), "m"), "seq {\n  a\n  b\n  }\n").suffix(5) == [
        "1 │ seq {", "  │ ^^^^^", "  ┆", "4 │   }", "  │   ^",
      ])
    #expect(
      pretty(Diagnostic(.expected, at: SourceRange(0, 6), "m"), "ab cd\nef").suffix(2) == ["1 │ ab cd", "  │ ^^^^^"])
  }

  @Test("a single line between two marked ones is shown, several are left out")
  func elision() {
    let text = "a\nb\nc\nd\ne\nf\n"
    func lines(_ offset: UInt32) -> [String] {
      let label = Diagnostic.Label(SourceRange(0, 1), "here")
      return pretty(Diagnostic(.expected, at: SourceRange(offset, offset + 1), "m", secondary: [label]), text)
    }
    #expect(lines(4).dropFirst(2) == ["1 │ a", "  │ - here", "2 │ b", "3 │ c", "  │ ^"])
    #expect(lines(6).dropFirst(2) == ["1 │ a", "  │ - here", "  ┆", "4 │ d", "  │ ^"])
  }

  @Test("a mark inside another is seen on top of it")
  func nestedMarks() {
    let diagnostic = Diagnostic(
      .expected, at: SourceRange(4, 6), "m", label: "inner", secondary: [.init(SourceRange(0, 10), "outer")])
    #expect(
      pretty(diagnostic, "0123456789").suffix(3) == ["1 │ 0123456789", "  │ ----^^---- inner", "  │ └ outer"])
  }

  @Test("without UTF-8 frames are drawn in ASCII")
  func ascii() {
    let map = SourceMap([SourceText(name: "a.anim", text: "layer a {\n x\n y\n}")])
    let diagnostic = Diagnostic(
      .expected, at: SourceRange(16, 17), "m …", label: "there", secondary: [.init(SourceRange(8, 9), "here")],
      stack: [.init(name: "f", range: SourceRange(0, 1), omittedCalls: 3)])
    let text = diagnostic.rendered(as: .pretty, in: map, style: DiagnosticStyle(isASCII: true))
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    #expect(
      text == """
        error: m ...                                                     syntax/expected
          - a.anim:4:1
        1 | layer a {
          |         - here
          :
        4 | }
          | ^ there
          = in f at a.anim:1:1
          = ... 3 more

        """)
  }

  @Test("lines of source are cut to the terminal", arguments: [40, 60, 80, 120])
  func width(width: Int) {
    let text = String(repeating: "a", count: 300) + "X" + String(repeating: "b", count: 300)
    let map = SourceMap([SourceText(name: "a.anim", text: text)])
    for offset in [UInt32(5), 300, 599] {
      let rendered = Diagnostic(.expected, at: SourceRange(offset, offset + 1), "m")
        .rendered(as: .pretty, in: map, style: DiagnosticStyle(width: width))
      let lines = rendered.split(separator: "\n").map(Array.init)
      #expect(lines[2].count <= width)
      let column = lines[3].firstIndex(of: "^") ?? 0
      #expect(lines[2][column] == Array(text)[Int(offset)])
    }
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
      stack: [
        Diagnostic.Frame(name: "turn", range: SourceRange(3, 4)),
        Diagnostic.Frame(name: "the script", range: SourceRange(0, 1)),
      ],
      instant: MediaTime(ticks: MediaTime.ticksPerSecond * 5 / 4), displayFrame: 75)
    #expect(
      pretty(diagnostic, "a\n\nb").suffix(4) == [
        "  = note: because", "  = at t = 1.25s (frame 75)", "  = in turn at intro.anim:3:1",
        "  = in the script at intro.anim:1:1",
      ])
  }

  @Test("calls that repeat are counted, and the only call of a script is not told twice")
  func foldedStack() {
    let deep = Diagnostic(
      .expected, at: SourceRange(0, 1), "m",
      stack: [.init(name: "sum", range: SourceRange(3, 4), omittedCalls: 19_980)])
    #expect(pretty(deep, "a\n\nb").suffix(2) == ["  = in sum at intro.anim:3:1", "  = … 19,980 more"])
    let flat = Diagnostic(
      .expected, at: SourceRange(0, 1), "m", stack: [.init(name: "the script", range: SourceRange(0, 1))])
    #expect(pretty(flat, "a").suffix(1) == ["  │ ^"])
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
