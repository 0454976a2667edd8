/// A value of whatever type: what engine calls, traces, animation ends and the language's `any` carry.
public enum PropertyValue: Hashable, Sendable {
  case none
  case number(Double)
  case bool(Bool)
  case string(String)
  case duration(MediaTime)
  /// An angle in radians.
  case angle(Double)
  case point(Point2D)
  case size(Size2D)
  case rect(Rect2D)
  case vector(Vector3)
  case color(RGBAColor)
  /// A transform known as a matrix.
  indirect case transform(Transform)
  /// A transform kept by its parts.
  indirect case transformParts(TransformParts)
  case path(VectorPath)
  /// An image by name.
  case image(String)
  indirect case easing(TimingFunction)
  case layer(LayerID)
  indirect case animation(LayerAnimation)
  /// What a handler was called for.
  indirect case event(InputEvent)
  case list([PropertyValue])
  /// The numbers from `lower` up to `upper`, which belongs to it if it is closed.
  case range(lower: Double, upper: Double, isClosed: Bool = false)
  /// A thing of the run that has a kind and a number: a timer, an event.
  case handle(kind: String, id: Int)

  /// The storage type; nil for `none`.
  public var type: ValueType? {
    switch self {
    case .none: nil
    case .number: .number
    case .bool: .bool
    case .string: .string
    case .duration: .duration
    case .angle: .angle
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .vector: .vector
    case .color: .color
    case .transform, .transformParts: .transform
    case .path: .path
    case .image: .image
    case .easing: .easing
    case .layer: .layer
    case .animation: .animation
    case .event: .handle
    case .list: .list
    case .range: .range
    case .handle: .handle
    }
  }
}
