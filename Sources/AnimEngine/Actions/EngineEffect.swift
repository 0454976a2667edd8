/// What a call leaves for the host to do, with code of its own, before it goes on. The engine never calls anybody: it
/// keeps a list, see ``AnimationEngine/takeEffects()``.
public enum EngineEffect: Hashable, Sendable {
  /// A change waits until the host has looked for the actions of its events, see
  /// ``AnimationEngine/complete(_:answers:)``.
  case heldChange(HeldChange)
  /// The action that was found for an event is an object of the host's own.
  case action(Int, ActionEvent)
  /// A property that the host observes has another value.
  case propertyDidChange(PropertyChange)
  /// The declaration is over of a layer whose type is observed, see ``AnimationEngine/observe(_:)``.
  case declarationDidEnd(LayerID)
}

/// A change of an observed property.
public struct PropertyChange: Hashable, Sendable {
  public let layer: LayerID
  /// The whole property.
  public let property: PropertyReference
  public let oldValue: PropertyValue
  /// Duration and easing of the animation that the change made, or that made the change; nil if there is none.
  public let timing: TransactionOptions?
}

/// A change that waits for answers of the host.
public struct HeldChange: Hashable, Sendable {
  enum Operation: Hashable, Sendable {
    case set(PropertyReference, PropertyValue)
    case insert(into: LayerID, SublayerPlace)
    case remove
    case replace(with: LayerID)
    /// The change has been made already.
    case none
  }

  /// Whose actions are to be looked up, in this order.
  public let events: [ActionEvent]
  let layer: LayerID
  let operation: Operation
}
