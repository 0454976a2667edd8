/// Where the particles of an emitter start: the shape and which part of it.
struct EmitterPlace: Equatable, Sendable {
  private enum Shape: Sendable { case point, line, rectangle, cuboid, circle, sphere }
  private enum Mode: Sendable { case points, outline, surface, volume }

  private let center: Vector3
  private let size: Vector3
  private let shape: Shape
  private let mode: Mode

  init(_ engine: AnimationEngine, _ emitter: LayerID, at instant: MediaTime) {
    var (center, size) = (Vector3(x: 0, y: 0, z: 0), Vector3(x: 0, y: 0, z: 0))
    if case .point(let point) = engine.presentationValue(emitter, named: "emitterPosition", at: instant) {
      (center.x, center.y) = (point.x, point.y)
    }
    if case .number(let height) = engine.presentationValue(emitter, named: "emitterZPosition", at: instant) {
      center.z = height
    }
    if case .size(let extent) = engine.presentationValue(emitter, named: "emitterSize", at: instant) {
      (size.x, size.y) = (extent.width, extent.height)
    }
    if case .number(let depth) = engine.presentationValue(emitter, named: "emitterDepth", at: instant) {
      size.z = depth
    }
    (self.center, self.size) = (center, size)
    shape =
      switch engine.presentationValue(emitter, named: "emitterShape", at: instant) {
      case .string("line"): .line
      case .string("rectangle"): .rectangle
      case .string("cuboid"): .cuboid
      case .string("circle"): .circle
      case .string("sphere"): .sphere
      default: .point
      }
    mode =
      switch engine.presentationValue(emitter, named: "emitterMode", at: instant) {
      case .string("points"): .points
      case .string("outline"): .outline
      case .string("surface"): .surface
      default: .volume
      }
  }

  /// Where a particle starts, in the emitter's coordinates.
  func point(_ random: ParticleRandom) -> Vector3 {
    let (u, v, w) = (random.fraction(.placeX), random.fraction(.placeY), random.fraction(.placeZ))
    switch shape {
    case .point: return center
    case .line:
      let place = mode == .points ? (u < 0.5 ? 0.0 : 1) : u
      return center + Vector3(x: size.x * (place - 0.5), y: 0, z: 0)
    case .rectangle, .cuboid:
      var place = Vector3(x: u - 0.5, y: v - 0.5, z: shape == .cuboid ? w - 0.5 : 0)
      if mode == .points {
        place = place.corner
      } else if mode == .outline {
        place = EmitterPlace.onOutline(u, v, size, depth: place.z)
      }
      return center + Vector3(x: place.x * size.x, y: place.y * size.y, z: place.z * size.z)
    case .circle, .sphere:
      // The radius is the width, as Core Animation has it; inside a disk places are as dense everywhere.
      let reach = mode == .outline || mode == .points ? 1 : v.squareRoot()
      let height = shape == .sphere ? 2 * w - 1 : 0
      let across = reach * size.x * (1 - height * height).squareRoot()
      let angle = 2 * Double.pi * u
      return center + Vector3(x: across * Double.cos(angle), y: across * Double.sin(angle), z: reach * size.x * height)
    }
  }

  /// A place on the edges of a rectangle, as dense everywhere: the longer sides get more.
  private static func onOutline(_ u: Double, _ v: Double, _ size: Vector3, depth: Double) -> Vector3 {
    let isAcross = u * (size.x + size.y) < size.x
    let side = v < 0.5 ? -0.5 : 0.5
    let along = (v < 0.5 ? v : v - 0.5) * 2 - 0.5
    return isAcross ? Vector3(x: along, y: side, z: depth) : Vector3(x: side, y: along, z: depth)
  }
}

extension Vector3 {
  /// The corner of a unit box around zero that is nearest.
  fileprivate var corner: Vector3 {
    func end(_ component: Double) -> Double { component == 0 ? 0 : component < 0 ? -0.5 : 0.5 }
    return Vector3(x: end(x), y: end(y), z: end(z))
  }
}
