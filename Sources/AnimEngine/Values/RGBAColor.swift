/// The space in which two colours are mixed.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// The gamma-encoded components, as Core Animation mixes.
  case sRGB
  /// Linear light.
  case linear
  /// OKLab, in which equal steps look equal.
  case oklab
}

/// A colour in sRGB with straight (not premultiplied) alpha; components are 0...1 as a rule, but kept as given.
@frozen
public struct RGBAColor: Hashable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)

  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour of eight bits each of red, green, blue and alpha: `0xRRGGBBAA`.
  @inlinable
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 24) / 255, green: Double(hex >> 16 & 255) / 255,
      blue: Double(hex >> 8 & 255) / 255, alpha: Double(hex & 255) / 255)
  }

  /// The same colour with another alpha.
  @inlinable
  public func withAlpha(_ alpha: Double) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}
