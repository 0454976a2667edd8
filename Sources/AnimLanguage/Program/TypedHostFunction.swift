/// A function of the host's that a program calls. While running it is found by its name.
public struct TypedHostFunction: Hashable, Sendable {
  public var signature: HostFunctionSignature
  /// The types of the signature in the program's table.
  public var parameters: [TypeID]
  public var result: TypeID
}

public typealias HostFunctionID = NodeID<TypedHostFunction>
