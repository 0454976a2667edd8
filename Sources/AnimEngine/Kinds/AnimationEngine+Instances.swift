/// One of the copies that a replicator shows of its sublayers; the first is the sublayers themselves.
public struct ReplicatorInstance: Hashable, Sendable {
  /// What is done to the sublayers, in the replicator's coordinates.
  public let transform: Transform
  /// What their colours are multiplied with.
  public let color: RGBAColor
  /// How far their time lags behind the replicator's.
  public let delay: MediaTime
}

extension AnimationEngine {
  /// How many instances a replicator shows at most, whatever its `instanceCount` says.
  public static let mostInstances = 100_000

  /// The instances of a replicator as they are on screen, the original first; none of another layer.
  public func instances(of replicator: LayerID) -> [ReplicatorInstance] {
    guard isReplicator(replicator) else { return [] }
    let count = Int(max(0, min(number(replicator, "instanceCount"), Double(AnimationEngine.mostInstances))))
    let step = transformOfInstances(in: replicator)
    let first = firstColor(of: replicator)
    let offsets = ["Red", "Green", "Blue", "Alpha"].map { number(replicator, "instance\($0)Offset") }
    let delay = delayOfInstances(in: replicator)
    var transform = Transform.identity
    return (0..<count).map { index in
      defer { transform = transform.concatenating(step) }
      let shift = { (component: Double, offset: Int) in max(0, min(component + offsets[offset] * Double(index), 1)) }
      return ReplicatorInstance(
        transform: transform,
        color: RGBAColor(
          red: shift(first.red, 0), green: shift(first.green, 1), blue: shift(first.blue, 2),
          alpha: shift(first.alpha, 3)),
        delay: delay * Double(index))
    }
  }

  /// What an instance of a replicator shows of a layer below it: the value that was on screen as long ago as the
  /// instance lags behind, as far as the animations that made it are still attached.
  ///
  /// - Parameter number: the instance, from 0.
  public func presentationValue(
    _ layer: LayerID, _ reference: PropertyReference, inInstance number: Int, of replicator: LayerID
  ) -> PropertyValue {
    guard isReplicator(replicator) else { return presentationValue(layer, reference) }
    let time = convert(now, from: nil, to: replicator) - delayOfInstances(in: replicator) * Double(number)
    return presentationValue(layer, reference, at: convert(time, from: replicator, to: nil))
  }
}

extension AnimationEngine {
  private func isReplicator(_ layer: LayerID) -> Bool {
    type(of: layer).map { types.type($0, inheritsFrom: .replicator) } ?? false
  }

  /// What is done to each instance on top of the one before, about the middle of the replicator.
  private func transformOfInstances(in replicator: LayerID) -> Transform {
    let center = presentationGeometry(of: replicator).bounds.center
    let step = presentationValue(replicator, named: "instanceTransform").matrix ?? .identity
    return Transform.translation(x: -center.x, y: -center.y)
      .concatenating(step)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  private func firstColor(of replicator: LayerID) -> RGBAColor {
    guard case .color(let color) = presentationValue(replicator, named: "instanceColor") else { return .white }
    return color
  }

  private func delayOfInstances(in replicator: LayerID) -> MediaTime {
    guard case .duration(let delay) = presentationValue(replicator, named: "instanceDelay") else { return .zero }
    return delay
  }

  private func number(_ layer: LayerID, _ name: String) -> Double {
    guard case .number(let number) = presentationValue(layer, named: name) else { return 0 }
    return number
  }

  /// What is on screen of a property; `none` if the layer has none of this name.
  func presentationValue(_ layer: LayerID, named name: String) -> PropertyValue {
    presentationValue(layer, named: name, at: now)
  }

  /// The same at an instant, of what is attached now.
  func presentationValue(_ layer: LayerID, named name: String, at instant: MediaTime) -> PropertyValue {
    guard let type = type(of: layer), let reference = types.reference(to: name, in: type) else { return .none }
    return presentationValue(layer, reference, at: instant)
  }
}
