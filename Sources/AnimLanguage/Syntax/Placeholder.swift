public struct NameTable: Sendable { public init() {} }
public struct Token: Sendable {}
