import Testing

@testable import AnimTools

@Suite("Keys from the bytes of a terminal")
struct KeyDecoderTests {
  /// The keys of bytes that come at once, and of what is left when nothing follows.
  private func keys(_ text: String) -> [Key] { keys(Array(text.utf8)) }

  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes)
    return keys + decoder.flush()
  }

  @Test(
    "Characters and control characters are one key each",
    arguments: [
      ("a", [.character("a")]), ("é", [.character("é")]), ("日", [.character("日")]), ("😀", [.character("😀")]),
      ("e\u{301}", [.character("e"), .character("\u{301}")]), ("\r", [Key(.enter)]), ("\n", [Key(.enter)]),
      ("\t", [Key(.tab)]), ("\u{7f}", [Key(.backspace)]), ("\u{8}", [Key(.backspace)]), ("\u{1}", [.control("a")]),
      ("\u{1a}", [.control("z")]), ("\u{1f}", [.control("_")]), ("\u{1c}", [.control("\\")]), ("\0", [.control(" ")]),
      ("ab\u{3}", [.character("a"), .character("b"), .control("c")]),
    ] as [(String, [Key])])
  func characters(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test(
    "Sequences are the keys that terminals send them for",
    arguments: [
      ("[A", Key(.up)), ("[B", Key(.down)), ("[C", Key(.right)), ("[D", Key(.left)), ("OA", Key(.up)),
      ("OH", Key(.home)), ("OF", Key(.end)), ("[H", Key(.home)), ("[F", Key(.end)), ("[1~", Key(.home)),
      ("[7~", Key(.home)), ("[4~", Key(.end)), ("[8~", Key(.end)), ("[3~", Key(.delete)), ("[2~", Key(.insert)),
      ("[5~", Key(.pageUp)), ("[6~", Key(.pageDown)), ("[1;5C", Key(.right, .control)), ("[1;3D", Key(.left, .alt)),
      ("[1;2A", Key(.up, .shift)), ("[1;6F", Key(.end, [.shift, .control])), ("[3;5~", Key(.delete, .control)),
      ("[3^", Key(.delete, .control)), ("[3$", Key(.delete, .shift)), ("[d", Key(.left, .shift)),
      ("[Z", Key(.tab, .shift)),
      ("OP", Key(.function(1))), ("OS", Key(.function(4))), ("[15~", Key(.function(5))), ("[24~", Key(.function(12))),
      ("OM", Key(.enter)), ("O5C", Key(.right, .control)), ("[13;2u", Key(.enter, .shift)),
      ("[27;3;13~", Key(.enter, .alt)), ("[97;5u", Key(.character("a"), .control)), ("[127u", Key(.backspace)),
      ("[27;5;9~", Key(.tab, .control)), ("b", .alt("b")), ("é", .alt("é")), ("\r", Key(.enter, .alt)),
      ("\u{7f}", Key(.backspace, .alt)), ("\u{1b}[A", Key(.up, .alt)), ("\u{1b}OD", Key(.left, .alt)), ("<", .alt("<")),
      ("[99~", Key(.unknown)), ("[I", Key(.unknown)), ("[?1;2c", Key(.unknown)), ("[M !!", Key(.unknown)),
      ("[[A", Key(.unknown)), ("Oz", Key(.unknown)), ("[1114112u", Key(.unknown)), ("[55296u", Key(.unknown)),
      ("[99999999999999999999;5C", Key(.right, .control)),
    ])
  func sequences(sequence: String, expected: Key) {
    #expect(keys("\u{1b}" + sequence) == [expected])
    #expect(keys("x\u{1b}" + sequence + "y") == [.character("x"), expected, .character("y")])
  }

  @Test("A sequence in pieces is the same key; until it is whole the decoder waits")
  func pieces() {
    let text = Array("a\u{1b}[1;5Cé😀\u{1b}OH\u{1b}[200~x\u{1b}[201~".utf8)
    let whole = keys(text)
    #expect(whole.count == 6)
    for cut in 1..<text.count {
      var decoder = KeyDecoder()
      #expect(decoder.decode(text[..<cut]) + decoder.decode(text[cut...]) == whole)
      #expect(!decoder.isWaiting)
    }
    var decoder = KeyDecoder()
    for piece in ["\u{1b}", "\u{1b}[", "\u{1b}[1;", "\u{1b}O"] {
      #expect(decoder.decode(piece.utf8).isEmpty)
      #expect(decoder.isWaiting)
      #expect(decoder.flush().count == 1)
      #expect(!decoder.isWaiting)
    }
  }

  @Test(
    "What looked like a beginning is what it was when nothing follows",
    arguments: [
      ("\u{1b}", [Key(.escape)]), ("\u{1b}\u{1b}", [Key(.escape, .alt)]), ("\u{1b}[", [.alt("[")]),
      ("\u{1b}O", [.alt("O")]),
      ("\u{1b}[1;", [Key(.unknown)]), ("\u{1b}]0;title", [Key(.unknown)]),
    ] as [(String, [Key])])
  func timeout(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test("Text between the marks of a paste is one key, whatever is in it")
  func paste() {
    #expect(
      keys("\u{1b}[200~a\r\n\u{1b}[A\u{3}\u{1b}[201~b") == [
        Key(.paste(Array("a\r\n\u{1b}[A\u{3}".utf8))), .character("b"),
      ])
    #expect(keys("\u{1b}[200~\u{1b}[201~") == [Key(.paste([]))])
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1b}[200~half".utf8).isEmpty)
    #expect(!decoder.isWaiting)
  }

  @Test("A paste without an end does not grow for ever")
  func endlessPaste() {
    var decoder = KeyDecoder()
    let keys = decoder.decode("\u{1b}[200~".utf8) + decoder.decode(repeatElement(0x61, count: KeyDecoder.pasteLimit))
    #expect(keys.count == 1)
    #expect(decoder.decode("b\u{1b}[201~".utf8) == [Key(.paste([0x62]))])
  }

  @Test("Answers and titles of the terminal are passed over")
  func strings() {
    #expect(keys("\u{1b}]11;rgb:0/0/0\u{7}a") == [.character("a")])
    #expect(keys("\u{1b}P1$r0m\u{1b}\\a") == [.character("a")])
  }

  @Test(
    "Bytes that are not UTF-8 are told as such and take nothing with them",
    arguments: [
      ([0xff, 0x61], 1), ([0x80, 0x61], 1), ([0xc3, 0x61], 1), ([0xe2, 0x82, 0x61], 1), ([0xf0, 0x9f, 0x98, 0x61], 1),
      ([0xe0, 0x80, 0x61], 1), ([0xed, 0xa0, 0x61], 1), ([0xc0, 0x61], 1), ([0xf5, 0x61], 1),
    ] as [([UInt8], Int)])
  func badBytes(bytes: [UInt8], count: Int) {
    #expect(keys(bytes) == Array(repeating: .character("\u{fffd}"), count: count) + [.character("a")])
  }

  @Test("An escape in the middle of a sequence begins a new one")
  func restart() {
    #expect(keys("\u{1b}[1\u{1b}[A") == [Key(.unknown), Key(.up)])
    #expect(keys("\u{1b}O\u{3}") == [Key(.unknown), .control("c")])
    #expect(keys("\u{1b}[\u{3}") == [Key(.unknown), .control("c")])
  }

  @Test("Any bytes give keys, and the decoder is ready for the next key after them")
  func total() {
    var seed: UInt64 = 42
    for _ in 0..<2_000 {
      let bytes = (0..<24).map { _ -> UInt8 in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let alphabet: [UInt8] = [0x1b, 0x5b, 0x4f, 0x3b, 0x31, 0x7e, 0x41, 0xc3, 0xa9, 0xf0, 0x5d, 0x07, 0x24, 0x4d]
        return alphabet[Int(seed >> 33) % alphabet.count]
      }
      var decoder = KeyDecoder()
      _ = decoder.decode(bytes) + decoder.flush()
      #expect(!decoder.isWaiting)
      #expect(decoder.decode([0x61]) == [.character("a")], "after \(bytes)")
    }
  }
}
