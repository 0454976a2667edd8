/// The numbers of a range, which are counted in whole steps.
enum CountedRange {
  /// From here on the numbers that there are lie more than one apart.
  static let greatest = 0x1p53

  /// Whether a range can begin with a number. One that is none begins, and ends at once.
  @inline(__always)
  static func canCount(from number: Double) -> Bool { !(number.magnitude > greatest) }
}
