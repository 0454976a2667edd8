import Testing

@testable import AnimLanguage

@Suite("Tokens")
struct TokenTests {
  private func kinds(_ text: String) -> [Token.Kind] { Parsed(text).tree.tokens.map(\.kind) }

  @Test("a token takes 16 bytes")
  func size() {
    #expect(MemoryLayout<Token>.stride <= 16)
  }

  @Test(
    "every operator and sign is one token, the longest that fits",
    arguments: [
      ("a+b", [.word, .plus, .word]), ("a+=b", [.word, .addAssign, .word]), ("a->b", [.word, .arrow, .word]),
      ("a-b", [.word, .minus, .word]), ("a??b", [.word, .coalesce, .word]), ("a?.b", [.word, .questionDot, .word]),
      ("a..<b", [.word, .halfOpenRange, .word]), ("a...b", [.word, .closedRange, .word]),
      ("a.b", [.word, .dot, .word]), ("a~=b", [.word, .approximatelyEqual, .word]),
      ("a&&b||c", [.word, .and, .word, .or, .word]), ("!a", [.not, .word]), ("a!=b", [.word, .notEqual, .word]),
      ("a<=b>=c", [.word, .lessOrEqual, .word, .greaterOrEqual, .word]), ("a==b", [.word, .equal, .word]),
      ("a*=b/=c", [.word, .multiplyAssign, .word, .divideAssign, .word]), ("a;b", [.word, .semicolon, .word]),
    ] as [(String, [Token.Kind])])
  func operators(text: String, expected: [Token.Kind]) {
    #expect(kinds(text) == expected + [.endOfFile])
  }

  @Test("strings are cut around what is interpolated, nested strings too")
  func interpolation() {
    #expect(kinds(#""abc""#) == [.string, .endOfFile])
    #expect(kinds(#""a\(b)c""#) == [.stringStart, .word, .stringEnd, .endOfFile])
    #expect(
      kinds(#""\(f("x"))-\("\(y)")""#) == [
        .stringStart, .word, .leftParenthesis, .string, .rightParenthesis, .stringMiddle, .stringStart, .word,
        .stringEnd, .stringEnd, .endOfFile,
      ])
  }

  @Test("tokens know whether a line end or a space lies before them")
  func flags() {
    let tokens = Parsed("a b\n\nc(/* x */d/* \n */e\r\nf\rg").tree.tokens
    #expect(tokens.map(\.isFirstOnLine) == [true, false, true, false, false, true, true, true, false])
    #expect(tokens.map(\.isAfterSpace) == [true, true, true, false, true, true, true, true, false])
  }

  @Test("comments nest, and may stand between any two tokens")
  func comments() {
    assertParse("a /* x /* y */ z */ = 1 // end\nb = 2", "(= a 1.0)\n(= b 2.0)")
  }

  @Test("names may have letters of any script", arguments: ["größe", "名前", "имя", "x_1", "_a", "été2"])
  func names(name: String) {
    assertParse("\(name) = 1", "(= \(name) 1.0)")
  }

  @Test("a name written with combining marks is the same name")
  func canonicalNames() {
    let parsed = Parsed("\u{e9}t = 1; e\u{301}t = 2")
    let names = parsed.tree.tokens.filter { $0.kind == .word }.map(\.name)
    #expect(names.count == 2)
    #expect(names.first == names.last)
  }

  @Test("a byte order mark at the beginning is passed over")
  func byteOrderMark() {
    let parsed = Parsed(bytes: [0xef, 0xbb, 0xbf] + Array("x = 1".utf8))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.dump == "(= x 1.0)")
  }

  @Test("offsets begin at the base of the file")
  func base() {
    let parsed = Parsed(bytes: Array("x = )".utf8), base: 1_000)
    #expect(parsed.tree.tokens.map(\.range.lowerBound) == [1_000, 1_002, 1_004, 1_005])
    #expect(parsed.diagnostics.map(\.range.lowerBound) == [1_004])
    assertSound(parsed)
  }
}
