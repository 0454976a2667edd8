/// What a call of a host function depends on and does: this decides where scripts may call it.
public enum HostPurity: String, Hashable, Sendable, CaseIterable {
  /// The result depends on the arguments alone, and nothing else happens: it may be called anywhere, also in `draw`.
  case pure
  /// Nothing happens, but the result may be another at another time.
  case timeDependent
  /// Something happens outside of the script.
  case effect
}

/// A parameter of a host function.
public struct HostParameter: Hashable, Sendable {
  /// What messages call it, and its label if it has one.
  public let name: String
  /// Whether `name:` is written before the argument.
  public let isLabelled: Bool
  /// What may be passed.
  public let type: ScriptType

  /// A parameter.
  public init(name: String, isLabelled: Bool = false, type: ScriptType) {
    self.name = name
    self.isLabelled = isLabelled
    self.type = type
  }
}

/// What scripts know of a function of the host's.
public struct HostFunctionSignature: Hashable, Sendable {
  /// The word that scripts call it by.
  public let name: String
  /// In their order.
  public let parameters: [HostParameter]
  /// ``ScriptType/void`` for none.
  public let result: ScriptType
  /// What a call depends on and does.
  public let purity: HostPurity
  /// Whether a call suspends its strand until the host answers, as `wait` does.
  public let isSuspending: Bool
  /// One line for completion, messages and the reference.
  public let help: String

  /// - Precondition: the name and the labels are names as scripts write them.
  public init(
    name: String, parameters: [HostParameter] = [], result: ScriptType = .void, purity: HostPurity = .effect,
    isSuspending: Bool = false, help: String = ""
  ) {
    precondition(name.isName, "'\(name)' is no name that scripts can write")
    for parameter in parameters where parameter.isLabelled {
      precondition(parameter.name.isName, "'\(parameter.name)' is no label that scripts can write")
    }
    self.name = name
    self.parameters = parameters
    self.result = result
    self.purity = purity
    self.isSuspending = isSuspending
    self.help = help
  }

  /// The signature as the reference writes it: `host.fade(layer, to: number) -> bool`.
  public var text: String {
    let parameters = parameters.map { ($0.isLabelled ? "\($0.name): " : "") + $0.type.description }
    return "host.\(name)(\(parameters.joined(separator: ", ")))" + (result == .void ? "" : " -> \(result)")
  }
}

/// The functions that the program around a script gives it; without any the script runs on its own.
public struct HostVocabulary: Hashable, Sendable {
  /// In the order of their registration; no two have one name.
  public private(set) var functions: [HostFunctionSignature] = []

  /// A host without functions.
  public init() {}

  /// Adds a function, in the place of one that has its name.
  ///
  /// - Returns: its index in ``functions``.
  @discardableResult
  public mutating func add(_ function: HostFunctionSignature) -> Int {
    if let index = functions.firstIndex(where: { $0.name == function.name }) {
      functions[index] = function
      return index
    }
    functions.append(function)
    return functions.count - 1
  }

  /// The index of the function of a name; nil if there is none.
  public func index(of name: String) -> Int? { functions.firstIndex { $0.name == name } }
}

extension String {
  /// Whether it is a letter or "_", then letters, digits and "_".
  fileprivate var isName: Bool {
    unicodeScalars.first.map { $0 == "_" || $0.properties.isXIDStart } ?? false
      && unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
