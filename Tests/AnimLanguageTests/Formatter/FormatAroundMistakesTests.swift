import AnimLanguage
import Testing

@Suite("Formatter: scripts with mistakes")
struct FormatAroundMistakesTests {
  private func result(_ text: String) throws -> (text: String, mistakes: Int) {
    var diagnostics = DiagnosticBag()
    let source = SourceText(name: "test.anim", text: text)
    let bytes = try Formatter.formatAroundMistakes(source, into: &diagnostics)
    return (String(decoding: bytes, as: UTF8.self), diagnostics.diagnostics.count)
  }

  @Test("statements with mistakes stay to the byte, the others are formatted")
  func around() throws {
    let (text, mistakes) = try result(
      "// head\nx=1 // one\n\n\n// two\nlet   y\n\n\n\nlayer a{\nz=1\n}\nif b {  c( }\n  w=2\n")
    #expect(
      text == "// head\nx = 1  // one\n\n\n// two\nlet   y\n\nlayer a {\n    z = 1\n}\nif b {  c( }\nw = 2\n")
    #expect(mistakes == 2)
  }

  @Test("a block that is not closed stays, with all that is in it")
  func openBlock() throws {
    let (text, mistakes) = try result("x=1\nlayer a{\n  y=1\n  layer b{\n\nz=2\n")
    #expect(text == "x = 1\nlayer a{\n  y=1\n  layer b{\n\nz=2\n")
    #expect(mistakes > 0)
  }

  @Test("a script without mistakes is formatted as ever, one of nothing else stays")
  func allOrNothing() throws {
    let good = try result("x=1\n\n\ny=2")
    #expect(good.text == "x = 1\n\ny = 2\n")
    #expect(good.mistakes == 0)
    #expect(try result("let x").text == "let x")
    #expect(try result("x = \"a\r\n").text == "x = \"a\r\n")
  }

  @Test("mistakes that are too many to be told leave the other statements to be formatted")
  func manyMistakes() throws {
    let text = String(repeating: "let 1\nx=1\n", count: 200)
    #expect(try result(text).text == String(repeating: "let 1\nx = 1\n", count: 200))
  }

  @Test("what is formatted around mistakes has the same tokens", arguments: 0..<4)
  func properties(part: UInt64) throws {
    var random = SplitMix(state: part)
    for seed in part * 40..<(part + 1) * 40 {
      var bytes = Array(RandomScript(seed: seed).text.utf8)
      for _ in 0..<2 where !bytes.isEmpty { bytes[random.below(bytes.count)] = UInt8(ascii: "{") }
      let text = String(decoding: bytes, as: UTF8.self)
      let once = try result(text).text
      #expect(tokens(once) == tokens(text), "seed \(seed)")
    }
  }

  private func tokens(_ text: String) -> [String] {
    let parsed = Parsed(text)
    return parsed.tree.tokens.map { parsed.source.text(in: $0.range) }
  }
}
