import AnimEngine
import AnimLanguage

/// Why a property shows what it shows: the answer to `:why card.opacity`.
public struct PropertyExplanation: Hashable, Sendable {
  /// An animation that has to do with it, and the statement that it comes from.
  public struct Driver: Hashable, Sendable {
    /// The animation and how far it is.
    public let driver: AnimationDriver
    /// Nil if it comes from the host, or from a search for an action.
    public let range: SourceRange?
  }

  /// The layer that was asked about.
  public let layer: LayerID
  /// The property that was asked about.
  public let property: PropertyReference
  /// The model value.
  public let model: PropertyValue
  /// The value on screen.
  public let shown: PropertyValue
  /// How fast that changes now, a second; `none` if the property has no numbers.
  public let velocity: PropertyValue
  /// In the order in which they apply: the last one that is visible and not additive decides.
  public let drivers: [Driver]
}

/// Two animations under different keys of which one hides the other while both run.
public struct AnimationConflict: Hashable, Sendable {
  /// The one that was added first, which is hidden.
  public let earlier: AnimationNotice
  /// The one that was added later, which hides it.
  public let later: AnimationNotice
}

extension Session {
  /// Why a property of a layer shows what it shows now; nil if there is no such layer or property.
  ///
  /// - Parameter keyPath: `opacity`, `position.x`, `rotation`.
  public func explanation(of layer: LayerID, _ keyPath: String) -> PropertyExplanation? {
    guard let type = machine.engine.type(of: layer),
      let property = machine.engine.types.reference(to: keyPath, in: type)
    else { return nil }
    return PropertyExplanation(
      layer: layer, property: property, model: machine.engine.value(layer, property),
      shown: machine.engine.presentationValue(layer, property),
      velocity: machine.engine.velocity(of: layer, property),
      drivers: machine.engine.drivers(of: layer, property).map {
        PropertyExplanation.Driver(driver: $0, range: sourceRange(ofOrigin: $0.state.origin))
      })
  }

  /// The statement that an animation comes from: the one that added it, or the change of a property that made it.
  ///
  /// - Parameter origin: ``LayerAnimation/origin``, ``AnimationState/origin``.
  /// - Returns: nil if it comes from the host, or from a search for an action.
  public func sourceRange(ofOrigin origin: Int) -> SourceRange? {
    machine.range(ofSite: origin).flatMap { $0.upperBound > $0.lowerBound ? $0 : nil }
  }

  /// The animations that hide others under other keys now or later, as things are, in the order of the layers and, on
  /// each, in which they were added.
  public var conflicts: [AnimationConflict] {
    let engine = machine.engine
    var conflicts: [AnimationConflict] = []
    for index in 0..<engine.layerCount {
      let states = engine.animations(of: LayerID(index: UInt32(clamping: index)))
      guard states.count > 1 else { continue }
      for state in states {
        guard let later = engine.notice(of: state.id) else { continue }
        conflicts += engine.rivals(of: state.id).filter { $0.id.serial < later.id.serial }
          .map { AnimationConflict(earlier: $0, later: later) }
      }
    }
    return conflicts
  }
}
