/// The place of a node in one of a tree's arrays.
///
/// Trees are arenas: nodes of one kind stand in one array as enums with trivial payloads, and refer to each other
/// by index. Building and walking a tree allocates nothing per node and counts no references.
public struct NodeID<Node>: Hashable, Sendable {
  public let index: UInt32

  @inlinable
  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// A run of node ids in a tree's list pool.
public struct NodeList<Node>: Hashable, Sendable {
  public let start: UInt32
  public let count: UInt32

  @inlinable
  public init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  public static var empty: NodeList { NodeList(start: 0, count: 0) }

  @inlinable
  public var isEmpty: Bool { count == 0 }
}

/// A half-open range of UTF-8 offsets. Files of one program share one space of offsets, so a range also says
/// which file it lies in.
public struct SourceRange: Hashable, Sendable {
  public var lowerBound: UInt32
  public var upperBound: UInt32

  @inlinable
  public init(_ lowerBound: UInt32, _ upperBound: UInt32) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The smallest range that holds both.
  @inlinable
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(lowerBound, other.lowerBound), max(upperBound, other.upperBound))
  }
}

/// An interned name: equal names have equal ids within one ``NameTable``.
public struct NameID: Hashable, Sendable {
  public let index: UInt32

  @inlinable
  public init(_ index: UInt32) {
    self.index = index
  }
}
