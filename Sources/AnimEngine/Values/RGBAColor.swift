/// A colour in sRGB with straight (not premultiplied) alpha; components are 0...1 as a rule, but kept as given.
@frozen
public struct RGBAColor: Hashable, Sendable, Codable {
  /// The gamma-encoded red component.
  public var red: Double
  /// The gamma-encoded green component.
  public var green: Double
  /// The gamma-encoded blue component.
  public var blue: Double
  /// The opacity.
  public var alpha: Double

  /// Opaque black.
  public static let black = RGBAColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = RGBAColor(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour by its components, opaque unless told.
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

  /// The colour of components of 0...255, fractions too, and an alpha of 0...1.
  @inlinable
  public static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> RGBAColor {
    RGBAColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// The colour of a hue (an angle in radians, of any size), a saturation and a lightness, both 0...1.
  public init(hue: Double, saturation: Double, lightness: Double, alpha: Double = 1) {
    let saturation = max(0, min(saturation, 1))
    let lightness = max(0, min(lightness, 1))
    // Each channel is a clipped triangle wave over the twelfths of the circle, shifted by a third from the next.
    let twelfths = hue.isFinite ? hue * (6 / .pi) : 0
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ shift: Double) -> Double {
      let position = twelfths + shift
      let k = position - (position / 12).rounded(.down) * 12
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// The same colour with another alpha.
  @inlinable
  public func withAlpha(_ alpha: Double) -> RGBAColor {
    RGBAColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// `0xRRGGBBAA`, each component cut to 0...1 and rounded to eight bits, halves up.
  public var hex: UInt32 {
    func byte(_ component: Double) -> UInt32 {
      component > 0 ? UInt32((min(component, 1) * 255 + 0.5).rounded(.down)) : 0
    }
    return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
  }
}

extension RGBAColor: CustomStringConvertible {
  /// `#rrggbb`, or `#rrggbbaa` if the colour is not opaque.
  public var hexDescription: String {
    var text = TextBuffer()
    text.append(self)
    return text.string
  }

  /// The same as ``hexDescription``.
  public var description: String { hexDescription }
}

extension TextBuffer {
  /// A colour as `#rrggbb`, or `#rrggbbaa` if it is not opaque.
  public mutating func append(_ color: RGBAColor) {
    let hex = UInt64(color.hex)
    append(byte: UInt8(ascii: "#"))
    if hex & 255 == 255 {
      append(hexDigits: hex >> 8, count: 6)
    } else {
      append(hexDigits: hex, count: 8)
    }
  }
}
