import AnimEngine
import AnimLanguage

// Events from outside. One goes to a layer, or to the uppermost that a point hits, and from there up to the first layer
// that has a handler or a strand waiting for it; there it ends, as a touch does in UIKit's responder chain.

extension Machine {
  /// Sends an event to a layer, whose turns come after those that are due.
  mutating func send(_ name: String, to layer: LayerID, payload: PropertyValue = .none) {
    send(InputEvent(name: name, layer: layer, location: engine.center(of: layer), payload: payload))
  }

  /// Sends an event to the layer that gets those at a point of the stage; if there is none, nothing happens.
  mutating func send(_ name: String, at point: Point2D, payload: PropertyValue = .none) {
    guard let layer = engine.target(ofEventAt: point) else { return }
    let location = engine.convert(point, from: .stage, to: layer)
    send(InputEvent(name: name, layer: layer, location: location, payload: payload))
  }

  private mutating func send(_ event: InputEvent) {
    var next: LayerID? = event.layer
    while let layer = next {
      let handlers = registrations.matching(.input(event.name), key: nil, of: layer)
      let offer = Offer(layer: layer, event: event.at(engine.convert(event.location, from: event.layer, to: layer)))
      for handler in handlers {
        turns.append(.registered(handler.number, offer, keepsAlive: handler.keepsAlive), as: .event)
      }
      if resumeStrands(waitingFor: .event(event.name, layer)) || !handlers.isEmpty { return }
      next = engine.superlayer(of: layer)
    }
  }

  /// The view that owns a layer, or the nearest around it; the stage if there is none.
  func nearestView(to layer: LayerID) -> LayerID {
    var next: LayerID? = layer
    while let current = next, !engine.isView(current) { next = engine.superlayer(of: current) }
    return next ?? .stage
  }

  // MARK: Members

  func callAnimator(_ builtin: Builtin, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>) {
    let animator = AnimatorID(number: clampedInteger(n[0]))
    switch builtin {
    case .animatorFraction: n[0] = engine.fractionComplete(animator)
    case .animatorIsRunning: n[0] = engine.isAnimatorRunning(animator) ? 1 : 0
    case .animatorIsReversed: n[0] = engine.isAnimatorReversed(animator) ? 1 : 0
    case .animatorPausesOnCompletion: n[0] = engine.pausesOnCompletion(animator) ? 1 : 0
    case .animatorScrubsLinearly: n[0] = engine.scrubsLinearly(animator) ? 1 : 0
    case .animatorState: r[0] = .string("\(engine.animatorState(animator))")
    default: break
    }
  }

  func callEvent(_ builtin: Builtin, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>) {
    guard case .value(.event(let event)) = r[0] else { return }
    switch builtin {
    case .eventName: r[0] = .string(event.name)
    case .eventLocation: (n[0], n[1]) = (event.location.x, event.location.y)
    case .eventPayload: r[0] = event.payload == .none ? .none : .value(event.payload)
    default: break
    }
  }
}
