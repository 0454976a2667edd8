/// Something that happened outside of the run and was sent to a layer.
public struct InputEvent: Hashable, Sendable {
  /// What it is called: `tap`, or a word of the script's own.
  public let name: String
  /// The layer that it was sent to, or that was hit.
  public let layer: LayerID
  /// Where it happened, in the coordinates of the layer that handles it; the middle of ``layer`` if nobody said.
  public private(set) var location: Point2D
  /// What was sent along; `none` if nothing was.
  public let payload: PropertyValue

  public init(name: String, layer: LayerID, location: Point2D, payload: PropertyValue = .none) {
    self.name = name
    self.layer = layer
    self.location = location
    self.payload = payload
  }

  /// The same in other coordinates.
  public func at(_ location: Point2D) -> InputEvent {
    var event = self
    event.location = location
    return event
  }
}
