import AnimEngine
import AnimLanguage

extension Session {
  /// Does what once came from outside again, at the present instant.
  ///
  /// - Returns: what there is to say about a text. If that contains errors, nothing has happened.
  /// - Throws: the error that ended the run.
  mutating func perform(_ input: SessionInput) throws(ScriptError) -> [Diagnostic] {
    switch input {
    case .text(let text):
      let (compiled, diagnostics) = compile(text.source, text.loader, valueNames: text.valueNames)
      if let compiled { try start(compiled) }
      return diagnostics
    case .library(let text): return load(text.source, loader: text.loader)
    case .test(let index): try start(test: index)
    case .event(let event): try send(event)
    case .variable(let name, let value): try setVariable(name, to: value)
    case .property(let layer, let keyPath, let value): try setProperty(layer, keyPath, to: value)
    case .answer(let answer, _): try self.answer(answer)
    }
    return []
  }

  /// Goes on for about so many steps, towards an instant or, without one, to the end of the run; always to where
  /// everything is done that happens at an instant.
  ///
  /// - Returns: whether it has got there.
  /// - Throws: the error that ended the run.
  mutating func advance(towards instant: MediaTime?, steps: Int) throws(ScriptError) -> Bool {
    let instant = instant.map { bounded($0) }
    let progress = try runMachine(steps: steps) { machine, memory throws(ScriptError) in
      let end = instant ?? machine.limits.duration
      while instant != nil || machine.isAlive, let next = machine.nextInstant, next <= end {
        if instant == nil, machine.standsForHost(before: next) { return }
        try machine.advance(to: next, memory)
        if memory.isYielding { return }
      }
      if let instant, !instant.isInfinite, machine.engine.now < instant { try machine.advance(to: instant, memory) }
    }
    if progress == .finished { return true }
    try advance(to: now)
    return false
  }
}

/// A text that has been compiled, as it is kept and as it is started.
struct CompiledText: Hashable, Sendable {
  var main: FunctionID
  var entered: EnteredText
}

extension Importer {
  /// The imported files.
  var imports: [EnteredText.Import] {
    zip(paths, sources.dropFirst()).map { path, source in
      EnteredText.Import(path: path, name: source.name, bytes: source.bytes)
    }
  }
}
