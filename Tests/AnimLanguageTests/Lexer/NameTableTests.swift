import Testing

@testable import AnimLanguage

@Suite("Names")
struct NameTableTests {
  @Test("every word of the language has the id of its case")
  func words() {
    let table = NameTable()
    for (index, word) in Word.allCases.enumerated() {
      #expect(word.name.index == UInt32(index))
      #expect(Word(word.name) == word)
      #expect(table.find(word.text) == word.name)
      #expect(table[word.name] == word.text)
    }
    #expect(table.find("self") == Word.selfLayer.name)
    #expect(Word(NameID(UInt32(Word.allCases.count))) == nil)
    #expect(Word(NameID(.max)) == nil)
  }

  @Test("equal names have one id, different ones different ids")
  func interning() {
    var table = NameTable()
    let first = table.intern("card")
    #expect(table.intern("card") == first)
    #expect(table.intern("cards") != first)
    #expect(table.intern("Card") != first)
    #expect(table[first] == "card")
    #expect(table.find("nothing") == nil)
  }

  @Test("a table grows without losing names")
  func growth() {
    var table = NameTable()
    let ids = (0..<5_000).map { table.intern("name\($0)") }
    let unicode = (0..<100).map { table.intern("größe\($0)") }
    #expect(Set(ids).count == 5_000)
    for (number, id) in ids.enumerated() {
      #expect(table[id] == "name\(number)")
      #expect(table.find("name\(number)") == id)
    }
    for (number, id) in unicode.enumerated() { #expect(table.find("größe\(number)") == id) }
    #expect(table.count == Word.allCases.count + 5_100)
  }

  @Test("ids depend on the text alone")
  func determinism() {
    let text = "layer card { opacity = 0 }\nanimate card.opacity to 1 over 1s"
    let first = Parsed(text).tree.tokens.map(\.name)
    let second = Parsed(text).tree.tokens.map(\.name)
    #expect(first == second)
  }

  @Test("a second file goes on with the names of the first")
  func severalFiles() {
    var bag = DiagnosticBag()
    let first = SourceText(name: "a", text: "card = 1")
    let second = SourceText(name: "b", text: "card = 2", base: first.nextBase)
    let names = Parser.parse(first, into: &bag).names
    let tree = Parser.parse(second, names: names, into: &bag)
    #expect(tree.names.count == names.count)
    #expect(tree.tokens.first?.range.lowerBound == 9)
  }

  @Test("an id of another table has no text")
  func foreignID() {
    #expect(NameTable().text(NameID(99_999)) == "")
  }
}
