import AnimLanguage
import Testing

@testable import AnimTools

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
