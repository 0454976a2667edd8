// What `CAScrollLayer` adds to the plain layer.

extension LayerProperty {
  /// The properties of `scroll`.
  static let scroll: [LayerProperty] = [
    LayerProperty(
      "scrollMode", .string, default: .string("both"), words: ["none", "vertically", "horizontally", "both"],
      help: "The axes along which the layer scrolls.")
  ]
}
