import AnimLanguage

/// A function of the host's that the code calls, with its types in the code's table.
struct HostFunctionPlan: Hashable, Sendable {
  var signature: HostFunctionSignature
  var parameters: [TypeID]
  var result: TypeID
}
