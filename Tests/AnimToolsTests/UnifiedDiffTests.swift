import Testing

@testable import AnimTools

@Suite("Unified diffs")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), name: "f"), as: UTF8.self)
  }

  @Test("texts that are the same have none")
  func same() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test(
    "changes",
    arguments: [
      ("a\n", "b\n", "@@ -1 +1 @@\n-a\n+b\n"), ("", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
      ("a\n", "", "@@ -1 +0,0 @@\n-a\n"),
      ("a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
      ("1\n2\n3\n4\n5\n", "1\n2\n3\nx\n4\n5\n", "@@ -1,5 +1,6 @@\n 1\n 2\n 3\n+x\n 4\n 5\n"),
      ("a\nb\nc\nd\ne\nf\n", "a\nb\nc\nd\ne\nF\n", "@@ -3,4 +3,4 @@\n c\n d\n e\n-f\n+F\n"),
    ])
  func changes(old: String, new: String, hunks: String) {
    #expect(diff(old, new) == "--- f\n+++ f\n" + hunks)
  }

  @Test("changes that are close share a hunk, others do not")
  func hunks() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let close = old.replacing("\n10\n", with: "\nten\n").replacing("\n17\n", with: "\nseventeen\n")
    #expect(diff(old, close).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    let far = old.replacing("\n10\n", with: "\nten\n").replacing("\n18\n", with: "\neighteen\n")
    #expect(diff(old, far).contains("@@ -7,7 +7,7 @@"))
    #expect(diff(old, far).contains("@@ -15,7 +15,7 @@"))
  }

  @Test("lines that moved or repeat are told rightly: the diff leads from one text to the other")
  func anyTexts() {
    var state: UInt64 = 5
    func next(_ limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for round in 0..<400 {
      let kinds = UInt64(2 + round % 12)
      let old = (0..<next(14)).map { _ in "\(next(kinds))\n" }
      var new = old
      for _ in 0..<next(5) {
        if next(2) == 0, !new.isEmpty { new.remove(at: Int(next(UInt64(new.count)))) }
        new.insert("\(next(kinds))\n", at: Int(next(UInt64(new.count + 1))))
      }
      #expect(applied(diff(old.joined(), new.joined()), to: old) == new)
    }
  }

  /// The lines that a diff makes of others.
  private func applied(_ diff: String, to old: [String]) -> [String] {
    var result: [String] = []
    var position = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let text = line.dropFirst() + "\n"
      switch line.first {
      case "@":
        let place = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        let first = (Int(place[0]) ?? 0) - (place.last == "0" && place.count > 1 ? 0 : 1)
        result += old[position..<first]
        position = first
      case "+": result.append(String(text))
      default:
        #expect(old[position] == text)
        if line.first == " " { result.append(String(text)) }
        position += 1
      }
    }
    return result + old[position...]
  }

  @Test("a whole file of changes takes no time", .timeLimit(.minutes(5)))
  func large() {
    let old = (0..<40_000).map { "line \($0)  \n" }.joined()
    let new = (0..<40_000).map { "line \($0)\n" }.joined()
    #expect(diff(old, new).split(separator: "\n").count == 80_003)
    let same = String(repeating: "}\n", count: 20_000)
    #expect(diff(same, same + "}\n").hasSuffix("+}\n"))
  }
}
