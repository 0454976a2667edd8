import AnimEngine
import AnimLanguage

/// An event that the host sent, as the session keeps it: enough to send it again to a copy that was taken before.
public struct SentEvent: Hashable, Sendable {
  /// Where an event was sent.
  public enum Target: Hashable, Sendable {
    case layer(LayerID)
    /// A point of the stage.
    case point(Point2D)
  }

  /// When it was sent.
  public let instant: MediaTime
  public let name: String
  public let target: Target
  /// What was sent along; `none` if nothing was.
  public let payload: PropertyValue
}

extension Session {
  /// Sends an event to a layer at the present instant, and runs what it causes. The first layer from it upwards that
  /// has a handler, or a strand that waits, for the event gets it.
  ///
  /// - Parameters:
  ///   - event: its name, such as `tap`.
  ///   - payload: what handlers find as `event.payload`.
  /// - Throws: the error that ended the run.
  public mutating func send(
    _ event: String, to layer: LayerID, payload: PropertyValue = .none
  ) throws(ScriptError) {
    try send(SentEvent(instant: now, name: event, target: .layer(layer), payload: payload))
  }

  /// Sends an event to the uppermost layer at a point of the stage, as ``send(_:to:payload:)`` does. Where no layer is
  /// nothing happens.
  ///
  /// - Throws: the error that ended the run.
  public mutating func send(
    _ event: String, at point: Point2D, payload: PropertyValue = .none
  ) throws(ScriptError) {
    try send(SentEvent(instant: now, name: event, target: .point(point), payload: payload))
  }
}
