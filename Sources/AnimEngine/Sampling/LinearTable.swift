/// Animations of equally many numbers that run alike from one end to the other and that nothing else lies upon: dense
/// arrays that are sampled in one loop.
struct LinearTable: Sendable {
  /// How many numbers one animation moves.
  let width: Int
  let course: Course

  /// The ends, `width` numbers an animation; there are no far ends where the model is.
  private var from: [Double] = []
  private var to: [Double] = []
  /// What each repeat adds, where they add up.
  private var steps: [Double] = []
  /// Where the first number belongs among all layers' numbers.
  private var destinations: [Int32] = []
  private var groups: [Int32] = []
  /// The slot of each animation.
  private var owners: [Int32] = []

  init(width: Int, _ course: Course) {
    self.width = width
    self.course = course
  }

  /// How many animations there are.
  var count: Int { owners.count }

  /// How many numbers are sampled.
  var valueCount: Int { count * width }

  /// The memory that it takes.
  var byteCount: Int {
    (from.capacity + to.capacity + steps.capacity) * MemoryLayout<Double>.stride
      + (destinations.capacity + groups.capacity + owners.capacity) * MemoryLayout<Int32>.stride
  }

  /// Puts an animation at the end and gives its place.
  mutating func append(_ ends: LinearEnds, destination: Int, group: Int32, owner: Int32) -> Int32 {
    if owners.count == owners.capacity { reserve(count + count / 8 + 16) }
    from += ends.from
    if course != .open { to += ends.to }
    if course == .cumulative { steps += ends.step }
    destinations.append(Int32(clamping: destination))
    groups.append(group)
    owners.append(owner)
    return Int32(clamping: count - 1)
  }

  /// Makes room for an eighth more at a time: doubling would leave half of the memory unused at the worst.
  private mutating func reserve(_ capacity: Int) {
    from.reserveCapacity(capacity * width)
    if course != .open { to.reserveCapacity(capacity * width) }
    if course == .cumulative { steps.reserveCapacity(capacity * width) }
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
        if course != .open { to[index * width + component] = to[last * width + component] }
        if course == .cumulative { steps[index * width + component] = steps[last * width + component] }
      }
      destinations[index] = destinations[last]
      groups[index] = groups[last]
      owners[index] = owners[last]
    }
    from.removeLast(width)
    if course != .open { to.removeLast(width) }
    if course == .cumulative { steps.removeLast(width) }
    destinations.removeLast()
    groups.removeLast()
    owners.removeLast()
    return index == last ? nil : owners[index]
  }

  /// Writes the numbers of all animations and where they belong, beginning at a position of the buffers.
  ///
  /// - Parameters:
  ///   - progress: how far each timing group is, and how many repeats of it are over.
  ///   - model: the numbers of all layers.
  func sample(
    progress: UnsafeBufferPointer<Double>, repeats: UnsafeBufferPointer<Double>, model: UnsafeBufferPointer<Double>,
    values: UnsafeMutableBufferPointer<Double>, places: UnsafeMutableBufferPointer<Int32>, at start: Int
  ) {
    // A loop for each course, and for each usual width one in which the width is a constant.
    switch course {
    case .straight: sample(progress, values, places, start) { from, to, fraction, _, _ in mix(from, to, fraction) }
    case .open:
      sample(progress, values, places, start) { from, _, fraction, destination, _ in
        mix(from, model[destination], fraction)
      }
    case .additive:
      sample(progress, values, places, start) { from, to, fraction, destination, _ in
        model[destination] + mix(from, to, fraction)
      }
    case .cumulative:
      steps.withUnsafeBufferPointer { steps in
        sample(progress, values, places, start) { from, to, fraction, _, source in
          mix(from, to, fraction) + steps[source] * repeats[Int(groups[source / width])]
        }
      }
    case .switching:
      sample(progress, values, places, start) { from, to, fraction, _, _ in fraction < 0.5 ? from : to }
    case .linearLight, .oklab:
      sample(progress, values, places, start) { from, to, fraction, _, _ in mix(from, to, fraction) }
      encode(values, at: start)
    }
  }

  @inline(__always)
  private func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from.interpolated(to: to, at: fraction)
  }

  /// - Parameter value: the number made of the two ends, the progress, its place in the model and its place in the table.
  @inline(__always)
  private func sample(
    _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    _ places: UnsafeMutableBufferPointer<Int32>, _ start: Int,
    _ value: (Double, Double, Double, Int, Int) -> Double
  ) {
    switch width {
    case 1: sample(width: 1, progress, values, places, start, value)
    case 2: sample(width: 2, progress, values, places, start, value)
    case 4: sample(width: 4, progress, values, places, start, value)
    default: sample(width: width, progress, values, places, start, value)
    }
  }

  @inline(__always)
  private func sample(
    width: Int, _ progress: UnsafeBufferPointer<Double>, _ values: UnsafeMutableBufferPointer<Double>,
    _ places: UnsafeMutableBufferPointer<Int32>, _ start: Int,
    _ value: (Double, Double, Double, Int, Int) -> Double
  ) {
    // `withUnsafeBufferPointer` keeps bounds checks out of the loop.
    from.withUnsafeBufferPointer { from in
      to.withUnsafeBufferPointer { to in
        destinations.withUnsafeBufferPointer { destinations in
          groups.withUnsafeBufferPointer { groups in
            let ends = to.isEmpty ? from : to
            for index in 0..<destinations.count {
              let fraction = progress[Int(groups[index])]
              let destination = Int(destinations[index])
              for component in 0..<width {
                let source = index &* width &+ component
                values[start &+ source] = value(
                  from[source], ends[source], fraction, destination &+ component, source)
                places[start &+ source] = Int32(truncatingIfNeeded: destination &+ component)
              }
            }
          }
        }
      }
    }
  }

  /// Makes colours of coordinates, in place.
  private func encode(_ values: UnsafeMutableBufferPointer<Double>, at start: Int) {
    let gamma = GammaTable.shared
    func encode(_ space: ColorSpace) {
      for index in 0..<count {
        let first = start &+ index &* width
        let color = space.encoded(Vector3(x: values[first], y: values[first &+ 1], z: values[first &+ 2]), gamma)
        (values[first], values[first &+ 1], values[first &+ 2]) = (color.x, color.y, color.z)
      }
    }
    // The space is a constant in each of the loops.
    if course == .oklab { encode(.oklab) } else { encode(.linear) }
  }
}

/// The numbers between which an animation runs.
struct LinearEnds: Sendable {
  var course: Course
  var from: [Double]
  /// Empty where the model is the end.
  var to: [Double] = []
  /// What each repeat adds; empty where they do not add up.
  var step: [Double] = []
}
