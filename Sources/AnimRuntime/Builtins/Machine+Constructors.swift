import AnimEngine
import AnimLanguage

extension Machine {
  /// Functions that make transforms, easings, paths and images.
  func callConstructor(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let count = call.operands.reduce(0) { $0 + code.types.shape(of: $1).numberCount }
    guard (0..<count).allSatisfy({ n[$0].isFinite }) else { throw .notFinite("an argument") }
    func rect() -> Rect2D {
      Rect2D(origin: Point2D(x: n[0], y: n[1]), size: Size2D(width: n[2], height: n[3]))
    }
    let value: PropertyValue
    switch call.builtin {
    case .translation: value = .transform(.translation(x: n[0], y: n[1], z: count > 2 ? n[2] : 0))
    case .rotation: value = .transform(.rotation(n[0], about: Vector3(x: 0, y: 0, z: 1)))
    case .rotationAxis: value = .transform(.rotation(n[0], about: Vector3(x: n[1], y: n[2], z: n[3])))
    case .scaling:
      value = .transform(.scale(x: n[0], y: count > 1 ? n[1] : n[0], z: count > 2 ? n[2] : count > 1 ? 1 : n[0]))
    case .identity: value = .transform(.identity)
    case .matrix: value = .transform(matrix(n, count: count))
    case .perspective:
      guard n[0] != 0 else { throw .badArgument("a perspective needs a distance other than 0") }
      value = .transform(.perspective(distance: n[0]))
    case .namedEasing, .cubicBezier, .steps, .stepsAt, .spring, .perceptualSpring:
      value = .easing(try easing(call.builtin, n))
    case .rectPath: value = .path(.rect(rect()))
    case .ellipsePath: value = .path(.ellipse(in: rect()))
    case .circlePath: value = .path(.circle(center: Point2D(x: n[0], y: n[1]), radius: n[2]))
    case .arcPath: value = .path(.arc(center: Point2D(x: n[0], y: n[1]), radius: n[2], from: n[3], to: n[4]))
    case .linePath: value = .path(.line(from: Point2D(x: n[0], y: n[1]), to: Point2D(x: n[2], y: n[3])))
    case .roundedRectPath: value = .path(.roundedRect(rect(), radius: n[4]))
    case .polygonPath:
      guard r[0].count(width: 2) <= limits.pathLength else { throw .limit(.pathLength) }
      value = .path(polygon(r[0]))
    case .svgPath:
      guard let path = VectorPath(svg: r[0].text) else {
        throw .badArgument("'\(r[0].text.prefix(40))' is no path such as \"M 0 0 L 10 10\"")
      }
      guard path.points.count <= limits.pathLength else { throw .limit(.pathLength) }
      value = .path(path)
    case .image: value = .image(r[0].text)
    default: return
    }
    r[0] = .value(value)
  }

  /// The transform of six numbers of the plane, or of all sixteen.
  private func matrix(_ n: UnsafePointer<Double>, count: Int) -> Transform {
    guard count == 16 else {
      var matrix = Transform.identity
      (matrix.m11, matrix.m12, matrix.m21, matrix.m22, matrix.m41, matrix.m42) = (n[0], n[1], n[2], n[3], n[4], n[5])
      return matrix
    }
    return Transform(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }

  private func easing(_ builtin: Builtin, _ n: UnsafePointer<Double>) throws(RunProblem) -> TimingFunction {
    switch builtin {
    case .namedEasing:
      let index = clampedInteger(n[0])
      return TimingFunction.named.indices.contains(index) ? TimingFunction.named[index].function : .linear
    case .cubicBezier: return .cubicBezier(c1x: n[0], c1y: n[1], c2x: n[2], c2y: n[3])
    case .steps, .stepsAt:
      let position = builtin == .steps ? StepPosition.end : StepPosition(rawValue: UInt8(n[1])) ?? .end
      let least: Double = position == .none ? 2 : 1
      guard n[0] >= least, n[0] <= 1_000_000, n[0].rounded() == n[0] else {
        throw .badArgument("steps needs a whole number of steps above \(least == 1 ? "0" : "1")")
      }
      return .steps(count: Int(n[0]), position: position)
    case .spring:
      guard n[0] > 0 else { throw .badArgument("a spring needs a mass above 0") }
      guard n[1] > 0 else { throw .badArgument("a spring needs a stiffness above 0") }
      guard n[2] >= 0 else { throw .badArgument("a spring needs a damping of at least 0") }
      return .spring(
        Spring(mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3], allowsOverdamping: n[4] != 0))
    default:
      let duration = MediaTime(roundingTicks: n[0])
      guard duration > .zero else { throw .badArgument("a spring needs a duration above 0s") }
      guard n[1] >= -1, n[1] <= 1 else { throw .badArgument("the bounce of a spring is between -1 and 1") }
      return .spring(Spring(perceptualDuration: duration.seconds, bounce: n[1], initialVelocity: n[2]))
    }
  }

  private func polygon(_ list: Reference) -> VectorPath {
    guard case .numbers(let numbers) = list else { return VectorPath() }
    return .polygon(
      stride(from: 0, to: numbers.count - 1, by: 2).map { Point2D(x: numbers[$0], y: numbers[$0 + 1]) })
  }
}
