import AnimLanguage
import Testing

@testable import AnimLanguage

@Suite("Views, animation blocks, animators and events: checks")
struct CheckerViewTests {
  private let setup = "view v { }\nlayer l { }\nhandler h(finished) { }\n"

  private func told(_ text: String) -> [String] { CheckedScript(setup + text).messages }

  // MARK: Views

  @Test("a view is a layer")
  func isLayer() {
    #expect(told("v.opacity = 0.5\nlet a: layer = v\nlet b: view = v\nlet list = [v, l]\nprint list[0].opacity") == [])
    #expect(told("let a: view = l") == ["'a' needs a view, found a layer"])
    #expect(told("let list: [layer] = [l]\nprint (list[0] as view).opacity") == [])
    #expect(told("func f(v: view) { animate over 1s { v.opacity = 0 } }\nf(v)") == [])
  }

  @Test("sublayers of a view are its members")
  func members() {
    #expect(
      CheckedScript("view panel { layer line { }  view button { } }\npanel.line.opacity = 0\npanel.button.opacity = 0")
        .told == [])
    #expect(CheckedScript("view panel { layer line { } }\nlet p: view = panel").told == [])
  }

  // MARK: Blocks

  @Test(
    "what is not a clause of a block",
    arguments: [
      "to 1", "from 1", "by 1", "key \"k\"", "additive", "speed 2", "fill both", "transient", "otherwise { }",
    ])
  func clauses(clause: String) {
    let messages = told("animate over 1s \(clause) { v.opacity = 0 }")
    let word = clause.prefix { $0 != " " }
    #expect(messages == ["'\(word)' belongs to the animation of a layer, and this is a block of changes"])
  }

  @Test("clauses have their types")
  func types() {
    #expect(told("animate over 1 { }") == ["'over' needs a duration, found a plain number"])
    #expect(told("animate over 1s ease 2 { }") == ["'ease' needs an easing, found a plain number"])
    #expect(told("animate over 0s { }") == [])
    #expect(
      told("animate over 1s spring(damping: 9) { }") == ["a spring lasts until it has settled: 'over' has no say"])
  }

  @Test("options are known words, each once")
  func options() {
    #expect(told("animate options [beginFromCurrentState, allowUserInteraction, autoreverse, repeat] { }") == [])
    #expect(told("animate options [overrideInheritedDuration, overrideInheritedCurve] { }") == [])
    #expect(told("animate options [beginFromCurentState] { }") == ["unknown option 'beginFromCurentState'"])
    #expect(told("animate options [repeat, repeat] { }") == ["the option 'repeat' is given twice"])
    #expect(told("animate l.opacity to 1 options [repeat]").first?.hasPrefix("'options' belongs to blocks") ?? false)
  }

  @Test("a block's completion is offered whether it finished")
  func completion() {
    #expect(told("animate over 1s { } then call h") == [])
    #expect(told("animate over 1s { } then { print finished }") == [])
    #expect(
      told("handler k(layer) { print layer.name }\nanimate over 1s { } then call k").first?
        .contains("'then' of an animation block") ?? false)
  }

  @Test("a change that views make at once is a warning")
  func unmoved() {
    let script = CheckedScript(setup + "animate over 1s { v.borderWidth = 2 }")
    #expect(script.told == ["animation/unmoved-property 4:19 v.borderWidth = 2"])
    #expect(script.diagnostics.first?.severity == .warning)
    for harmless in [
      "animate over 1s { v.frame = (0, 0, 1, 1)  v.position.x = 1  v.rotation = 1turn  v.cornerRadius = 2 }",
      "animate over 1s { l.hidden = true }", "v.borderWidth = 2",
      "animate over 1s { after 1s { v.borderWidth = 2 } }",
      "layer type T { property p: number = 0 animated }\nview t: T { }\nanimate over 1s { t.p = 2 }",
    ] {
      #expect(told(harmless) == [])
    }
    let own = CheckedScript("layer type T { property p: number = 0 }\nview t: T { }\nanimate over 1s { t.p = 2 }")
    #expect(own.told == ["animation/unmoved-property 3:19 t.p = 2"])
    #expect(own.diagnostics.first?.hint?.contains("'animated'") == true)
  }

  // MARK: Keyframes

  @Test("keyframes stand in a keyframe block, within its duration")
  func keyframes() {
    #expect(
      told("animate keyframes over 2s { at 0% for 25% { v.opacity = 0 } at 0.5 for 0.5 { v.opacity = 1 } }") == [])
    #expect(told("at 0% for 25% { }") == ["'at … for …' stands in a keyframe block only"])
    #expect(
      told("animate over 2s { at 0% for 25% { } }") == ["'at … for …' stands in a keyframe block only"])
    #expect(
      told("animate keyframes over 2s { at 0% for 150% { } }")
        == ["a keyframe lies within the block's duration: 0% to 100%"])
    #expect(told("animate keyframes over 2s repeat 2 times { }") == [])
    #expect(told("animate keyframes over 2s options [autoreverse] { }") == [])
    #expect(told("animate keyframes over 2s { for i in 0..<2 { at 50% * i for 50% { } } }") == [])
  }

  // MARK: Animators

  @Test("moves of animators")
  func animators() {
    let animator = "let a = animator over 1s { v.opacity = 0 }\n"
    for move in [
      "start a", "start a durationFactor 50%", "pause a", "reverse a", "stop a", "cancel a", "finish a at end",
      "a.fractionComplete = 30%", "a.pausesOnCompletion = true", "print a.pausesOnCompletion",
    ] {
      #expect(told(animator + move) == [])
    }
    #expect(
      told(animator + "a.fractionComplete += 0.1\nprint a.fractionComplete, a.isRunning, a.state, a.isReversed") == [])
    #expect(told(animator + "finish a") == ["'finish' has to say where the animator leaves its views"])
    #expect(told(animator + "resume a") == ["a paused animator goes on with 'start'"])
    #expect(told(animator + "stop a \"k\"") == ["an animator is told as a whole: it has no keys"])
    #expect(told(animator + "a.isRunning = true").count == 1)
    #expect(told(animator + "cancel a \"k\"") == ["an animator is told as a whole: it has no keys"])
    #expect(told(animator + "start a durationFactor 1s").count == 1)
    #expect(told(animator + "a.pausesOnCompletion = 1").count == 1)
    #expect(told("start l durationFactor 1") == ["'start … durationFactor' needs an animator, found a layer"])
    #expect(told("start l") == ["'start' starts an animator, and 'l' is a layer"])
    #expect(told("finish l at end") == ["'finish … at' needs an animator, found a layer"])
    #expect(told("stop l\nreverse l \"k\"") == [])
  }

  @Test("an animator takes over, ease, spring and delay")
  func clausesOfAnimator() {
    #expect(told("let a = animator spring(damping: 10) { }\nlet b = animator over 1s ease easeIn { }") == [])
    #expect(told("let a = animator over 1s delay 1s { }") == [])
    for clause in ["repeat 2 times", "autoreverse", "options [repeat]"] {
      #expect(
        told("let a = animator over 1s \(clause) { }") == ["an animator takes over, ease, spring and delay only"])
    }
    #expect(told("let a = animator keyframes over 1s { }") == ["an animator has no keyframes"])
  }

  // MARK: Events

  @Test("events from outside have any name and offer layer, event and view")
  func events() {
    #expect(told("on v tap { print event.name, event.location, event.payload, view.name, layer.name }") == [])
    #expect(told("on l swipe { }\nsend swipe to l\nsend tap at (1, 2)") == [])
    #expect(told("handler t(layer, event, view) { view.opacity = 0 }\non v tap call t") == [])
    #expect(
      told("handler t(animation) { print animation.keyPath }\non v tap call t").first?
        .contains("'on' of an event from outside") ?? false)
    #expect(told("handler t(layer) { print layer.name }\non v tap call t\noff v tap call t") == [])
  }

  @Test("mistakes with events")
  func eventMistakes() {
    #expect(told("on v tapp { }") == ["unknown event 'tapp'"])
    #expect(told("on v tap \"k\" { }") == ["'tap' comes from outside and has no key"])
    #expect(told("send finish to v") == ["'finish' is told by animations and cannot be sent"])
    #expect(told("send tap to 1") == ["'send … to' needs a layer, found a plain number"])
    #expect(told("send tap at 1") == ["'send … at' needs a point, found a plain number"])
    #expect(told("print event").count == 1)
  }

  @Test("a hit test is a method of layers")
  func hitTest() {
    #expect(told("if let hit = l.hitTest((1, 2)) { print hit.name }") == [])
  }
}
