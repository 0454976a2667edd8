import AnimLanguage
import Testing

@testable import AnimTools

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
