import AnimEngine
import AnimLanguage

/// A function that the program around a script gives it.
public struct HostFunction: Sendable {
  /// What a call does.
  public enum Body: Sendable {
    /// Reads its arguments from the call and writes its result there.
    case immediate(@Sendable (inout HostCall) throws -> Void)
    /// Takes the arguments as values; the strand that called waits meanwhile.
    case suspending(@Sendable ([PropertyValue]) async throws -> PropertyValue)
  }

  /// What the checker knows of it.
  public let signature: HostFunctionSignature
  /// What a call does.
  public let body: Body

  /// A function of a signature, whose body keeps to it.
  public init(_ signature: HostFunctionSignature, body: Body) {
    self.signature = signature
    self.body = body
  }
}

/// What a session refers to of the program around it and never changes: the functions of the host.
///
/// It is no part of a run's state, which knows host functions by their names alone: a copied or restored session may
/// go on with another host.
public final class HostFunctions: Sendable {
  /// In the order of their registration; no two have one name.
  public let functions: [HostFunction]
  /// What the checker knows of the functions, in the same order.
  public let vocabulary: HostVocabulary

  /// A host without functions.
  public static let none = HostFunctions([])

  /// - Parameter functions: of several with one name the last one counts.
  public init(_ functions: [HostFunction]) {
    var vocabulary = HostVocabulary()
    var known: [HostFunction] = []
    for function in functions {
      let index = vocabulary.add(function.signature)
      if index < known.count { known[index] = function } else { known.append(function) }
    }
    self.functions = known
    self.vocabulary = vocabulary
  }

  /// The index of the function with a name and types; nil if the host has none such.
  func index(of signature: HostFunctionSignature) -> Int? {
    guard let index = vocabulary.index(of: signature.name) else { return nil }
    let found = vocabulary.functions[index]
    let isSame =
      found.parameters.map(\.type) == signature.parameters.map(\.type) && found.result == signature.result
      && found.isSuspending == signature.isSuspending
    return isSame ? index : nil
  }
}

/// One call of a host function: its arguments, its place in time, and where its result goes.
@frozen
public struct HostCall {
  /// The arguments that have not been read, the first one next.
  public var arguments: ScriptValueReader
  /// Where the result goes. Write it after all arguments have been read: it takes their place.
  public var result: ScriptValueWriter
  /// The instant of the run.
  public let instant: MediaTime

  @usableFromInline
  init(arguments: ScriptValueReader, result: ScriptValueWriter, instant: MediaTime) {
    self.arguments = arguments
    self.result = result
    self.instant = instant
  }

  /// Reads the next argument.
  ///
  /// - Parameter index: which argument it is, for the error.
  /// - Throws: ``HostArgumentError`` if the Swift type cannot hold the value.
  @inlinable
  public mutating func argument<Value: ScriptValue>(_ index: Int, as type: Value.Type) throws(HostArgumentError)
    -> Value
  {
    var rest = arguments
    guard let value = Value.read(from: &rest) else { throw refusal(index, as: type) }
    arguments = rest
    return value
  }

  @inline(never)
  @usableFromInline
  func refusal<Value: ScriptValue>(_ index: Int, as type: Value.Type) -> HostArgumentError {
    var reader = arguments
    return HostArgumentError(
      index: index, found: reader.value(of: Value.scriptType), wanted: Value.scriptTypeDescription)
  }
}

/// An argument of the right type that the host's Swift type cannot hold, such as 2.5 for an `Int`.
public struct HostArgumentError: Error, Hashable, Sendable {
  /// Which argument it is, from 0.
  public let index: Int
  /// What the script passed.
  public let found: PropertyValue
  /// What would do, as in `a whole number`.
  public let wanted: String

  @usableFromInline
  init(index: Int, found: PropertyValue, wanted: String) {
    self.index = index
    self.found = found
    self.wanted = wanted
  }
}

/// An error that a host function may throw to say what is wrong; scripts' authors read it. Any other error is told by
/// its description.
public struct HostError: Error, Hashable, Sendable {
  /// What is wrong.
  public var message: String
  /// One sentence on what to do.
  public var hint: String?

  /// An error with a message.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
