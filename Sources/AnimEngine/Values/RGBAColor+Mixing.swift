/// The space in which two colours are mixed.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// The gamma-encoded components, as Core Animation mixes.
  case sRGB
  /// Linear light.
  case linear
  /// OKLab, in which equal steps look equal.
  case oklab
}

extension RGBAColor {
  /// The colour a fraction of the way to another, component by component with straight alpha. Mixes in OKLab may
  /// leave 0...1 a little and are not cut.
  public func mixed(with other: RGBAColor, at fraction: Double, in space: ColorSpace = .sRGB) -> RGBAColor {
    let mixedAlpha = alpha.interpolated(to: other.alpha, at: fraction)
    let start = space.decoded(vector)
    let end = space.decoded(other.vector)
    let color: Vector3 =
      switch space {
      case .sRGB: start.interpolated(to: end, at: fraction)
      case .linear: start.interpolated(to: end, at: fraction).map(RGBAColor.encoded)
      case .oklab: OKLab.toLinear(start.interpolated(to: end, at: fraction)).map(RGBAColor.encoded)
      }
    return RGBAColor(red: color.x, green: color.y, blue: color.z, alpha: mixedAlpha)
  }

  /// Where the colour lies in a space, and its alpha.
  func coordinates(in space: ColorSpace) -> [Double] {
    let place = space.decoded(vector)
    return [place.x, place.y, place.z, alpha]
  }

  private var vector: Vector3 { Vector3(x: red, y: green, z: blue) }

  /// The light of a gamma-encoded component (IEC 61966-2-1), mirrored below 0.
  fileprivate static func decoded(_ component: Double) -> Double {
    let magnitude = component.magnitude
    let light = magnitude <= 0.04045 ? magnitude / 12.92 : Double.pow((magnitude + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Up to how much light the encoding is straight.
  static let straightLight = 0.0031308

  /// The encoding beyond that.
  static func curved(_ light: Double) -> Double { 1.055 * Double.pow(light, 1 / 2.4) - 0.055 }

  /// The gamma-encoded component of an amount of light, mirrored below 0.
  static func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    let component = magnitude <= straightLight ? magnitude * 12.92 : curved(magnitude)
    return light < 0 ? -component : component
  }
}

extension ColorSpace {
  /// The coordinates of gamma-encoded components.
  fileprivate func decoded(_ components: Vector3) -> Vector3 {
    switch self {
    case .sRGB: components
    case .linear: components.map(RGBAColor.decoded)
    case .oklab: OKLab.fromLinear(components.map(RGBAColor.decoded))
    }
  }

  /// The gamma-encoded components of coordinates, to 1e-6: for many colours in each frame.
  @inline(__always)
  func encoded(_ coordinates: Vector3, _ gamma: GammaTable) -> Vector3 {
    switch self {
    case .sRGB: coordinates
    case .linear: coordinates.map { gamma.encoded($0) }
    case .oklab: OKLab.toLinear(coordinates).map { gamma.encoded($0) }
    }
  }
}

/// Ottosson's OKLab: linear sRGB to the responses of three cones, their cube roots, and those to lightness and two
/// opponent axes. The last step is linear, so that a mix is the same before it: the cube roots are the coordinates here.
/// The matrices are those of CSS Color 4, multiplied together.
private enum OKLab {
  static func fromLinear(_ light: Vector3) -> Vector3 { times(cones, light).map(Double.cbrt) }

  @inline(__always)
  static func toLinear(_ roots: Vector3) -> Vector3 { times(conesInverse, roots.map { $0 * $0 * $0 }) }

  private typealias Matrix = (Vector3, Vector3, Vector3)

  @inline(__always)
  private static func times(_ matrix: Matrix, _ vector: Vector3) -> Vector3 {
    Vector3(x: matrix.0.dot(vector), y: matrix.1.dot(vector), z: matrix.2.dot(vector))
  }

  private static let cones: Matrix = (
    Vector3(x: 0.412221469470763, y: 0.5363325372617348, z: 0.0514459932675022),
    Vector3(x: 0.21190349581782522, y: 0.6806995506452344, z: 0.10739695353694055),
    Vector3(x: 0.08830245919005643, y: 0.2817188391361215, z: 0.6299787016738221)
  )

  private static let conesInverse: Matrix = (
    Vector3(x: 4.076741636075958, y: -3.3077115392580625, z: 0.23096990318210447),
    Vector3(x: -1.268437973285032, y: 2.609757349287689, z: -0.3413193760026573),
    Vector3(x: -0.00419607613867548, y: -0.7034186179359363, z: 1.7076146940746117)
  )
}

extension Vector3 {
  @inline(__always)
  fileprivate func map(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(x: transform(x), y: transform(y), z: transform(z))
  }
}
