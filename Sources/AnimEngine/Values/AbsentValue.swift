extension Double {
  /// Marks, as the first component in dense storage, an optional value that is absent. It is one particular
  /// NaN, which no arithmetic makes.
  @inlinable public static var absent: Double { Double(bitPattern: 0x7FF8_DEAD_0000_0001) }

  /// Whether these are the bits of ``absent``; other NaNs are values.
  @inlinable
  public var isAbsent: Bool { bitPattern == Double.absent.bitPattern }
}
