import AnimEngine

/// A number that stands for a state, the same in every process: FNV-1a of 64 bits, a word at a time.
struct StateDigest: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
}

extension Session {
  /// What stands for the whole state between two turns.
  var digest: UInt64 {
    var digest = StateDigest()
    digest.add(Int(machine.engine.now.ticks))
    digest.add(machine.engine.digest)
    for number in machine.globalNumbers { digest.add(number.bitPattern) }
    var random = machine.random
    digest.add(random.next())
    digest.add(told.output + machine.output.bytes.count)
    return digest.value
  }
}
