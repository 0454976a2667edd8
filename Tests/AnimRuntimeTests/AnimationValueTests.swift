import AnimEngine
import Testing

@testable import AnimRuntime

@Suite("Kept animations and their use")
struct AnimationValueTests {
  @Test("a value is made where it is written, from what its operands are then")
  func operands() {
    expectPrints(
      """
      var goal = 0.5
      func fade(to value: number, over d: duration = 1s) -> animation { return animation opacity to value over d }
      let first = fade(to: goal)
      goal = 0.25
      let second = fade(to: goal, over: 2s)
      print first, second, first == second, first == fade(to: 0.5)
      """,
      ["animation opacity to 0.5 over 1s animation opacity to 0.25 over 2s false true"])
  }

  @Test("values lie in lists, optionals and any, and in tags")
  func containers() {
    expectPrints(
      """
      layer card {}
      let list = [animation opacity to 0 over 1s, transition fade over 1s]
      var kept: animation? = none
      print kept?.duration ?? 5s
      kept = list.last
      print kept?.duration ?? 5s, list.contains(animation opacity to 0 over 1s)
      let any: any = list[0]
      print (any as animation).keyPath, any as? number == none
      handler next(layer) {
        let following = animation.tagged("next") as animation
        print "next", following
        animate layer using following then { print now }
      }
      animate card using list[0] tagged (next: animation opacity to 1 over 2s) then call next
      """,
      ["5s", "1s true", "opacity true", "next animation opacity to 1 over 2s", "3s"])
  }

  @Test("written clauses win over those of the animation that is used")
  func precedence() {
    let clauses = [
      ("over 2s", "animation opacity to 1 over 2s ease easeIn"),
      ("ease easeOut", "animation opacity to 1 over 1s ease easeOut"),
      ("repeat 2 times", "animation opacity to 1 over 1s repeat 2 times ease easeIn"),
      ("autoreverse", "animation opacity to 1 over 1s autoreverse ease easeIn"),
      ("fill both", "animation opacity to 1 over 1s fill both ease easeIn"),
      ("speed 2", "animation opacity to 1 over 1s speed 2 ease easeIn"),
      ("delay 1s", "animation opacity to 1 over 1s ease easeIn delay 1s"),
      ("transient", "animation opacity to 1 over 1s ease easeIn transient"),
      ("additive", "animation opacity to 1 over 1s ease easeIn additive"),
    ]
    for (clause, text) in clauses {
      let script = """
        let base = animation opacity to 1 over 1s ease easeIn
        print animation using base \(clause)
        """
      expectPrints(script, [text])
    }
  }

  @Test("a written end takes the place of the one that would be too much, keyframes that of ends")
  func ends() {
    expectPrints(
      """
      let base = animation opacity from 0 to 1
      print animation opacity by 0.5 using base
      print animation opacity to 0.5 using base
      print animation opacity through [0, 1, 0] using base
      print animation opacity to 0.5 using (animation opacity through [0, 1])
      print animation opacity spring(damping: 3) using base
      """,
      [
        "animation opacity from 0 by 0.5", "animation opacity from 0 to 0.5", "animation opacity through [0, 1, 0]",
        "animation opacity to 0.5", "animation opacity from 0 to 1 spring(stiffness: 100, damping: 3)",
      ])
  }

  @Test("tags of the same name are replaced")
  func tags() {
    expectPrints(
      """
      let base = animation opacity to 1 tagged (a: 1, b: 2)
      print animation using base tagged (a: 3)
      """, ["animation opacity to 1 tagged (b: 2, a: 3)"])
  }

  @Test(
    "what does not fit ends the run",
    arguments: [
      ("animate a.zPosition to 1 using animation opacity to 1", "run/animation"),
      ("animate a.opacity to 1 using transition fade", "run/animation"),
      ("animate a using animation over 1s", "run/animation"),
      ("let e = [linear]\nanimate a.opacity through [0, 1, 0] ease e", "run/bad-argument"),
      ("let t = [0, 0.5, 0.2, 1]\nanimate a.opacity through [0, 1, 0, 1] at t", "run/animation"),
      ("let v = [0].reversed\nvar w = v\nw.removeLast()\nanimate a.opacity through w", "run/bad-argument"),
      ("let p = 2\ntransition a push progress p to 1", "run/bad-argument"),
      ("print spring(stiffness: 0)", "run/bad-argument"), ("print spring(damping: -1)", "run/bad-argument"),
      ("print spring(duration: 0s)", "run/bad-argument"), ("print spring(duration: 1s, bounce: 2)", "run/bad-argument"),
      ("print steps(1, none)", "run/bad-argument"), ("print steps(0.5)", "run/bad-argument"),
    ])
  func failures(text: String, id: String) {
    #expect(run("layer a {}\n" + text).error?.hasPrefix(id) ?? false)
  }

  @Test("the duration of a spring is its settling time, of what says nothing 0s")
  func durations() {
    expectPrints(
      """
      print (animation opacity to 1 spring(mass: 1, stiffness: 100, damping: 10)).duration, (animation opacity to 1).duration
      print (animation opacity to 1).key == none, (transition fade).key ?? "-", (transition fade).keyPath
      """, ["1.4727s 0s", "false transition "])
  }
}

@Suite("Control of animations from scripts")
struct AnimationControlTests {
  @Test("each way to end tells its reason")
  func reasons() {
    expectPrints(
      """
      layer box {}
      handler ended(layer, key, finished, reason) { print key, finished, reason, now }
      animate box.position.x to 100 over 1s key "stop" then call ended otherwise call ended
      animate box.position.y to 100 over 1s key "finish" then call ended otherwise call ended
      animate box.zPosition to 100 over 1s key "cancel" then call ended otherwise call ended
      animate box.opacity to 0 over 1s key "reverse" then call ended otherwise call ended
      wait 0.25s
      stop box "stop"
      finish box "finish"
      cancel box "cancel"
      reverse box "reverse"
      stop box "nothing"
      print box.position, box.zPosition, box.opacity
      """,
      [
        "(25, 100) 100 1", "stop false stopped 0.25s", "finish true finished 0.25s", "cancel false cancelled 0.25s",
        "reverse true finished 0.5s",
      ])
  }

  @Test("stop freezes a group, finish jumps to its end, reverse takes it back")
  func groups() {
    expectPrints(
      """
      layer box { opacity = 0 }
      let move = animation over 1s { opacity to 1; position to (100, 0) }
      animate box using move key "m"
      wait 0.25s
      stop box "m"
      print box.opacity, box.position
      animate box using move key "m"
      finish box "m"
      print box.opacity, box.position, box.animationKeys
      animate box using animation opacity to 0 over 1s key "r"
      wait 0.75s
      reverse box "r"
      wait for box "r"
      print now, box.opacity
      """, ["0.25 (25, 0)", "1 (100, 0) []", "1.75s 1"])
  }

  @Test("an endless animation ends with its current pass")
  func endless() {
    expectPrints(
      """
      layer box {}
      animate box.rotation by 90deg over 1s repeat forever key "spin" then { print "ended at \\(now)" }
      wait 2.5s
      finish box "spin"
      wait for box "spin"
      print now
      """, ["ended at 3s", "3s"])
  }

  @Test("pause and resume hold animations, delays and completions, and restore the speed")
  func pausing() {
    expectPrints(
      """
      layer box { speed = 2  layer inner {} }
      animate box.inner.opacity to 0 over 1s delay 0.5s then { print "over at \\(now)" }
      wait 0.1s
      pause box
      pause box
      wait 1s
      resume box
      resume box
      print box.speed
      """, ["2", "over at 1.75s"])
  }

  @Test("a conflict is told with both lines while the run is traced, once for two places")
  func conflicts() {
    var options = SessionOptions()
    options.isTraced = true
    let text = """
      layer a {}
      for i in 0..<3 {
        animate a.opacity to 1 over 1s key "x"
        animate a.opacity to 0 over 1s key "y\\(i)"
      }
      """
    let message = "two animations drive 'opacity' of 'a' at the same time"
    let warnings = run(text, options: options).warnings
    #expect(warnings.count == 3)
    #expect(warnings.allSatisfy { $0.hasPrefix("animation/conflict " + message) })
    #expect(run(text).warnings == [])
  }

  @Test("a conflict that the check has told is not told again by the run")
  func conflictsOfTheCheck() {
    var options = SessionOptions()
    options.isTraced = true
    let text = """
      layer a {}
      animate a.position to (1, 1) over 1s key "x"
      animate a.position.x to 0 over 1s key "y"
      """
    #expect(run(text, options: options).warnings == [])
  }
}
