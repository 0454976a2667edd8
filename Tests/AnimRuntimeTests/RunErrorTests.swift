import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Errors of a run")
struct RunErrorTests {
  private func failure(_ text: String, limits: Limits = Limits()) -> Diagnostic? {
    var options = SessionOptions()
    options.limits = limits
    var session = Session(options: options)
    do {
      #expect(try session.enter(SourceText(name: "t", text: text)).filter { $0.severity == .error } == [])
      try session.run()
      return nil
    } catch {
      return error.diagnostic
    }
  }

  @Test(
    "name what was found and what was wanted",
    arguments: [
      ("let a = [1, 2]\nprint a[2]", "the index 2 is out of range: the list has 2 elements"),
      ("let a = [1, 2]\nprint a[0.5]", "the index 0.5 is out of range: the list has 2 elements"),
      ("var a = [\"x\"]\na[-1] = \"y\"", "the index -1 is out of range: the list has 1 element"),
      (
        "layer l {}\nhandler h(layer) { print animation.toValue as color }\nanimate l.opacity to 0 over 1s then call h",
        "the value is a number, not a color"
      ),
      (
        "layer a { }\nlayer b { }\ninsert a in b\ninsert b in a",
        "a layer cannot be put into itself or into one of its sublayers"
      ),
    ])
  func messages(script: String, message: String) {
    #expect(failure(script)?.message == message)
  }

  @Test("carry the instant and the script's calls, innermost first")
  func stacks() throws {
    let text = """
      func inner(n: number) { let list = [1]  print list[n] }
      func outer() { wait 1s; inner(3) }
      outer()
      """
    let diagnostic = try #require(failure(text))
    #expect(diagnostic.instant == MediaTime(seconds: 1))
    #expect(diagnostic.stack.map(\.name) == ["func inner", "func outer", "the script"])
    let source = SourceText(name: "t", text: text)
    #expect(diagnostic.stack.map { source.text(in: $0.range) } == ["list[n]", "inner(3)", "outer()"])
    #expect(diagnostic.range == diagnostic.stack.first?.range)
  }

  @Test("what was printed before is not lost")
  func outputStays() {
    #expect(run("print 1\nlet a = [1]\nprint a[5]\nprint 2").lines == ["1"])
  }

  @Test("limits end what would go on forever, on both sides of the edge")
  func limits() {
    var limits = Limits()
    limits.steps = 1000
    limits.callDepth = 50
    limits.layers = 10
    limits.turnsPerInstant = 20
    let depth = "func f(n: number) -> number { if n == 0 { return 0 } return f(n - 1) }\nprint f(%)"
    #expect(failure("while true {}", limits: limits)?.id == .limitSteps)
    #expect(failure("for i in 0..<1e9 {}", limits: limits)?.id == .limitSteps)
    #expect(failure("for i in 0..<900 {}", limits: limits) == nil)
    #expect(failure(depth.replacing("%", with: "48"), limits: limits) == nil)
    #expect(failure(depth.replacing("%", with: "49"), limits: limits)?.id == .limitCallDepth)
    #expect(failure("for i in 0..<9 { layer x {} }", limits: limits) == nil)
    #expect(failure("for i in 0..<10 { layer x {} }", limits: limits)?.id == .limitLayers)
    #expect(failure("for i in 0..<30 { after 1s {} }", limits: limits)?.id == .limitTurns)
  }

  @Test("a call that makes room for more calls happens once")
  func callsOnce() {
    let text = "var n = 0\nfunc f(d: number) { if d > 0 { f(d - 1) }  n += 1 }\nf(5000)\nprint n"
    #expect(run(text).lines == ["5001"])
  }

  @Test("deep recursion within the limit works")
  func deepRecursion() {
    #expect(
      run("func f(n: number) -> number { if n == 0 { return 0 } return f(n - 1) + 1 }\nprint f(15000)").lines == [
        "15000"
      ])
  }
}
