/// A piece of the way through keyframes of numbers: of each number a polynomial of the share of the piece that is over.
/// Plain memory; the table of its easing belongs to the track that it is a piece of.
struct KeyframePiece: BitwiseCopyable, @unchecked Sendable {
  /// How the numbers follow from the share.
  enum Form: BitwiseCopyable {
    /// By cubics.
    case cubic
    /// By cubics of the eased share; the table is that of a ``TimingCurve``.
    case eased(UnsafePointer<TimingCurve.Cubic>)
    /// By polynomials of degree 7, two at most: the first and third cubic have their coefficients up to the third power,
    /// the second and fourth those above.
    case septic
  }

  /// The progress from which on it counts.
  let start: Double
  /// The progress from which on it counts no more.
  let end: Double
  /// One over its length.
  private let scale: Double
  private let form: Form
  private let x, y, z, w: TimingCurve.Cubic

  /// - Parameter component: the cubic of each number; of a piece of degree 7 four of them.
  init(
    from start: Double, to end: Double, width: Int, form: Form = .cubic, component: (Int) -> TimingCurve.Cubic
  ) {
    (self.start, self.end, self.form) = (start, end, form)
    scale = end > start ? 1 / (end - start) : 0
    func cubic(_ index: Int) -> TimingCurve.Cubic { index < width ? component(index) : TimingCurve.Cubic(constant: 0) }
    (x, y, z, w) = (cubic(0), cubic(1), cubic(2), cubic(3))
  }

  /// The numbers at one progress and at no other.
  init(at progress: Double, _ values: SIMD4<Double>) {
    self.init(from: progress, to: progress.nextUp, width: 4) { TimingCurve.Cubic(constant: values[$0]) }
  }

  /// That counts nowhere.
  static let none = KeyframePiece(at: .nan, .zero)

  /// Whether it counts at a progress.
  @inline(__always)
  func contains(_ progress: Double) -> Bool { progress >= start && progress < end }

  /// Whether it says what the numbers are; else they have to be asked for in another way.
  var isKnown: Bool { x.a == x.a }

  /// Writes the first numbers at a progress at which it counts; false if its easing does not know them.
  @inline(__always)
  func write(at progress: Double, width: Int, to values: UnsafeMutablePointer<Double>) -> Bool {
    var share = (progress - start) * scale
    switch form {
    case .cubic: break
    case .eased(let cubics):
      let position = share * Double(TimingCurve.segmentCount)
      let index = min(Int(position), TimingCurve.segmentCount - 1)
      share = cubics[index].value(at: position - Double(index))
      guard share == share else { return false }
    case .septic:
      let square = share * share
      values[0] = x.value(at: share) + square * square * y.value(at: share)
      if width > 1 { values[1] = z.value(at: share) + square * square * w.value(at: share) }
      return true
    }
    values[0] = x.value(at: share)
    guard width > 1 else { return true }
    values[1] = y.value(at: share)
    guard width > 2 else { return true }
    values[2] = z.value(at: share)
    guard width > 3 else { return true }
    values[3] = w.value(at: share)
    return true
  }
}
