extension AnimationEngine {
  /// Performs a call that is given as a value; the methods are the direct form of the same.
  ///
  /// - Throws: what the method throws.
  @discardableResult
  public mutating func perform(_ call: EngineCall) throws(EngineError) -> EngineResult {
    switch call {
    case .makeLayer(let type, let name): return .layer(try makeLayer(type: type, name: name))
    case .makeView(let layer): try makeView(layer)
    case .commitLayer(let layer): try commitLayer(layer)
    case .insert(let layer, let superlayer, let place): try insert(layer, into: superlayer, at: place)
    case .remove(let layer): try remove(layer)
    case .replace(let layer, let other): try replace(layer, with: other)
    case .setAction(let action, let layer, let key, let level):
      try setAction(action, of: layer, forKey: key, styleLevel: level)
    case .setHasDelegate(let hasDelegate, let layer): try setHasDelegate(hasDelegate, of: layer)
    case .set(let layer, let reference, let value): try set(layer, reference, to: value)
    case .add(let animation, let layer): return .animation(try add(animation, to: layer))
    case .removeAnimation(let layer, let key, let reason): removeAnimation(layer, key: key, reason: reason)
    case .removeAllAnimations(let layer, let reason): removeAllAnimations(layer, reason: reason)
    case .stop(let layer, let key): stop(layer, key: key)
    case .finish(let layer, let key): finish(layer, key: key)
    case .reverse(let layer, let key): reverse(layer, key: key)
    case .pause(let layer): try pause(layer)
    case .resume(let layer): try resume(layer)
    case .beginTransaction(let options, let completion): beginTransaction(options, completion: completion)
    case .beginViewAnimation(let animation, let completion): beginViewAnimation(animation, completion: completion)
    case .beginKeyframe(let start, let duration): beginKeyframe(start: start, duration: duration)
    case .makeAnimator(let animation): return .animator(makeAnimator(animation))
    case .perform(let move, let animator): try perform(move, on: animator)
    case .commitTransaction: try commitTransaction()
    case .setTransactionOptions(let options): setTransactionOptions(options)
    case .setCompletion(let completion): setCompletion(completion)
    case .flush: flush()
    }
    return .none
  }

  /// Puts a line of the host's among the calls and events that observers see, such as what a script prints.
  public mutating func annotate(_ text: @autoclosure () -> String) {
    if isObserved { append(.note(text())) }
  }
}

extension AnimationEngine {
  /// Keeps a call for observers.
  @inline(__always)
  mutating func note(_ call: @autoclosure () -> EngineCall) {
    if isObserved { append(.call(call())) }
  }

  /// Tells an event.
  mutating func emit(_ event: EngineEvent) {
    events.append(event)
    if isObserved { append(.event(event)) }
  }

  private mutating func append(_ content: EngineLogEntry.Content) {
    log.append(EngineLogEntry(instant: now, sequence: logCount, content: content))
    logCount += 1
  }
}
