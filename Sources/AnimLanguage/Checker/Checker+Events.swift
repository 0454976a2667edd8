// Events from outside: what `send` sends and `on` reacts to.

extension Checker {
  /// The event that an `on` or `off` names: one of animations, or any other word, which is an event from outside.
  mutating func layerEvent(_ name: NameSyntax) -> (event: LayerEvent, place: HandlerPlace) {
    switch name.name {
    case Word.cancel.name: return (.animation(.cancel), .cancel)
    case Word.finish.name: return (.animation(.finish), .finish)
    case Word.start.name: return (.animation(.start), .start)
    default: return (.input(eventName(name)), .input)
    }
  }

  /// The name of an event from outside. Any word is one, but one that is nearly a known event is a mistake.
  private mutating func eventName(_ name: NameSyntax) -> String {
    let text = tree.names[name.name]
    let inputs = Vocabulary.inputEvents.map(\.word)
    if !inputs.contains(text) {
      let similar = similarNames(to: text, among: inputs + Vocabulary.animationEvents.map(\.word))
      if !similar.isEmpty { tell(.unknownEvent(text, at: name.range, similar: similar)) }
    }
    return text
  }

  /// `send event to layer`
  mutating func checkSend(_ event: NameSyntax, to layer: ExpressionID, _ range: SourceRange) {
    let target = checkLayer(layer, "'send … to'")
    emitSend(event, to: .layer(target.id), range)
  }

  /// `send event at point`
  mutating func checkSend(_ event: NameSyntax, at point: ExpressionID, _ range: SourceRange) {
    let place = check(point, as: .point, because: .place("'send … at'"))
    emitSend(event, to: .point(place.id), range)
  }

  private mutating func emitSend(_ event: NameSyntax, to target: TypedEventTarget, _ range: SourceRange) {
    if case .animation = layerEvent(event).event {
      tell(.sentAnimationEvent(tree.names[event.name], at: event.range))
      return
    }
    let name = makeString(tree.names[event.name], event.range)
    guard case .string(let id) = program.expressions[Int(name.id.index)] else { return }
    emit(.send(id, to: target), range)
  }
}
