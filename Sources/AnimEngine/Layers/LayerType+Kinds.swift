// Core Animation's kinds of layers, under the names of their classes without `CA` and `Layer`.

extension LayerTypeID {
  /// `CAShapeLayer`
  public static let shape = LayerTypeID(index: 1)
  /// `CATextLayer`
  public static let text = LayerTypeID(index: 2)
  /// `CAGradientLayer`
  public static let gradient = LayerTypeID(index: 3)
  /// `CAReplicatorLayer`
  public static let replicator = LayerTypeID(index: 4)
  /// `CAEmitterLayer`
  public static let emitter = LayerTypeID(index: 5)
  /// `CAScrollLayer`
  public static let scroll = LayerTypeID(index: 6)
  /// `CATransformLayer`
  public static let transformLayer = LayerTypeID(index: 7)
  /// The stage, of which there is one in each engine.
  public static let stage = LayerTypeID(index: 8)
  /// `CAEmitterCell`, which is a sublayer of its emitter here.
  public static let emitterCell = LayerTypeID(index: 9)
}

extension LayerType {
  /// The plain layer and the kinds that extend it, by their ids.
  static let kinds: [LayerType] = {
    let layer = LayerType(name: "layer", parent: nil, inherited: nil, own: LayerProperty.plainLayer)
    func kind(
      _ name: String, _ own: [LayerProperty] = [], defaults: [(name: String, value: PropertyValue)] = []
    ) -> LayerType {
      LayerType(name: name, parent: .layer, inherited: layer, own: own, otherDefaults: defaults)
    }
    return [
      layer,
      kind("shape", LayerProperty.shape),
      kind("text", LayerProperty.text),
      kind("gradient", LayerProperty.gradient),
      kind("replicator", LayerProperty.replicator),
      kind("emitter", LayerProperty.emitter),
      kind("scroll", LayerProperty.scroll, defaults: [("masksToBounds", .bool(true))]),
      kind("transformLayer"),
      kind("stage", LayerProperty.stage),
      kind("emitterCell", LayerProperty.emitterCell),
    ]
  }()
}
