import AnimEngine

/// A number that stands for a state, the same in every process: FNV-1a of 64 bits, a word at a time.
struct StateDigest: Hashable, Sendable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ word: UInt64) { value = (value ^ word) &* 0x100_0000_01b3 }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
    add(UInt64.max)
  }

  /// - Parameter nameOf: what layers count by.
  mutating func add(_ value: PropertyValue, nameOf: (LayerID) -> String) {
    add(value.typeName)
    switch value {
    case .layer(let layer): add(nameOf(layer))
    case .string(let text), .image(let text): add(text)
    case .list(let elements):
      add(elements.count)
      for element in elements { add(element, nameOf: nameOf) }
    case .path(let path):
      for element in path.elements { add(UInt64(element.rawValue)) }
      for point in path.points {
        add(point.x.bitPattern)
        add(point.y.bitPattern)
      }
    default:
      if let components = value.components {
        for component in components { add(component.bitPattern) }
      } else {
        var text = TextBuffer()
        value.write(to: &text, nameOf: nameOf)
        add(text.string)
      }
    }
  }
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
