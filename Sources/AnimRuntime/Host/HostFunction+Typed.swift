import AnimEngine
import AnimLanguage

/// What scripts and messages call a parameter of a host function; with a colon at its end, as in `"to:"`, it is also a
/// label that scripts write.
public struct HostParameterName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, without a colon.
  public let name: String
  /// Whether scripts write it before the argument.
  public let isLabelled: Bool

  /// A name for messages, or a label.
  public init(_ name: String, isLabelled: Bool = false) {
    self.name = name
    self.isLabelled = isLabelled
  }

  /// A name for messages, or a label if it ends in a colon.
  public init(stringLiteral text: String) {
    self.init(text.hasSuffix(":") ? String(text.dropLast()) : text, isLabelled: text.hasSuffix(":"))
  }
}

extension HostFunction {
  /// A function whose types those of a closure tell.
  ///
  /// - Parameters:
  ///   - name: the word that scripts call it by.
  ///   - parameters: the names of its parameters; without, they are numbered in messages.
  ///   - purity: what a call depends on and does.
  ///   - help: one line on what it is for.
  ///   - body: may throw ``HostError``, or any other error: it ends the run with the place of the call. It is called in
  ///     the midst of a run, so it cannot reach the session that calls it.
  @inlinable
  public init<each Argument: ScriptValue, Result: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], purity: HostPurity = .effect, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) {
    let signature = HostFunctionSignature(
      name, parameters, repeat (each Argument).self, result: Result.scriptType, purity: purity, help: help)
    self.init(
      signature,
      body: .immediate { call in
        var index = 0
        let result = try body(repeat try call.next(&index, as: (each Argument).self))
        result.write(to: &call.result)
      })
  }

  /// A function without a result.
  @inlinable
  public init<each Argument: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], purity: HostPurity = .effect, help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) throws -> Void
  ) {
    let signature = HostFunctionSignature(
      name, parameters, repeat (each Argument).self, result: .void, purity: purity, help: help)
    self.init(
      signature,
      body: .immediate { call in
        var index = 0
        try body(repeat try call.next(&index, as: (each Argument).self))
      })
  }

  /// A function during whose calls the strand that made them waits, as at a `wait`, without holding up a thread.
  public static func suspending<each Argument: ScriptValue, Result: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Result
  ) -> HostFunction {
    let signature = HostFunctionSignature(
      name, parameters, repeat (each Argument).self, result: Result.scriptType, isSuspending: true, help: help)
    return HostFunction(
      signature,
      body: .suspending { values in
        var reader = HostArguments(values)
        return try await body(repeat try reader.next(as: (each Argument).self)).scriptValue
      })
  }

  /// The same without a result.
  public static func suspending<each Argument: ScriptValue>(
    _ name: String, _ parameters: [HostParameterName] = [], help: String = "",
    _ body: @escaping @Sendable (repeat each Argument) async throws -> Void
  ) -> HostFunction {
    let signature = HostFunctionSignature(
      name, parameters, repeat (each Argument).self, result: .void, isSuspending: true, help: help)
    return HostFunction(
      signature,
      body: .suspending { values in
        var reader = HostArguments(values)
        try await body(repeat try reader.next(as: (each Argument).self))
        return .none
      })
  }
}

extension HostFunctionSignature {
  /// A signature with the types of a pack.
  @usableFromInline
  init<each Argument: ScriptValue>(
    _ name: String, _ names: [HostParameterName], _ types: repeat (each Argument).Type, result: ScriptType,
    purity: HostPurity = .effect, isSuspending: Bool = false, help: String
  ) {
    var parameters: [HostParameter] = []
    for type in repeat each types {
      let index = parameters.count
      let name = index < names.count ? names[index] : HostParameterName("argument \(index + 1)")
      parameters.append(HostParameter(name: name.name, isLabelled: name.isLabelled, type: type.scriptType))
    }
    precondition(names.count <= parameters.count, "'\(name)' has fewer parameters than names of parameters")
    self.init(
      name: name, parameters: parameters, result: result, purity: purity, isSuspending: isSuspending, help: help)
  }
}

extension HostCall {
  /// Reads the next argument and counts it.
  @inlinable
  mutating func next<Value: ScriptValue>(_ index: inout Int, as type: Value.Type) throws(HostArgumentError) -> Value {
    defer { index += 1 }
    return try argument(index, as: type)
  }
}

/// The arguments of a call that waits, read one after the other.
private struct HostArguments {
  private let values: [PropertyValue]
  private var index = 0

  init(_ values: [PropertyValue]) {
    self.values = values
  }

  mutating func next<Value: ScriptValue>(as type: Value.Type) throws(HostArgumentError) -> Value {
    defer { index += 1 }
    let found = index < values.count ? values[index] : .none
    guard let value = Value(scriptValue: found) else {
      throw HostArgumentError(index: index, found: found, wanted: Value.scriptTypeDescription)
    }
    return value
  }
}
