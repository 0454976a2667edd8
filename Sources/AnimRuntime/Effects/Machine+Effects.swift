import AnimEngine
import AnimLanguage

// Some calls of the engine leave things to do for code of the script: the search for an action, custom actions,
// `changed`. They run in the middle of the instruction that made the call, as a nested call on the strand's stack: below
// lies the frame of the trampoline, an instruction that is performed again after each of them until nothing is left.

/// A call that a service asks of the loop.
struct HookCall: Sendable {
  var closure: Closure
  var offer: Offer
}

extension Machine {
  /// Begins to do what the engine has left to do.
  mutating func beginEffects() {
    effectRuns.append(EffectRun(engine.takeEffects()))
  }

  /// Begins a search that the script asks for.
  mutating func beginSearch(_ layer: LayerID, key: String) {
    effectRuns.append(EffectRun(searchFor: ActionEvent(layer, key)))
    isSearchRequested = true
  }

  /// Goes on with what is to be done: gives the next call, or nil when all is done.
  mutating func continueEffects(_ r: UnsafeMutablePointer<Reference>) throws(RunProblem) -> HookCall? {
    let result = r[0]
    r[0] = .none
    guard var run = effectRuns.popLast() else { return nil }
    while true {
      switch run.stage {
      case .next:
        guard let effect = run.effects.popLast() else {
          if let answer = run.answer { r[-run.answerDistance] = answer }
          return nil
        }
        if let call = begin(effect, &run) {
          effectRuns.append(run)
          return call
        }
      case .searching(var search):
        if search.isAsking { search.take(action(result)) }
        if let call = advance(&search) {
          run.stage = .searching(search)
          effectRuns.append(run)
          return call
        }
        finish(search, &run)
      case .changing(let hooks, let next, let subject, let hasTransaction):
        if next < hooks.count {
          run.stage = .changing(hooks, next: next + 1, subject, hasTransaction: hasTransaction)
          effectRuns.append(run)
          return call(hooks[next], subject)
        }
        run.stage = .next
        if hasTransaction { try performCall(.commitTransaction) }
      }
      run.effects += engine.takeEffects().reversed()
    }
  }

  private mutating func begin(_ effect: EngineEffect, _ run: inout EffectRun) -> HookCall? {
    switch effect {
    case .heldChange(let change):
      run.stage = .searching(ActionSearch(change.events, for: change))
      return nil
    case .action(let number, let event):
      guard customActions.indices.contains(number) else { return nil }
      return HookCall(closure: customActions[number], offer: Offer(layer: event.layer, key: event.key))
    case .propertyDidChange(let change):
      let hooks =
        self.hooks(of: change.layer)?.changed.filter { $0.property.property == change.property.property } ?? []
      if let timing = change.timing { engine.beginTransaction(timing) }
      run.stage = .changing(hooks, next: 0, .change(change), hasTransaction: change.timing != nil)
      return nil
    case .declarationDidEnd(let layer):
      engine.observe(layer)
      guard let hooks = self.hooks(of: layer) else { return nil }
      if hooks.isDisplayed { displays.add(layer, shown: hooks.display.map { engine.value(layer, $0.property) }) }
      guard !hooks.changed.isEmpty else { return nil }
      engine.beginTransaction(TransactionOptions(disablesActions: true))
      run.stage = .changing(hooks.changed, next: 0, .declaration(layer), hasTransaction: true)
      return nil
    }
  }

  /// What runs by itself for a layer.
  func hooks(of layer: LayerID) -> LayerHooks? {
    guard let type = engine.type(of: layer), code.hooks.indices.contains(type.index) else { return nil }
    return code.hooks[type.index]
  }

  private func call(_ hook: PropertyHook, _ subject: PropertyHookSubject) -> HookCall {
    let old =
      switch subject {
      case .change(let change): change.oldValue
      case .declaration(let layer): engine.value(layer, hook.property)
      }
    var closure = Closure(function: hook.function)
    var numbers = [Double](repeating: 0, count: 4)
    var reference = Reference.none
    numbers.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress { _ = store(old, as: hook.type, base, &reference) }
    }
    switch code.types.shape(of: hook.type) {
    case .numbers(let count): closure.numbers = Array(numbers.prefix(count))
    case .reference: closure.references = [reference]
    case .nothing: break
    }
    return HookCall(closure: closure, offer: Offer(layer: subject.layer))
  }

  // MARK: The search for an action

  /// Goes on with a search; gives the next call of the script's, or nil when all actions are found.
  private func advance(_ search: inout ActionSearch) -> HookCall? {
    while let event = search.event {
      switch search.step {
      case .delegate:
        search.step = .own
        if engine.hasDelegate(event.layer), let delegate = delegates[event.layer] {
          search.isAsking = true
          return HookCall(closure: delegate, offer: Offer(layer: event.layer, key: event.key))
        }
      case .own:
        search.step = .typeDefault(0)
        if engine.isView(event.layer) {
          // The engine knows what its view does with a change that was held back.
          search.record(search.change == nil ? engine.viewAction(event.layer, forKey: event.key) : nil)
          continue
        }
        if let action = engine.action(of: event.layer, forKey: event.key) { search.record(action) }
      case .typeDefault(let index):
        let functions = hooks(of: event.layer)?.defaultActions ?? []
        guard index < functions.count else {
          search.record(nil)
          continue
        }
        search.step = .typeDefault(index + 1)
        search.isAsking = true
        return HookCall(
          closure: Closure(function: functions[index]), offer: Offer(layer: event.layer, key: event.key))
      }
    }
    return nil
  }

  private mutating func finish(_ search: ActionSearch, _ run: inout EffectRun) {
    run.stage = .next
    if let change = search.change {
      engine.complete(change, answers: search.answers)
    } else {
      run.answer = (search.answers.first ?? nil).map { reference($0) } ?? Reference.none
    }
  }

  /// The action in a register; nil for none.
  func action(_ reference: Reference) -> LayerAction? {
    switch reference {
    case .action(let action): action
    case .value(.animation(let animation)): .animation(animation)
    default: nil
    }
  }

  private func reference(_ action: LayerAction) -> Reference {
    if case .animation(let animation) = action { return .value(.animation(animation)) }
    return .action(action)
  }
}

extension ActionSearch {
  /// Takes what code of the script has answered.
  fileprivate mutating func take(_ answer: LayerAction?) {
    isAsking = false
    if let answer { record(answer) }
  }
}
