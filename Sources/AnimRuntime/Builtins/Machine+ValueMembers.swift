import AnimEngine
import AnimLanguage

// Members of transforms, paths and springs.

extension Machine {
  func callTransform(_ builtin: Builtin, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>) {
    let transform = r[0].value
    var matrix: Transform { transform.matrix ?? .identity }
    switch builtin {
    case .transformPart:
      let index = clampedInteger(n[0])
      guard TransformPart.all.indices.contains(index) else { return }
      switch TransformPart.all[index].value(in: transform) {
      case .number(let number), .angle(let number): n[0] = number
      case .size(let size): (n[0], n[1]) = (size.width, size.height)
      default: break
      }
    case .transformInverted: r[0] = matrix.inverse.map { .value(.transform($0)) } ?? .none
    case .pointApplying:
      let point = matrix.apply(to: Point2D(x: n[0], y: n[1]))
      (n[0], n[1]) = (point.x, point.y)
    case .rectApplying:
      let box = matrix.boundingBox(of: Rect2D(x: n[0], y: n[1], width: n[2], height: n[3]))
      store(box, n)
    default: break
    }
  }

  func callPath(_ builtin: Builtin, _ n: UnsafeMutablePointer<Double>, _ r: UnsafePointer<Reference>) {
    guard case .value(.path(let path)) = r[0] else { return }
    switch builtin {
    case .pathBoundingBox:
      store(path.boundingBox ?? .zero, n)
    case .pathLength: n[0] = PathMeasure(path).length
    case .pathIsEmpty: n[0] = path.isEmpty ? 1 : 0
    case .pathContains: n[0] = path.contains(Point2D(x: n[0], y: n[1])) ? 1 : 0
    case .pathPoint:
      let point = PathMeasure(path).point(at: fraction(n[0]))
      (n[0], n[1]) = (point.x, point.y)
    case .pathDirection: n[0] = PathMeasure(path).direction(at: fraction(n[0]))
    default: break
    }
  }

  /// A number within 0 and 1; what is none is 0.
  private func fraction(_ number: Double) -> Double { number > 0 ? min(number, 1) : 0 }

  func callSpring(_ builtin: Builtin, _ n: UnsafeMutablePointer<Double>, _ r: UnsafePointer<Reference>) {
    guard case .value(.easing(.spring(let spring, _))) = r[0] else { return }
    switch builtin {
    case .springSettlingDuration: n[0] = spring.settlingTime.tickCount
    case .springMass: n[0] = spring.mass
    case .springStiffness: n[0] = spring.stiffness
    case .springDamping: n[0] = spring.damping
    case .springVelocity: n[0] = spring.initialVelocity
    case .springDuration: n[0] = MediaTime(seconds: spring.perceptualDuration).tickCount
    case .springBounce: n[0] = spring.bounce
    default: break
    }
  }
}
