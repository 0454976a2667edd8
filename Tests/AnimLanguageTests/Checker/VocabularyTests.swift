import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("The vocabulary")
struct VocabularyTests {
  private static let kinds: [Vocabulary.Kind] = [
    .property, .function, .method, .easing, .color, .type, .clause, .transactionOption, .animationEvent, .unit,
    .offeredValue,
  ]

  @Test(
    "every entry has a name, a type or form, and one line of help without a full stop but for properties",
    arguments: kinds)
  func help(kind: Vocabulary.Kind) {
    let entries = Vocabulary.entries(of: kind)
    #expect(!entries.isEmpty)
    for entry in entries {
      #expect(!entry.name.isEmpty && !entry.detail.isEmpty && !entry.help.isEmpty)
      #expect(!entry.help.contains("\n"))
      if kind != .property { #expect(!entry.help.hasSuffix(".")) }
    }
  }

  @Test("names are found whatever they are")
  func named() {
    #expect(Vocabulary.entries(named: "opacity").map(\.kind) == [.property])
    #expect(Vocabulary.entries(named: "red").map(\.kind).contains(.color))
    #expect(Set(Vocabulary.entries(named: "scale").map(\.kind)) == [.property, .function, .method])
    #expect(Vocabulary.entries(named: "duration").map(\.kind).contains(.transactionOption))
    #expect(Vocabulary.entries(named: "nothing").isEmpty)
  }

  @Test("signatures read as people write them")
  func signatures() {
    func detail(_ name: String) -> [String] {
      Vocabulary.entries(of: .function).filter { $0.name == name }.map(\.detail)
    }
    #expect(detail("sqrt") == ["sqrt(number) -> number"])
    #expect(detail("rotate") == ["rotate(angle) -> transform", "rotate(angle, axis: vector) -> transform"])
    #expect(detail("number") == ["number(string) -> number?"])
    #expect(detail("random") == ["random(range) -> number", "random([T]) -> T?"])
    #expect(Vocabulary.entries(of: .method).first { $0.name == "append" }?.detail == "[T].append(T)")
    #expect(Vocabulary.entries(of: .method).first { $0.name == "degrees" }?.detail == "angle.degrees -> number")
  }

  @Test("properties carry the engine's types, with '?' where they can be absent")
  func properties() {
    func detail(_ keyPath: String) -> String? {
      Vocabulary.entries(of: .property).first { $0.name == keyPath }?.detail
    }
    #expect(detail("opacity") == "number")
    #expect(detail("backgroundColor") == "color?")
    #expect(detail("transform.rotation.z") == "angle")
    #expect(detail("bounds.size.width") == "number")
    #expect(detail("mask") == "layer?")
  }

  @Test("the catalog has every property of the engine's table and every part")
  func catalog() {
    let layer = LayerTypeTable().types[0]
    let catalog = PropertyCatalog.plainLayer
    for property in layer.properties {
      #expect(catalog.entry(property.name) != nil)
      for part in property.parts { #expect(catalog.entry("\(property.name).\(part.name)") != nil) }
    }
    // `rotation` of the two transforms is a name for `rotation.z`.
    #expect(catalog.entries.count == layer.properties.reduce(2) { $0 + 1 + $1.parts.count })
    #expect(catalog.roots.map { catalog.entries[$0].name }.suffix(3).sorted() == ["rotation", "scale", "translation"])
  }

  @Test("functions of one name stand together, so that overloads are found")
  func overloads() {
    var seen: Set<String> = []
    var last = ""
    for function in Vocabulary.functions where function.name != last {
      #expect(seen.insert(function.name).inserted, "\(function.name) stands in two places")
      last = function.name
    }
  }

  @Test(
    "the named easings are Core Animation's and the usual families",
    arguments: [
      "linear", "easeIn", "easeOut", "easeInEaseOut", "default", "easeOutBack", "easeInOutCubic", "easeInElastic",
      "easeOutBounce", "easeInOutQuint",
    ])
  func easings(name: String) {
    #expect(Vocabulary.easings.contains { $0.name == name })
  }

  @Test("every named easing is the engine's, with a line of help of its own")
  func curves() {
    for easing in Vocabulary.easings { #expect(TimingFunction.named[easing.index].name == easing.name) }
    #expect(Vocabulary.easings.count == TimingFunction.named.count)
    #expect(Set(Vocabulary.easings.map(\.help)).count == Vocabulary.easings.count)
  }

  @Test(
    "the colours are CSS's",
    arguments: [
      ("red", 0xff00_00ff), ("rebeccapurple", 0x6633_99ff), ("gray", 0x8080_80ff), ("transparent", 0),
      ("navy", 0x0000_80ff),
    ] as [(String, UInt32)])
  func colors(name: String, rgba: UInt32) {
    #expect(Vocabulary.colors.first { $0.name == name }?.rgba == rgba)
    #expect(Vocabulary.colors.count == 150)
  }

  @Test(
    "synonyms are compared without case, '-' and '_'",
    arguments: [
      ("alpha", "opacity"), ("Alpha", "opacity"), ("border-radius", "cornerRadius"), ("border_radius", "cornerRadius"),
      ("zIndex", "zPosition"), ("onComplete", "then"), ("duration", "over"), ("yoyo", "autoreverse"), ("null", "none"),
    ])
  func synonyms(word: String, name: String) {
    #expect(Vocabulary.names(for: word).contains(name))
  }

  @Test("synonyms are written as they are compared")
  func foldedSynonyms() {
    for (word, names) in Vocabulary.synonyms + Vocabulary.typeSynonyms {
      #expect(Vocabulary.folded(word) == word)
      #expect(!names.isEmpty)
    }
  }

  @Test("every clause and option of the syntax has an entry")
  func words() {
    #expect(Vocabulary.clauses.map(\.word) == Clause.allCases.filter { $0 != .group }.map { "\($0)" })
    #expect(Vocabulary.transactionOptions.map(\.word) == ["disableActions", "duration", "timing"])
    #expect(Vocabulary.offeredValues.map(\.word) == OfferedValue.allCases.map(\.name))
  }

  @Test("looking names up adds nothing and finds what the program knows")
  func index() {
    var names = NameTable()
    let opacity = names.intern("opacity")
    let sqrt = names.intern("sqrt")
    let count = names.count
    let index = VocabularyIndex(names, catalog: .plainLayer)
    #expect(names.count == count)
    #expect(index[opacity].property >= 0)
    #expect(index[sqrt].functionCount == 1)
    #expect(index[NameID(9_999_999)].property == -1)
  }
}
