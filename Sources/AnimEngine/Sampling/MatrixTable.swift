/// Animations between whole matrices that nothing else lies upon. Both ends are taken apart once.
struct MatrixTable: Sendable {
  private struct Entry: Sendable {
    var course: MatrixCourse
    /// Where the first number belongs among all layers' numbers.
    var destination: Int32
    var group: Int32
    /// The slot of the animation.
    var owner: Int32
  }

  private var entries: [Entry] = []
  private static let width = ValueType.maximumComponentCount

  /// How many numbers are sampled.
  var valueCount: Int { entries.count * MatrixTable.width }

  /// The memory that it takes.
  var byteCount: Int { entries.capacity * MemoryLayout<Entry>.stride }

  /// Puts an animation at the end and gives its place.
  mutating func append(from start: Transform, to end: Transform, destination: Int, group: Int32, owner: Int32) -> Int32
  {
    entries.append(
      Entry(
        course: MatrixCourse(from: start, to: end), destination: Int32(clamping: destination), group: group,
        owner: owner))
    return Int32(clamping: entries.count - 1)
  }

  /// Takes the animation at a place out, and puts the last one there; gives the slot of the one that was moved.
  mutating func remove(at place: Int32) -> Int32? {
    let last = entries.removeLast()
    guard Int(place) < entries.count else { return nil }
    entries[Int(place)] = last
    return last.owner
  }

  /// Writes the numbers of all animations and where they belong, beginning at a position of the buffers.
  func sample(
    progress: UnsafeBufferPointer<Double>, values: UnsafeMutableBufferPointer<Double>,
    places: UnsafeMutableBufferPointer<Int32>, at start: Int
  ) {
    guard let output = values.baseAddress else { return }
    entries.withUnsafeBufferPointer { entries in
      for index in 0..<entries.count {
        let first = start + index * MatrixTable.width
        output[first] = ValueType.transformModeMatrix
        entries[index].course.value(at: progress[Int(entries[index].group)]).write(to: output + first + 1)
        for component in 0..<MatrixTable.width {
          places[first + component] = entries[index].destination &+ Int32(truncatingIfNeeded: component)
        }
      }
    }
  }
}
