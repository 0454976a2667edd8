/// Animations of equally many numbers that run straight from one end to the other and that nothing else lies upon:
/// dense arrays that are sampled in one loop.
struct LinearTable: Sendable {
  /// How many numbers one animation moves.
  let width: Int
  /// Whether the far end is the model, read when it is sampled, instead of a number of the table.
  let isOpen: Bool
  /// The space whose coordinates the ends are; other than sRGB of colours only.
  let space: ColorSpace

  /// The ends, `width` numbers an animation; there are no far ends in an open table.
  private var from: [Double] = []
  private var to: [Double] = []
  /// Where the first number belongs among all layers' numbers.
  private var destinations: [Int32] = []
  private var groups: [Int32] = []
  /// The slot of each animation.
  private var owners: [Int32] = []

  init(width: Int, isOpen: Bool, space: ColorSpace = .sRGB) {
    self.width = width
    self.isOpen = isOpen
    self.space = space
  }

  /// How many animations there are.
  var count: Int { owners.count }

  /// How many numbers are sampled.
  var valueCount: Int { count * width }

  /// The memory that it takes.
  var byteCount: Int {
    (from.capacity + to.capacity) * MemoryLayout<Double>.stride
      + (destinations.capacity + groups.capacity + owners.capacity) * MemoryLayout<Int32>.stride
  }

  /// Puts an animation at the end and gives its place.
  mutating func append(
    from start: [Double], to end: [Double], destination: Int, group: Int32, owner: Int32
  ) -> Int32 {
    if owners.count == owners.capacity { reserve(count + count / 8 + 16) }
    from += start
    if !isOpen { to += end }
    destinations.append(Int32(clamping: destination))
    groups.append(group)
    owners.append(owner)
    return Int32(clamping: count - 1)
  }

  /// Makes room for an eighth more at a time: doubling would leave half of the memory unused at the worst.
  private mutating func reserve(_ capacity: Int) {
    from.reserveCapacity(capacity * width)
    if !isOpen { to.reserveCapacity(capacity * width) }
    destinations.reserveCapacity(capacity)
    groups.reserveCapacity(capacity)
    owners.reserveCapacity(capacity)
  }

  /// Takes the animation at a place out, and puts the last one there; gives the slot of the one that was moved.
  mutating func remove(at place: Int32) -> Int32? {
    let (index, last) = (Int(place), count - 1)
    if index != last {
      for component in 0..<width {
        from[index * width + component] = from[last * width + component]
        if !isOpen { to[index * width + component] = to[last * width + component] }
      }
      destinations[index] = destinations[last]
      groups[index] = groups[last]
      owners[index] = owners[last]
    }
    from.removeLast(width)
    if !isOpen { to.removeLast(width) }
    destinations.removeLast()
    groups.removeLast()
    owners.removeLast()
    return index == last ? nil : owners[index]
  }

  /// Writes the numbers of all animations and where they belong, beginning at a position of the buffers.
  func sample(
    progress: UnsafeBufferPointer<Double>, model: UnsafeBufferPointer<Double>,
    values: UnsafeMutableBufferPointer<Double>, places: UnsafeMutableBufferPointer<Int32>, at start: Int
  ) {
    // `withUnsafeBufferPointer` keeps bounds checks out of the loop.
    from.withUnsafeBufferPointer { from in
      to.withUnsafeBufferPointer { to in
        destinations.withUnsafeBufferPointer { destinations in
          groups.withUnsafeBufferPointer { groups in
            for index in 0..<destinations.count {
              let fraction = progress[Int(groups[index])]
              let destination = Int(destinations[index])
              for component in 0..<width {
                let source = index &* width &+ component
                let end = isOpen ? model[destination &+ component] : to[source]
                values[start &+ source] = from[source].interpolated(to: end, at: fraction)
                places[start &+ source] = Int32(truncatingIfNeeded: destination &+ component)
              }
            }
          }
        }
      }
    }
    if space != .sRGB { encode(values, at: start) }
  }

  /// Makes colours of coordinates, in place.
  private func encode(_ values: UnsafeMutableBufferPointer<Double>, at start: Int) {
    for index in 0..<count {
      let first = start &+ index &* width
      let color = space.encoded(Vector3(x: values[first], y: values[first &+ 1], z: values[first &+ 2]))
      (values[first], values[first &+ 1], values[first &+ 2]) = (color.x, color.y, color.z)
    }
  }
}
