// What `CATextLayer` adds to the plain layer.

extension LayerProperty {
  /// The properties of `text`.
  static let text: [LayerProperty] = [
    // The text fades on screen when it is set; without a screen it switches half way.
    LayerProperty("string", .string, default: .string(""), .implicitlyAnimated, help: "The text that is shown."),
    LayerProperty("font", .string, default: .string("Helvetica"), help: "The name of the font."),
    LayerProperty(
      "fontSize", .number, default: .number(36), .implicitlyAnimated, in: notNegative, help: "The size of the font."),
    LayerProperty(
      "foregroundColor", .color, default: .color(.white), [.implicitlyAnimated, .optional],
      help: "The colour of the letters."),
    LayerProperty(
      "wrapped", .bool, default: .bool(false), help: "Whether the text is broken into lines that fit the bounds."),
    LayerProperty(
      "alignmentMode", .string, default: .string("natural"),
      words: ["natural", "left", "right", "center", "justified"], help: "How lines stand in the bounds."),
    LayerProperty(
      "truncationMode", .string, default: .string("none"), words: ["none", "start", "end", "middle"],
      help: "Where a line is cut that does not fit."),
    LayerProperty(
      "allowsFontSubpixelQuantization", .bool, default: .bool(false),
      help: "Whether letters may be moved to whole parts of a pixel."),
  ]
}
