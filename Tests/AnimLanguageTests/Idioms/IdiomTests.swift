import Testing

@testable import AnimLanguage

/// A line as people write it who know other tools, with what is told of it.
struct ForeignLine: CustomTestStringConvertible {
  var text: String
  /// `id: message`, one for each mistake.
  var told: [String] = []
  /// The line when the first fix of each mistake is applied; nil if there is none.
  var fixed: String?
  /// Whether it is right then.
  var isRightThen = true

  var testDescription: String { text }

  /// The entries of ``foreignLines``: a line, then indented what is told, then `=>` and the line when it is fixed.
  static let all: [ForeignLine] = {
    var lines: [ForeignLine] = []
    for line in foreignLines.split(separator: "\n") {
      if !line.hasPrefix("    ") {
        lines.append(ForeignLine(text: String(line)))
      } else if line.hasPrefix("    => ") {
        let fixed = line.dropFirst(7)
        let isUnfinished = fixed.hasSuffix("   // not yet right")
        lines[lines.count - 1].isRightThen = !isUnfinished
        lines[lines.count - 1].fixed = String(isUnfinished ? fixed.dropLast(19) : fixed)
      } else {
        lines[lines.count - 1].told.append(String(line.dropFirst(4)))
      }
    }
    return lines
  }()
}

@Suite("What people write who know CSS, GSAP, SwiftUI, Core Animation and other languages")
struct IdiomTests {
  /// What stands before each line.
  private static let head = """
    layer card {}
    layer other {}
    var count = 0
    handler done() { print 1 }

    """

  @Test("Each mistake is told once, in words of this language", arguments: ForeignLine.all)
  func told(line: ForeignLine) {
    let script = CheckedScript(Self.head + line.text + "\n")
    #expect(script.diagnostics.map { "\($0.id): \($0.message)" } == line.told)
    for diagnostic in script.diagnostics where diagnostic.id != .expected {
      #expect(!diagnostic.fixes.isEmpty || diagnostic.hint != nil || diagnostic.label != nil, "\(diagnostic.message)")
    }
  }

  @Test("The fixes make of it what was meant", arguments: ForeignLine.all)
  func fixed(line: ForeignLine) {
    let script = CheckedScript(Self.head + line.text + "\n")
    var bytes = script.source.bytes
    let edits = Set(script.diagnostics.compactMap(\.fixes.first).flatMap(\.edits))
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }) {
      let range = script.source.localOffset(edit.range.lowerBound)..<script.source.localOffset(edit.range.upperBound)
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let fixed = line.fixed else { return #expect(text == Self.head + line.text + "\n") }
    #expect(text == Self.head + fixed + "\n")
    if line.isRightThen { #expect(!CheckedScript(text).diagnostics.contains { $0.severity == .error }) }
  }

  @Test("There are many, and nothing passes in silence")
  func count() {
    #expect(ForeignLine.all.count > 120)
    #expect(ForeignLine.all.allSatisfy { !$0.told.isEmpty })
  }

  @Test("A word of another tool never gets in the way of a script that declares it")
  func declared() {
    let script = """
      func fade(target: layer) { animate target.opacity to 0 over 1s }
      func sleep(n: number) -> number { return n }
      let end = 1
      let power1 = easeOut
      layer card {}
      fade(card)
      print sleep(end), power1
      card.opacity = 1 - end
      let function = 2
      print function-end, function - end
      """
    #expect(CheckedScript(script).told == [])
  }

  @Test(
    "Subtractions, choices and calls that look alike stay what they are",
    arguments: [
      "let ease = 3\nlet out = 1\nprint ease - out", "let a = 1\nlet b = a-1", "var s = 1\nlet x = 1 s = 2\nprint s",
      "let not = true\nprint not", "let is = 1\nprint is == 1", "let and = 1\nlet or = and + 1\nprint or",
      "func f(a: number) -> number { return a }\nprint f(1)", "print [for i in 0..<3: i]",
      "layer c {}\nanimate c.opacity\n  to 1\n  over 1s", "let list = [\n  1,\n  2,\n]\nprint list",
    ])
  func unharmed(text: String) {
    #expect(CheckedScript(text).diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }
}
