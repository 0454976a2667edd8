import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("Formatter: what holds of every script")
struct FormatterPropertyTests {
  @Test("random scripts keep their tree, and are formatted once and for all", arguments: 0..<8)
  func randomScripts(part: UInt64) {
    var brokenCount = 0
    for seed in part * 150..<(part + 1) * 150 {
      let text = RandomScript(seed: seed).text
      guard Parsed(text).diagnostics.isEmpty else {
        brokenCount += 1
        #expect(formatted(text).hasPrefix("broken"), "seed \(seed)")
        continue
      }
      let once = formatted(text)
      #expect(!once.hasPrefix("unfaithful"), "seed \(seed):\n\(text)")
      #expect(Parsed(once).dump == Parsed(text).dump, "seed \(seed):\n\(text)")
      let twice = formatted(once)
      #expect(twice == once, "seed \(seed):\n\(text)")
      #expect(isTidy(once), "seed \(seed):\n\(once)")
    }
    // Most of them have to be good for something.
    #expect(brokenCount < 75, "\(brokenCount) of 150 are broken")
  }

  @Test("scripts on one line, with comments between the statements, are formatted once and for all", arguments: 0..<4)
  func longLines(part: UInt64) {
    var count = 0
    for seed in part * 150..<(part + 1) * 150 {
      let lines = RandomScript(seed: seed).text.split(separator: "\n")
      guard !lines.contains(where: { $0.contains("//") }) else { continue }
      let text = lines.joined(separator: seed % 2 == 0 ? "; /* c */ " : " /* c */; ") + "\n"
      guard Parsed(text).diagnostics.isEmpty else { continue }
      count += 1
      let once = formatted(text)
      #expect(Parsed(once).dump == Parsed(text).dump, "seed \(seed):\n\(text)")
      #expect(formatted(once) == once, "seed \(seed):\n\(text)")
    }
    #expect(count > 4, "\(count)")
  }

  /// No white space at the ends of lines, no two blank lines, one line end at the end.
  private func isTidy(_ text: String) -> Bool {
    !text.contains(" \n") && !text.contains("\n\n\n") && !text.contains("\t") && !text.contains("\r")
      && !text.contains("{\n\n") && text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.hasPrefix("\n")
  }

  @Test("a script cut off anywhere is refused, or is a script")
  func truncation() {
    let text =
      "layer a { x = 1 }  // one\nfunc f(b: number) -> number {\n    return [b, 2][0]\n}\nprint \"\\(f(1))\" /* c */\n"
    var broken = 0
    for length in 0..<text.utf8.count {
      let piece = Array(text.utf8.prefix(length))
      let result = formatted(piece)
      if result.hasPrefix("broken") {
        broken += 1
      } else {
        #expect(formatted(result) == result)
      }
    }
    #expect(broken > 60)
  }

  @Test("random tokens are refused or formatted, and never changed")
  func randomTokens() {
    let pieces = [
      "layer", "card", "{", "}", "(", ")", "[", "]", "animate", "to", "1s", "=", "\n", ";", ",", ".", "?", ":", "if",
      "x", "y = 1",
      "else", "let", "func", "then", "call", "transaction", "<", ">", "disableActions", "/* a */", "// b\n", "50%", "-",
      "!", "a.b",
      "f(1)", "every", "wait", "in", "->", "as", "&&", "print", "\"s\"", "\n\n",
    ]
    var random = SplitMix(state: 23)
    var goodCount = 0
    for round in 0..<3000 {
      let text = (0..<round % 12).map { _ in random.pick(pieces) + (random.below(4) == 0 ? "" : " ") }.joined()
      let once = formatted(text)
      guard !once.hasPrefix("broken") else { continue }
      goodCount += 1
      #expect(once != "unfaithful", "\(text)")
      #expect(formatted(once) == once, "\(text)")
    }
    #expect(goodCount > 300)
  }

  @Test(
    "bytes that are no script are refused",
    arguments: [[0xff], [0x78, 0x00], [0x78, 0xc3], Array("print \u{201c}a\u{201d}".utf8), Array("x = 1\u{a0}".utf8)])
  func refused(bytes: [UInt8]) {
    #expect(formatted(bytes).hasPrefix("broken"))
  }

  @Test(
    "mistakes of syntax are refused, all others are none of the formatter's business",
    arguments: [
      ("let x", true), ("if a {", true), ("x = 1 2", true), ("/* a", true), ("x = unknown", false),
      ("let x = 1 + 1s", false),
    ])
  func broken(text: String, isBroken: Bool) {
    #expect(formatted(text).hasPrefix("broken") == isBroken)
  }

  @Test("a base offset changes nothing")
  func base() throws {
    let source = SourceText(name: "b", text: "layer a{x = 1}// c\nif a{}\n", base: 1000)
    #expect(String(decoding: try Formatter.format(source), as: UTF8.self) == "layer a { x = 1 }  // c\nif a {}\n")
  }

  @Test("long texts keep their tree, whatever they are made of")
  func longTexts() {
    let count = 4_000
    let texts = [
      "x = [" + String(repeating: "1,", count: count) + "]", "x = [" + String(repeating: "1,\n", count: count) + "]",
      String(repeating: "a = 1 ", count: count), String(repeating: "// comment\n", count: count),
      String(repeating: "x = 1 // c\n", count: count), "x = 1" + String(repeating: " /* c */", count: count),
      "/*" + String(repeating: "\n", count: count) + "*/",
      String(repeating: "if a { b() } else { c() } ", count: count / 2),
      "x = \"" + String(repeating: "a", count: count) + "\"", String(repeating: "\n", count: count),
      "x = f(" + String(repeating: "\"\\(a)\",", count: count) + "b)",
      String(repeating: "layer a {\n", count: 100) + String(repeating: "x = 1\n", count: count)
        + String(repeating: "}\n", count: 100),
      "x = \"" + String(repeating: "long", count: 100) + "\"" + String(repeating: " + a", count: 400),
    ]
    for text in texts {
      let result = formatted(text)
      #expect(!result.hasPrefix("broken") && result != "unfaithful", "\(text.prefix(40))")
    }
  }
}

@Suite("Formatter: what it checks of itself")
struct FormatterVerificationTests {
  private func isFaithful(_ original: String, _ other: String) -> Bool {
    let parsed = Parsed(original)
    return Formatter.isFaithful(Array(other.utf8), to: TokenizedScript(parsed.source, parsed.tree), parsed.tree)
  }

  @Test(
    "the same script in another layout is the same",
    arguments: [
      ("x=1", "x = 1\n"), ("f(a)// c", "f(a)  // c"), ("/* a\n   b */x = 1", "/* a\nb */ x = 1"),
      ("x = a+b", "x = a +\n    b"),
    ])
  func same(original: String, other: String) {
    #expect(isFaithful(original, other))
  }

  @Test(
    "a lost token, a lost comment, another call, another end of a statement are told",
    arguments: [
      ("x = 1", "x = 2"), ("x = 1", "x = 1.0"), ("x = \"a\"", "x = \"b\""), ("x = a", "x = b"),
      ("x = 1; y = 2", "x = 1  y = 2"),
      ("x = 1 // c", "x = 1"), ("x = 1 // c", "x = 1 // d"), ("x = 1 // c", "x = 1 /* c */"),
      ("/* a\nb */ x = 1", "/* a b */ x = 1"),
      ("/*a*/ x = 1", "x /*a*/ = 1"), ("print (1)", "print(1)\nx"), ("x = f(1)", "x = f (1)"),
      ("x = 1\ny = 2", "x = 1 y"),
      ("cancel card (k)", "cancel card(k)"), ("x = [a, -1]", "x = [a - 1]"), ("let x = 1\nflush", "let x = 1 flush 1"),
      ("x = 1", "x = 1 // c"),
    ])
  func different(original: String, other: String) {
    #expect(!isFaithful(original, other))
  }
}
