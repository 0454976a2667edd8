import AnimLanguage
import Testing

/// Any bytes give a tree, in bounded time and memory.
@Suite("Robustness")
struct RobustnessTests {
  private func ids(_ text: String) -> [DiagnosticID] {
    let parsed = Parsed(text)
    assertSound(parsed)
    return parsed.diagnostics.map(\.id)
  }

  @Test("random bytes")
  func randomBytes() {
    var random = SplitMix(state: 7)
    for length in 0..<400 {
      assertSound(Parsed(bytes: (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }))
    }
  }

  @Test("random tokens")
  func randomTokens() {
    let pieces = [
      "layer", "card", "{", "}", "(", ")", "[", "]", "\"", "\\(", "animate", "to", "1s", "=", "\n", ";", ",", ".", "?",
      ":", "if", "else", "let", "func", "then", "call", "transaction", "<", ">", "disableActions", "/*", "*/", "//",
      "50%", "#fff", "every", "wait", "for", "in", "->", "as", "…", "“", "\u{a0}", "🙂", "-", "&&", "@",
    ]
    var random = SplitMix(state: 11)
    for round in 0..<600 {
      let text = (0..<round % 60).map { _ in
        pieces[Int(random.next() % UInt64(pieces.count))] + (random.next() % 3 == 0 ? "" : " ")
      }.joined()
      assertSound(Parsed(text))
    }
  }

  @Test(
    "deep nests are told once, and what follows is read",
    arguments: [
      ("(", ")"), ("[", "]"), ("f(", ")"), ("-", ""), ("!", ""), ("a ? b : ", ""), ("a ?? ", ""), ("1 + (", ")"),
    ])
  func deepNests(opener: String, closer: String) {
    let text =
      "x = " + String(repeating: opener, count: 100_000) + "1" + String(repeating: closer, count: 100_000)
    #expect(ids(text + "\nprint 2 3") == [.nesting, .expected])
  }

  @Test(
    "long chains are told once", arguments: ["1 + ", "a && ", "a.b.c * "])
  func longChains(piece: String) {
    #expect(ids("x = " + String(repeating: piece, count: 50_000) + "a\nprint 2 3") == [.nesting, .expected])
  }

  @Test(
    "long chains of members, calls, indices and casts are told once", arguments: [".b", "()", "[0]", " as b", "?.c"])
  func longSuffixes(piece: String) {
    #expect(ids("x = a" + String(repeating: piece, count: 50_000) + "\nprint 2 3") == [.nesting, .expected])
  }

  @Test("chains of a few hundred are fine")
  func shortChains() {
    #expect(ids("x = " + String(repeating: "1 + ", count: 400) + "1") == [])
    #expect(ids("x = a" + String(repeating: ".b", count: 400)) == [])
    #expect(ids("x = " + String(repeating: "(", count: 120) + "1" + String(repeating: ")", count: 120)) == [])
  }

  @Test("deep blocks")
  func deepBlocks() {
    let nest = String(repeating: "if a {", count: 100_000) + String(repeating: "}", count: 100_000)
    #expect(ids(nest + "\nprint 2 3") == [.nesting, .expected])
    let elses = "if a {}" + String(repeating: " else if b {}", count: 100_000)
    #expect(ids(elses + "\nprint 2 3") == [.nesting, .expected])
    #expect(ids(String(repeating: "if a {\n", count: 120) + String(repeating: "}\n", count: 120)) == [])
  }

  @Test("deeply nested strings")
  func deepStrings() {
    #expect(ids(String(repeating: "\"\\(", count: 50_000)).first == .nesting)
  }

  @Test(
    "a text of one character", arguments: ["{", "}", "(", ")", "[", "\"", ";", "@", "a ", "\n", "'", "/*", "-"])
  func monotony(piece: String) {
    let told = ids(String(repeating: piece, count: 100_000 / piece.utf8.count))
    #expect(told.count <= 40)
  }

  @Test("only so many mistakes of one file are put into words, and all are counted")
  func manyMistakes() {
    let source = SourceText(name: "a", text: String(repeating: "let 1\n", count: 1_000))
    var bag = DiagnosticBag()
    _ = Parser.parse(source, into: &bag)
    let listings = bag.listings(in: SourceMap([source]))
    #expect(listings.count == 1)
    #expect(listings.first?.diagnostics.count == DiagnosticBag.limitPerFile)
    #expect(bag.hasErrors)
  }

  @Test("a text that is not UTF-8 is told with the byte")
  func notUTF8() {
    for bytes in [
      [0x78, 0x20, 0xff], [0x78, 0x20, 0xc0, 0x80], [0x78, 0x20, 0xed, 0xa0, 0x80], [0x78, 0x20, 0xe2, 0x82],
    ]
      as [[UInt8]]
    {
      let parsed = Parsed(bytes: bytes)
      #expect(parsed.diagnostics.map(\.id) == [.notUTF8])
      #expect(parsed.diagnostics.first?.range == SourceRange(2, 3))
      #expect(parsed.diagnostics.first?.label?.hasPrefix("byte 2 is 0x") == true)
      #expect(parsed.tree.root.isEmpty)
      assertSound(parsed)
    }
  }

  @Test("a NUL byte is told with its place")
  func nulByte() {
    let parsed = Parsed("x = 1\0")
    #expect(parsed.diagnostics.map(\.id) == [.nulByte])
    #expect(parsed.diagnostics.first?.range.lowerBound == 5)
  }

  @Test("a text of more than 32 MiB is not read")
  func sourceSize() {
    let bytes = [UInt8](repeating: 0x20, count: SourceText.sizeLimit + 1)
    #expect(Parsed(bytes: bytes).diagnostics.map(\.id) == [.sourceSize])
  }

  @Test("an empty text is an empty script", arguments: ["", " ", "\n", "// nothing", "\u{feff}"])
  func empty(text: String) {
    assertParse(text, "")
  }

  @Test("all line ends are line ends", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(lineEnd: String) {
    assertParse(
      ["layer a {", "  x = 1", "}", "print 2"].joined(separator: lineEnd), "(layer a {\n  (= x 1.0)\n})\n(print 2.0)")
  }

  @Test("a line of a megabyte")
  func longLine() {
    #expect(ids("x = [" + String(repeating: "1, ", count: 300_000) + "]") == [])
    #expect(ids("x = \"" + String(repeating: "a", count: 1_000_000) + "\"") == [])
  }
}
