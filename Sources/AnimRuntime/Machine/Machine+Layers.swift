import AnimEngine
import AnimLanguage

extension Machine {
  // MARK: Slots of the dense store

  @inline(__always)
  func readSlots(_ slot: Int, _ to: UnsafeMutablePointer<Double>, _ layer: LayerID, _ count: Int) {
    switch count {
    case 2: (to[0], to[1]) = engine.pair(layer, slot: slot)
    case 4: (to[0], to[1], to[2], to[3]) = engine.quad(layer, slot: slot)
    default:
      for offset in 0..<count { to[offset] = engine.number(layer, slot: slot + offset) }
    }
  }

  @inline(__always)
  mutating func writeSlots(_ slot: Int, _ layer: LayerID, _ from: UnsafePointer<Double>, _ count: Int) {
    switch count {
    case 2: engine.setPair(layer, slot: slot, from[0], from[1])
    case 4: engine.setQuad(layer, slot: slot, from[0], from[1], from[2], from[3])
    default:
      for offset in 0..<count { engine.setNumber(layer, slot: slot + offset, from[offset]) }
    }
  }

  /// Why numbers cannot be set: some are not finite. Nil if they can, as can an absent value.
  @inline(__always)
  func refusal(ofSlot slot: Int, _ layer: LayerID, _ from: UnsafePointer<Double>, _ count: Int) -> RunProblem? {
    for offset in 0..<count where !from[offset].isFinite {
      return from[0].isAbsent ? nil : notFinite(slot, layer, count)
    }
    return nil
  }

  @inline(never)
  private func notFinite(_ slot: Int, _ layer: LayerID, _ count: Int) -> RunProblem {
    .notFinite("the new '\(engine.keyPath(of: layer, slot: slot, width: count) ?? "value")'")
  }

  // MARK: Other properties

  mutating func readProperty(
    _ access: PropertyAccess, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let layer = layerID(n[0])
    let property = access.isLoose ? try find(access.property, of: layer) : access.property
    if access.isPresentation { steps.spend(engine.attachedCount(layer) >> 5) }
    let value = access.isPresentation ? engine.presentationValue(layer, property) : engine.value(layer, property)
    _ = store(value, as: access.type, n, r)
  }

  mutating func writeProperty(
    _ access: PropertyAccess, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    if code.types.shape(of: access.type) == .reference { try checkSize(r[0]) }
    let value = value(access.type, n + 1, r)
    let layer = layerID(n[0])
    let property = access.isLoose ? try find(access.property, of: layer) : access.property
    guard value.isFinite else { throw .notFinite("the new '\(property.keyPath)'") }
    try performCall(.set(layer, property, value))
  }

  /// The property of a layer that has the key path of another type's.
  func find(_ property: PropertyReference, of layer: LayerID) throws(RunProblem) -> PropertyReference {
    guard let type = engine.type(of: layer), let found = engine.types.reference(to: property.keyPath, in: type) else {
      throw .missingProperty(property.keyPath, of: name(of: layer))
    }
    return found
  }

  // MARK: The tree

  mutating func makeLayer(
    _ type: LayerTypeID, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    guard engine.layerCount < limits.layers else { throw .limit(.layers) }
    noteMade(Machine.bytesOfLayer)
    if case .layer(let layer) = try performCall(.makeLayer(type: type, name: r[0].text)) {
      n[0] = Double(layer.index)
    }
  }

  mutating func insert(_ layer: Double, into parent: Double, at place: SublayerPlace) throws(RunProblem) {
    spendStepsForTree(layer)
    try performCall(.insert(layerID(layer), into: layerID(parent), at: place))
  }

  mutating func insert(_ layer: Double, beside sibling: Double, isAbove: Bool) throws(RunProblem) {
    let sibling = layerID(sibling)
    spendStepsForTree(layer)
    guard let parent = engine.superlayer(of: sibling) else { throw .siblingOutsideTree(name(of: sibling)) }
    try performCall(.insert(layerID(layer), into: parent, at: isAbove ? .above(sibling) : .below(sibling)))
  }

  /// A change of the tree concerns the layers above and below, if there are any below.
  mutating func spendStepsForTree(_ layer: Double) {
    if !engine.sublayers(of: layerID(layer)).isEmpty { steps.spend(engine.layerCount >> 6) }
  }

  mutating func replace(_ layer: LayerID, with other: LayerID) throws(RunProblem) {
    guard engine.superlayer(of: layer) != nil else { throw .replacedOutsideTree(name(of: layer)) }
    try performCall(.replace(layer, with: other))
  }

  /// Scrolls the scroll layer that a layer is, or is in, to a point or a rectangle of the layer's coordinates.
  mutating func scroll(isRect: Bool, _ n: UnsafePointer<Double>) throws(RunProblem) {
    let layer = layerID(n[0])
    guard let scroller = engine.scrollLayer(around: layer) else { throw .noScrollLayer(name(of: layer)) }
    let origin =
      isRect
      ? engine.scrollOrigin(of: scroller, showing: Rect2D(x: n[1], y: n[2], width: n[3], height: n[4]), of: layer)
      : engine.scrollOrigin(of: scroller, showing: Point2D(x: n[1], y: n[2]), of: layer)
    guard let type = engine.type(of: scroller), let reference = engine.types.reference(to: "bounds.origin", in: type)
    else { return }
    try performCall(.set(scroller, reference, .point(origin)))
  }

  func readMember(
    _ member: UInt32, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let layer = layerID(n[0])
    if let sublayer = members.layer(member, of: layer) {
      n[0] = Double(sublayer.index)
    } else if let list = members.list(member, of: layer) {
      r[0] = list
    } else {
      throw .undeclaredMember(code.memberNames[Int(member)], of: name(of: layer))
    }
  }
}
