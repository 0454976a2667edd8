extension Vocabulary {
  /// Functions: called by their name alone.
  static let functions: [BuiltinSignature] =
    mathematics + conversions + values + easingFunctions + paths + transforms + randomness

  /// Those that are values of their own, without parentheses.
  static let constants = functions.filter { $0.form == .property }

  private static let number = SignatureType.exactly(.number)
  private static let angle = SignatureType.exactly(.angle)
  private static let point = SignatureType.exactly(.point)
  private static let part = 0.0...1
  private static let byte = 0.0...255
  private static let notNegative = 0.0...Double.infinity

  private static let mathematics: [BuiltinSignature] = [
    function("abs", .absolute, [.init("value", .scalar)], .scalar, "The value without its sign"),
    function("sign", .sign, [.init("value", .scalar)], number, "-1, 0 or 1"),
    function("floor", .floor, [.init("value", number)], number, "The nearest whole number below"),
    function("ceil", .ceiling, [.init("value", number)], number, "The nearest whole number above"),
    function("round", .round, [.init("value", number)], number, "The nearest whole number, halves away from zero"),
    function("trunc", .truncate, [.init("value", number)], number, "The whole part"),
    function("sqrt", .squareRoot, [.init("value", number, in: notNegative)], number, "The square root"),
    function("pow", .power, [.init("base", number), .init("exponent", number)], number, "A number to a power"),
    function("exp", .exponential, [.init("value", number)], number, "e to a power"),
    function("log", .logarithm, [.init("value", number)], number, "The natural logarithm"),
    function("sin", .sine, [.init("angle", angle)], number, "The sine of an angle"),
    function("cos", .cosine, [.init("angle", angle)], number, "The cosine of an angle"),
    function("tan", .tangent, [.init("angle", angle)], number, "The tangent of an angle"),
    function("asin", .arcSine, [.init("value", number, in: -1...1)], angle, "The angle that has this sine"),
    function("acos", .arcCosine, [.init("value", number, in: -1...1)], angle, "The angle that has this cosine"),
    function("atan", .arcTangent, [.init("value", number)], angle, "The angle that has this tangent"),
    function("atan2", .arcTangent2, [.init("y", number), .init("x", number)], angle, "The direction of (x, y)"),
    function("hypot", .hypotenuse, [.init("x", number), .init("y", number)], number, "The length of (x, y)"),
    function("min", .minimum, [.init("a", .scalar), .init("b", .scalar)], .scalar, "The smaller of two values"),
    function("max", .maximum, [.init("a", .scalar), .init("b", .scalar)], .scalar, "The larger of two values"),
    function(
      "clamp", .clamp, [.init("value", .scalar), .init("low", .scalar), .init("high", .scalar)], .scalar,
      "The value, kept between two bounds"),
    function(
      "lerp", .lerpDuration,
      [.init("from", .exactly(.duration)), .init("to", .exactly(.duration)), .init("t", number, fraction: true)],
      .exactly(.duration), "The duration a fraction of the way between two"),
    function(
      "lerp", .lerp, [.init("from", .blendable), .init("to", .blendable), .init("t", number, fraction: true)],
      .blendable, "The value a fraction of the way between two"),
    function(
      "polar", .polar, [.init("radius", number), .init("angle", angle)], point,
      "The point at a distance and a direction from (0, 0)"),
    function("length", .length, [.init("point", point)], number, "The distance from (0, 0)"),
    function("length", .length, [.init("vector", .exactly(.vector))], number, "The length of a vector"),
    function("distance", .distance, [.init("a", point), .init("b", point)], number, "The distance of two points"),
    function("normalized", .normalized, [.init("point", point)], point, "The same direction at distance 1"),
    function(
      "normalized", .normalized, [.init("vector", .exactly(.vector))], .exactly(.vector),
      "The same direction at length 1"),
  ]

  private static let conversions: [BuiltinSignature] = [
    function(
      "number", .parseNumber, [.init("text", .exactly(.string))], .optional(.number),
      "The number that a text holds, or none"),
    function("string", .toString, [.init("value", .anything)], .exactly(.string), "A value as `print` shows it"),
    function("degrees", .degreesToAngle, [.init("value", number)], angle, "An angle of so many degrees"),
    function("radians", .component(first: 0), [.init("value", number)], angle, "An angle of so many radians"),
    function("turns", .turnsToAngle, [.init("value", number)], angle, "An angle of so many turns"),
    function("seconds", .secondsToDuration, [.init("value", number)], .exactly(.duration), "So many seconds"),
    function(
      "milliseconds", .millisecondsToDuration, [.init("value", number)], .exactly(.duration), "So many milliseconds"),
  ]

  private static let values: [BuiltinSignature] = [
    function(
      "rgb", .rgb, [.init("red", number, in: byte), .init("green", number, in: byte), .init("blue", number, in: byte)],
      .exactly(.color),
      "A colour of parts from 0 to 255"),
    function(
      "rgb", .rgba,
      [
        .init("red", number, in: byte), .init("green", number, in: byte), .init("blue", number, in: byte),
        .init("alpha", number, fraction: true, in: part),
      ],
      .exactly(.color), "A colour of parts from 0 to 255 and an alpha from 0 to 1"),
    function(
      "hsl", .hsl,
      [
        .init("hue", angle), .init("saturation", number, fraction: true, in: part),
        .init("lightness", number, fraction: true, in: part),
      ],
      .exactly(.color), "A colour of hue, saturation and lightness"),
    function(
      "hsl", .hsla,
      [
        .init("hue", angle), .init("saturation", number, fraction: true, in: part),
        .init("lightness", number, fraction: true, in: part),
        .init("alpha", number, fraction: true, in: part),
      ], .exactly(.color), "A colour of hue, saturation, lightness and alpha"),
    function("point", .tuple, [.init("x", number), .init("y", number)], point, "A point"),
    function("size", .tuple, [.init("width", number), .init("height", number)], .exactly(.size), "A size"),
    function(
      "vector", .tuple, [.init("x", number), .init("y", number), .init("z", number)], .exactly(.vector), "A vector"),
    function("image", .image, [.init("file", .exactly(.string))], .exactly(.image), "The image in a file"),
  ]

  private static let easingFunctions: [BuiltinSignature] = [
    function(
      "cubicBezier", .cubicBezier,
      [.init("x1", number, in: part), .init("y1", number), .init("x2", number, in: part), .init("y2", number)],
      .exactly(.easing),
      "An easing curve through two control points"),
    function("steps", .steps, [.init("count", number)], .exactly(.easing), "An easing that jumps so many times"),
    function(
      "steps", .stepsAt, [.init("count", number), .init("position", .stepPosition)], .exactly(.easing),
      "An easing that jumps so many times, at the start or the end of each step, at neither end or at both"),
    function(
      "spring", .spring,
      [
        .init("mass", number, labelled: true, default: 1), .init("stiffness", number, labelled: true, default: 100),
        .init("damping", number, labelled: true, default: 10), .init("velocity", number, labelled: true, default: 0),
        .init("allowsOverdamping", .exactly(.bool), labelled: true, default: 0),
      ], .exactly(.spring),
      "A spring; it starts with a velocity of so many ways a second, and beyond critical damping counts as critical"),
    function(
      "spring", .perceptualSpring,
      [
        .init("duration", .exactly(.duration), labelled: true),
        .init("bounce", number, labelled: true, fraction: true, in: -1...1, default: 0),
        .init("velocity", number, labelled: true, default: 0),
      ], .exactly(.spring), "A spring by how long it seems to take and how much it bounces, from -1 to 1"),
  ]

  private static let paths: [BuiltinSignature] = [
    function("rect", .rectPath, [.init("rect", .exactly(.rect))], .exactly(.path), "A rectangle as a path"),
    function("ellipse", .ellipsePath, [.init("rect", .exactly(.rect))], .exactly(.path), "The ellipse in a rectangle"),
    function(
      "circle", .circlePath, [.init("center", point), .init("radius", number, in: notNegative)], .exactly(.path),
      "A circle around a point"),
    function(
      "arc", .arcPath,
      [
        .init("center", point), .init("radius", number, in: notNegative), .init("from", angle, labelled: true),
        .init("to", angle, labelled: true),
      ], .exactly(.path), "Part of a circle, open, from one angle to another"),
    function("line", .linePath, [.init("from", point), .init("to", point)], .exactly(.path), "A straight line"),
    function(
      "roundedRect", .roundedRectPath, [.init("rect", .exactly(.rect)), .init("radius", number, in: notNegative)],
      .exactly(.path),
      "A rectangle with round corners"),
    function(
      "polygon", .polygonPath, [.init("points", .listOf(.point))], .exactly(.path), "Straight lines through points"),
    function("path", .svgPath, [.init("commands", .exactly(.string))], .exactly(.path), "A path written as in SVG"),
  ]

  private static let transforms: [BuiltinSignature] = [
    BuiltinSignature(
      name: "identity", form: .property, receiver: nil, parameters: [], result: .exactly(.transform),
      operation: .builtin(.identity), help: "The transform that leaves everything in its place"),
    function("translate", .translation, [.init("x", number), .init("y", number)], .exactly(.transform), "A move"),
    function(
      "translate", .translation, [.init("x", number), .init("y", number), .init("z", number)], .exactly(.transform),
      "A move in space"),
    function("rotate", .rotation, [.init("angle", angle)], .exactly(.transform), "A turn around the z axis"),
    function(
      "rotate", .rotationAxis, [.init("angle", angle), .init("axis", .exactly(.vector), labelled: true)],
      .exactly(.transform), "A turn around an axis"),
    function("scale", .scaling, [.init("factor", number, fraction: true)], .exactly(.transform), "A scaling"),
    function(
      "scale", .scaling, [.init("x", number, fraction: true), .init("y", number, fraction: true)],
      .exactly(.transform), "A scaling of both axes"),
    function(
      "scale", .scaling,
      [.init("x", number, fraction: true), .init("y", number, fraction: true), .init("z", number, fraction: true)],
      .exactly(.transform), "A scaling of all axes"),
    function(
      "transform", .matrix, ["a", "b", "c", "d", "tx", "ty"].map { BuiltinParameter($0, number) }, .exactly(.transform),
      "The transform of the plane with these numbers, as Core Graphics names them"),
    function(
      "transform", .matrix,
      ["m1", "m2", "m3", "m4"].flatMap { row in (1...4).map { BuiltinParameter("\(row)\($0)", number) } },
      .exactly(.transform), "The transform with the numbers of a matrix, row by row"),
    function(
      "perspective", .perspective, [.init("distance", number)], .exactly(.transform),
      "A perspective seen from a distance"),
  ]

  private static let randomness: [BuiltinSignature] = [
    function(
      "random", .randomInRange, [.init("range", .exactly(.range))], number,
      "A random number between the bounds of a range"),
    function("random", .randomElement, [.init("list", .elements)], .optionalElement, "A random element of a list"),
    function("noise", .noise, [.init("x", number)], number, "A smooth random curve: always the same, from -1 to 1"),
    function(
      "noise", .noise, [.init("x", number), .init("y", number)], number,
      "A smooth random surface: always the same, from -1 to 1"),
    function("randomColor", .randomColor, [], .exactly(.color), "A random opaque colour"),
  ]

  private static func function(
    _ name: String, _ operation: BuiltinOperation, _ parameters: [BuiltinParameter], _ result: SignatureType,
    _ help: String
  ) -> BuiltinSignature {
    BuiltinSignature(
      name: name, form: .function, receiver: nil, parameters: parameters, result: result, operation: operation,
      help: help)
  }

  private static func function(
    _ name: String, _ builtin: Builtin, _ parameters: [BuiltinParameter], _ result: SignatureType, _ help: String
  ) -> BuiltinSignature {
    function(name, .builtin(builtin), parameters, result, help)
  }
}
