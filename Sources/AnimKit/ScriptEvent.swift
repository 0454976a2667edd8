import AnimEngine
import AnimLanguage
import AnimRuntime

/// An event of a host's own, with the type of what it carries: scripts find that as `event.payload`.
///
/// ```swift
/// let levelChanged = ScriptEvent<Double>("levelChanged")
/// try session.send(levelChanged, 0.7, to: "meter")
/// ```
/// ```
/// on meter levelChanged { meter.level = event.payload as number }
/// ```
public struct ScriptEvent<Payload: ScriptValue>: Hashable, Sendable {
  /// What scripts call it.
  public let name: String

  /// An event of a name.
  public init(_ name: String) {
    self.name = name
  }
}

extension Session {
  /// Sends an event to a layer at the present instant, and runs what it causes. The first layer from it upwards that
  /// has a handler, or a strand that waits, for the event gets it.
  ///
  /// - Parameters:
  ///   - event: its name, such as `tap`.
  ///   - name: the layer's, as in ``subscript(_:)``.
  ///   - payload: what handlers find as `event.payload`.
  /// - Throws: the error that ended the run, or one that says so if there is no such layer.
  public mutating func send(
    _ event: String, to name: String, payload: PropertyValue = .none
  ) throws(ScriptError) {
    try send(event, to: try existingLayer(name), payload: payload)
  }

  /// Sends a typed event to a layer at the present instant, and runs what it causes.
  ///
  /// - Throws: the error that ended the run, or one that says so if there is no such layer.
  public mutating func send<Payload: ScriptValue>(
    _ event: ScriptEvent<Payload>, _ payload: Payload, to name: String
  ) throws(ScriptError) {
    try send(event.name, to: name, payload: payload.scriptValue)
  }

  /// The layer of a name, after the script has started.
  mutating func existingLayer(_ name: String) throws(ScriptError) -> LayerID {
    try startIfNeeded()
    if let layer = self[name] { return layer.id }
    throw ScriptError(.unknownHostLayer(name, similar: Suggestions.nearest(to: name, among: layerNames)))
  }

  private var layerNames: [String] {
    var pending = stage.map { [$0] } ?? []
    var names: [String] = []
    while let layer = pending.popLast() {
      if !layer.name.isEmpty { names.append(layer.name) }
      pending += layer.sublayers
    }
    return names
  }
}
