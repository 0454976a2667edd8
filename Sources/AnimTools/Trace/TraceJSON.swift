import AnimEngine
import AnimLanguage

/// Entries of a trace as JSON objects. Each has `time` in seconds, `sequence`, and one of `call`, `event`
/// and `print`; times are seconds, and values that JSON does not know are strings in their printed form.
struct TraceJSON {
  let layers: TraceLayers
  let types: LayerTypeTable

  func line(for entry: EngineLogEntry) -> String {
    var object = JSONObject()
    object.add("time", entry.instant.seconds)
    object.add("sequence", entry.sequence)
    switch entry.content {
    case .call(let call): add(call, to: &object)
    case .event(let event): add(event, to: &object)
    case .note(let printed): object.add("print", printed)
    }
    return object.text + "\n"
  }

  private func add(_ call: EngineCall, to object: inout JSONObject) {
    switch call {
    case .makeLayer(let type, _):
      object.add("call", "makeLayer")
      add(layers.last, to: &object)
      object.add("type", types[type]?.name ?? "layer")
    case .makeView(let layer):
      object.add("call", "makeView")
      add(layer, to: &object)
    case .commitLayer(let layer):
      object.add("call", "commitLayer")
      add(layer, to: &object)
    case .insert(let layer, let parent, let place):
      object.add("call", "insert")
      add(layer, to: &object)
      add(parent, as: "superlayer", to: &object)
      add(place, to: &object)
    case .remove(let layer):
      object.add("call", "remove")
      add(layer, to: &object)
    case .replace(let layer, let other):
      object.add("call", "replace")
      add(layer, to: &object)
      add(other, as: "with", to: &object)
    case .setAction(let action, let layer, let key, let level):
      object.add("call", "setAction")
      add(layer, to: &object)
      object.add("key", key)
      add(action, to: &object)
      if level > 0 { object.add("styleLevel", level) }
    case .setHasDelegate(let hasDelegate, let layer):
      object.add("call", "setHasDelegate")
      add(layer, to: &object)
      object.add("hasDelegate", hasDelegate)
    case .set(let layer, let property, let value):
      object.add("call", "set")
      add(layer, to: &object)
      object.add("keyPath", property.keyPath)
      add(value, as: "value", to: &object)
    case .add(let animation, let layer):
      object.add("call", "addAnimation")
      add(layer, to: &object)
      add(animation, to: &object)
    case .removeAnimation(let layer, let key, let reason):
      object.add("call", "removeAnimation")
      add(layer, to: &object)
      object.add("key", key)
      object.add("reason", "\(reason)")
    case .removeAllAnimations(let layer, let reason):
      object.add("call", "removeAllAnimations")
      add(layer, to: &object)
      object.add("reason", "\(reason)")
    case .stop(let layer, let key): addControl("stop", layer, key, to: &object)
    case .finish(let layer, let key): addControl("finish", layer, key, to: &object)
    case .reverse(let layer, let key): addControl("reverse", layer, key, to: &object)
    case .pause(let layer):
      object.add("call", "pause")
      add(layer, to: &object)
    case .resume(let layer):
      object.add("call", "resume")
      add(layer, to: &object)
    case .beginTransaction(let options, let completion):
      object.add("call", "beginTransaction")
      add(options, to: &object)
      if let completion { object.add("completion", completion) }
    case .beginViewAnimation(let animation, let completion):
      object.add("call", "beginViewAnimation")
      add(animation, to: &object)
      if let completion { object.add("completion", completion) }
    case .beginKeyframe(let start, let duration):
      object.add("call", "beginKeyframe")
      object.add("start", start)
      object.add("duration", duration)
    case .makeAnimator(let animation):
      object.add("call", "makeAnimator")
      add(animation, to: &object)
    case .perform(let move, let animator):
      object.add("call", move.name)
      object.add("animator", animator.number)
      switch move {
      case .scrub(let fraction): object.add("fraction", fraction)
      case .resume(let factor): object.add("durationFactor", factor)
      case .setPausesOnCompletion(let value), .setScrubsLinearly(let value): object.add("value", value)
      case .finish(let position): object.add("position", "\(position)")
      default: break
      }
    case .commitTransaction: object.add("call", "commitTransaction")
    case .setTransactionOptions(let options):
      object.add("call", "setTransactionOptions")
      add(options, to: &object)
    case .setCompletion(let completion):
      object.add("call", "setCompletion")
      object.add("completion", completion)
    case .flush: object.add("call", "flush")
    }
  }

  private func addControl(_ call: String, _ layer: LayerID, _ key: String?, to object: inout JSONObject) {
    object.add("call", call)
    add(layer, to: &object)
    object.add("key", key)
  }

  private func add(_ event: EngineEvent, to object: inout JSONObject) {
    switch event {
    case .animationDidStart(let notice):
      object.add("event", "animationDidStart")
      add(notice, to: &object)
    case .animationDidStop(let notice, let reason):
      object.add("event", "animationDidStop")
      add(notice, to: &object)
      object.add("finished", reason == .finished)
      object.add("reason", "\(reason)")
    case .completion(let completion, let isFinished, _):
      object.add("event", "completion")
      object.add("completion", completion)
      if !isFinished { object.add("finished", false) }
    case .collectionDidEnd:
      object.add("event", "collection")
    }
  }
}
