import AnimEngine
import Testing

@Suite("Time")
struct TimeTests {
  @Test("durations add up exactly")
  func exact() {
    expectPrints(
      """
      for i in 0..<10 { wait 0.1s }
      print now, now == 1s
      wait 1s / 3
      wait 2s / 3
      print now == 2s
      """, ["1s true", "true"])
  }

  @Test("at counts from the start of the run, after and every from now")
  func scheduling() {
    expectPrints(
      """
      wait 1s
      at 2s { print "at", now }
      after 2s { print "after", now }
      let tick = every 0.5s { print "tick", now }
      after 1.25s { cancel tick }
      """, ["tick 1.5s", "at 2s", "tick 2s", "after 3s"])
  }

  @Test("a run lives while something finite is pending, and every does not keep it alive")
  func ends() {
    let result = run("every 1s { print now }\nafter 2.5s { print \"end\" }")
    #expect(result.lines == ["1s", "2s", "end"])
    #expect(result.end == MediaTime(seconds: 2.5))
    #expect(run("every 1s { print now }").lines == [])
  }

  @Test("what a timer of every starts does not keep the run alive")
  func lineage() {
    let result = run(
      """
      every 1s { after 10s { print "late" } }
      after 1.5s { print "end" }
      """)
    #expect(result.lines == ["end"])
    #expect(result.end == MediaTime(seconds: 1.5))
  }

  @Test("--until ends the run at that instant exactly, what happens then included")
  func until() {
    let result = run("every 1s { print now }", until: MediaTime(seconds: 3))
    #expect(result.lines == ["1s", "2s", "3s"])
    #expect(result.end == MediaTime(seconds: 3))
    #expect(run("print 1", until: MediaTime(seconds: 3)).end == MediaTime(seconds: 3))
  }

  @Test("at one instant notifications come before timers, timers before strands that waited")
  func classes() {
    expectPrints(
      """
      layer card {}
      func waiting() { wait 1s; print "strand" }
      after 1s { print "timer" }
      animate card.opacity to 0 over 1s then { print "notification" }
      waiting()
      """, ["notification", "timer", "strand"])
  }

  @Test("within a class the one queued first comes first")
  func queueing() {
    expectPrints(
      """
      after 1s { print "a" }
      at 1s { print "b" }
      after 0.5s { after 0.5s { print "c" } }
      after 1s { print "d"; after 0s { print "e" } }
      """, ["a", "b", "d", "c", "e"])
  }

  @Test("wait for all goes on when nothing finite runs, after everything else of the instant")
  func waitForAll() {
    expectPrints(
      """
      layer card {}
      animate card.opacity to 0 over 1s then { print "first"; animate card.cornerRadius to 5 over 1s }
      animate card.rotation to 1turn over 1s repeat forever key "spin"
      wait for all
      print "all", now
      """, ["first", "all 2s"])
  }

  @Test("wait for an animation goes on when it is over, finished or not, and at once if there is none")
  func waitForAnimation() {
    expectPrints(
      """
      layer card {}
      wait for card "in"
      print now
      animate card.opacity to 0 over 1s key "in"
      wait for card "in"
      print now
      animate card.opacity to 1 over 5s key "in"
      after 1s { cancel card "in" }
      wait for card "in"
      print now
      """, ["0s", "1s", "2s"])
  }

  @Test("a strand that waits for what never comes is told about")
  func endlessWait() {
    let result = run(
      """
      layer card {}
      animate card.rotation to 1turn over 1s repeat forever key "spin"
      wait 1s
      wait for card "spin"
      """)
    #expect(result.end == MediaTime(seconds: 1))
    #expect(
      result.warnings == [
        "run/never-ends this waits for the animation \"spin\" of 'card' since 1s, which never ends"
      ])
  }

  @Test(
    "times that make no sense end the run",
    arguments: [
      ("wait -1s", "run/negative-time"), ("let d = 0s\nevery d { }", "run/interval"),
      ("let d = -1s\nafter d { }", "run/negative-time"), ("wait 2s\nat 1s { }", "run/time-has-passed"),
      ("func again() { after 0s { again() } }\nagain()", "limit/turns"),
    ])
  func badTimes(script: String, id: String) {
    let error = run(script).error ?? ""
    #expect(error.hasPrefix(id + " "))
  }

  @Test("waiting keeps the calls and values of the strand")
  func waitInCalls() {
    expectPrints(
      """
      func slow(n: number, name: string) -> number {
        let list = [n, n + 1]
        wait 1s
        if n > 0 { return slow(n - 1, name: name + "!") + list.count }
        print name, now
        return 0
      }
      after 2.5s { print "between", now }
      print slow(3, name: "x")
      """, ["between 2.5s", "x!!! 4s", "6"])
  }
}
