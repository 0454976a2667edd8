import AnimLanguage
import Testing

@Suite("What is typed at a prompt")
struct EntryStatusTests {
  @Test(
    "Is complete when the parser finds nothing wrong",
    arguments: [
      "", "   ", "// a comment", "/* a comment */", "let x = 1", "print 1; print 2", "layer card {}",
      "layer card {\n    opacity = 1\n}", "if a { } else { }", "print [\n1,\n2\n]", "print \"(\"",
      "print \"{ \\(1) [\"",
      "animate card.opacity to 1 over 1s", "animate card.opacity\n  to 1\n  over 1s", "return", ":step", ":step {",
      "  :goto (",
      "print 1 // {",
    ])
  func complete(text: String) {
    #expect(EntryStatus(of: text).completeness == .complete)
  }

  @Test(
    "Is incomplete when more lines can make it complete",
    arguments: [
      ("layer card {", "layer card {", 4), ("layer card { opacity = 1", "layer card {", 4),
      ("layer card {\n    opacity =", "layer card {", 8), ("layer card", nil, 0), ("let x =", nil, 4),
      ("let x = 1 +", nil, 4), ("print 1,", nil, 4), ("print (1", "print (", 4), ("print max(1,", "print max(", 4),
      ("let a = [\n  1,\n  2", "let a = [", 2), ("func f(", "func f(", 4), ("func f(a: number) -> number", nil, 0),
      ("func f(a: number,", "func f(", 4), ("handler h(layer)", nil, 0), ("if x", nil, 0), ("if x { } else", nil, 0),
      ("while true", nil, 0), ("for i in 0..<3", nil, 0), ("let x = a ? b", nil, 4), ("let x = a ?", nil, 4),
      ("/* a comment", nil, 0), ("layer card { /* a } comment", "layer card {", 4), ("/* a /* nested */", nil, 0),
      ("if x {\n    layer dot {", "layer dot {", 8), ("if x {\n    layer dot {\n    }", "if x {", 4),
      ("if x {\n} else {", "} else {", 4), ("animate card over 1s {\n    opacity to 1", "animate card over 1s {", 4),
      ("print [for i in 0..<3:", "print [", 4),
    ])
  func incomplete(text: String, open: String?, indentation: Int) {
    let status = EntryStatus(of: text)
    #expect(status.completeness == .incomplete)
    #expect(status.openConstruct == open)
    #expect(status.indentation == indentation)
  }

  @Test(
    "Is invalid when no further line mends it",
    arguments: [
      "let 3 = x", "let x = )", "layer card { let 3", "print 1 }", "print \"never closed", "print \"\\(1", "print 'a'",
      "foo(1 2", "animate card.opacity to", "animate card.opacity to 1 over", "layer card {\n    opacity = \"x\n",
      "let x = 1 let y = 2 @", "print (1]", "let x = @ +", "[1 } ", "print 10%3 +", "let 3 /* open",
      "layer card { animate opacity to",
    ])
  func invalid(text: String) {
    #expect(EntryStatus(of: text).completeness == .invalid)
  }

  @Test(
    "The next line begins where the lines before it do",
    arguments: [
      ("let a = [\n  1,", 2), ("let a = [\n  1,\n  2", 2), ("print 1,\n    2,", 4),
      ("layer a {\n    x =\n        1 +", 8),
      ("layer a {\n    x =\n        1", 4), ("layer a {\n  x = 1", 4), ("print max(\n  1,", 2), ("print 1", 0),
      ("  print 1", 2),
      ("if x {\n    print max(1,", 8),
    ])
  func nextIndentation(text: String, indentation: Int) {
    #expect(EntryStatus(of: text).indentation == indentation)
  }

  @Test("A brace that closes nothing yet belongs where the line of its opener begins")
  func openerIndentation() {
    #expect(EntryStatus(of: "if x {\n    layer dot {\n        opacity = 1\n").openerIndentation == 4)
    #expect(EntryStatus(of: "if x {\n\tlayer dot {\n").openerIndentation == 4)
    #expect(EntryStatus(of: "if x {\n    layer dot { }\n").openerIndentation == 0)
    #expect(EntryStatus(of: "let x = 1").openerIndentation == nil)
  }

  @Test("Blocks at any indentation are complete once all are closed, and incomplete before")
  func indentationIsFree() {
    let text = "layer a {\nlayer b {\nopacity = 1\n}\n"
    #expect(EntryStatus(of: text).completeness == .incomplete)
    #expect(EntryStatus(of: text + "}").completeness == .complete)
  }

  @Test("Each line after the first knows what is open where it begins")
  func openConstructs() {
    let text = "layer card {\n  path = rect(\n    (0, 0, 1, 1)\n  )\n}\nprint [\n1]\n"
    #expect(
      EntryStatus.openConstructs(ofLinesAfterFirst: text) == [
        "layer card {", "path = rect(", "path = rect(", "layer card {", nil, "print [", nil,
      ])
    #expect(EntryStatus.openConstructs(ofLinesAfterFirst: "") == [])
    #expect(EntryStatus.openConstructs(ofLinesAfterFirst: "\n") == [nil])
  }

  @Test("Every beginning of a script has a status, at every byte")
  func total() {
    let script = Array("layer ü[i in 0..<3] { x = \"\\(a[1])\" /* é */ }\nfunc f(a: number) -> [number] {}".utf8)
    for end in script.indices {
      let text = String(decoding: script[..<end], as: UTF8.self)
      let status = EntryStatus(of: text)
      #expect(status.indentation >= 0)
      #expect(EntryStatus.openConstructs(ofLinesAfterFirst: text).count == text.filter(\.isNewline).count)
    }
  }
}

@Suite("Gathering lines into entries")
struct EntryGathererTests {
  /// The entries of some lines.
  private func entries(_ lines: String) -> [String] {
    var gatherer = EntryGatherer()
    var entries: [String] = []
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      if let entry = gatherer.add(String(line)) { entries.append(entry) }
    }
    return entries + (gatherer.finish().map { [$0] } ?? [])
  }

  @Test(
    "A line is an entry if it is complete or hopeless, and waits for more if it is not",
    arguments: [
      ("let x = 1\nprint x", ["let x = 1", "print x"]),
      ("layer a {\n  opacity = 1\n}\nprint 1", ["layer a {\n  opacity = 1\n}", "print 1"]),
      ("let x =\n1\n:step 2\nlet y", ["let x =\n1", ":step 2", "let y"]),
      ("print \"{\"\nprint \"}\"", ["print \"{\"", "print \"}\""]),
      ("/* a\n{ b\n*/ print 1\nprint 2", ["/* a\n{ b\n*/ print 1", "print 2"]),
      ("print 1 }\nprint 2", ["print 1 }", "print 2"]),
      ("layer a {\nlet = 3\n}\nprint 2", ["layer a {\nlet = 3\n}", "print 2"]),
      ("layer a {\nlayer b {", ["layer a {\nlayer b {"]),
    ])
  func gathers(lines: String, expected: [String]) {
    #expect(entries(lines) == expected)
  }

  @Test("A block of many lines is not parsed at each of them", .timeLimit(.minutes(5)))
  func linear() {
    let body = (0..<20_000).map { "  print max(\($0), 1)\n" }.joined()
    #expect(entries("if true {\n\(body)}").count == 1)
  }
}
