import AnimEngine
import AnimLanguage

extension Session {
  /// Does what once came from outside again, at the present instant.
  ///
  /// - Returns: what there is to say about a text. If that contains errors, nothing has happened.
  /// - Throws: the error that ended the run.
  mutating func perform(_ input: SessionInput) throws(ScriptError) -> [Diagnostic] {
    switch input {
    case .text(let text): return try enter(text.source, loader: text.loader)
    case .library(let text): return load(text.source, loader: text.loader)
    case .test(let index): try start(test: index)
    case .event(let event): try send(event)
    case .variable(let name, let value): try setVariable(name, to: value)
    case .property(let layer, let keyPath, let value): try setProperty(layer, keyPath, to: value)
    }
    return []
  }

  /// Goes on for about so much work, towards an instant or, without one, to the end of the run.
  ///
  /// - Parameter work: in the unit of ``Machine/work``.
  /// - Returns: whether it has got there.
  /// - Throws: the error that ended the run.
  mutating func advance(towards instant: MediaTime?, work: Int) throws(ScriptError) -> Bool {
    let goal = machine.work &+ work
    var isThere = true
    try runMachine { machine, memory throws(ScriptError) in
      let end = instant ?? machine.limits.duration
      while instant != nil || machine.isAlive, let next = machine.nextInstant, next <= end {
        if machine.work > goal {
          isThere = false
          return
        }
        try machine.advance(to: next, memory)
      }
      if let instant, machine.engine.now < instant { try machine.advance(to: instant, memory) }
    }
    return isThere
  }
}

extension Importer {
  /// The imported files.
  var imports: [EnteredText.Import] {
    zip(paths, sources.dropFirst()).map { path, source in
      EnteredText.Import(path: path, name: source.name, bytes: source.bytes)
    }
  }
}
