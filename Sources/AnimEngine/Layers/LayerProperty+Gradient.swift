// What `CAGradientLayer` adds to the plain layer.

extension LayerProperty {
  /// The properties of `gradient`.
  static let gradient: [LayerProperty] = [
    LayerProperty(
      "colors", listOf: .color, default: .none, [.implicitlyAnimated, .optional],
      help: "The colours from the start to the end."),
    LayerProperty(
      "locations", listOf: .number, default: .none, [.implicitlyAnimated, .optional, .percentage],
      help: "Where each colour is reached; none spreads them evenly."),
    LayerProperty(
      "startPoint", .point, default: .point(Point2D(x: 0.5, y: 0)), [.implicitlyAnimated, .percentage],
      help: "Where the first colour is, as fractions of the bounds."),
    LayerProperty(
      "endPoint", .point, default: .point(Point2D(x: 0.5, y: 1)), [.implicitlyAnimated, .percentage],
      help: "Where the last colour is, as fractions of the bounds."),
    LayerProperty(
      "type", .string, default: .string("axial"), words: ["axial", "radial", "conic"],
      help: "Whether the colours run along a line, outwards or around."),
  ]
}
