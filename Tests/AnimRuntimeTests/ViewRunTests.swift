import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Views and animation blocks at work")
struct ViewRunTests {
  @Test("views change at once outside a block and animate inside")
  func block() {
    expectPrints(
      """
      view v { position = (0, 0) }
      layer dot { }
      v.opacity = 0.5
      print v.animationKeys
      animate over 1s ease linear { v.position = (100, 0)  dot.opacity = 0 } then { print "done", now, finished }
      print v.animationKeys, v.position, v.presentation.position, dot.animationKeys
      wait 0.5s
      print v.presentation.position, dot.animationKeys
      """, ["[]", "[\"position\"] (100, 0) (0, 0) [\"opacity\"]", "(50, 0) []", "done 1s true"])
  }

  @Test("a block whose animations are replaced was not finished")
  func replaced() {
    expectPrints(
      """
      view v { }
      handler done(name: string, finished) { print name, finished, now }
      animate over 1s { v.opacity = 0 } then call done("first")
      wait 0.5s
      animate over 1s options [beginFromCurrentState] { v.opacity = 1 } then call done("second")
      """, ["first false 0.5s", "second true 1.5s"])
  }

  @Test("a block that changes nothing is over at the same instant, after the turn")
  func nothing() {
    expectPrints(
      """
      view v { }
      animate over 1s delay 2s { v.opacity = 1 } then { print "done", now }
      print "after"
      """, ["after", "done 0s"])
  }

  @Test("return, break and continue leave a block in order")
  func leaving() {
    expectPrints(
      """
      view v { }
      func f() -> number { animate over 1s { v.opacity = 0  return 7 } }
      print f()
      for i in 0..<3 {
          animate over 1s { if i == 1 { break }  v.position.x = 10 * (i + 1) }
      }
      v.cornerRadius = 5
      print v.animationKeys
      """, ["7", "[\"opacity\", \"position.x\"]"])
  }

  @Test("a block that waits goes on animating afterwards")
  func waiting() {
    expectPrints(
      """
      view v { }
      animate over 1s ease linear {
          v.position.x = 100
          wait 0.5s
          v.position.y = 100
      }
      wait 0.5s
      print v.presentation.position
      """, ["(100, 50)"])
  }

  @Test("springs move blocks until they settle")
  func spring() {
    expectPrints(
      """
      view v { }
      animate spring(stiffness: 100, damping: 10) { v.position.x = 100 } then { print now }
      wait 0.25s
      print v.presentation.position.x
      """, ["102.335958", "1.4727s"])
  }

  @Test("keyframe blocks")
  func keyframes() {
    expectPrints(
      """
      view v { }
      animate keyframes over 2s {
          at 0% for 25% { v.position = (100, 0) }
          at 50% for 50% { v.position = (100, 200)  v.opacity = 0 }
      } then { print "done", now }
      for time in [0.25s, 0.25s, 0.5s, 0.5s] { wait time; print v.presentation.position, v.presentation.opacity }
      """, ["(50, 0) 1", "(100, 0) 1", "(100, 0) 1", "(100, 100) 0.5", "done 2s"])
  }

  @Test("blocks inside blocks")
  func nested() {
    expectPrints(
      """
      view v { }
      animate over 2s ease linear {
          animate over 9s { v.opacity = 0 } then { print "inner", now }
          animate over 1s options [overrideInheritedDuration] { v.cornerRadius = 8 } then { print "own", now }
      } then { print "outer", now }
      """, ["own 1s", "inner 2s", "outer 2s"])
  }

  @Test("a view is told from a layer while running")
  func cast() {
    expectPrints(
      """
      view v { }
      layer l { }
      let list: [layer] = [v, l]
      for item in list { if (item as? view) != none { print item.name } }
      """, ["v"])
  }

  @Test("sublayers, lists and functions make views, too")
  func declarations() {
    expectPrints(
      """
      view panel { view button { }  layer line { } }
      view dots[i in 0..<2] { position.x = i }
      func make() -> layer { view fresh { }  return fresh }
      let made = make()
      panel.button.opacity = 0
      panel.line.opacity = 0
      dots[1].opacity = 0
      made.opacity = 0
      print panel.button.animationKeys, panel.line.animationKeys, dots[1].animationKeys, made.animationKeys
      """, ["[] [\"opacity\"] [] []"])
  }
}

@Suite("Property animators at work")
struct AnimatorRunTests {
  private let setup = """
    view v { }
    let a = animator over 1s ease linear { v.position.x = 100 } then { print "ended", now, finished }

    """

  @Test("start, pause, go on")
  func pauses() {
    expectPrints(
      setup + """
        print a.state, v.position.x
        start a
        print a.state, a.isRunning, v.position.x
        wait 0.25s
        pause a
        wait 1s
        print a.isRunning, a.fractionComplete, v.presentation.position.x
        start a
        wait for all
        print a.state, v.position.x
        """,
      [
        "inactive 0", "active true 100", "false 0.25 25", "ended 2s true", "inactive 100",
      ])
  }

  @Test("scrub, reverse, stop, finish")
  func scrubs() {
    expectPrints(
      setup + """
        a.fractionComplete = 0.3
        print a.state, a.isRunning, v.presentation.position.x
        a.fractionComplete += 20%
        print v.presentation.position.x, a.isReversed
        reverse a
        start a
        wait 0.25s
        print a.isReversed, v.presentation.position.x
        stop a
        print a.state, v.position.x
        finish a at start
        print a.state, v.position.x
        """, ["active false 30", "50 false", "true 25", "stopped 25", "inactive 0", "ended 0.25s false"])
  }

  @Test("the changes run when it starts, each time it does")
  func changes() {
    expectPrints(
      """
      view v { }
      var x = 10
      let a = animator over 1s { print "changes", x; v.position.x = x }
      x = 20
      start a
      wait for all
      x = 30
      start a
      wait for all
      print v.position.x
      """, ["changes 20", "changes 30", "30"])
  }

  @Test("animators are values: kept in lists, passed along, made in functions")
  func values() {
    expectPrints(
      """
      view v { }
      func slide(view v: view, to x: number) -> animator {
          let a = animator over 1s ease linear { v.position.x = x }
          return a
      }
      let all = [slide(view: v, to: 10), slide(view: v, to: 30)]
      for a in all { start a }
      wait 0.5s
      print v.presentation.position.x, all[0] == all[1]
      """, ["15 false"])
  }

  @Test("calls and animators inside the changes")
  func nestedCalls() {
    expectPrints(
      """
      view v { }
      view w { }
      let inner = animator over 1s ease linear { w.position.x = 10 }
      func go(x: number) { v.position.x = x  start inner }
      let outer = animator over 2s ease linear { go(40) }
      start outer
      wait 0.5s
      print v.presentation.position.x, w.presentation.position.x
      """, ["10 5"])
  }

  @Test(
    "moves that the state forbids end the run and name it",
    arguments: [
      ("stop a", "'stop' is not allowed while the animator is inactive"),
      ("reverse a", "'reverse' is not allowed while the animator is inactive"),
      ("finish a at end", "'finish' is not allowed while the animator is inactive"),
      ("start a\nfinish a at end", "'finish' is not allowed while the animator is active"),
      ("start a\nstop a\nstart a", "'start' is not allowed while the animator is stopped"),
      ("start a\nstop a\npause a", "'pause' is not allowed while the animator is stopped"),
      ("start a\nstop a\nstop a", "'stop' is not allowed while the animator is stopped"),
      (
        "start a\nstop a\na.fractionComplete = 0.5",
        "setting 'fractionComplete' is not allowed while the animator is stopped"
      ),
    ])
  func forbidden(text: String, message: String) {
    #expect(run(setup + text).error == "run/animator \(message)")
  }

  @Test("endless recursion through an animator ends the run")
  func recursion() {
    let result = run(
      """
      view v { }
      func go() { let b = animator over 1s { go() }  start b }
      go()
      """)
    #expect(result.error?.hasPrefix("limit/") ?? false)
  }

  @Test("a copy of a session taken mid-run goes on by itself")
  func copies() throws {
    var session = Session()
    _ = try session.enter(
      SourceText(name: "a.anim", text: setup + "start a\nafter 0.5s { reverse a }"))
    try session.advance(to: MediaTime(seconds: 0.25))
    var copy = session
    try session.run()
    try copy.run()
    #expect(session.takeOutput() == copy.takeOutput())
    #expect(session.now == MediaTime(seconds: 1) && copy.now == session.now)
  }
}
