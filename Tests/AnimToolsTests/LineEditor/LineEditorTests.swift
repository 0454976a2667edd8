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

  @Test("Only so much is kept to be taken back")
  func undoLimits() {
    var undo = UndoStack()
    for index in 0...UndoStack.capacity { undo.note(EditBuffer("\(index)"), isTyping: false) }
    for index in (1...UndoStack.capacity).reversed() { #expect(undo.undo()?.text == "\(index)") }
    #expect(undo.undo() == nil)
    let large = EditBuffer(String(repeating: "x", count: UndoStack.characterLimit / 2))
    for _ in 0..<3 { undo.note(large, isTyping: false) }
    #expect(undo.undo() != nil && undo.undo() != nil)
    #expect(undo.undo() == nil)
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
