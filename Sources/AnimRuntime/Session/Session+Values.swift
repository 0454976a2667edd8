import AnimEngine
import AnimLanguage

/// A value of a session with its name, and its type as scripts write it.
public struct SessionValue: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The type as scripts write it.
  public let type: String
  /// The value now.
  public let value: PropertyValue

  /// A value with its name and type.
  public init(name: String, type: String, value: PropertyValue) {
    self.name = name
    self.type = type
    self.value = value
  }
}

/// An expression that is compiled once for a session, to be read at as many instants as one likes.
public struct Probe: Hashable, Sendable {
  fileprivate let function: FunctionID
  fileprivate let global: Int
  /// The type of its values as scripts write it.
  public let type: String
}

extension Session {
  /// Enters a text as ``enter(_:loader:)`` does, whose last statement may be an expression: its value is kept.
  ///
  /// - Parameter names: what the value is called in later texts; the first is the name of the result.
  /// - Returns: what there is to say about the text, and its value: nil if it has none, or the text waits before it.
  /// - Throws: the error that ended the run, if one came up in the turns of this instant.
  public mutating func evaluate(
    _ source: SourceText, naming names: [String] = ["_"], loader: ScriptLoader = .none
  ) throws(ScriptError) -> (value: SessionValue?, diagnostics: [Diagnostic]) {
    let (text, diagnostics) = compile(source, loader, valueNames: names)
    guard let text else { return (nil, diagnostics) }
    try start(text)
    let value = language.scope.value.flatMap { sessionValue(ofGlobal: $0, named: names.first ?? "") }
    return (value, diagnostics)
  }

  /// What the top level of the texts so far has declared and is not hidden by a later declaration.
  public var declarations: [Declaration] { language.declarations }

  /// What is known under a name at the top level.
  public func declaration(named name: String) -> Declaration? { language.declaration(named: name) }

  /// The variables and layers of the top level that have a value, in the order of declaration.
  public var values: [SessionValue] { declarations.compactMap { value(of: $0) } }

  /// The value of a variable or layer; nil if it is neither, or has not got one yet.
  public func value(of declaration: Declaration) -> SessionValue? {
    declaration.global.flatMap { sessionValue(ofGlobal: $0, named: declaration.name) }
  }

  /// A value as `print` shows it.
  public func text(of value: PropertyValue) -> String {
    var text = TextBuffer()
    value.write(to: &text) { name(of: $0) }
    return text.string
  }

  private func sessionValue(ofGlobal index: Int, named name: String) -> SessionValue? {
    guard language.program.globals.indices.contains(index), let value = machine.value(ofGlobal: index) else {
      return nil
    }
    return SessionValue(
      name: name, type: language.typeName(language.program.globals[index].type), value: value)
  }

  // MARK: Probes

  /// Compiles an expression, which can then be read of this session and of copies that are made of it from now on.
  ///
  /// - Returns: nil if the text is no expression or has mistakes, and what there is to say about it.
  public mutating func makeProbe(_ source: SourceText) -> (probe: Probe?, diagnostics: [Diagnostic]) {
    let (text, diagnostics) = compile(source, .none, valueNames: ["_"])
    guard let text, let global = language.scope.value, language.program.globals.indices.contains(global) else {
      return (nil, diagnostics)
    }
    let type = language.typeName(language.program.globals[global].type)
    return (Probe(function: text.main, global: global, type: type), diagnostics)
  }

  /// The value of an expression at the present instant. Whatever it does beside that is done to a copy and forgotten.
  ///
  /// - Returns: `none` too if the session does not know the probe.
  /// - Throws: the error that ended the evaluation.
  public func value(of probe: Probe) throws(ScriptError) -> PropertyValue {
    guard machine.code.functions.indices.contains(Int(probe.function.index)) else { return .none }
    var copy = self
    try copy.start(probe.function)
    return copy.machine.value(ofGlobal: probe.global) ?? .none
  }
}

extension Machine {
  /// The value of a variable of the top level; nil before its declaration has run.
  func value(ofGlobal index: Int) -> PropertyValue? {
    guard code.globals.indices.contains(index) else { return nil }
    let global = code.globals[index]
    let (flag, first) = (Int(global.flag), Int(global.first))
    guard globalNumbers.indices.contains(flag), globalNumbers[flag] != 0 else { return nil }
    let isReference = global.shape == .reference
    let reference = isReference ? globalReferences[first] : .none
    let numbers = isReference ? [0] : globalNumbers[first...].prefix(max(global.shape.numberCount, 1))
    return numbers.withUnsafeBufferPointer { numbers in
      withUnsafePointer(to: reference) { reference in
        numbers.baseAddress.map { value(global.type, $0, reference) }
      }
    }
  }
}
