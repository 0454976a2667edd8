/// Names one layer of a run; never used for a second one.
@frozen
public struct LayerID: Hashable, Comparable, Sendable {
  public var index: UInt32

  /// The root that every visible layer hangs from.
  public static let stage = LayerID(index: 0)

  @inlinable
  public init(index: UInt32) {
    self.index = index
  }

  @inlinable
  public static func < (lhs: LayerID, rhs: LayerID) -> Bool { lhs.index < rhs.index }
}
