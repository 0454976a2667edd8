import Testing

@testable import AnimLanguage

@Suite("Animations that drive one property at the same time")
struct ConflictFinderTests {
  private func lines(_ text: String) -> [Int] {
    let script = CheckedScript("layer a { layer b {} }\nlayer c[i in 0..<2] {}\nfunc f() { wait 9s }\n" + text)
    #expect(script.diagnostics.allSatisfy { $0.severity == .warning && $0.id == .conflict })
    return script.told.compactMap { $0.split(separator: " ")[1].split(separator: ":").first.flatMap { Int($0) } }
      .map { $0 - 3 }
  }

  @Test(
    "are told at the one that wins",
    arguments: [
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s delay 0.9s key \"y\"",
      "animate a.opacity to 1 over 1s repeat 3 times key \"x\"; wait 2s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s repeat forever key \"x\"; wait 20s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s autoreverse key \"x\"; wait 1.5s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s speed 0.5 key \"x\"; wait 1.5s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s repeat for 3s key \"x\"; wait 2s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.position to (1, 1) over 1s key \"x\"\nanimate a.position.x to 0 over 1s key \"y\"",
      "animate a.b.opacity to 1 over 1s key \"x\"\nanimate a.b.opacity to 0 over 1s key \"y\"",
      "animate c[1].opacity to 1 over 1s key \"x\"\nanimate c[1].opacity to 0 over 1s key \"y\"",
      "animate a over 1s key \"x\" { opacity to 1 }\nanimate a.opacity to 0 over 1s key \"y\"",
      "transaction <duration: 1s> { animate a.opacity to 1 over 1s key \"x\" }\nanimate a.opacity to 0 over 1s key \"y\"",
      "transaction <duration: 2s> { animate a.opacity to 1 key \"x\" }; wait 1.5s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.zPosition to 1 spring(damping: 20) key \"x\"; wait 0.9s\nanimate a.zPosition to 0 over 1s key \"y\"",
    ])
  func conflicts(text: String) { #expect(lines(text) == [2]) }

  @Test(
    "are not told where they cannot be known, or where there are none",
    arguments: [
      "animate a.opacity to 1 over 1s key \"x\"; wait 0.5s\nanimate a.opacity to 0 over 1s key \"x\"",
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s",
      "animate a.opacity to 1 over 1s key \"x\"; wait 1s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s delay 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.zPosition to 0 over 1s key \"y\"",
      "animate a.position.y to 1 over 1s key \"x\"\nanimate a.position.x to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"\nanimate a.b.opacity to 0 over 1s key \"y\"",
      "animate c[0].opacity to 1 over 1s key \"x\"\nanimate c[1].opacity to 0 over 1s key \"y\"",
      "animate a.opacity by 1 over 1s key \"x\" additive\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"; wait for all\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"; cancel a \"x\"\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 1 over 1s key \"x\"; f()\nanimate a.opacity to 0 over 1s key \"y\"",
      "var d = 1s; animate a.opacity to 1 over d key \"x\"\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.zPosition to 1 spring(damping: 20) key \"x\"; wait 1s\nanimate a.zPosition to 0 over 1s key \"y\"",
      "transaction <duration: 1s> { animate a.opacity to 1 key \"x\" }; wait 1s\nanimate a.opacity to 0 over 1s key \"y\"",
      "animate a.opacity to 0 over 1s key \"x\"; wait 0.5s; animate a.zPosition to 1 over 1s key \"x\"\nanimate a.opacity to 1 over 1s key \"y\"",
      "a.speed = 4; animate a.opacity to 0 over 2s key \"x\"; wait 1s\nanimate a.opacity to 1 over 1s key \"y\"",
      "animate a.opacity to 1 key \"x\"\nanimate a.opacity to 0 over 1s key \"y\"",
      "if now > 1s { animate a.opacity to 1 over 1s key \"x\" }\nanimate a.opacity to 0 over 1s key \"y\"",
      "after 1s { animate a.opacity to 1 over 1s key \"x\" }\nanimate a.opacity to 0 over 1s key \"y\"",
    ])
  func silence(text: String) { #expect(lines(text) == []) }

  @Test("functions, handlers and blocks are looked through as well")
  func functions() {
    let pair = "animate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s key \"y\""
    #expect(lines("func g() {\n\(pair)\n}") == [3])
    #expect(lines("after 1s {\n\(pair)\n}") == [3])
    #expect(lines("for i in 0..<3 {\n\(pair)\n}") == [3])
    #expect(lines("handler g(layer) {\n\(pair)\n}") == [3])
  }

  @Test("the message names both keys, the property and who wins")
  func message() {
    let script = CheckedScript(
      "layer a {}\nanimate a.opacity to 1 over 1s key \"x\"\nanimate a.opacity to 0 over 1s key \"y\"")
    #expect(
      script.diagnostics.map(\.message) == [
        "two animations drive 'opacity' of 'a' at the same time: \"y\", added last, hides \"x\""
      ])
    #expect(script.diagnostics.first?.secondary.count == 1)
  }
}
