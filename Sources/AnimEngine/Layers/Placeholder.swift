public struct PropertyReference: Sendable {}
public struct LayerTypeID: Sendable {}
