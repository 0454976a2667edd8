// Events that nobody handles, or nobody sends, beside one that is called nearly the same.

extension Checker {
  /// Warns of a comparison with an event that nothing handles, and of an event that is sent and not handled, or handled
  /// and not sent, while another of nearly its name is.
  ///
  /// A host may send events of any name, so one alone is none to be told of.
  mutating func checkEvents() {
    let (handled, sent) = (program.handledEvents, program.sentEvents)
    for use in eventUses where !handled.contains(use.text) {
      let names = handled.sorted()
      tell(.neverEqual("name", use.text, names, at: use.range, similar: similarNames(to: use.text, among: names)))
    }
    if handled.isEmpty || sent.isEmpty { return }
    for statement in tree.statements {
      switch statement {
      case .send(let event, _), .sendAt(let event, _):
        let text = tree.names[event.name]
        if !handled.contains(text) {
          tellEvent(event, "nothing handles the event '\(text)'", among: handled.sorted())
        }
      default: break
      }
    }
    for registration in tree.registrations {
      let text = tree.names[registration.event.name]
      guard handled.contains(text), !sent.contains(text), !Vocabulary.inputEvents.contains(where: { $0.word == text })
      else { continue }
      tellEvent(
        registration.event, "nothing sends the event '\(text)'", among: sent.filter { handled.contains($0) }.sorted())
    }
  }

  private mutating func tellEvent(_ event: NameSyntax, _ message: String, among names: [String]) {
    let similar = similarNames(to: tree.names[event.name], among: names)
    if !similar.isEmpty { tell(.similarEvent(message, at: event.range, similar: similar)) }
  }
}

extension TypedProgram {
  /// The names of events from outside that handlers are registered for, or that are waited for.
  fileprivate var handledEvents: Set<String> {
    var names: Set<String> = []
    for registration in registrations {
      if case .input(let name) = registration.event { names.insert(name) }
    }
    for statement in statements {
      if case .waitForEvent(_, let name) = statement { names.insert(strings[Int(name.index)]) }
    }
    return names
  }

  /// The names of events that the script itself sends.
  fileprivate var sentEvents: Set<String> {
    var names: Set<String> = []
    for statement in statements {
      if case .send(let name, _) = statement { names.insert(strings[Int(name.index)]) }
    }
    return names
  }
}
