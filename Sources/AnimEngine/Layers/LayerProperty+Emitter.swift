// What `CAEmitterLayer` adds to the plain layer. Its cells are its sublayers of the kind `emitterCell`.

extension LayerProperty {
  /// The properties of `emitter`.
  static let emitter: [LayerProperty] = [
    LayerProperty(
      "emitterPosition", .point, default: .point(.zero), .implicitlyAnimated, help: "The middle of the emitter."),
    LayerProperty(
      "emitterZPosition", .number, default: .number(0), .implicitlyAnimated,
      help: "The emitter's height above the layer's plane."),
    LayerProperty(
      "emitterSize", .size, default: .size(.zero), .implicitlyAnimated, in: notNegative,
      help: "How large the emitter is."),
    LayerProperty(
      "emitterDepth", .number, default: .number(0), .implicitlyAnimated, in: notNegative,
      help: "How deep the emitter is."),
    LayerProperty(
      "emitterShape", .string, default: .string("point"),
      words: ["point", "line", "rectangle", "cuboid", "circle", "sphere"], help: "What particles come out of."),
    LayerProperty(
      "emitterMode", .string, default: .string("volume"), words: ["points", "outline", "surface", "volume"],
      help: "Which part of the shape they come out of."),
    LayerProperty(
      "renderMode", .string, default: .string("unordered"),
      words: ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"],
      help: "In what order particles are drawn."),
    LayerProperty(
      "preservesDepth", .bool, default: .bool(false), help: "Whether particles keep their place in space."),
    LayerProperty(
      "birthRate", .number, default: .number(1), .implicitlyAnimated,
      in: notNegative, help: "What the number of particles a second is multiplied with."),
    LayerProperty(
      "lifetime", .number, default: .number(1), .implicitlyAnimated,
      in: notNegative, help: "What the particles' lifetime is multiplied with."),
    LayerProperty(
      "velocity", .number, default: .number(1), .implicitlyAnimated,
      help: "What the particles' velocity is multiplied with."),
    LayerProperty(
      "scale", .number, default: .number(1), .implicitlyAnimated,
      help: "What the particles' scale is multiplied with; the layer's own is `transform.scale`."),
    LayerProperty(
      "spin", .number, default: .number(1), .implicitlyAnimated, help: "What the particles' spin is multiplied with."),
    LayerProperty("seed", .number, default: .number(0), help: "Where the particles' random numbers begin."),
  ]
}
