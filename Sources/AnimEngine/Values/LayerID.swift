/// Names one layer of a run; never used for a second one.
@frozen
public struct LayerID: Hashable, Comparable, Sendable, Codable {
  /// The number of the layer in its run, counted from the stage's 0.
  public var index: UInt32

  /// The root that every visible layer hangs from.
  @inlinable public static var stage: LayerID { LayerID(index: 0) }

  /// The layer of a number.
  @inlinable
  public init(index: UInt32) {
    self.index = index
  }

  /// Whether the layer was made before another.
  @inlinable
  public static func < (lhs: LayerID, rhs: LayerID) -> Bool { lhs.index < rhs.index }
}
