import AnimEngine
import Testing

@Suite("Animations in the language's own words")
struct LayerAnimationTextTests {
  private static let opacity = reference("opacity")
  private static let position = reference("position")
  private static let second = MediaTiming(duration: MediaTime(seconds: 1))

  private static let kinds: [(LayerAnimation, String)] = [
    (LayerAnimation(.basic(BasicAnimation(opacity, to: .number(1))), timing: second), "opacity to 1 over 1s"),
    (LayerAnimation(.basic(BasicAnimation(opacity, from: .number(0), by: .number(0.5)))), "opacity from 0 by 0.5"),
    (
      LayerAnimation(.basic(BasicAnimation(reference("backgroundColor"), to: PropertyValue.none, colorSpace: .oklab))),
      "backgroundColor to none in oklab"
    ),
    (
      LayerAnimation(.spring(BasicAnimation(opacity, to: .number(1)), Spring(damping: 12))),
      "opacity to 1 spring(stiffness: 100, damping: 12)"
    ),
    (
      LayerAnimation(
        .spring(BasicAnimation(opacity, to: .number(1)), Spring(damping: 12)),
        timing: MediaTiming(duration: MediaTime(seconds: Spring(damping: 12).settlingDuration))),
      "opacity to 1 spring(stiffness: 100, damping: 12)"
    ),
    (
      LayerAnimation(
        .keyframe(
          KeyframeAnimation(
            opacity, values: [.number(0), .number(1)], keyTimes: [0, 1], timingFunctions: [.easeIn],
            calculationMode: .cubic, tensionValues: [0, 1], continuityValues: [1, 0], biasValues: [0, 0]))),
      "opacity through [0, 1] at [0%, 100%] ease [easeIn] mode cubic tension [0, 1] continuity [1, 0] bias [0, 0]"
    ),
    (
      LayerAnimation(
        .keyframe(
          KeyframeAnimation(
            position, path: .line(from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 1)), calculationMode: .paced,
            rotationMode: .autoReverse))),
      "position along path(\"M 0 0 L 1 1\") rotate autoReverse mode paced"
    ),
    (LayerAnimation(.template, timing: second, timingFunction: .linear), "over 1s ease linear"),
    (
      LayerAnimation(
        .group(AnimationGroup([LayerAnimation(.basic(BasicAnimation(opacity, to: .number(1))))])), timing: second,
        key: .named("in")),
      "over 1s key \"in\" { opacity to 1 }"
    ), (LayerAnimation(.group(AnimationGroup())), "{}"),
  ]

  @Test("kinds", arguments: kinds)
  func kind(animation: LayerAnimation, text: String) {
    #expect(animation.description == "animation " + text)
  }

  @Test(
    "clauses that all kinds have",
    arguments: [
      (MediaTiming(repeatCount: 2.5), "repeat 2.5 times"), (MediaTiming(repeatCount: .infinity), "repeat forever"),
      (MediaTiming(repeatDuration: MediaTime(seconds: 3)), "repeat for 3s"),
      (MediaTiming(autoreverses: true), "autoreverse"),
      (MediaTiming(speed: 2), "speed 2"), (MediaTiming(timeOffset: MediaTime(seconds: 0.5)), "timeOffset 0.5s"),
      (MediaTiming(fillMode: .both), "fill both"), (MediaTiming(repeatCount: 1), ""),
    ])
  func timing(timing: MediaTiming, text: String) {
    let animation = LayerAnimation(.template, timing: timing)
    #expect(animation.description == (text.isEmpty ? "animation" : "animation " + text))
  }

  @Test("what animations add to their timing")
  func options() {
    let animation = LayerAnimation(
      .template, delay: MediaTime(seconds: 1), key: .anonymous, isAdditive: true, isCumulative: true, isTransient: true,
      tags: [AnimationTag(name: "a", value: .string("x")), AnimationTag(name: "b", value: .number(2))])
    #expect(
      animation.description
        == "animation delay 1s key none additive cumulative transient tagged (a: \"x\", b: 2)")
  }

  @Test(
    "transitions",
    arguments: [
      (Transition(), "transition fade"), (Transition(.push, direction: .fromRight), "transition push from right"),
      (Transition(.moveIn, direction: .fromTop), "transition moveIn from top"),
      (Transition(.reveal, direction: .fromBottom), "transition reveal from bottom"),
      (
        Transition(.push, direction: .fromLeft, startProgress: 0.25, endProgress: 0.75),
        "transition push from left progress 25% to 75%"
      ),
    ])
  func transitions(transition: Transition, text: String) {
    #expect(LayerAnimation(.transition(transition), key: .named("x")).description == text)
  }

  @Test("added to a layer they are statements")
  func statements() {
    func text(_ animation: LayerAnimation) -> String {
      var buffer = TextBuffer()
      animation.write(addedTo: .stage, to: &buffer) { _ in "card" }
      return buffer.string
    }
    #expect(text(LayerAnimation(.basic(BasicAnimation(Self.opacity, to: .number(1))))) == "animate card.opacity to 1")
    #expect(text(LayerAnimation(.group(AnimationGroup()))) == "animate card {}")
    #expect(text(LayerAnimation(.transition(Transition(.fade)))) == "transition card fade")
  }

  @Test("as a value an animation is printed so, in lists as well")
  func value() {
    let value = PropertyValue.animation(LayerAnimation(.transition(Transition())))
    #expect(value.description == "transition fade")
    #expect(PropertyValue.list([value, .number(1)]).description == "[transition fade, 1]")
    #expect(value.typeName == "animation")
    #expect(value.components == nil)
  }
}
