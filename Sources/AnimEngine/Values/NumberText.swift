extension TextBuffer {
  /// A number in its printed form: as short as can be, with at most six decimals.
  public mutating func append(_ number: Double) {}

  /// An integer in decimal.
  public mutating func append(_ integer: Int) {}
}
