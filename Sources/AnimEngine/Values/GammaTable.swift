/// The encoding of light as a table of cubics over its square root, which makes the curve tame near black: to 1e-7.
struct GammaTable: Sendable {
  /// Keep it outside of loops: a look at what is shared asks whether it has been made.
  static let shared = GammaTable()

  private static let partCount = 64
  private let table: FixedTable<TimingCurve.Cubic>

  private init() {
    table = FixedTable(
      (0..<GammaTable.partCount).map { part in
        func component(_ share: Double) -> Double {
          let root = (Double(part) + share) / Double(GammaTable.partCount)
          return RGBAColor.curved(root * root)
        }
        return TimingCurve.Cubic(through: component(0), component(1 / 3), component(2 / 3), component(1))
      })
  }

  /// The gamma-encoded component of an amount of light, mirrored below 0.
  @inline(__always)
  func encoded(_ light: Double) -> Double {
    let magnitude = light.magnitude
    guard magnitude > RGBAColor.straightLight else { return light * 12.92 }
    guard magnitude < 1 else { return RGBAColor.encoded(light) }
    let position = magnitude.squareRoot() * Double(GammaTable.partCount)
    let part = Int(position)
    let component = table.elements[part].value(at: position - Double(part))
    return light < 0 ? -component : component
  }
}
