import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("The order of one instant, and when a run ends")
struct InstantTests {
  @Test("strands go on in the order they began to wait, whatever they waited for")
  func strands() {
    expectPrints(
      """
      layer a {}
      func first() { wait 2s; print "first" }
      func second() { wait for a "x"; print "second" }
      after 0s { first() }
      after 0.5s { animate a.opacity to 0 over 1.5s key "x"; second() }
      after 1s { wait 1s; print "third" }
      after 1.5s { sequence { animate a.cornerRadius to 1 over 0.5s; print "fourth" } }
      wait 2s
      print "main, after what began before it"
      """, ["main, after what began before it", "first", "second", "third", "fourth"])
  }

  @Test("animations that end are all told before a strand goes on, in the order they were added")
  func notifications() {
    expectPrints(
      """
      layer a {}
      layer b {}
      handler told(layer) { print "handler", layer.name }
      on b finish call told
      animate b.opacity to 0 over 1s then { print "then b" }
      animate a.opacity to 0 over 1s then { print "then a"; after 0s { print "timer of a" } }
      after 1s { print "timer" }
      wait 1s
      print "strand"
      """, ["then b", "handler b", "then a", "timer", "timer of a", "strand"])
  }

  @Test("a transaction's completion comes after the completions of its animations, inner before outer")
  func groups() {
    expectPrints(
      """
      layer a {}
      transaction <duration: 1s> {
        transaction <duration: 1s> { animate a.opacity to 0 then { print "animation" } } then { print "inner" }
      } then { print "outer" }
      wait for a "opacity"
      print "strand"
      """, ["animation", "inner", "outer", "strand"])
  }

  @Test("what a turn makes due at the instant joins its class")
  func joins() {
    expectPrints(
      """
      layer a {}
      animate a.opacity to 0 over 1s key "x"
      animate a.cornerRadius to 1 over 5s key "y" otherwise { print "cancelled" }
      after 1s { cancel a "y"; print "timer" }
      after 1s { print "later timer" }
      wait for a "x"
      print "strand"
      """, ["timer", "cancelled", "later timer", "strand"])
  }

  @Test("wait for all comes after all that is due, frames after it, expectations last")
  func steps() throws {
    var session = Session()
    let text = """
      layer a {}
      var log = ""
      expect log == "strand all frame due " at 1s
      on frame { if now == 1s { log += "frame "; after 0s { log += "due " } } }
      animate a.opacity to 0 over 1s
      after 0s { wait for all; log += "all " }
      wait 1s
      log += "strand "
      wait 1s
      print log
      """
    #expect(try session.enter(SourceText(name: "t", text: text)).isEmpty)
    try session.run()
    #expect(lines(of: session.takeOutput()) == ["strand all frame due "])
    #expect(session.takeFailures() == [])
  }

  @Test("animations end before delayed ones begin, and both before any turn")
  func animations() {
    expectPrints(
      """
      layer a {}
      layer b {}
      handler begun(layer) { print "begun", a.animationKeys }
      on b start call begun
      animate a.opacity to 0 over 1s then { print "ended", b.animationKeys }
      animate b.opacity to 0 over 1s delay 1s
      """, ["ended [\"opacity\"]", "begun []"])
  }

  @Test("every goes on as long as the run lives, and starts nothing that keeps it alive")
  func lineage() {
    let result = run(
      """
      layer a {}
      every 1s { animate a.opacity to 0 over 10s; after 20s { print "never" } }
      on a cancel call again
      handler again(layer) { animate a.cornerRadius to 1 over 100s }
      wait 2.5s
      """)
    #expect(result.end == MediaTime(seconds: 2.5))
  }

  @Test("an implicit animation of every does not keep the run alive, one of the script does")
  func implicitLineage() {
    #expect(run("layer a {}\nevery 1s { a.opacity = 0 }\nwait 1s").end == MediaTime(seconds: 1))
    #expect(run("layer a {}\na.opacity = 0").end == MediaTime(seconds: 0.25))
  }

  @Test("a completion of an endless animation, and what it starts, keep nothing alive")
  func endlessCompletion() {
    let result = run(
      """
      layer a {}
      animate a.rotation by 1turn over 1s repeat forever key "spin" otherwise {
        print "stopped"
        animate a.opacity to 0 over 10s
        after 10s { print "never" }
      }
      after 1s { cancel a "spin" }
      """)
    #expect(result.lines == ["stopped"])
    #expect(result.end == MediaTime(seconds: 1))
  }

  @Test("a strand of the script keeps alive what it waits for, whoever started it")
  func waitedFor() {
    expectPrints(
      """
      layer a {}
      every 1s { animate a.opacity to 0 over 0.5s key "x" }
      wait 1s
      wait for a "x"
      print now
      wait 0.75s
      wait for all
      print now
      """, ["1.5s", "2.5s"])
  }

  @Test("a strand that waits for an event that nobody sends is told about")
  func event() {
    let result = run("layer a {}\nwait 1s\nwait for a tap\nprint 1")
    #expect(result.lines == [])
    #expect(
      result.warnings == ["run/never-ends this waits for the event 'tap' of 'a' since 1s, which never ends"])
    #expect(result.end == MediaTime(seconds: 1))
  }

  @Test("frames are at multiples of their length, from the first after 'on frame' to the end of the run")
  func frames() {
    var options = SessionOptions()
    options.frameRate = 4
    let text = "wait 0.3s\non frame { print now }\nwait 0.75s"
    #expect(run(text, options: options).lines == ["0.5s", "0.75s", "1s"])
    #expect(run("on frame { print now }", options: options).lines == ["0s"])
    #expect(
      run("on frame { print now }", until: MediaTime(seconds: 0.5), options: options).lines == ["0s", "0.25s", "0.5s"])
  }

  @Test("the frames of a minute are as many as the rate says", arguments: [24, 30, 60, 29.97, 7])
  func frameCount(rate: Double) {
    var options = SessionOptions()
    options.frameRate = rate
    let result = run("var count = 0\non frame { count += 1 }\nwait 60s - 1ms\nprint count", options: options)
    #expect(result.lines == ["\(Int((60 * rate).rounded(.up)))"])
  }

  @Test("handlers of frames run in their order, each once, and can be taken off")
  func frameHandlers() {
    var options = SessionOptions()
    options.frameRate = 1
    let text = """
      handler one() { print "one", now }
      on frame call one
      on frame { print "two"; if now == 1s { off frame call one } }
      on frame call one
      wait 2.5s
      """
    #expect(run(text, options: options).lines == ["one 0s", "two", "one 1s", "two", "two"])
  }

  @Test("timers are cancelled, from inside too")
  func cancel() {
    expectPrints(
      """
      var count = 0
      let tick = every 1s { count += 1; print count; if count == 2 { cancel tick } }
      let late = after 5s { print "never" }
      let fixed = at 6s { print "never" }
      after 3s { cancel late; cancel fixed; cancel tick }
      wait 10s
      """, ["1", "2"])
  }

  @Test("a hundred thousand strands wait at once")
  func manyStrands() {
    expectPrints(
      """
      var done = 0
      func strand(n: number) { wait 1s; done += n; wait 1s; done += n }
      for i in 0..<100_000 { after 0s { strand(1) } if i % 50_000 == 0 { wait 1ms } }
      wait 10s
      print done
      """, ["200000"])
  }
}
