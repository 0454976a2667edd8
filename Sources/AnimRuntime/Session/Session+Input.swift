import AnimEngine
import AnimLanguage

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
    try send(SentEvent(name: event, target: .layer(layer), payload: payload))
  }

  /// Sends an event to the uppermost layer at a point of the stage, as ``send(_:to:payload:)`` does. Where no layer is
  /// nothing happens.
  ///
  /// - Throws: the error that ended the run.
  public mutating func send(
    _ event: String, at point: Point2D, payload: PropertyValue = .none
  ) throws(ScriptError) {
    try send(SentEvent(name: event, target: .point(point), payload: payload))
  }
}
