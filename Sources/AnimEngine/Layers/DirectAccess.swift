/// The engine's numbers by pointer: what a loop that performs many reads and writes between two calls of the engine
/// works with.
///
/// Valid until the engine is next called or copied. Layers come as the numbers that scripts' registers hold; unknown
/// ones read as 0.
@frozen
public struct DirectAccess {
  @usableFromInline let values: UnsafeMutablePointer<Double>
  @usableFromInline let stamps: UnsafePointer<UInt32>
  @usableFromInline let blocks: UnsafePointer<LayerBlock>
  @usableFromInline let layerCount: UInt32
  @usableFromInline let writeEpoch: UInt32

  @usableFromInline
  init(
    values: UnsafeMutablePointer<Double>, stamps: UnsafePointer<UInt32>, blocks: UnsafePointer<LayerBlock>,
    layerCount: UInt32, writeEpoch: UInt32
  ) {
    self.values = values
    self.stamps = stamps
    self.blocks = blocks
    self.layerCount = layerCount
    self.writeEpoch = writeEpoch
  }

  /// A model number.
  @inlinable
  @inline(__always)
  public func number(ofLayer layer: Double, slot: Int) -> Double {
    let place = place(ofLayer: layer, slot: slot)
    return place >= 0 ? values[place] : 0
  }

  /// Sets a model number if this is no more than a store; false asks the caller to let the engine do it.
  @inlinable
  @inline(__always)
  public func setNumber(ofLayer layer: Double, slot: Int, _ value: Double) -> Bool {
    let place = place(ofLayer: layer, slot: slot)
    guard place >= 0, stamps[place] == writeEpoch else { return false }
    values[place] = value
    return true
  }

  @inlinable
  @inline(__always)
  func place(ofLayer layer: Double, slot: Int) -> Int {
    // The low bits of a whole number below 2^32, without a conversion that could trap on what is none.
    let number = UInt32(truncatingIfNeeded: (layer + 0x1p52).bitPattern)
    guard number < layerCount else { return -1 }
    let block = blocks[Int(number)]
    return slot < Int(block.count) ? Int(block.base) + slot : -1
  }
}

extension AnimationEngine {
  /// Pointers to the layers' numbers, valid until the engine is next called or copied.
  public mutating func directAccess() -> DirectAccess {
    DirectAccess(
      values: values.unsharedElements(), stamps: stamps.unsharedElements(), blocks: blocks.unsharedElements(),
      layerCount: UInt32(clamping: blocks.count), writeEpoch: writeEpoch)
  }
}
