import AnimLanguage
import Testing

@testable import AnimTools

/// An editor with a screen that it is drawn on after each key.
struct DrawnEditor {
  var driven: DrivenEditor
  var screen: VirtualScreen
  private var renderer: ScreenRenderer
  private var view: EditorView

  init(_ marked: String = "", prompt: String = "> ", columns: Int = 20, rows: Int = 8, isStyled: Bool = false) {
    driven = DrivenEditor(marked)
    screen = VirtualScreen(columns: columns, rows: rows)
    renderer = ScreenRenderer(columns: columns)
    view = EditorView(prompt: prompt, isStyled: isStyled)
    draw()
  }

  private var size: TerminalSize { TerminalSize(columns: screen.columns, rows: screen.rows) }

  mutating func draw() {
    let suggestion = driven.editor.suggestion(driven.services)
    screen.write(renderer.draw(view.frame(driven.editor, suggestion: suggestion, size: size)))
  }

  mutating func type(_ text: String) {
    var decoder = KeyDecoder()
    for key in decoder.decode(text.utf8) + decoder.flush() {
      _ = driven.editor.handle(key, driven.services)
      draw()
    }
  }

  mutating func finish() {
    screen.write(renderer.finish(view.frame(driven.editor, size: size, isDone: true)))
  }

  mutating func resize(columns: Int) {
    screen.resize(columns: columns)
    screen.write(renderer.resize(columns: columns))
    draw()
  }

  /// The screen with `|` at the cursor, which stands before a cell of its row.
  var lines: [String] {
    var lines = screen.lines
    while lines.count <= screen.row { lines.append("") }
    var row = lines[screen.row]
    var cells = 0
    var index = row.startIndex
    while index < row.endIndex, cells < screen.column {
      cells += DisplayWidth.cells(of: String(row[index]))
      index = row.index(after: index)
    }
    if cells < screen.column {
      row += String(repeating: " ", count: screen.column - cells)
      index = row.endIndex
    }
    row.insert("|", at: index)
    lines[screen.row] = row
    return lines
  }
}

@Suite("What an editor looks like")
struct EditorScreenTests {
  @Test(
    "The entry stands behind the prompt, and the cursor in it",
    arguments: [
      ("|", ["> |"]), ("abc|", ["> abc|"]), ("a|bc", ["> a|bc"]), ("日本|語", ["> 日本|語"]),
      ("e\u{301}|x", ["> e\u{301}|x"]),
      ("👩‍👧|x", ["> 👩‍👧|x"]), ("a\tb|", ["> a   b|"]), ("\t|", [">     |"]), ("a\u{1b}[2Jb|", ["> a\u{fffd}[2Jb|"]),
      ("\u{202e}a|", ["> \u{fffd}a|"]),
    ])
  func oneLine(marked: String, expected: [String]) {
    let editor = DrawnEditor(marked)
    #expect(editor.lines == expected)
    #expect(editor.screen.isSound)
  }

  @Test("Long lines go on in the next row, wide characters are not split, and the cursor goes with them")
  func wraps() {
    #expect(DrawnEditor("0123456789abcdef|", columns: 10).lines == ["> 01234567", "89abcdef|"])
    #expect(DrawnEditor("01234567|", columns: 10).lines == ["> 01234567", "|"])
    #expect(DrawnEditor("01234567|8", columns: 10).lines == ["> 01234567", "|8"])
    #expect(DrawnEditor("0123456日|", columns: 10).lines == ["> 0123456", "日|"])
    #expect(DrawnEditor("012345日|", columns: 10).lines == ["> 012345日", "|"])
    #expect(DrawnEditor("|日本", columns: 1).screen.isSound, "even where nothing fits")
  }

  @Test("Further lines stand behind what is open, as wide as the prompt")
  func continuation() {
    let editor = DrawnEditor("layer card {\n    opacity = max(\n|1)\n}\n", prompt: "00:01.250 f75 › ", columns: 40)
    #expect(
      editor.lines == [
        "00:01.250 f75 › layer card {",
        "  layer card {·     opacity = max(",
        "opacity = max(· |1)",
        "  layer card {· }",
        "              ·",
      ])
  }

  @Test("What is open is cut where the prompt is narrow")
  func narrowContinuation() {
    #expect(DrawnEditor("layer card {\n|", prompt: "12345> ").lines == ["12345> layer card {", "laye…· |"])
    #expect(DrawnEditor("a {\n|", prompt: "> ").lines == ["> a {", "· |"])
    #expect(DrawnEditor("a {\n|", prompt: "").lines == ["a {", "|"])
    #expect(DrawnEditor("a {\n|b", prompt: "0123456789", columns: 10).lines == ["0123456789", "a {", "|b"])
  }

  @Test("Only rows that have changed are written again")
  func writesLittle() {
    var renderer = ScreenRenderer(columns: 40)
    let view = EditorView(prompt: "> ", isStyled: false)
    var editor = DrivenEditor("layer a {\n    x|\n}").editor
    let size = TerminalSize(columns: 40, rows: 10)
    _ = renderer.draw(view.frame(editor, size: size))
    _ = editor.handle(.character("y"), LineEditor.Services())
    let text = String(decoding: renderer.draw(view.frame(editor, size: size)), as: UTF8.self)
    #expect(text.contains("xy"))
    #expect(!text.contains("layer") && !text.contains("}"))
  }

  @Test("Typing, deleting and moving leave nothing behind on the screen")
  func leavesNothing() {
    var editor = DrawnEditor(columns: 10)
    editor.type("layer a {\r")
    #expect(editor.lines == ["> layer a", "{", "·     |"])
    editor.type("\u{7f}\u{7f}\u{7f}\u{7f}\u{7f}")
    #expect(editor.lines == ["> layer a", "{|"])
    editor.type("\u{15}")
    #expect(editor.lines == ["> |"])
    editor.type("x")
    editor.finish()
    #expect(editor.lines == ["> x", "|"])
    #expect(editor.screen.isSound)
  }

  @Test("An entry that is higher than the screen is shown around the cursor, and whole in the end")
  func high() {
    var editor = DrawnEditor("1\n2\n3\n4\n5|", rows: 3)
    #expect(editor.lines == ["· 3", "· 4", "· 5|"])
    editor.type("\u{1b}[A\u{1b}[A\u{1b}[A")
    #expect(editor.lines == ["· 2|", "· 3", "· 4"])
    editor.type("\u{1b}[A")
    #expect(editor.lines == ["> 1|", "· 2", "· 3"])
    editor.finish()
    #expect(editor.screen.scrolled + editor.screen.lines == ["> 1", "· 2", "· 3", "· 4", "· 5"])
    #expect(editor.lines.last == "|")
  }

  @Test("At the bottom of the screen what was there before moves up")
  func scrolls() {
    var editor = DrawnEditor(rows: 3)
    editor.screen.write(Array("\r\nx\r\ny\r\n".utf8))
    var second = editor
    second.type("layer a {\r")
    #expect(second.screen.scrolled.first == ">")
    #expect(second.lines.suffix(2) == ["> layer a {", "·     |"])
  }

  @Test(
    "When the width changes the entry is drawn anew and nothing of it is left over", arguments: [40, 16, 12, 9, 7, 5])
  func resizes(columns: Int) {
    var editor = DrawnEditor("abcdefghijklmnop|qr\nsecond", columns: 20, rows: 12)
    editor.resize(columns: columns)
    var fresh = DrawnEditor("abcdefghijklmnop|qr\nsecond", columns: columns, rows: 12)
    #expect(editor.lines == fresh.lines)
    editor.type("x")
    fresh.type("x")
    #expect(editor.lines == fresh.lines)
  }

  @Test("Any keys on any width: the screen is what a new drawing of the state would be")
  func drawsAlike() {
    let alphabet = [
      "a", "日", "\t", "{", "}", "\r", "\u{1b}\r", "\u{7f}", "\u{2}", "\u{6}", "\u{1}", "\u{5}", "\u{1b}[A", "\u{1b}[B",
      "\u{17}",
      "\u{19}", "\u{1f}", "e\u{301}", "👩‍👧", "\u{12}", "\u{7}", "(", "\"",
    ]
    var seed: UInt64 = 7
    for columns in [3, 7, 10, 21] {
      var editor = DrawnEditor(columns: columns, rows: 6)
      for step in 0..<400 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        editor.type(alphabet[Int(seed >> 33) % alphabet.count])
        #expect(editor.lines == DrawnEditor(drawing: editor).lines, "step \(step) on \(columns)")
      }
    }
  }
}

extension DrawnEditor {
  /// The same state on an empty screen.
  fileprivate init(drawing other: DrawnEditor) {
    self.init(columns: other.screen.columns, rows: other.screen.rows)
    driven = other.driven
    draw()
  }
}

@Suite("What goes with an entry on the screen")
struct EditorExtrasTests {
  @Test("Candidates stand below the entry with type and help, as many as there is room for")
  func menu() {
    var editor = DrawnEditor("x.o|", columns: 60, rows: 4)
    editor.driven.services.completions = { _, offset in
      CompletionList(
        range: offset - 1..<offset,
        candidates: [
          Completion("opacity", .property, detail: "number", help: "How opaque it is"),
          Completion("opaque", .property, detail: "bool", help: "Whether nothing shines through"),
          Completion("orderIn", .event, detail: "event"), Completion("other", .variable, detail: "string"),
        ])
    }
    editor.type("\t\t")
    #expect(
      editor.lines == [
        "> x.o|", "opacity  number  How opaque it is", "… 3 more",
      ])
    editor.type("p")
    #expect(editor.lines == ["> x.op|"])
    editor.driven.services.completions = { _, _ in
      CompletionList(
        range: 0..<0,
        candidates: [
          Completion("a", .word, detail: String(repeating: "long ", count: 30), help: "help"),
          Completion("b", .word, detail: ""),
        ])
    }
    editor.type("\t\t")
    #expect(editor.screen.lines.allSatisfy { DisplayWidth.cells(of: $0) <= 60 })
    #expect(editor.screen.lines.count == 3)
  }

  @Test("A search shows what it looks for and the entry that it found")
  func search() {
    var editor = DrawnEditor()
    editor.driven.services.history = ["print 1", "let a = 2"]
    editor.type("\u{12}pri")
    #expect(editor.lines == ["> |print 1", "search: pri"])
    editor.type("x")
    #expect(editor.lines == ["> |print 1", "no entry has: prix"])
    editor.type("\u{7}")
    #expect(editor.lines == ["> |"])
  }

  @Test("Parts are styled, and the style is given back; without styles there is none")
  func styles() {
    var editor = DrawnEditor("print (max(1s, 2s)|)", columns: 40, isStyled: true)
    #expect(editor.screen.styled["1"] == "> ")
    #expect(editor.screen.styled["35"] == "print")
    #expect(editor.screen.styled["34"] == "max")
    #expect(editor.screen.styled["33"] == "1s2s")
    #expect(editor.screen.styled["1;4"] == "()", "the bracket at the cursor and its opener")
    #expect(editor.screen.isSound)
    editor.finish()
    #expect(editor.screen.lines == ["> print (max(1s, 2s))"])
    let plain = DrawnEditor("print max(1s, 2s)|", columns: 40)
    #expect(plain.screen.styled.keys.sorted() == [""])
  }

  @Test("The rest of an earlier entry is shown behind the cursor, its first line only")
  func suggestion() {
    var editor = DrawnEditor(columns: 40, isStyled: true)
    editor.driven.services.history = ["layer a {\n}"]
    editor.driven.services.suggestsHistory = true
    editor.type("la")
    #expect(editor.lines == ["> la|yer a {…"])
    editor.finish()
    #expect(editor.screen.lines == ["> la"])
  }
}
