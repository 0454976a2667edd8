import AnimLanguage
import Foundation
import Testing

@testable import AnimRuntime

/// Texts as deep as is allowed, read on a thread with as little stack as the ones that systems make for hosts.
@Suite("Deep texts on small stacks", .timeLimit(.minutes(2)))
struct DepthTests {
  /// Text that is nested as deeply as brackets may be.
  private static func nested(_ opening: String, _ middle: String = "", _ closing: String, count: Int = 126) -> String {
    String(repeating: opening, count: count) + middle + String(repeating: closing, count: count)
  }

  static let texts: [(name: String, text: String)] = [
    ("sum", "print " + Array(repeating: "1", count: 499).joined(separator: " + ")),
    ("comparison of sums", "print " + nested("2 - (", "1", ")", count: 120) + " < 3"),
    ("strings", "print " + Array(repeating: "\"a\"", count: 499).joined(separator: " + ")),
    ("brackets", "print " + nested("(", "1", ")")),
    ("calls", "print " + nested("abs(", "-1", ")")),
    ("lists", "let x = " + nested("[", "1", "]") + "\nprint x.count"),
    ("conditions", "print " + String(repeating: "true ? 1 : ", count: 240) + "0"),
    ("negations", "print " + String(repeating: "!", count: 200) + "true"),
    ("layers", (0..<126).map { "layer a\($0) {\n" }.joined() + String(repeating: "}", count: 126)),
    ("branches", nested("if true {", "print 1", "}")),
    ("alternatives", "if false {}" + String(repeating: " else if false {}", count: 200)),
    ("sequences", nested("sequence {", "wait 1s", "}")),
    ("closures", nested("after 0s {", "print 1", "}", count: 120)),
  ]

  /// Calls a function on a thread of 512 KB.
  private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }

  @Test("are checked, compiled and run", arguments: texts.map(\.name))
  func run(name: String) async throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let (errors, message) = await onSmallStack { () -> ([String], String?) in
      var session = Session(options: SessionOptions())
      do {
        let found = try session.enter(SourceText(name: "deep.anim", text: text))
        try session.run()
        return (found.filter { $0.severity == .error }.map(\.message), nil)
      } catch {
        return ([], "\(error)")
      }
    }
    #expect(errors == [] && message == nil)
  }

  @Test("are parsed for other uses", arguments: texts.map(\.name))
  func parse(name: String) async throws {
    let text = try #require(Self.texts.first { $0.name == name }).text
    let lines = await onSmallStack {
      var bag = DiagnosticBag()
      let tree = Parser.parse(SourceText(name: "deep.anim", text: text), into: &bag)
      return (bag.hasErrors, tree.tokens.count)
    }
    #expect(lines == (false, lines.1) && lines.1 > 4)
  }

  @Test("are refused where they are deeper")
  func refused() async {
    let sum = "print " + Array(repeating: "1", count: 10_000).joined(separator: "+")
    for text in [Self.nested("(", "1", ")", count: 10_000), sum] {
      let ids = await onSmallStack { () -> [DiagnosticID] in
        var session = Session(options: SessionOptions())
        let found = (try? session.enter(SourceText(name: "deep.anim", text: text))) ?? []
        return found.map(\.id)
      }
      #expect(ids.first == .nesting)
    }
  }
}
