// Reading and writing single numbers at the speed of an array: the machine's opcodes call these. A slot comes from a
// ``PropertyReference`` whose `isDirectlyReadable` or `isDirectlyWritable` says so; unknown layers and slots out of
// range read as 0 and write nothing.

extension AnimationEngine {
  /// A model number.
  @inlinable
  public func number(_ layer: LayerID, slot: Int) -> Double {
    let index = location(of: layer, slot: slot, width: 1)
    return index >= 0 ? values[index] : 0
  }

  /// A model value of two numbers: a point or a size.
  @inlinable
  public func pair(_ layer: LayerID, slot: Int) -> (Double, Double) {
    let index = location(of: layer, slot: slot, width: 2)
    return index >= 0 ? (values[index], values[index + 1]) : (0, 0)
  }

  /// A model value of four numbers: a rectangle or a colour.
  @inlinable
  public func quad(_ layer: LayerID, slot: Int) -> (Double, Double, Double, Double) {
    let index = location(of: layer, slot: slot, width: 4)
    guard index >= 0 else { return (0, 0, 0, 0) }
    return (values[index], values[index + 1], values[index + 2], values[index + 3])
  }

  /// Sets a model number, as ``set(_:_:to:)`` does.
  @inlinable
  public mutating func setNumber(_ layer: LayerID, slot: Int, _ value: Double) {
    let index = location(of: layer, slot: slot, width: 1)
    if index >= 0, stamps[index] == writeEpoch {
      values[index] = value
    } else {
      setSlowly(layer, slot: slot, value)
    }
  }

  /// Sets a model value of two numbers, as ``set(_:_:to:)`` does.
  @inlinable
  public mutating func setPair(_ layer: LayerID, slot: Int, _ first: Double, _ second: Double) {
    let index = location(of: layer, slot: slot, width: 2)
    if index >= 0, stamps[index] == writeEpoch, stamps[index + 1] == writeEpoch {
      values[index] = first
      values[index + 1] = second
    } else {
      setSlowly(layer, slot: slot, first, second)
    }
  }

  /// Sets a model value of four numbers, as ``set(_:_:to:)`` does.
  @inlinable
  public mutating func setQuad(
    _ layer: LayerID, slot: Int, _ first: Double, _ second: Double, _ third: Double, _ fourth: Double
  ) {
    let index = location(of: layer, slot: slot, width: 4)
    if index >= 0, stamps[index] == writeEpoch, stamps[index + 1] == writeEpoch, stamps[index + 2] == writeEpoch,
      stamps[index + 3] == writeEpoch
    {
      values[index] = first
      values[index + 1] = second
      values[index + 2] = third
      values[index + 3] = fourth
    } else {
      setSlowly(layer, slot: slot, first, second, third, fourth)
    }
  }

  /// The place of a layer's slot among all numbers; -1 if the layer is unknown or its block is shorter.
  @inlinable
  func location(of layer: LayerID, slot: Int, width: Int) -> Int {
    let number = Int(layer.index)
    guard number < blocks.count else { return -1 }
    let block = blocks[number]
    guard slot >= 0, slot <= Int(block.count) - width else { return -1 }
    return Int(block.base) + slot
  }

  @usableFromInline
  @inline(never)
  mutating func setSlowly(_ layer: LayerID, slot: Int, _ components: Double...) {
    guard let reference = directReference(layer, slot: slot, width: components.count) else { return }
    setComponents(layer, reference, components)
  }
}
