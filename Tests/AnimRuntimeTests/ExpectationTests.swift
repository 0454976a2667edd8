import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Expectations and tests of scripts")
struct ExpectationTests {
  /// The failures of a script as `instant message`.
  private func failures(_ text: String) throws -> [String] {
    var session = Session()
    let told = try session.enter(SourceText(name: "test.anim", text: text))
    #expect(told.filter { $0.severity == .error }.map(\.message) == [])
    try session.run()
    return session.takeFailures().map { "\(PropertyValue.duration($0.instant ?? .zero)) \($0.message)" }
  }

  @Test(
    "what does not hold is told with its values and the instant",
    arguments: [
      ("expect 1 + 1 == 3", "0s '1 + 1' is 2, not 3"), ("expect 1 < 0 + 1 - 1", "0s '1' is 1, '0 + 1 - 1' is 0"),
      ("expect 2 != 1 + 1", "0s '2' is 2"), ("expect 1s ~= 1s + 5ms within 1ms", "0s '1s' is 1s, not 1.005s"),
      ("expect (1, 2) ~= (1, 3) within 0.5", "0s '(1, 2)' is (1, 2), not (1, 3)"),
      ("expect 90deg ~= 0.26turn within 1deg", "0s '90deg' is 90deg, not 93.6deg"),
      ("expect \"a\" + \"b\" == \"b\"", "0s '\"a\" + \"b\"' is ab, not b"), ("expect !true", "0s '!true' is false"),
      ("expect 1 > 2 at 1.5s", "1.5s '1' is 1, '2' is 2"),
    ])
  func failing(text: String, message: String) throws {
    #expect(try failures(text) == [message])
  }

  @Test(
    "what holds is not told",
    arguments: [
      "expect 1 + 1 == 2", "expect 0.5 ~= 0.51 within 0.01 + 1e-9", "expect red ~= red", "expect [1] == [1]",
      "expect 1s ~= 1.001s within 1ms", "expect now == 2s at 2s", "func f() -> bool { return true }\nexpect f()",
      "let missing: number? = none\nexpect missing == none",
    ])
  func passing(text: String) throws {
    #expect(try failures(text) == [])
  }

  @Test("an expectation does not wait, sees the end of its instant, and keeps the run alive")
  func time() throws {
    #expect(
      try failures(
        """
        var x = 0
        expect x == 3
        expect x == 4 at 2s
        expect now == 0s
        after 0s { x += 1; after 0s { x += 2 } }
        at 2s { x += 1 }
        """) == [])
    #expect(run("expect true at 5s").end == MediaTime(seconds: 5))
    #expect(run("every 1s { expect true at 50s }\nwait 2s").end == MediaTime(seconds: 2))
    #expect(run("wait 2s\nexpect true at 1s").error?.hasPrefix("run/time-has-passed") == true)
  }

  @Test("lets are copied, vars are shared with what is checked later")
  func captures() throws {
    #expect(
      try failures(
        """
        func f(n: number) { var x = n; let y = n; expect x == y + 1 at 1s; x += 1 }
        f(1); f(2)
        """) == [])
  }

  @Test("how animations ended can be expected")
  func endings() throws {
    let script = """
      layer a {}
      animate a.opacity to 0 over 1s key "in"
      animate a.cornerRadius to 1 over 5s key "out"
      after 2s { cancel a "out" }

      """
    #expect(
      try failures(
        script
          + "expect a \"in\" finished at 1s\nexpect a \"out\" cancelled at 2s\nexpect a (\"i\" + \"n\") finished at 1s")
        == [])
    #expect(
      try failures(
        script + "expect a \"in\" cancelled at 1s\nexpect a \"in\" finished at 0.5s\nexpect a \"out\" finished at 3s\n"
          + "expect a \"no\" finished at 1s") == [
          "0.5s the animation \"in\" of 'a' still runs: it should have finished at 0.5s",
          "1s the animation \"in\" of 'a' finished at 1s: it should have been cancelled at 1s",
          "1s no animation of 'a' has had the key \"no\": it should have finished at 1s",
          "3s the animation \"out\" of 'a' was cancelled at 2s: it should have finished at 3s",
        ])
  }

  @Test("each test runs on a stage of its own, from time 0, after what the file imports")
  func tests() throws {
    let loader = ScriptLoader { _ throws(ScriptLoader.Failure) in
      ScriptLoader.File(name: "lib.anim", bytes: Array("let base = 40\ntest \"not ours\" {}".utf8))
    }
    var session = Session()
    let text = """
      import "lib.anim"
      print "never"
      layer card {}
      func two() -> number { return 2 }
      test "first" { layer card {}; wait 1s; expect base + two() == 42; print now, self.sublayers }
      test "second" { layer other {}; print now, self.sublayers; expect false }
      """
    #expect(session.load(SourceText(name: "t.anim", text: text), loader: loader).isEmpty)
    #expect(session.tests.map(\.name) == ["first", "second"])
    var output: [[String]] = []
    var failed: [Int] = []
    for index in session.tests.indices {
      var run = session
      try run.start(test: index)
      try run.run()
      output.append(lines(of: run.takeOutput()))
      failed.append(run.takeFailures().count)
    }
    #expect(output == [["1s [card]"], ["0s [other]"]])
    #expect(failed == [0, 1])
    #expect(lines(of: session.takeOutput()) == [])
  }

  @Test("an import is run once, before the file, also over several entries of a session")
  func imports() throws {
    let loader = ScriptLoader { path throws(ScriptLoader.Failure) in
      ScriptLoader.File(name: path, bytes: Array((path == "a" ? "import \"b\"\nprint \"a\"" : "print \"b\"").utf8))
    }
    var session = Session()
    for text in ["import \"a\"\nimport \"b\"\nprint \"main\"", "import \"a\"\nprint \"again\""] {
      let source = SourceText(name: "m", bytes: Array(text.utf8), base: session.nextBase)
      #expect(try session.enter(source, loader: loader).isEmpty)
    }
    #expect(lines(of: session.takeOutput()) == ["b", "a", "main", "again"])
  }
}
