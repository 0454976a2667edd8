/// The numbers that animations show at one instant; keep one buffer for all frames, so that a frame allocates nothing.
///
/// ``values`` and ``places`` belong together: number `values[i]` stands at `places[i]` among all layers' numbers,
/// see ``AnimationEngine/target(ofPlace:)``. What is not among them shows the model.
public struct SampleBuffer: Sendable {
  /// The numbers on screen.
  public internal(set) var values: [Double] = []
  /// Where they belong.
  public internal(set) var places: [Int32] = []
  var progress: [Double] = []
  var repeats: [Double] = []
  var cursors = KeyframeCursors()

  public init() {}

  /// How many numbers there are.
  public var count: Int { values.count }

  /// The bytes of memory that it takes.
  public var byteCount: Int {
    (values.capacity + progress.capacity + repeats.capacity) * MemoryLayout<Double>.stride
      + places.capacity * MemoryLayout<Int32>.stride + cursors.byteCount
  }

  /// - Parameter countsRepeats: whether how many repeats are over is asked for.
  mutating func resize(to count: Int, groups: Int, keyframes: Int, countsRepeats: Bool) {
    values.resize(to: count, filling: 0)
    places.resize(to: count, filling: 0)
    progress.resize(to: groups, filling: 0)
    repeats.resize(to: countsRepeats ? groups : 0, filling: 0)
    cursors.resize(to: keyframes)
  }
}

extension Array {
  /// Makes the array so long, keeping its storage if that is large enough.
  mutating func resize(to count: Int, filling element: Element) {
    if count > self.count {
      append(contentsOf: repeatElement(element, count: count - self.count))
    } else {
      removeLast(self.count - count)
    }
  }
}
