extension AnimationEngine {
  /// A number that stands for the layers' numbers and the animations that there have been: the same for engines that the
  /// same was done with, in every process.
  public var digest: UInt64 {
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ word: UInt64) { digest = (digest ^ word) &* 0x100_0000_01b3 }
    add(UInt64(truncatingIfNeeded: layers.count))
    values.withUnsafeBufferPointer { values in
      for value in values { add(value.bitPattern) }
    }
    for layer in layers {
      add(UInt64(truncatingIfNeeded: layer.sublayers.count))
      for id in layer.animations { add(id.serial) }
    }
    add(UInt64(bitPattern: nextEventTime?.ticks ?? -1))
    return digest
  }
}
