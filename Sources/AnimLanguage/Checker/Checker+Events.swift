// Events from outside: what `send` sends and `on` reacts to.

extension Checker {
  /// The event that an `on` or `off` names: one of animations, or any other word, which is an event from outside. A
  /// word that is nearly a known event is a mistake: nil, told.
  mutating func layerEvent(_ name: NameSyntax) -> LayerEvent? {
    switch name.name {
    case Word.cancel.name: return .animation(.cancel)
    case Word.finish.name: return .animation(.finish)
    case Word.start.name: return .animation(.start)
    default: break
    }
    let text = tree.names[name.name]
    let inputs = Vocabulary.inputEvents.map(\.word)
    if inputs.contains(text) { return .input(text) }
    let similar = similarNames(
      to: text, among: inputs + Vocabulary.animationEvents.map(\.word) + [Word.frame.text])
    if similar.isEmpty { return .input(text) }
    tell(.unknownEvent(text, at: name.range, similar: similar))
    return nil
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
    switch layerEvent(event) {
    case .animation: tell(.sentAnimationEvent(tree.names[event.name], at: event.range))
    case .input(let name):
      program.strings.append(name)
      emit(.send(StringID(program.strings.count - 1), to: target), range)
    case nil: break
    }
  }
}

extension LayerEvent {
  /// The kind of place that names a handler for it.
  var place: HandlerPlace {
    switch self {
    case .animation(.start): .start
    case .animation(.finish): .finish
    case .animation(.cancel): .cancel
    case .input: .input
    }
  }
}
