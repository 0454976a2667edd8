import AnimEngine
import AnimLanguage

// What the host reads and writes by name. A write is an input of the run: it is kept in the journal.

extension Session {
  /// The value of a variable of the top level; nil if there is none of this name, or its declaration has not run.
  public func variable(_ name: String) -> PropertyValue? { global(name).flatMap { machine.value(ofGlobal: $0) } }

  /// Gives a variable of the top level another value at the present instant.
  ///
  /// - Throws: an error that says so if there is no such variable yet, it is a constant, or the value is of another
  ///   type; nothing has happened then.
  public mutating func setVariable(_ name: String, to value: PropertyValue) throws(ScriptError) {
    try startIfNeeded()
    guard let index = global(name), machine.value(ofGlobal: index) != nil else {
      throw ScriptError(.unknownVariable(name))
    }
    let (place, variable) = (machine.code.globals[index], language.program.globals[index])
    guard variable.isMutable else { throw ScriptError(.constantVariable(name, at: variable.range)) }
    var numbers = [Double](repeating: 0, count: max(place.shape.numberCount, 1))
    var reference = Reference.none
    let fits = numbers.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { machine.store(value, as: variable.type, $0, &reference) } ?? false
    }
    guard fits else {
      throw ScriptError(
        .variableType(
          name, found: value.typeName, wanted: language.program.types.name(of: variable.type), at: variable.range))
    }
    journal.append(.variable(name: name, value), at: now)
    let first = Int(place.first)
    if case .reference = place.shape {
      machine.globalReferences[first] = reference
    } else {
      machine.globalNumbers.replaceSubrange(first..<first + place.shape.numberCount, with: numbers)
    }
  }

  /// Sets the model value of a property, or of a part of one, at the present instant and runs what that causes: on a
  /// live layer its action, as when a script sets it.
  ///
  /// - Throws: an error that says so if there is no such layer or property, or it does not take the value: nothing has
  ///   happened then. Else the error that ended the run.
  public mutating func setProperty(
    _ layer: LayerID, _ keyPath: String, to value: PropertyValue
  ) throws(ScriptError) {
    try startIfNeeded()
    guard let type = engine.type(of: layer), let property = engine.types.reference(to: keyPath, in: type) else {
      throw ScriptError(.refused(.unknownProperty(layer, keyPath: keyPath)))
    }
    journal.append(.property(layer, keyPath: keyPath, value), at: now)
    var refusal: EngineError?
    try change { machine, _ throws(ScriptError) in
      machine.engine.beginTurn()
      machine.engine.origin = 0
      do throws(EngineError) {
        try machine.engine.set(layer, property, to: value)
      } catch {
        refusal = error
      }
      _ = machine.engine.endTurn()
      machine.isDisplayDue = true
      machine.queueNotifications()
    }
    guard let refusal else { return }
    journal.removeLast()
    throw ScriptError(.refused(refusal))
  }

  /// The variable that a name stands for at the end of the texts entered so far.
  private func global(_ name: String) -> Int? {
    guard let index = language.program.globals.lastIndex(where: { $0.name == name }),
      machine.code.globals.indices.contains(index)
    else { return nil }
    return index
  }
}
