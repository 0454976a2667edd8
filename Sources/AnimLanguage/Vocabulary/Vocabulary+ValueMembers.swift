import AnimEngine

extension Vocabulary {
  static let transformMembers: [BuiltinSignature] =
    TransformPart.all.filter(\.isRoot).map { part in
      property(
        .transform, part.name, .transformPart(part), .exactly(TypeID(part.type)),
        help(ofTransformPart: part.name))
    } + [
      property(
        .transform, "inverted", .builtin(.transformInverted), .optional(.transform),
        "The transform that undoes it; none if nothing does")
    ]

  private static func help(ofTransformPart name: String) -> String {
    switch name {
    case "rotation": "The turn about the z axis; x, y and z after it are those about each axis"
    case "scale": "The mean of the three factors; x, y and z after it are each of them"
    default: "The move; x, y and z after it are its parts"
    }
  }

  static let pathMembers: [BuiltinSignature] = [
    property(
      .path, "boundingBox", .builtin(.pathBoundingBox), .exactly(.rect), "The smallest rectangle around its curves"),
    property(.path, "length", .builtin(.pathLength), .exactly(.number), "The length of all that it draws"),
    property(.path, "isEmpty", .builtin(.pathIsEmpty), .exactly(.bool), "Whether it has no elements"),
    method(
      .path, "contains", .pathContains, [.init("point", .exactly(.point))], .exactly(.bool),
      "Whether the path winds around a point; what is open counts as closed"),
    method(
      .path, "point", .pathPoint, [.init("at", .exactly(.number), labelled: true, fraction: true)], .exactly(.point),
      "The point a fraction of its length along it"),
    method(
      .path, "direction", .pathDirection, [.init("at", .exactly(.number), labelled: true, fraction: true)],
      .exactly(.angle), "Where it heads a fraction of its length along it; 0deg is to the right"),
  ]

  static let animationMembers: [BuiltinSignature] = [
    property(.animation, "key", .builtin(.animationKey), .optional(.string), "The key it was added under"),
    property(.animation, "keyPath", .builtin(.animationKeyPath), .exactly(.string), "The property that it animates"),
    property(.animation, "fromValue", .builtin(.animationFromValue), .exactly(.any), "Where it starts"),
    property(.animation, "toValue", .builtin(.animationToValue), .exactly(.any), "Where it ends"),
    property(.animation, "byValue", .builtin(.animationByValue), .exactly(.any), "By how much it changes the value"),
    property(
      .animation, "values", .builtin(.animationValues), .exactly(.any), "The values that it passes, as a list"),
    property(
      .animation, "keyTimes", .builtin(.animationKeyTimes), .listOf(.number),
      "When it meets each value, as fractions; empty if that is not said"),
    property(.animation, "path", .builtin(.animationPath), .optional(.path), "The path that it follows"),
    property(.animation, "spring", .builtin(.animationSpring), .optional(.spring), "The spring that moves it"),
    property(.animation, "duration", .builtin(.animationDuration), .exactly(.duration), "How long one pass takes"),
    property(
      .animation, "timingFunction", .builtin(.animationTimingFunction), .optional(.easing), "How its progress runs"),
    property(
      .animation, "delay", .builtin(.animationDelay), .exactly(.duration), "How long it waits before it begins"),
    property(
      .animation, "repeatCount", .builtin(.animationRepeatCount), .exactly(.number),
      "How many times it plays; 0 if that is not said"),
    property(
      .animation, "repeatDuration", .builtin(.animationRepeatDuration), .exactly(.duration),
      "For how long it plays; 0s if that is not said"),
    property(
      .animation, "autoreverses", .builtin(.animationAutoreverses), .exactly(.bool), "Whether each pass also goes back"),
    property(.animation, "speed", .builtin(.animationSpeed), .exactly(.number), "The rate of its own time"),
    property(
      .animation, "timeOffset", .builtin(.animationTimeOffset), .exactly(.duration),
      "Where in its own time it begins"),
    property(
      .animation, "fillMode", .builtin(.animationFillMode), .exactly(.string),
      "What shows outside: \"removed\", \"forwards\", \"backwards\" or \"both\""),
    property(
      .animation, "isAdditive", .builtin(.animationIsAdditive), .exactly(.bool),
      "Whether its values add to what lies beneath"),
    property(
      .animation, "isCumulative", .builtin(.animationIsCumulative), .exactly(.bool),
      "Whether each pass goes on where the one before ended"),
    property(
      .animation, "animations", .builtin(.animationAnimations), .listOf(.animation), "The animations of a group"),
    method(
      .animation, "tagged", .animationTagged, [.init("name", .exactly(.string))], .exactly(.any),
      "What it was tagged with under a name"),
  ]

  static let springMembers: [BuiltinSignature] = [
    property(
      .spring, "settlingDuration", .builtin(.springSettlingDuration), .exactly(.duration), "How long it takes to rest"),
    property(.spring, "mass", .builtin(.springMass), .exactly(.number), "The mass that it pulls"),
    property(.spring, "stiffness", .builtin(.springStiffness), .exactly(.number), "How strongly it pulls"),
    property(.spring, "damping", .builtin(.springDamping), .exactly(.number), "The friction"),
    property(
      .spring, "velocity", .builtin(.springVelocity), .exactly(.number),
      "How fast it starts, in ways a second"),
    property(.spring, "duration", .builtin(.springDuration), .exactly(.duration), "How long it seems to take"),
    property(.spring, "bounce", .builtin(.springBounce), .exactly(.number), "How much it bounces, from -1 to 1"),
  ]
}
