import AnimLanguage
import Testing

@testable import AnimTools

@Suite("Completing with Tab")
struct CompletionKeyTests {
  /// An editor that completes to some words.
  private func editor(_ marked: String, _ words: String...) -> DrivenEditor {
    var editor = DrivenEditor(marked)
    editor.services.completions = { text, offset in
      let before = String(decoding: text.utf8.prefix(offset), as: UTF8.self)
      let typed = String(before.reversed().prefix { $0.isLetter }.reversed())
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
    #expect(editor.marked == "x opa| y")
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
