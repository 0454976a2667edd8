import AnimEngine

/// Entries of a trace in the language's own words: calls as statements, events as what `on` names them.
struct TraceText {
  let layers: TraceLayers
  let types: LayerTypeTable

  func line(for entry: EngineLogEntry) -> String {
    let instant = text(.duration(entry.instant))
    let padding = String(repeating: " ", count: max(1, 12 - instant.count))
    return "\(instant)\(padding)\(text(entry.content))\n"
  }

  private func text(_ content: EngineLogEntry.Content) -> String {
    switch content {
    case .call(let call): text(call)
    case .event(let event): text(event)
    case .note(let printed): "print \(quoted(printed))"
    }
  }

  private func text(_ call: EngineCall) -> String {
    switch call {
    case .makeLayer(let type, let name):
      type == .layer ? "layer \(name)" : "layer \(name): \(types[type]?.name ?? "layer")"
    case .makeView(let layer): "view \(layers[layer])"
    case .commitLayer(let layer): "\(layers[layer]) goes live"
    case .insert(let layer, let parent, let place): "insert \(layers[layer])\(text(place, in: parent))"
    case .remove(let layer): "remove \(layers[layer])"
    case .replace(let layer, let other): "replace \(layers[layer]) with \(layers[other])"
    case .setAction(let action, let layer, let key, let level):
      "\(layers[layer])\(text(action, forKey: key, styleLevel: level))"
    case .setHasDelegate(let hasDelegate, let layer): "\(layers[layer]) \(hasDelegate ? "has a" : "has no") delegate"
    case .set(let layer, let property, let value): "\(layers[layer]).\(property.keyPath) = \(text(value))"
    case .add(let animation, let layer): text(animation, addedTo: layer)
    case .removeAnimation(let layer, let key, let reason): "cancel \(layers[layer]) \(quoted(key))\(text(reason))"
    case .removeAllAnimations(let layer, let reason): "cancel \(layers[layer])\(text(reason))"
    case .stop(let layer, let key): "stop \(layers[layer])\(text(key: key))"
    case .finish(let layer, let key): "finish \(layers[layer])\(text(key: key))"
    case .reverse(let layer, let key): "reverse \(layers[layer])\(text(key: key))"
    case .pause(let layer): "pause \(layers[layer])"
    case .resume(let layer): "resume \(layers[layer])"
    case .beginTransaction(let options, let completion):
      "transaction\(text(options)) {" + (completion.map { " … } then completion \($0)" } ?? "")
    case .beginViewAnimation(let animation, let completion):
      "animate\(animation.isKeyframes ? " keyframes" : "")\(text(animation)) {"
        + (completion.map { " … } then completion \($0)" } ?? "")
    case .beginKeyframe(let start, let duration):
      "at \(text(.number(start))) for \(text(.number(duration))) {"
    case .makeAnimator(let animation): "animator\(text(animation))"
    case .perform(let move, let animator): text(move, of: "animator \(animator.number)")
    case .commitTransaction: "}"
    case .setTransactionOptions(let options): "transaction\(text(options))"
    case .setCompletion(let completion): "then completion \(completion)"
    case .flush: "flush"
    }
  }

  private func text(_ event: EngineEvent) -> String {
    switch event {
    case .animationDidStart(let notice): "on \(layers[notice.layer]) start\(text(keyOf: notice))"
    case .animationDidStop(let notice, .finished): "on \(layers[notice.layer]) finish\(text(keyOf: notice))"
    case .animationDidStop(let notice, let reason):
      "on \(layers[notice.layer]) cancel\(text(keyOf: notice))\(text(reason))"
    case .completion(let completion, let isFinished, _):
      "on completion \(completion)\(isFinished ? "" : " (unfinished)")"
    case .collectionDidEnd: "on collection"
    }
  }

  private func text(_ place: SublayerPlace, in parent: LayerID) -> String {
    switch place {
    case .top: " in \(layers[parent])"
    case .index(let index): " in \(layers[parent]) at \(index)"
    case .above(let sibling): " above \(layers[sibling])"
    case .below(let sibling): " below \(layers[sibling])"
    }
  }

  private func text(keyOf notice: AnimationNotice) -> String {
    text(key: notice.key)
  }

  private func text(key: String?) -> String { key.map { " \(quoted($0))" } ?? "" }

  /// Nothing for the reason that goes without saying.
  private func text(_ reason: StopReason) -> String {
    reason == .cancelled ? "" : " (\(reason))"
  }

  private func text(_ options: TransactionOptions) -> String {
    var parts: [String] = []
    if let disablesActions = options.disablesActions {
      parts.append(disablesActions ? "disableActions" : "disableActions: false")
    }
    if let duration = options.duration { parts.append("duration: \(text(.duration(duration)))") }
    if let timing = options.timingFunction { parts.append("timing: \(text(.easing(timing)))") }
    return parts.isEmpty ? "" : " <\(parts.joined(separator: ", "))>"
  }

  private func text(_ animation: LayerAnimation, addedTo layer: LayerID) -> String {
    var buffer = TextBuffer()
    animation.write(addedTo: layer, to: &buffer) { layers[$0] }
    return buffer.string
  }

  /// A value as a script would write it.
  func text(_ value: PropertyValue) -> String {
    if case .string(let string) = value { return quoted(string) }
    var buffer = TextBuffer()
    value.write(to: &buffer) { layers[$0] }
    return buffer.string
  }

  func quoted(_ string: String) -> String {
    // A list quotes the strings in it.
    String(PropertyValue.list([.string(string)]).description.dropFirst().dropLast())
  }
}
