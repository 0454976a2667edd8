// What `CAReplicatorLayer` adds to the plain layer.

extension LayerProperty {
  /// The properties of `replicator`.
  static let replicator: [LayerProperty] = [
    LayerProperty(
      "instanceCount", .number, default: .number(1), .implicitlyAnimated,
      in: notNegative, help: "How often the sublayers are shown, the originals included."),
    LayerProperty(
      "preservesDepth", .bool, default: .bool(false), help: "Whether the copies keep their place in space."),
    LayerProperty(
      "instanceDelay", .duration, default: .duration(.zero), .implicitlyAnimated,
      help: "How far the time of each copy lags behind the one before."),
    LayerProperty(
      "instanceTransform", .transform, default: .transformParts(.identity), .implicitlyAnimated,
      help: "What is done to each copy on top of the one before."),
    LayerProperty(
      "instanceColor", .color, default: .color(.white), [.implicitlyAnimated, .optional],
      help: "The colour that the first copy is multiplied with."),
    offset("Red"), offset("Green"), offset("Blue"), offset("Alpha"),
  ]

  private static func offset(_ component: String) -> LayerProperty {
    LayerProperty(
      "instance\(component)Offset", .number, default: .number(0), .implicitlyAnimated,
      help: "What each copy adds to the \(component.lowercased()) of the one before.")
  }
}
