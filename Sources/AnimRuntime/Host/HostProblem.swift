import AnimEngine
import AnimLanguage

/// What is wrong with a call of a host function, for the script's author.
struct HostProblem: Hashable, Sendable {
  var function: String
  var error: HostError

  init(_ error: HostError, of function: HostFunctionSignature) {
    self.function = function.name
    self.error = error
  }

  static func wrongResult(of function: HostFunctionSignature, found: String) -> HostProblem {
    HostProblem(HostError("the host answered with \(found) where \(function.result) was promised"), of: function)
  }

  func diagnostic(at range: SourceRange) -> Diagnostic {
    Diagnostic(.hostFailed, at: range, "'host.\(function)' failed: \(error.message)", hint: error.hint)
  }
}

extension HostError {
  /// An error that a function threw, in words for the script's author.
  public init(_ error: any Error, of function: HostFunctionSignature) {
    switch error {
    case let error as HostError: self = error
    case let error as HostArgumentError:
      let name = function.parameters.indices.contains(error.index) ? function.parameters[error.index].name : ""
      self.init("\(error.found) is not possible as '\(name)'", hint: "it takes \(error.wanted)")
    default: self.init("\(error)")
    }
  }
}

extension Diagnostic {
  static func hostMissing(_ signature: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .hostMissing, at: range, "the host has no function '\(signature)'",
      hint: "the script was compiled for another host")
  }
}
