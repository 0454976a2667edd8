/// The numbers that animations show at one instant; keep one buffer for all frames, so that a frame allocates nothing.
///
/// ``values`` and ``places`` belong together: number `values[i]` stands at `places[i]` among all layers' numbers,
/// see ``AnimationEngine/target(ofPlace:)``. What is not among them shows the model.
public struct SampleBuffer: Sendable {
  public internal(set) var values: [Double] = []
  public internal(set) var places: [Int32] = []
  var progress: [Double] = []

  public init() {}

  public var count: Int { values.count }

  /// The bytes of memory that it takes.
  public var byteCount: Int {
    (values.capacity + progress.capacity) * MemoryLayout<Double>.stride
      + places.capacity * MemoryLayout<Int32>.stride
  }

  mutating func resize(to count: Int, groups: Int) {
    if values.count != count {
      values = [Double](repeating: 0, count: count)
      places = [Int32](repeating: 0, count: count)
    }
    if progress.count != groups { progress = [Double](repeating: 0, count: groups) }
  }
}
