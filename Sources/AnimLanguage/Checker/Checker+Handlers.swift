/// A place that names a handler.
struct HandlerUse: Sendable {
  /// An index of ``GlobalScope/callables``.
  let callable: Int
  let place: HandlerPlace
  let range: SourceRange
}

/// What kind of place names a handler.
enum HandlerPlace: UInt8, Sendable {
  case then, otherwise, start, finish, cancel, transaction, block, input, statement, action, frame

  /// The place in words.
  var text: String {
    switch self {
    case .then: "'then'"
    case .otherwise: "'otherwise'"
    case .start: "'on … start'"
    case .finish: "'on … finish'"
    case .cancel: "'on … cancel'"
    case .transaction: "'then' of a transaction"
    case .block: "'then' of an animation block"
    case .input: "'on' of an event from outside"
    case .statement: "the statement 'call'"
    case .action: "'actions'"
    case .frame: "'on frame'"
    }
  }

  /// The name of a block in its place.
  var blockName: String {
    switch self {
    case .then, .statement, .action: "then block"
    case .otherwise: "otherwise block"
    case .start, .finish, .cancel, .input: "on block"
    case .frame: "frame block"
    case .transaction, .block: "completion block"
    }
  }

  var offers: OfferedSet {
    switch self {
    case .start: .start
    case .then, .otherwise, .finish, .cancel: .completion
    case .transaction, .block: .transaction
    case .input: .input
    case .statement, .frame: .layer
    case .action: .action
    }
  }
}

extension Checker {
  /// What `then`, `otherwise` and `on … call` name.
  mutating func makeCompletion(
    _ completion: CompletionSyntax, place: HandlerPlace, _ range: SourceRange
  ) -> ClosureID? {
    switch completion {
    case .block(let body): return makeBlock(body, name: place.blockName, range, offers: place.offers)
    case .call(let name, let arguments):
      guard let index = handler(name, arguments) else { return nil }
      let values = checkArguments(of: index, arguments, name.range, callRange(name, arguments))
      handlerUses.append(HandlerUse(callable: index, place: place, range: name.range))
      return addClosure(TypedClosure(function: scope.callables[index].function, arguments: values))
    }
  }

  /// `call name(arguments)` as a statement: the handler's layer is the `self` here.
  mutating func checkHandlerCall(_ name: NameSyntax, _ arguments: NodeList<ArgumentSyntax>, _ range: SourceRange) {
    guard let index = handler(name, arguments) else { return }
    noteCall(of: index, at: name.range)
    let values = checkArguments(of: index, arguments, name.range, callRange(name, arguments))
    handlerUses.append(HandlerUse(callable: index, place: .statement, range: name.range))
    let layer = selfLayer(at: name.range)
    emit(.callHandler(scope.callables[index].function, values, layer: layer.id), range)
  }

  /// The handler of a name, or nil, told; then the arguments have been looked at.
  private mutating func handler(_ name: NameSyntax, _ arguments: NodeList<ArgumentSyntax>) -> Int? {
    let index = Int(callables[Int(name.name.index)])
    if index >= 0, scope.callables[index].isHandler { return index }
    inferAll(arguments)
    if answersCompletion(name.name, { $0.handlerCompletions }) { return nil }
    let text = tree.names[name.name]
    if index >= 0 {
      tell(.functionNamedAsHandler(text, at: name.range, declared: scope.callables[index].range))
    } else {
      let handlers = scope.callables.filter(\.isHandler).map { tree.names[$0.name] }
      tellOnce(.unknownHandler(text, at: name.range, similar: similarNames(to: text, among: handlers)))
    }
    return nil
  }

  /// From a handler's name to the end of its arguments.
  private func callRange(_ name: NameSyntax, _ arguments: NodeList<ArgumentSyntax>) -> SourceRange {
    guard arguments.count > 0 else { return name.range }
    let last = range(tree.arguments[Int(node(arguments, Int(arguments.count) - 1).index)].value)
    return SourceRange(name.range.lowerBound, max(name.range.upperBound, last.upperBound + 1))
  }

  /// `on layer finish "key" call name` and `off …`.
  mutating func checkRegistration(_ id: NodeID<RegistrationSyntax>, _ range: SourceRange) {
    let registration = tree.registrations[Int(id.index)]
    if registration.event.name == Word.frame.name, case .selfLayer = tree.expressions[Int(registration.layer.index)] {
      return checkFrameHandler(registration, range)
    }
    let layer = checkLayer(registration.layer, registration.isRemoval ? "'off'" : "'on'")
    let key = registration.key.map { checkKey($0) }
    let event = layerEvent(registration.event)
    let place = event?.place ?? .finish
    if place == .input, let key {
      tell(.inputWithKey(tree.names[registration.event.name], at: self.range(key.id)))
    }
    let closure = makeCompletion(registration.action, place: place, range)
    guard let event else { return }
    if registration.isRemoval, case .block = registration.action { tell(.blockTakenOff(at: range)) }
    guard let closure else { return }
    program.registrations.append(
      TypedRegistration(
        isRemoval: registration.isRemoval, layer: layer.id, event: event, key: key?.id, closure: closure))
    emit(.register(NodeID(program.registrations.count - 1)), range)
  }

  /// Tells where a handler uses what the place that names it does not offer.
  mutating func checkHandlerUses() {
    for use in handlerUses {
      let callable = scope.callables[use.callable]
      for value in callable.uses.subtracting(use.place.offers).values {
        tell(
          .valueNotOffered(
            value.name, handler: tree.names[callable.name], place: use.place.text,
            offered: use.place.offers.values.map(\.name), at: use.range, declared: callable.range))
      }
    }
  }

  // MARK: Waiting and cancelling

  mutating func checkWaitFor(_ layer: ExpressionID, _ key: ExpressionID, _ range: SourceRange) {
    let operand = checkLayer(layer, "'wait for'")
    emit(.waitFor(layer: operand.id, key: checkKey(key).id), range)
  }

  /// `cancel timer`, `cancel layer`, `cancel layer "key"`.
  mutating func checkCancel(_ target: ExpressionID, _ key: ExpressionID?, _ range: SourceRange) {
    let operand = checkValue(target)
    let key = key.map { checkKey($0) }
    if operand.type == .error { return }
    if operand.type == .timer {
      if let key { tell(.timerWithKey(at: self.range(key.id))) }
      emit(.cancelTimer(operand.id), range)
    } else if operand.type == .animator {
      if let key { tell(.animatorWithKey(at: self.range(key.id))) }
      emit(.moveAnimator(.cancel, operand.id), range)
    } else if program.types.isLayer(operand.type) {
      emit(.cancelAnimation(layer: operand.id, key: key?.id), range)
    } else {
      tell(.cannotCancel(program.types.description(of: operand.type), at: self.range(target)))
    }
  }

  /// `stop layer "key"` and the like.
  mutating func checkControl(_ word: ControlWord, _ layer: ExpressionID, _ key: ExpressionID?, _ range: SourceRange) {
    let subject = infer(layer, .anything)
    if checkAnimatorControl(word, subject, key: key, range) { return }
    let operand = convert(subject, to: Expectation(.layer, because: .place(word.place)), layer)
    let key = key.map { checkKey($0) }
    if word == .start {
      if operand.type != .error { tell(.startOfLayer(source.text(in: self.range(layer)), at: self.range(layer))) }
      return
    }
    if word == .pause || word == .resume, let key {
      tell(.pauseOfKey("\(word)", at: self.range(key.id)))
      return
    }
    emit(.control(word, layer: operand.id, key: key?.id), range)
  }
}

extension ControlWord {
  fileprivate var place: StaticString {
    switch self {
    case .stop: "'stop'"
    case .finish: "'finish'"
    case .reverse: "'reverse'"
    case .pause: "'pause'"
    case .resume: "'resume'"
    case .start: "'start'"
    }
  }
}
