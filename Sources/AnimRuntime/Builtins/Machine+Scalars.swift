import AnimEngine
import AnimLanguage

extension Machine {
  /// Operations whose operands and result take one register each.
  func scalar(_ builtin: Builtin, _ n: UnsafePointer<Double>) -> Double {
    let ticksPerSecond = Double(MediaTime.ticksPerSecond)
    return switch builtin {
    case .absolute: abs(n[0])
    case .floor: n[0].rounded(.down)
    case .ceiling: n[0].rounded(.up)
    case .round: n[0].rounded()
    case .truncate: n[0].rounded(.towardZero)
    case .squareRoot: n[0].squareRoot()
    case .power: Double.pow(n[0], n[1])
    case .exponential: Double.exp(n[0])
    case .logarithm: Double.log(n[0])
    case .sine: Double.sin(n[0])
    case .cosine: Double.cos(n[0])
    case .tangent: Double.tan(n[0])
    case .arcSine: Double.asin(n[0])
    case .arcCosine: Double.acos(n[0])
    case .arcTangent: Double.atan(n[0])
    case .arcTangent2: .atan2(y: n[0], x: n[1])
    // What is no number is not hidden by one that is, on either side.
    case .minimum: n[0].isNaN ? n[0] : n[1] < n[0] || n[1].isNaN ? n[1] : n[0]
    case .maximum: n[0].isNaN ? n[0] : n[1] > n[0] || n[1].isNaN ? n[1] : n[0]
    case .clamp: max(n[1], min(n[0], n[2]))
    case .sign: n[0] > 0 ? 1 : n[0] < 0 ? -1 : 0
    case .hypotenuse: Double.hypot(n[0], n[1])
    case .degrees: n[0] * (180 / Double.pi)
    case .turns: n[0] / (2 * Double.pi)
    case .degreesToAngle: n[0] * (Double.pi / 180)
    case .turnsToAngle: n[0] * (2 * Double.pi)
    case .seconds: n[0] / ticksPerSecond
    case .milliseconds: n[0] / (ticksPerSecond / 1000)
    case .secondsToDuration: roundedTicks(n[0] * ticksPerSecond)
    case .millisecondsToDuration: roundedTicks(n[0] * (ticksPerSecond / 1000))
    default: n[0]
    }
  }
}
