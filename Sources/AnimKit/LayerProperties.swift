import AnimEngine
import AnimRuntime

/// A property that all layers have, with its Swift type.
public struct LayerKey<Value: ScriptValue>: Sendable {
  /// Its key path, as scripts write it.
  public let keyPath: String
  private let reference: PropertyReference
  private let fallback: Value

  /// - Parameter fallback: never seen, as every layer has the property.
  fileprivate init(_ keyPath: String, _ fallback: Value) {
    guard let reference = LayerProperties.types.reference(to: keyPath, in: .layer) else {
      preconditionFailure("layers have no property '\(keyPath)'")
    }
    self.keyPath = keyPath
    self.reference = reference
    self.fallback = fallback
  }

  func value(_ read: (PropertyReference) -> PropertyValue) -> Value {
    Value(scriptValue: read(reference)) ?? fallback
  }
}

/// The properties that all layers have: `session["card"]?.opacity` and the like.
public struct LayerProperties: Sendable {
  /// Where the anchor point is in the superlayer.
  public let position = LayerKey("position", Point2D.zero)
  /// The layer's own rectangle.
  public let bounds = LayerKey("bounds", Rect2D.zero)
  /// The rectangle in the superlayer that the layer takes, from position, bounds and transform.
  public let frame = LayerKey("frame", Rect2D.zero)
  /// The point that stays at the position, as fractions of the bounds.
  public let anchorPoint = LayerKey("anchorPoint", Point2D.zero)
  /// How far in front of its siblings it is.
  public let zPosition = LayerKey("zPosition", 0.0)
  /// The transform around the anchor point.
  public let transform = LayerKey("transform", Transform.identity)
  /// The turn around the z axis.
  public let rotation = LayerKey("transform.rotation.z", Angle(radians: 0))
  /// The scale of both axes.
  public let scale = LayerKey("transform.scale", 1.0)
  /// How much of it is seen, from 0 to 1.
  public let opacity = LayerKey("opacity", 1.0)
  /// Whether it is not seen at all.
  public let hidden = LayerKey("hidden", false)
  /// The colour of its background, if it has one.
  public let backgroundColor = LayerKey("backgroundColor", RGBAColor?.none)
  /// The radius of its corners.
  public let cornerRadius = LayerKey("cornerRadius", 0.0)
  /// The width of its border.
  public let borderWidth = LayerKey("borderWidth", 0.0)
  /// The colour of its border, if it has one.
  public let borderColor = LayerKey("borderColor", RGBAColor?.none)
  /// How much of its shadow is seen, from 0 to 1.
  public let shadowOpacity = LayerKey("shadowOpacity", 0.0)
  /// Whether its sublayers are seen within its bounds only.
  public let masksToBounds = LayerKey("masksToBounds", false)
  /// The rate of its time.
  public let speed = LayerKey("speed", 1.0)

  fileprivate static let types = LayerTypeTable()
  static let all = LayerProperties()
}
