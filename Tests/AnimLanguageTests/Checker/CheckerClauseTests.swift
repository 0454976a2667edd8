import Testing

@testable import AnimLanguage

@Suite("Clauses of animations in the checker")
struct CheckerClauseTests {
  private let setup = "layer a {}\nhandler h(layer) { }\n"

  private func last(_ text: String) -> String { CheckedScript(setup + text).lines.last ?? "" }
  private func told(_ text: String) -> [String] { CheckedScript(setup + text).told }

  @Test(
    "each clause has its typed form",
    arguments: [
      ("opacity through [0, 50%]", "values (box (list 0:number 0.5:number):[number]):any"),
      ("opacity through [0, 1] at [0%, 100%]", "keyTimes (list 0:number 1:number):[number]"),
      ("opacity through [0, 1] ease [linear]", "easings (list (namedEasing 0:number):easing):[easing]"),
      ("opacity through [0, 1] mode cubic", "mode cubic"),
      ("opacity through [0, 1] mode cubic tension [0, 1]", "tension (list 0:number 1:number):[number]"),
      ("position along path(\"M 0 0\") rotate auto", "path (svgPath \"M 0 0\":string):path rotate auto"),
      ("backgroundColor to red in oklab", "in oklab"),
      ("backgroundColor through [red, none]", "absent:color?"),
      ("opacity to 1 spring(damping: 3)", "spring (spring 1:number 100:number 3:number 0:number 0:bool):spring"),
      ("opacity to 1 spring(duration: 1s)", "spring (perceptualSpring 705600000:duration 0:number 0:number):spring"),
      (
        "opacity to 1 ease spring(bounce: 20%, duration: 1s)",
        "easing (perceptualSpring 705600000:duration 0.2:number 0:number)"
      ),
      ("opacity to 1 ease steps(3, both)", "easing (stepsAt 3:number 3:number):easing"),
      ("opacity using animation over 1s", "base (animation duration 705600000:duration):animation"),
    ])
  func clauses(text: String, part: String) {
    #expect(told("animate a.\(text)") == [])
    #expect(last("animate a.\(text)").contains(part), "\(last("animate a.\(text)"))")
  }

  @Test("an animation that is kept has no layer, a transition no property, and both have the type animation")
  func values() {
    #expect(told("let x = animation opacity to 50%") == [])
    #expect(last("let x = animation opacity to 50%").contains("(animation opacity to (box 0.5:number):any):animation"))
    #expect(last("let x = transition push from top").contains("(animation transition push from top):animation"))
    #expect(CheckedScript("let x = [animation over 1s, transition fade]").lastType == "[animation]")
    #expect(CheckedScript("let x: spring = spring()").lastType == "spring")
    #expect(CheckedScript("let x: easing = spring()").told == [])
    #expect(CheckedScript("let x: spring = easeIn").told.count == 1)
  }

  @Test("entries of a group are properties of its layer, also of one that handlers are offered")
  func groups() {
    #expect(last("animate a { opacity to 1; position.x to 2 }").contains("{ opacity to"))
    #expect(told("handler g(layer) { animate layer { opacity to 1 } }") == [])
    #expect(told("let x = animation { opacity to 1 }") == [])
    #expect(told("animate a { opacity to \"x\" }") == ["type/mismatch 3:24 \"x\""])
  }

  @Test("members of animations")
  func members() {
    #expect(CheckedScript("let x = (animation over 1s).duration").lastType == "duration")
    #expect(CheckedScript("let x = (animation over 1s).values").lastType == "any")
    #expect(CheckedScript("let x = (animation over 1s).key").lastType == "string?")
  }

  @Test(
    "what contradicts itself says what to do instead",
    arguments: [
      ("animate a.opacity from 0 through [0, 1]", "the values of 'through' include where it starts and ends"),
      ("animate a.position along path(\"M 0 0\") by (1, 1)", "the path says where it starts and ends"),
      ("animate a.opacity to 1 spring() over 1s", "'ease spring(…)' bends an 'over' instead"),
      ("animate a.opacity to 1 at [0%, 100%]", "'through [0, 1, 0.5]' passes several values"),
      ("animate a.opacity to 1 rotate auto", "'along path(\"…\")' gives one"),
      ("animate a.opacity through [1]", "'to VALUE' starts from what is on screen"),
      ("animate a.opacity through [0, 1] bias [0, 0]", "write 'mode cubic' or 'mode cubicPaced'"),
      ("animate a to 1", "or a group"), ("animate a { opacity to 1 key \"k\" }", "before the '{' or after the '}'"),
      ("animate a to 1 { opacity to 1 }", "in the braces"), ("animate a.opacity { opacity to 1 }", "write the layer"),
      ("let x = animation to 1", "'animation opacity to …'"),
      ("let x = animation opacity to 1 then call h", "'animate card using … then …'"),
      (
        "animate a using animation opacity to 1 over 1s\nanimate a using animation over 1s by 2",
        "'animation opacity by …'"
      ),
      ("pause a \"k\"", "'speed 0' lets one animation stand still"),
    ])
  func hints(text: String, hint: String) {
    let hints = CheckedScript(setup + text).diagnostics.compactMap(\.hint)
    #expect(hints.contains { $0.contains(hint) }, "\(hints)")
  }

  @Test(
    "clauses that have no say can be removed",
    arguments: [
      ("transition a fade from left", "transition a fade "), ("transition a push key \"k\"", "transition a push "),
      ("animate a.opacity to 1 in oklab", "animate a.opacity to 1 "),
      ("animate a.opacity through [0, 1] at [0%, 100%] mode paced", "animate a.opacity through [0, 1]  mode paced"),
      ("animate a.opacity through [0, 1] at [0%, 90%]", "animate a.opacity through [0, 1] at [0%, 100%]"),
      ("pause a \"k\"", "pause a "),
    ])
  func fixes(text: String, fixed: String) {
    #expect(CheckedScript(setup + text).fixed() == setup + fixed)
  }

  @Test("lists that are not written out are left to the run")
  func computedLists() {
    #expect(told("let n = [1, 2]\nanimate a.opacity through n at n ease [linear, linear, linear]") == [])
  }
}
