// What `CAShapeLayer` adds to the plain layer.

extension LayerProperty {
  /// The properties of `shape`.
  static let shape: [LayerProperty] = [
    // Of all animatable properties of the kinds, Core Animation names this one alone as never animating by itself.
    LayerProperty(
      "path", .path, default: .none, [.animatable, .optional], help: "The outline that is filled and stroked."),
    LayerProperty(
      "fillColor", .color, default: .color(.black), [.implicitlyAnimated, .optional],
      help: "The colour inside the path; none fills nothing."),
    LayerProperty(
      "fillRule", .string, default: .string("non-zero"), words: ["non-zero", "even-odd"],
      help: "What counts as inside where the path crosses itself."),
    LayerProperty(
      "strokeColor", .color, default: .none, [.implicitlyAnimated, .optional],
      help: "The colour along the path; none strokes nothing."),
    LayerProperty(
      "strokeStart", .number, default: .number(0), [.implicitlyAnimated, .percentage],
      in: fraction, help: "Where along the path the stroke begins."),
    LayerProperty(
      "strokeEnd", .number, default: .number(1), [.implicitlyAnimated, .percentage],
      in: fraction, help: "Where along the path the stroke ends."),
    LayerProperty(
      "lineWidth", .number, default: .number(1), .implicitlyAnimated, in: notNegative, help: "How wide the stroke is."),
    LayerProperty(
      "miterLimit", .number, default: .number(10), .implicitlyAnimated,
      in: notNegative, help: "How long a mitred corner may be, in line widths, before it is cut off."),
    LayerProperty(
      "lineCap", .string, default: .string("butt"), words: ["butt", "round", "square"],
      help: "The shape of the stroke's ends."),
    LayerProperty(
      "lineJoin", .string, default: .string("miter"), words: ["miter", "round", "bevel"],
      help: "The shape of the stroke's corners."),
    LayerProperty(
      "lineDashPhase", .number, default: .number(0), .implicitlyAnimated,
      help: "How far into the dash pattern the stroke begins."),
    LayerProperty(
      "lineDashPattern", listOf: .number, default: .none, [.animatable, .optional],
      in: notNegative, help: "The lengths of dashes and gaps in turn; none is a solid line."),
  ]
}
