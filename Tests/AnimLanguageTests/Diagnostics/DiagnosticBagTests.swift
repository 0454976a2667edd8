import AnimLanguage
import Testing

@Suite("Collected diagnostics")
struct DiagnosticBagTests {
  private func diagnostic(_ offset: UInt32, _ message: String = "m", _ severity: Diagnostic.Severity = .error)
    -> Diagnostic
  {
    Diagnostic(.expected, severity: severity, at: SourceRange(offset, offset + 1), message)
  }

  @Test("they come by position, those of one place in the order they were added")
  func order() {
    var bag = DiagnosticBag()
    for (offset, message) in [(5, "a"), (1, "b"), (5, "c"), (3, "d")] as [(UInt32, String)] {
      bag.add(diagnostic(offset, message))
    }
    #expect(bag.diagnostics.map(\.message) == ["b", "d", "a", "c"])
  }

  @Test("the same one is told once")
  func duplicates() {
    var bag = DiagnosticBag()
    bag.add(diagnostic(1))
    bag.add(diagnostic(1))
    bag.add(diagnostic(1, "other"))
    #expect(bag.diagnostics.count == 2)
  }

  @Test("warnings are no errors")
  func severities() {
    var bag = DiagnosticBag()
    #expect(bag.isEmpty)
    bag.add(diagnostic(1, "w", .warning))
    #expect(!bag.hasErrors)
    bag.add(diagnostic(2))
    #expect(bag.hasErrors)
  }

  @Test("each file has its own limit, and errors come before warnings where not all fit")
  func limits() {
    let first = SourceText(name: "a", text: String(repeating: " ", count: 100))
    let second = SourceText(name: "b", text: String(repeating: " ", count: 100), base: first.nextBase)
    var bag = DiagnosticBag()
    for offset in 0..<30 { bag.add(diagnostic(UInt32(offset), "w", .warning)) }
    for offset in 50..<65 { bag.add(diagnostic(UInt32(offset))) }
    bag.add(diagnostic(second.base))
    let listings = bag.listings(in: SourceMap([first, second]))
    #expect(listings.map(\.file) == [0, 1])
    #expect(listings.map(\.omitted) == [25, 0])
    #expect(listings.first?.diagnostics.count { $0.severity == .error } == 15)
    #expect(listings.first?.diagnostics.count == DiagnosticBag.limitPerFile)
  }

  @Test("every id is a group and a name, and has a summary of its own")
  func ids() {
    let names = DiagnosticID.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(["syntax/unclosed-brace", "run/index-out-of-range", "limit/steps"].allSatisfy(names.contains))
    for id in DiagnosticID.all {
      let parts = id.name.split(separator: "/")
      #expect(parts.count == 2)
      #expect(id.name.allSatisfy { $0.isLowercase || $0 == "-" || $0 == "/" || $0.isNumber })
      #expect(!id.summary.isEmpty && !id.summary.hasSuffix("."))
    }
  }
}
