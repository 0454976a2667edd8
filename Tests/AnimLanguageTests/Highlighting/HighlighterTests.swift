import AnimLanguage
import Testing

@Suite("Showing a script while it is typed")
struct HighlighterTests {
  /// The parts with their kinds, as `kind:text`.
  private func parts(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return Highlighter(text).highlights.map { "\($0.kind):\(String(decoding: bytes[$0.range], as: UTF8.self))" }
  }

  @Test(
    "Words, names, literals and comments are told apart by what the parser makes of them",
    arguments: [
      ("let x = 1.5", ["word:let", "number:1.5"]),
      ("print \"a\\(1)b\"", ["word:print", "string:\"a\\(", "number:1", "string:)b\""]),
      (
        "animate card.opacity to 50% over 1s ease easeIn",
        [
          "word:animate", "property:opacity", "word:to", "number:50%", "word:over", "number:1s", "word:ease",
          "constant:easeIn",
        ]
      ),
      ("layer layer: shape {}", ["word:layer", "type:shape"]), ("let to = from", ["word:let"]),
      ("over.to = 1", ["property:to", "number:1"]),
      ("func f(to a: angle) -> number {}", ["word:func", "function:f", "type:angle", "type:number"]),
      ("x = f(from: red)", ["function:f", "constant:red"]), ("call go(1)", ["word:call", "function:go", "number:1"]),
      ("opacity = true", ["property:opacity", "constant:true"]), ("a.alpha(1)", ["function:alpha", "number:1"]),
      ("// note", ["comment:// note"]),
      ("x /* a /* b */ */ = 1 // c", ["comment:/* a /* b */ */", "number:1", "comment:// c"]),
      ("/* open", ["comment:/* open"]), ("fill = #ff0000", ["constant:#ff0000"]),
      (":step 2", ["command::step", "number:2"]),
      (":type card.opacity", ["command::type", "property:opacity"]), (" :help", ["command::help"]), ("", []),
      ("日本 = 1", ["number:1"]),
      ("actions { opacity: none }", ["word:actions", "property:opacity", "constant:none"]),
    ] as [(String, [String])])
  func kinds(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(
    "Mistakes are marked, but not at the end, where more may come",
    arguments: [
      ("let x = @ 1", ["word:let", "error:@", "number:1"]),
      ("let x = 1 let y = @", ["word:let", "number:1", "word:let"]),
      ("print \"abc", ["word:print", "string:\"abc"]), ("animate a.b to", ["word:animate", "property:b", "word:to"]),
      ("layer card {", ["word:layer"]),
      ("animate a.b overr 1s", ["word:animate", "property:b", "error:overr", "number:1s"]),
    ] as [(String, [String])])
  func errors(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test("A bracket and the one it belongs to are found from either side, in strings never")
  func brackets() {
    let text = "f(a[1], \"(\") {}"
    let highlighter = Highlighter(text)
    #expect(highlighter.brackets(at: 1) == [1..<2, 11..<12])
    #expect(highlighter.brackets(at: 12) == [1..<2, 11..<12])
    #expect(highlighter.brackets(at: 2) == [1..<2, 11..<12], "behind the opener")
    #expect(highlighter.brackets(at: 3) == [3..<4, 5..<6])
    #expect(highlighter.brackets(at: 9) == [])
    #expect(highlighter.brackets(at: 14) == [13..<14, 14..<15])
    #expect(highlighter.brackets(at: 99) == [])
    #expect(Highlighter("f(]").brackets(at: 1) == [])
  }

  @Test("Parts never overlap, and lie in the text, wherever it is cut")
  func sound() {
    let text = "layer ü { x = \"\\(a[1])\" /* é */ } func f(@ to a: angle) animate q overr 1s 'x // y\n:a"
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      let cut = String(decoding: bytes[..<end], as: UTF8.self)
      var last = 0
      for part in Highlighter(cut).highlights {
        #expect(part.range.lowerBound >= last && part.range.upperBound <= cut.utf8.count && !part.range.isEmpty)
        last = part.range.upperBound
      }
    }
  }
}
