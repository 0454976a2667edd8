import AnimEngine
import AnimLanguage
import AnimRuntime

/// A layer as it is at the instant at which it was looked up.
///
/// Properties that all layers have are members with their Swift types, of the model here and of the screen behind
/// ``presentation``; ``value(of:)`` reads any property by its name.
///
/// ```swift
/// let shown = session["card"]?.presentation.opacity
/// let angle = session["clock.hands"]?.value(of: "transform.rotation.z", as: Angle.self)
/// ```
///
/// A layer keeps all of its session's layers as they are. Hold on to it only as long as you look at it: a session that
/// goes on meanwhile has to copy what it changes.
@dynamicMemberLookup
public struct Layer: Sendable, Identifiable {
  /// Tells it from all others of its session.
  public let id: LayerID
  private let engine: AnimationEngine

  init?(_ id: LayerID, in engine: AnimationEngine) {
    guard engine.type(of: id) != nil else { return nil }
    self.id = id
    self.engine = engine
  }

  /// The name that the script gave it; empty for none.
  public var name: String { engine.name(of: id) ?? "" }

  /// The kind of layer or the layer type of the script, as scripts write it.
  public var type: String { engine.type(of: id).flatMap { engine.types[$0] }?.name ?? "" }

  /// The layer that it is in; nil for the stage, and while it is in none.
  public var superlayer: Layer? { engine.superlayer(of: id).flatMap { Layer($0, in: engine) } }

  /// Its sublayers, the lowest first.
  public var sublayers: [Layer] { engine.sublayers(of: id).compactMap { Layer($0, in: engine) } }

  /// The first layer of a name below this one; `a.b` is one of the name `b` below the first of the name `a`.
  public subscript(name: String) -> Layer? {
    descendant(named: name[...])
      ?? name.firstIndex(of: ".").flatMap { dot in
        descendant(named: name[..<dot])?[String(name[name.index(after: dot)...])]
      }
  }

  private func descendant(named name: Substring) -> Layer? {
    engine.descendant(of: id, named: String(name)).flatMap { Layer($0, in: engine) }
  }

  // MARK: Properties

  /// A property that all layers have, as the model says.
  public subscript<Value>(dynamicMember key: KeyPath<LayerProperties, LayerKey<Value>>) -> Value {
    LayerProperties.all[keyPath: key].value { engine.value(id, $0) }
  }

  /// A property, or a part of one, by its key path as scripts write it, as the model says.
  ///
  /// - Returns: nil if the layer has no such property, `none` if its value is absent.
  public func value(of keyPath: String) -> PropertyValue? {
    reference(to: keyPath).map { engine.value(id, $0) }
  }

  /// The same as a value of a Swift type; nil also if it is none.
  public func value<Value: ScriptValue>(of keyPath: String, as type: Value.Type) -> Value? {
    value(of: keyPath).flatMap { Value(scriptValue: $0) }
  }

  /// The names of all properties that it has, in the order of the reference; those of its layer types last.
  public var propertyNames: [String] {
    engine.type(of: id).flatMap { engine.types[$0] }?.properties.map(\.name) ?? []
  }

  /// The keys of the animations that it has.
  public var animationKeys: [String] { engine.animationKeys(id) }

  /// The layer as it is on screen, with its animations.
  public var presentation: Presentation { Presentation(layer: self) }

  private func reference(to keyPath: String) -> PropertyReference? {
    engine.type(of: id).flatMap { engine.types.reference(to: keyPath, in: $0) }
  }

  /// A layer as it is on screen.
  @dynamicMemberLookup
  public struct Presentation: Sendable {
    fileprivate let layer: Layer

    /// A property that all layers have, as it is on screen.
    public subscript<Value>(dynamicMember key: KeyPath<LayerProperties, LayerKey<Value>>) -> Value {
      LayerProperties.all[keyPath: key].value { layer.engine.presentationValue(layer.id, $0) }
    }

    /// A property, or a part of one, by its key path as scripts write it, as it is on screen.
    ///
    /// - Returns: nil if the layer has no such property, `none` if its value is absent.
    public func value(of keyPath: String) -> PropertyValue? {
      layer.reference(to: keyPath).map { layer.engine.presentationValue(layer.id, $0) }
    }

    /// The same as a value of a Swift type; nil also if it is none.
    public func value<Value: ScriptValue>(of keyPath: String, as type: Value.Type) -> Value? {
      value(of: keyPath).flatMap { Value(scriptValue: $0) }
    }
  }
}

extension Session {
  /// The root of all layers.
  public var stage: Layer? { layer(.stage) }

  /// A layer as it is now; nil if there is none.
  public func layer(_ id: LayerID) -> Layer? { Layer(id, in: engine) }

  /// The first layer of a name, in the order of the tree, as it is now; `a.b` is one of the name `b` below the first of
  /// the name `a`. Nil if there is none.
  public subscript(name: String) -> Layer? { stage?[name] }
}
