// What `CAEmitterCell` has. A cell is a sublayer of its emitter here, so that it is declared, named and animated as
// layers are; it shows nothing itself.

extension LayerProperty {
  /// The properties of `emitterCell`.
  static let emitterCell: [LayerProperty] = [
    LayerProperty(
      "birthRate", .number, default: .number(0), .implicitlyAnimated, in: notNegative,
      help: "How many particles come a second."),
    LayerProperty(
      "lifetime", .duration, default: .duration(.zero), .implicitlyAnimated, in: notNegative,
      help: "How long a particle lives."),
    range("lifetimeRange", .duration, .duration(.zero), of: "lifetime"),
    LayerProperty(
      "velocity", .number, default: .number(0), .implicitlyAnimated, help: "How far a particle comes in a second."),
    range("velocityRange", .number, .number(0), of: "velocity"),
    LayerProperty(
      "emissionLongitude", .angle, default: .angle(0), .implicitlyAnimated,
      help: "The direction in the plane in which particles start."),
    LayerProperty(
      "emissionLatitude", .angle, default: .angle(0), .implicitlyAnimated,
      help: "The direction out of the plane in which particles start."),
    range("emissionRange", .angle, .angle(0), of: "direction"),
    acceleration("x"), acceleration("y"), acceleration("z"),
    LayerProperty(
      "scale", .number, default: .number(1), .implicitlyAnimated,
      help: "How large a particle is drawn; the layer's own is `transform.scale`."),
    range("scaleRange", .number, .number(0), of: "scale"),
    LayerProperty(
      "scaleSpeed", .number, default: .number(0), .implicitlyAnimated, help: "By how much the scale grows a second."),
    LayerProperty(
      "spin", .angle, default: .angle(0), .implicitlyAnimated, help: "By how much a particle turns a second."),
    range("spinRange", .angle, .angle(0), of: "spin"),
    LayerProperty(
      "color", .color, default: .color(.white), .implicitlyAnimated, help: "The colour of a particle."),
    colorRange("red"), colorRange("green"), colorRange("blue"), colorRange("alpha"),
    colorSpeed("red"), colorSpeed("green"), colorSpeed("blue"), colorSpeed("alpha"),
  ]

  private static func range(_ name: String, _ type: ValueType, _ zero: PropertyValue, of what: String) -> LayerProperty
  {
    LayerProperty(
      name, type, default: zero, .implicitlyAnimated, help: "How much the \(what) differs from one particle to another."
    )
  }

  private static func acceleration(_ axis: String) -> LayerProperty {
    LayerProperty(
      "\(axis)Acceleration", .number, default: .number(0), .implicitlyAnimated,
      help: "By how much the velocity along \(axis) grows a second.")
  }

  private static func colorRange(_ component: String) -> LayerProperty {
    LayerProperty(
      "\(component)Range", .number, default: .number(0), .implicitlyAnimated,
      help: "How much the \(component) differs from one particle to another.")
  }

  private static func colorSpeed(_ component: String) -> LayerProperty {
    LayerProperty(
      "\(component)Speed", .number, default: .number(0), .implicitlyAnimated,
      help: "By how much the \(component) grows a second.")
  }
}
