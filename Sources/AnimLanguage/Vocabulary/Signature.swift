import AnimEngine

/// A type in a signature of the vocabulary: one type, or a pattern that several fit.
///
/// A signature has at most one open type. ``scalar``, ``blendable``, ``elements`` and ``element`` bind it by the first
/// operand that meets one of them; wherever they stand again the same type is meant.
public enum SignatureType: Hashable, Sendable {
  case exactly(TypeID)
  case optional(TypeID)
  /// `[string]`, `[layer]`.
  case listOf(TypeID)
  /// A number, a duration or an angle.
  case scalar
  /// What lies between two of it makes sense: scalars, points, sizes, rects, vectors, colours.
  case blendable
  /// A list of the open type.
  case elements
  /// The open type itself.
  case element
  case optionalElement
  /// Any value at all.
  case anything
  /// One of the words of ``StepPosition``; as an operand its raw value.
  case stepPosition
}

/// One parameter of a function or method of the vocabulary.
public struct BuiltinParameter: Hashable, Sendable {
  public let name: String
  public let type: SignatureType
  /// Whether `name:` is written before the argument.
  public let isLabelled: Bool
  /// Whether a percentage is accepted for a number.
  public let isFraction: Bool
  /// The numbers that make sense; nil if all do.
  public let range: ClosedRange<Double>?
  /// The number that counts where the argument is left out; nil if it cannot be. Arguments of a signature that has
  /// such parameters are all labelled and may come in any order.
  public let defaultValue: Double?

  init(
    _ name: String, _ type: SignatureType, labelled: Bool = false, fraction: Bool = false,
    in range: ClosedRange<Double>? = nil, default: Double? = nil
  ) {
    self.name = name
    self.type = type
    isLabelled = labelled
    isFraction = fraction
    self.range = range
    defaultValue = `default`
  }
}

extension BuiltinParameter {
  /// The value that counts where the argument is left out, as it is written.
  fileprivate var defaultText: String? {
    guard let defaultValue else { return nil }
    return type == .exactly(.bool) ? "\(defaultValue != 0)" : "\(PropertyValue.number(defaultValue))"
  }
}

/// How a name of the vocabulary is used.
public enum BuiltinForm: UInt8, Hashable, Sendable {
  /// `sqrt(2)`
  case function
  /// `text.split(",")`
  case method
  /// `text.count` or `identity`: no arguments, no parentheses.
  case property
  /// `list.append(1)`: changes the list that it is called on.
  case mutation
}

/// What a name of the vocabulary does.
public enum BuiltinOperation: Hashable, Sendable {
  case builtin(Builtin)
  /// Some of the operand's registers: `point.y` is one from 1 on.
  case component(first: UInt8)
  /// A part of a transform, after which a part of that may be named.
  case transformPart(TransformPart)
  /// The operands' registers one after the other: `point(x, y)`.
  case tuple
  /// A call of the host's function.
  case host(HostFunctionID)
}

/// One signature of a function, method or property that the language brings along.
public struct BuiltinSignature: Hashable, Sendable {
  public let name: String
  public let form: BuiltinForm
  /// What a method or property belongs to.
  public let receiver: SignatureType?
  public let parameters: [BuiltinParameter]
  public let result: SignatureType
  public let operation: BuiltinOperation
  /// One line for completion, hover and the reference.
  public let help: String

  /// The same of what is seen instead of the model; nil if there is no such thing.
  var onScreen: BuiltinSignature? {
    guard case .builtin(let builtin) = operation, let operation = builtin.onScreen else { return nil }
    return BuiltinSignature(
      name: name, form: form, receiver: receiver, parameters: parameters, result: result,
      operation: .builtin(operation), help: help)
  }

  /// Whether arguments go by their labels and some may be left out.
  var hasDefaults: Bool { parameters.contains { $0.defaultValue != nil } }
}

extension SignatureType {
  /// The type as the reference writes it.
  public func name(in types: TypeTable) -> String {
    switch self {
    case .exactly(let type): types.name(of: type)
    case .optional(let type): types.name(of: type) + "?"
    case .listOf(let type): "[\(types.name(of: type))]"
    case .scalar, .blendable, .element: "T"
    case .optionalElement: "T?"
    case .elements: "[T]"
    case .anything: "any"
    case .stepPosition: StepPosition.allCases.map { "\($0)" }.joined(separator: " or ")
    }
  }
}

extension BuiltinSignature {
  /// The signature as the reference writes it: `clamp(value: T, low: T, high: T) -> T`.
  public func text(in types: TypeTable) -> String {
    let owner = receiver.map { $0.name(in: types) + "." } ?? ""
    let result = result == .exactly(.void) ? "" : " -> \(result.name(in: types))"
    if form == .property { return owner + name + result }
    let parameters = parameters.map { parameter in
      (parameter.isLabelled ? "\(parameter.name): " : "") + parameter.type.name(in: types)
        + (parameter.defaultText.map { " = \($0)" } ?? "")
    }
    return "\(owner)\(name)(\(parameters.joined(separator: ", ")))\(result)"
  }
}
