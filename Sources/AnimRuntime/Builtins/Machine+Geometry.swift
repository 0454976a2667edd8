import AnimEngine
import AnimLanguage

extension Machine {
  /// Operations on values of several registers: points, rects, colours, ranges.
  func callGeometry(_ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>) {
    switch call.builtin {
    case .lerp, .lerpDuration:
      let width = max(code.types.shape(of: call.result).numberCount, 1)
      let fraction = n[2 * width]
      for index in 0..<width {
        let value = n[index] + (n[width + index] - n[index]) * fraction
        n[index] = call.builtin == .lerpDuration ? roundedTicks(value) : value
      }
    case .isWithin:
      let width = count(call.operands.first)
      let tolerance = n[2 * width]
      n[0] = (0..<width).allSatisfy { (n[$0] - n[width + $0]).magnitude <= tolerance } ? 1 : 0
    case .polar:
      let (radius, angle) = (n[0], n[1])
      n[0] = radius * Double.cos(angle)
      n[1] = radius * Double.sin(angle)
    case .rangeLowerBound: break
    case .rangeUpperBound: n[0] = n[1]
    case .rangeContains: n[0] = n[0] <= n[3] && (n[3] < n[1] || (n[3] == n[1] && n[2] != 0)) ? 1 : 0
    case .rangeCount: n[0] = rangeCount(n)
    case .rgb, .rgba:
      let alpha = call.builtin == .rgba ? n[3] : 1
      (n[0], n[1], n[2], n[3]) = (n[0] / 255, n[1] / 255, n[2] / 255, alpha)
    case .hsl, .hsla:
      let alpha = call.builtin == .hsla ? n[3] : 1
      let hue = n[0]
      store(RGBAColor(hue: hue, saturation: n[1], lightness: n[2], alpha: alpha), n)
    case .colorWithAlpha: n[3] = n[4]
    case .colorMixed: store(color(n).mixed(with: color(n + 4), at: n[8], in: .sRGB), n)
    case .rectCenter: (n[0], n[1]) = (n[0] + n[2] / 2, n[1] + n[3] / 2)
    case .rectMidX: n[0] += n[2] / 2
    case .rectMidY: n[0] = n[1] + n[3] / 2
    case .rectMaxX: n[0] += n[2]
    case .rectMaxY: n[0] = n[1] + n[3]
    case .rectInset:
      let inset = n[4]
      (n[0], n[1], n[2], n[3]) = (n[0] + inset, n[1] + inset, n[2] - 2 * inset, n[3] - 2 * inset)
    case .rectContains:
      let isInside = n[0] <= n[4] && n[4] < n[0] + n[2] && n[1] <= n[5] && n[5] < n[1] + n[3]
      n[0] = isInside ? 1 : 0
    case .rectUnion:
      let (right, bottom) = (max(n[0] + n[2], n[4] + n[6]), max(n[1] + n[3], n[5] + n[7]))
      (n[0], n[1]) = (min(n[0], n[4]), min(n[1], n[5]))
      (n[2], n[3]) = (right - n[0], bottom - n[1])
    case .length: n[0] = length(n, count(call.operands.first))
    case .distance:
      let width = count(call.operands.first)
      for index in 0..<width { n[index] -= n[width + index] }
      n[0] = length(n, width)
    case .normalized:
      let width = count(call.operands.first)
      let length = length(n, width)
      if length > 0 {
        for index in 0..<width { n[index] /= length }
      }
    default: break
    }
  }

  /// How many whole steps from its beginning a range holds.
  func rangeCount(_ n: UnsafePointer<Double>) -> Double {
    let length = n[1] - n[0]
    return max(0, n[2] != 0 ? length.rounded(.down) + 1 : length.rounded(.up))
  }

  private func count(_ type: TypeID?) -> Int { max(code.types.shape(of: type ?? .point).numberCount, 1) }

  private func length(_ n: UnsafePointer<Double>, _ count: Int) -> Double {
    var length = n[0].magnitude
    for index in 1..<max(count, 1) { length = Double.hypot(length, n[index]) }
    return length
  }

  private func color(_ n: UnsafePointer<Double>) -> RGBAColor {
    RGBAColor(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }

  func store(_ rect: Rect2D, _ n: UnsafeMutablePointer<Double>) {
    (n[0], n[1], n[2], n[3]) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private func store(_ color: RGBAColor, _ n: UnsafeMutablePointer<Double>) {
    (n[0], n[1], n[2], n[3]) = (color.red, color.green, color.blue, color.alpha)
  }
}
