import AnimLanguage
import Testing

@testable import AnimTools

/// An editor that is driven by keys, as text with `|` for the cursor.
struct DrivenEditor {
  var editor = LineEditor()
  var services = LineEditor.Services()
  private(set) var effects: [LineEditor.Effect] = []

  init(_ marked: String = "", history: [String] = []) {
    editor.buffer = EditBufferTests.buffer(marked)
    services.history = history
  }

  var marked: String { EditBufferTests.marked(editor.buffer) }

  /// Types keys as terminals send them.
  mutating func type(_ text: String) {
    var decoder = KeyDecoder()
    for key in decoder.decode(text.utf8) + decoder.flush() { effects.append(editor.handle(key, services)) }
  }

  var lastEffect: LineEditor.Effect? { effects.last }
}

@Suite("Editing an entry with keys")
struct LineEditorTests {
  static let up = "\u{1b}[A"
  static let down = "\u{1b}[B"

  @Test(
    "Keys move the cursor and change the text",
    arguments: [
      ("", "abc", "abc|"), ("ab|c", "\u{1}", "|abc"), ("a|bc", "\u{5}", "abc|"), ("ab|c", "\u{2}", "a|bc"),
      ("a|bc", "\u{6}", "ab|c"), ("a|bc", "\u{1b}[D", "|abc"), ("a|bc", "\u{1b}[C", "ab|c"), ("|a", "\u{2}", "|a"),
      ("a|", "\u{6}", "a|"), ("foo bar|", "\u{1b}b", "foo |bar"), ("|foo bar", "\u{1b}f", "foo| bar"),
      ("foo bar|", "\u{1b}[1;5D", "foo |bar"), ("|foo bar", "\u{1b}[1;5C", "foo| bar"), ("a|b", "\u{7f}", "|b"),
      ("|b", "\u{7f}", "|b"), ("a|b", "\u{1b}[3~", "a|"), ("a|b", "\u{4}", "a|"), ("a|", "\u{4}", "a|"),
      ("foo bar.baz|", "\u{17}", "foo |"), ("foo bar.baz|", "\u{1b}\u{7f}", "foo bar.|"),
      ("foo |bar baz", "\u{1b}d", "foo | baz"),
      ("foo| bar", "\u{b}", "foo|"), ("foo|\nbar", "\u{b}", "foo|bar"), ("foo|", "\u{b}", "foo|"),
      ("foo bar|baz", "\u{15}", "|baz"), ("x\nfoo|", "\u{15}", "x\n|"), ("ab|", "\u{14}", "ba|"),
      ("a|b", "\u{14}", "ba|"),
      ("|ab", "\u{14}", "|ab"), ("x\na|", "\u{14}", "x\na|"), ("x\n|ab", "\u{1b}[H", "x\n|ab"),
      ("x\nab|c\ny", "\u{1b}[H", "x\n|abc\ny"),
      ("x\na|bc\ny", "\u{1b}[F", "x\nabc|\ny"), ("e\u{301}|x", "\u{7f}", "|x"), ("👩‍👧|", "\u{7f}", "|"),
      ("ab|", "\u{1b}[99~\u{1b}[I", "ab|"), ("ab\n|", "\u{2}", "ab|\n"),
    ])
  func keys(before: String, keys: String, after: String) {
    var editor = DrivenEditor(before)
    editor.type(keys)
    #expect(editor.marked == after)
    #expect(editor.lastEffect == LineEditor.Effect.none)
  }

  @Test("Up and down keep to the cell they began at")
  func vertical() {
    var editor = DrivenEditor("abcd\nx\nabc|d")
    editor.type(Self.up)
    #expect(editor.marked == "abcd\nx|\nabcd")
    editor.type(Self.up)
    #expect(editor.marked == "abc|d\nx\nabcd")
    editor.type(Self.down + Self.down)
    #expect(editor.marked == "abcd\nx\nabc|d")
    editor.type(Self.up + "\u{2}" + Self.up)
    #expect(editor.marked == "|abcd\nx\nabcd")
  }

  @Test("What was cut comes back, joined if it was cut in one go, and earlier texts after it")
  func killRing() {
    var editor = DrivenEditor("one two three|")
    editor.type("\u{17}\u{17}")
    #expect(editor.marked == "one |")
    editor.type("\u{19}")
    #expect(editor.marked == "one two three|")
    editor.type("\u{1}\u{1b}d\u{5}\u{17}\u{19}")
    #expect(editor.marked == " two three|")
    editor.type("\u{1b}y")
    #expect(editor.marked == " two one|")
    editor.type("\u{1b}y")
    #expect(editor.marked == " two two three|")
    editor.type("x\u{1b}y")
    #expect(editor.marked == " two two threex|", "only right after text was put in")
    var other = DrivenEditor("a|")
    other.type("\u{19}")
    #expect(other.marked == "a|", "nothing was cut yet")
  }

  @Test("Changes are taken back one by one, typing in one go")
  func undo() {
    var editor = DrivenEditor()
    editor.type("abc")
    editor.type("\u{17}")
    editor.type("x")
    editor.type("\u{1f}")
    #expect(editor.marked == "|")
    editor.type("\u{1f}")
    #expect(editor.marked == "abc|")
    editor.type("\u{1f}\u{1f}\u{1f}")
    #expect(editor.marked == "|")
    editor.type("ab\u{2}c\u{1f}")
    #expect(editor.marked == "a|b", "moving the cursor ends what is typed in one go")
  }

  @Test("Ctrl-C gives up an entry, or tells that there is none; Ctrl-D ends where there is none")
  func endings() {
    for (before, key, effect) in [
      ("a|", "\u{3}", LineEditor.Effect.abandon), ("|", "\u{3}", .interrupt), ("|", "\u{4}", .end),
      ("a|", "\u{c}", .clearScreen), ("a|", "\u{1a}", .suspend),
    ] {
      var editor = DrivenEditor(before)
      editor.type(key)
      #expect(editor.lastEffect == effect)
      #expect(editor.marked == before)
    }
  }
}

@Suite("The end of a line while an entry is edited")
struct LineEndTests {
  @Test(
    "Enter gives the entry in if it is complete or hopeless, or is a command, wherever the cursor is",
    arguments: [
      "print 1|", "|print 1", "layer a {\n    opacity = 1|\n}", "let 3|", ":plot card.|", "|", "  |", "print \"a|",
      "layer {\n\n|",
    ])
  func submits(marked: String) {
    var editor = DrivenEditor(marked)
    editor.type("\r")
    #expect(editor.lastEffect == .submit)
    #expect(editor.marked == marked)
  }

  @Test(
    "Enter begins a line if the entry is incomplete, indented as the block is",
    arguments: [
      ("layer card {|", "layer card {\n    |"), ("layer a {\n    layer b {|", "layer a {\n    layer b {\n        |"),
      ("let x =|", "let x =\n    |"), ("layer card|", "layer card\n|"), ("layer a {\n    |", "layer a {\n\n    |"),
      ("layer a {\n    x = 1|", "layer a {\n    x = 1\n    |"), ("print max(|", "print max(\n    |"),
    ])
  func continues(before: String, after: String) {
    var editor = DrivenEditor(before)
    editor.type("\r")
    #expect(editor.marked == after)
    #expect(editor.lastEffect == LineEditor.Effect.none)
  }

  @Test("Alt-Enter always begins a line", arguments: ["\u{1b}\r", "\u{1b}[13;2u"])
  func newline(key: String) {
    var editor = DrivenEditor("print 1|")
    editor.type(key)
    #expect(editor.marked == "print 1\n|")
  }

  @Test("Two blank lines give in what is incomplete")
  func blankLines() {
    var editor = DrivenEditor("layer a {|")
    editor.type("\r\r")
    #expect(editor.effects == [.none, .none])
    editor.type("\r")
    #expect(editor.lastEffect == .submit)
  }

  @Test(
    "A closing bracket that begins its line goes where the line begins that it closes",
    arguments: [
      ("layer a {\n    |", "}", "layer a {\n}|"), ("a {\n    b {\n        |", "}", "a {\n    b {\n    }|"),
      ("print max(\n    |", ")", "print max(\n)|"), ("layer a {\n    x |", "}", "layer a {\n    x }|"),
      ("    |", "}", "    }|"),
      ("a\n    |", "}", "a\n    }|"),
    ])
  func closers(before: String, key: String, after: String) {
    var editor = DrivenEditor(before)
    editor.type(key)
    #expect(editor.marked == after)
  }

  @Test("What is pasted goes in as it is, line ends and tabs too, and is not given in")
  func paste() {
    var editor = DrivenEditor("x|")
    editor.type("\u{1b}[200~layer a {\r\n\tx = 1\r\n}\r\n\u{1b}[201~")
    #expect(editor.marked == "xlayer a {\n\tx = 1\n}\n|")
    #expect(editor.effects == [.none])
    editor.type("\u{1f}")
    #expect(editor.marked == "x|")
  }
}

@Suite("Earlier entries")
struct RecallTests {
  private static let history = ["one", "layer a {\n}", "print 3", "let two = 2"]
  private static let (up, down) = (LineEditorTests.up, LineEditorTests.down)

  @Test("Up and down go through them and keep what was typed")
  func upAndDown() {
    var editor = DrivenEditor("draft|", history: Self.history)
    editor.type(Self.up)
    #expect(editor.marked == "let two = 2|")
    editor.type("\u{10}\u{10}")
    #expect(editor.marked == "layer a {\n}|")
    editor.type(Self.up)
    #expect(editor.marked == "one|", "lines of entries are passed over while going through them")
    editor.type(Self.up)
    #expect(editor.marked == "one|", "there is nothing earlier")
    editor.type(Self.down + Self.down + "\u{e}" + Self.down)
    #expect(editor.marked == "draft|")
    editor.type(Self.down)
    #expect(editor.marked == "draft|")
  }

  @Test("An entry that has been moved in is gone through line by line")
  func lines() {
    var editor = DrivenEditor("", history: Self.history)
    editor.type(Self.up + Self.up + Self.up + "\u{2}" + Self.up)
    #expect(editor.marked == "|layer a {\n}")
    editor.type(Self.up)
    #expect(editor.marked == "one|")
  }

  @Test("An entry that was changed is what is typed now")
  func changed() {
    var editor = DrivenEditor("", history: Self.history)
    editor.type(Self.up + "x" + Self.up)
    #expect(editor.marked == "let two = 2|")
    editor.type(Self.down)
    #expect(editor.marked == "let two = 2x|")
  }

  @Test("The first and the last")
  func ends() {
    var editor = DrivenEditor("d|", history: Self.history)
    editor.type("\u{1b}<")
    #expect(editor.marked == "one|")
    editor.type("\u{1b}>")
    #expect(editor.marked == "d|")
    var none = DrivenEditor("d|")
    none.type(Self.up + Self.down + "\u{1b}<\u{1b}>")
    #expect(none.marked == "d|")
  }

  @Test("A search shows the newest entry that has the text while it is typed")
  func search() {
    var editor = DrivenEditor("draft|", history: Self.history)
    editor.type("\u{12}")
    #expect(editor.marked == "draft|")
    editor.type("t")
    #expect(editor.marked == "let |two = 2", "at the last place that has it")
    editor.type("\u{12}")
    #expect(editor.marked == "prin|t 3")
    editor.type("\u{12}")
    #expect(editor.editor.search?.hasFailed == true)
    #expect(editor.marked == "prin|t 3", "what was found stays")
    editor.type("\u{13}")
    #expect(editor.marked == "let |two = 2")
    editor.type("x")
    #expect(editor.editor.search?.hasFailed == true)
    editor.type("\u{7f}")
    #expect(editor.editor.search?.hasFailed == false)
  }

  @Test("A search ends with the entry at a key like others, and without it at Ctrl-G, Ctrl-C or Escape")
  func endOfSearch() {
    var editor = DrivenEditor("draft|", history: Self.history)
    editor.type("\u{12}la\u{5}!")
    #expect(editor.marked == "layer a {!|\n}")
    #expect(editor.editor.search == nil)
    editor.type("\u{1f}\u{1f}")
    #expect(editor.marked == "draft|", "it can be taken back")
    for key in ["\u{7}", "\u{3}", "\u{1b}"] {
      editor.type("\u{12}la" + key)
      #expect(editor.marked == "draft|")
      #expect(editor.editor.search == nil)
    }
    editor.type("\u{12}on\r")
    #expect(editor.lastEffect == .submit)
    #expect(editor.editor.buffer.text == "one")
  }

  @Test("What the newest entry with the same beginning goes on with is offered at the end of the text")
  func suggestion() {
    var editor = DrivenEditor("l|", history: Self.history)
    #expect(editor.editor.suggestion(editor.services) == nil, "only where it can be told apart")
    editor.services.suggestsHistory = true
    #expect(editor.editor.suggestion(editor.services) == "et two = 2")
    editor.type("a")
    #expect(editor.editor.suggestion(editor.services) == "yer a {\n}")
    editor.type("\u{1b}[C")
    #expect(editor.marked == "layer a {\n}|")
    #expect(editor.editor.suggestion(editor.services) == nil)
    var middle = DrivenEditor("l|e", history: Self.history)
    middle.services.suggestsHistory = true
    #expect(middle.editor.suggestion(middle.services) == nil)
    middle.type("\u{5}\u{5}")
    #expect(middle.marked == "let two = 2|")
  }
}

@Suite("Completing with Tab")
struct CompletionKeyTests {
  /// An editor that completes to some words.
  private func editor(_ marked: String, _ words: String...) -> DrivenEditor {
    var editor = DrivenEditor(marked)
    editor.services.completions = { text, offset in
      let typed =
        String(decoding: text.utf8.prefix(offset), as: UTF8.self).split(separator: " ").last.map(String.init) ?? ""
      return CompletionList(
        range: offset - typed.utf8.count..<offset,
        candidates: words.filter { $0.hasPrefix(typed) }.map { Completion($0, .property, detail: "number") })
    }
    return editor
  }

  @Test("The first Tab inserts what all candidates have in common, the second shows them, any other key hides them")
  func twice() {
    var editor = editor("x o| y", "opacity", "opaque", "position")
    editor.type("\t")
    #expect(editor.marked == "x opac| y" || editor.marked == "x opa| y")
    #expect(editor.editor.menu == nil)
    editor.type("\t")
    #expect(editor.editor.menu?.candidates.map(\.text) == ["opacity", "opaque"])
    editor.type("q")
    #expect(editor.editor.menu == nil)
    editor.type("\t")
    #expect(editor.marked == "x opaque| y")
  }

  @Test("Where nothing is known nothing happens")
  func nothing() {
    var editor = editor("zz|", "opacity")
    editor.type("\t\t")
    #expect(editor.marked == "zz|")
    #expect(editor.editor.menu == nil)
  }

  @Test("Before the text of a line Tab indents first")
  func indents() {
    var editor = editor("layer a {\n|", "opacity")
    editor.type("\t")
    #expect(editor.marked == "layer a {\n    |")
    editor.type("\t")
    #expect(editor.marked == "layer a {\n    opacity|")
  }

  @Test("Characters of several bytes before the place do no harm")
  func wide() {
    var editor = editor("日本 ö| é", "öffnen")
    editor.type("\t")
    #expect(editor.marked == "日本 öffnen| é")
  }
}
