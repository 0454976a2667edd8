import AnimEngine

/// A word of the language with what it is for.
public struct VocabularyWord: Hashable, Sendable {
  public let word: String
  /// What follows it, as the reference writes it.
  public let form: String
  public let help: String

  init(_ word: String, _ form: String, _ help: String) {
    self.word = word
    self.form = form
    self.help = help
  }
}

extension Vocabulary {
  /// The clauses of animations and transitions.
  static let clauses: [VocabularyWord] = [
    VocabularyWord("from", "from VALUE", "Where the animation starts"),
    VocabularyWord("to", "to VALUE", "Where the animation ends"),
    VocabularyWord("by", "by VALUE", "How far the animation goes"),
    VocabularyWord("through", "through [VALUE, …]", "The values that it passes"),
    VocabularyWord("at", "at [FRACTION, …]", "When it meets each value"),
    VocabularyWord("along", "along PATH", "The path that it follows"),
    VocabularyWord("rotate", "rotate auto | autoReverse", "The layer turns into the direction of the path"),
    VocabularyWord(
      "mode", "mode linear | discrete | paced | cubic | cubicPaced", "How values follow from those that it passes"),
    VocabularyWord("tension", "tension [NUMBER, …]", "How tight the smooth curve is at each value"),
    VocabularyWord("continuity", "continuity [NUMBER, …]", "How sharply the smooth curve turns at each value"),
    VocabularyWord("bias", "bias [NUMBER, …]", "How far the smooth curve overshoots each value"),
    VocabularyWord("in", "in oklab | linear | sRGB", "The space in which colours are mixed"),
    VocabularyWord(
      "valueFunction", "valueFunction rotateX | … | translateZ",
      "What makes transforms of the numbers that it runs through"),
    VocabularyWord("over", "over DURATION", "How long one pass takes"),
    VocabularyWord("ease", "ease EASING | [EASING, …]", "How its progress runs, or that between two values"),
    VocabularyWord("spring", "spring SPRING", "A spring moves it, until it has settled"),
    VocabularyWord("delay", "delay DURATION", "How long it waits before it begins"),
    VocabularyWord("timeOffset", "timeOffset DURATION", "Where in its own time it begins"),
    VocabularyWord("repeat", "repeat N times | forever | for DURATION", "How often or how long it runs"),
    VocabularyWord("autoreverse", "autoreverse", "Each pass also goes back"),
    VocabularyWord("speed", "speed NUMBER", "The rate of its own time"),
    VocabularyWord("fill", "fill none | forwards | backwards | both", "What shows before and after it"),
    VocabularyWord("key", "key STRING | none", "The name under which the layer keeps it"),
    VocabularyWord("additive", "additive", "Its values are added to what lies beneath"),
    VocabularyWord("cumulative", "cumulative", "Each pass starts where the one before ended"),
    VocabularyWord("tagged", "tagged (NAME: VALUE, …)", "Values for the handlers that it calls"),
    VocabularyWord("transient", "transient", "It leaves the model alone"),
    VocabularyWord("using", "using ANIMATION", "Where the clauses come from that are not written"),
    VocabularyWord("options", "options [OPTION, …]", "What is special about a block of changes"),
    VocabularyWord("progress", "progress FRACTION to FRACTION", "The part of a transition that is shown"),
    VocabularyWord("then", "then call HANDLER | { … }", "What happens when it has finished"),
    VocabularyWord("otherwise", "otherwise call HANDLER | { … }", "What happens when it did not finish"),
  ]

  /// The options of `transaction < >`.
  static let transactionOptions: [VocabularyWord] = [
    VocabularyWord("disableActions", "disableActions", "Changes do not animate"),
    VocabularyWord("duration", "duration: DURATION", "How long implicit animations take"),
    VocabularyWord("timing", "timing: EASING", "How implicit animations ease"),
  ]

  /// What actions are looked up for besides changes of properties.
  static let actionEvents: [VocabularyWord] = [
    VocabularyWord("orderIn", "orderIn: ACTION", "The layer has become visible"),
    VocabularyWord("orderOut", "orderOut: ACTION", "The layer is visible no more"),
    VocabularyWord("sublayers", "sublayers: ACTION", "A sublayer came or went"),
    VocabularyWord("transition", "transition: ACTION", "What the layer shows is replaced"),
  ]

  /// The events of animations that `on` and `off` know.
  static let animationEvents: [VocabularyWord] = [
    VocabularyWord("start", "on LAYER start [KEY] call HANDLER", "The animation begins"),
    VocabularyWord("finish", "on LAYER finish [KEY] call HANDLER", "The animation came to its end"),
    VocabularyWord("cancel", "on LAYER cancel [KEY] call HANDLER", "The animation is over without finishing"),
  ]

  /// The events from outside that have names of their own; any other word is one, too.
  static let inputEvents: [VocabularyWord] = [
    VocabularyWord("tap", "on LAYER tap …", "The layer was pressed and released"),
    VocabularyWord("doubleTap", "on LAYER doubleTap …", "The layer was tapped twice"),
    VocabularyWord("press", "on LAYER press …", "The pointer went down on the layer"),
    VocabularyWord("release", "on LAYER release …", "The pointer went up again"),
    VocabularyWord("move", "on LAYER move …", "The pointer moved over the layer"),
  ]

  /// The options of animation blocks.
  static let viewOptions: [(word: VocabularyWord, option: ViewAnimationOptions)] = [
    (
      VocabularyWord(
        "beginFromCurrentState", "beginFromCurrentState", "What does not add up starts where it is on screen"),
      .beginFromCurrentState
    ),
    (
      VocabularyWord(
        "allowUserInteraction", "allowUserInteraction", "Views take input while they move, as they always do"),
      .allowUserInteraction
    ),
    (VocabularyWord("autoreverse", "autoreverse", "Each pass also goes back"), .autoreverse),
    (VocabularyWord("repeat", "repeat", "The animations repeat for ever"), .repeat),
    (
      VocabularyWord(
        "overrideInheritedDuration", "overrideInheritedDuration", "An inner block keeps its own duration"),
      .overrideInheritedDuration
    ),
    (
      VocabularyWord("overrideInheritedCurve", "overrideInheritedCurve", "An inner block keeps its own easing"),
      .overrideInheritedCurve
    ),
  ]

  /// What touches a number.
  static let units: [VocabularyWord] = [
    VocabularyWord("s", "1s", "Seconds"), VocabularyWord("ms", "250ms", "Milliseconds"),
    VocabularyWord("min", "2min", "Minutes"), VocabularyWord("deg", "90deg", "Degrees"),
    VocabularyWord("rad", "1.5rad", "Radians"), VocabularyWord("turn", "0.25turn", "Whole turns"),
    VocabularyWord("%", "50%", "Hundredths"),
  ]

  /// The parameters of a handler that the calling place fills in.
  static let offeredValues: [VocabularyWord] = [
    VocabularyWord("layer", "layer", "The layer that it is about"),
    VocabularyWord("key", "string?", "The key of the animation"),
    VocabularyWord("animation", "animation", "The animation"),
    VocabularyWord("finished", "bool", "Whether it came to its end"),
    VocabularyWord(
      "reason", "string", "Why it is over: \"finished\", \"cancelled\", \"replaced\", \"stopped\", \"removed\""),
    VocabularyWord("event", "event", "The event"),
    VocabularyWord("view", "view", "The view that owns the layer, or the nearest one around it"),
  ]
}
