extension AnimationEngine {
  /// How many layers there are, the stage and those that are in no tree included.
  public var layerCount: Int { layers.count }

  /// Makes a layer that is in no tree.
  ///
  /// - Throws: ``EngineError/unknownType``.
  @discardableResult
  public mutating func makeLayer(type: LayerTypeID = .layer, name: String = "") throws(EngineError) -> LayerID {
    guard let layerType = types[type] else { throw .unknownType }
    note(.makeLayer(type: type, name: name))
    return appendLayer(of: layerType, type: type, name: name)
  }

  /// Ends the declaration of a layer and its sublayers: from now on, or from when they come into the tree, a change of
  /// an animatable property animates.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func commitLayer(_ layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    note(.commitLayer(layer))
    for descendant in subtree(of: layer) where !layers[descendant.position].isCommitted {
      layers[descendant.position].isCommitted = true
      if types.types[layers[descendant.position].type.index].isObserved { emit(.declarationDidEnd(descendant)) }
    }
    beginEpoch()
    guard layers[layer.position].isInTree else { return }
    let events = orderEvents(ActionEvent.orderIn, of: layer, in: superlayer(of: layer))
    if !hold(.none, of: layer, events) { runOwnActions(for: events) }
  }

  /// Puts a layer among the sublayers of another, taking it from where it was.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``, ``EngineError/stageIsRoot``, ``EngineError/wouldMakeCycle(_:)``,
  ///   ``EngineError/notASublayer(_:)`` for a neighbour that is elsewhere, ``EngineError/indexOutOfRange(_:)``.
  public mutating func insert(
    _ layer: LayerID, into superlayer: LayerID, at place: SublayerPlace = .top
  ) throws(EngineError) {
    try requireLayer(superlayer)
    try requireMovable(layer, into: superlayer)
    _ = try index(of: place, in: superlayer, without: layer)
    note(.insert(layer, into: superlayer, at: place))
    let events = orderEvents(ofMoving: layer, into: superlayer)
    if hold(.insert(into: superlayer, place), of: layer, events) { return }
    putIn(layer, superlayer, at: place)
    runOwnActions(for: events)
  }

  /// Takes a layer from its superlayer, which ends its animations and those of its sublayers. A layer without a
  /// superlayer stays as it is.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``, ``EngineError/stageIsRoot``.
  public mutating func remove(_ layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    guard layer != .stage else { throw .stageIsRoot }
    note(.remove(layer))
    guard let superlayer = layers[layer.position].superlayer else { return }
    let events = isLive(layer) ? orderEvents(ActionEvent.orderOut, of: layer, in: superlayer) : []
    if hold(.remove, of: layer, events) { return }
    takeOut(layer)
    runOwnActions(for: events)
  }

  /// The layer's type; nil if the layer is unknown.
  public func type(of layer: LayerID) -> LayerTypeID? { record(of: layer)?.type }

  /// The layer's name; nil if the layer is unknown.
  public func name(of layer: LayerID) -> String? { record(of: layer)?.name }

  /// The layer that this one is a sublayer or the mask of; nil if there is none.
  public func superlayer(of layer: LayerID) -> LayerID? { record(of: layer)?.superlayer }

  /// The sublayers from the lowest to the highest.
  public func sublayers(of layer: LayerID) -> [LayerID] { record(of: layer)?.sublayers ?? [] }

  /// The first layer of a name below a layer, in the order of the tree; nil if there is none.
  public func descendant(of layer: LayerID, named name: String) -> LayerID? {
    var pending = Array(sublayers(of: layer).reversed())
    while let next = pending.popLast() {
      if self.name(of: next) == name { return next }
      pending.append(contentsOf: sublayers(of: next).reversed())
    }
    return nil
  }

  /// Whether the stage is among the layer's superlayers, or is the layer.
  public func isInTree(_ layer: LayerID) -> Bool { record(of: layer)?.isInTree ?? false }

  /// Whether a change of an animatable property animates: the layer's declaration is over and it is in the tree.
  public func isLive(_ layer: LayerID) -> Bool { record(of: layer)?.isLive ?? false }
}

extension LayerID {
  /// The layer's position among all layers.
  var position: Int { Int(index) }
}

extension AnimationEngine {
  /// Everything about a layer but its numbers; nil if it is unknown.
  func record(of layer: LayerID) -> LayerRecord? {
    layer.position < layers.count ? layers[layer.position] : nil
  }

  func requireLayer(_ layer: LayerID) throws(EngineError) {
    guard layer.position < layers.count else { throw .unknownLayer(layer) }
  }

  @discardableResult
  mutating func appendLayer(of type: LayerType, type id: LayerTypeID, name: String) -> LayerID {
    let layer = LayerID(index: UInt32(clamping: layers.count))
    blocks.append(LayerBlock(base: values.count, count: type.defaults.count))
    values += type.defaults
    stamps += repeatElement(0, count: type.defaults.count)
    var record = LayerRecord(type: id, name: name)
    record.hasDefaultAction = type.hasDefaultAction
    layers.append(record)
    if types.type(id, inheritsFrom: .emitter) { emissions.append(Emission(emitter: layer)) }
    return layer
  }

  /// Puts a layer in its place among the sublayers of another.
  mutating func putIn(_ layer: LayerID, _ superlayer: LayerID, at place: SublayerPlace) {
    guard (try? requireMovable(layer, into: superlayer)) != nil,
      let index = try? index(of: place, in: superlayer, without: layer)
    else { return }
    unlink(layer)
    layers[superlayer.position].sublayers.insert(layer, at: index)
    layers[layer.position].superlayer = superlayer
    settle(layer)
  }

  /// Takes a layer from its superlayer.
  mutating func takeOut(_ layer: LayerID) {
    unlink(layer)
    settle(layer)
  }

  /// A layer and all below it, masks too, from the top down.
  func subtree(of layer: LayerID) -> [LayerID] {
    var found = [layer]
    var next = 0
    while next < found.count {
      let record = layers[found[next].position]
      found += record.sublayers
      if let mask = mask(of: found[next]) { found.append(mask) }
      next += 1
    }
    return found
  }

  /// The layer's mask.
  func mask(of layer: LayerID) -> LayerID? {
    guard case .layer(let mask) = reference(layer, PropertyReference.mask) else { return nil }
    return mask
  }

  /// Refuses a mask that is the stage or would lie above itself.
  func requireMask(_ mask: LayerID?, of layer: LayerID) throws(EngineError) {
    if let mask { try requireMovable(mask, into: layer) }
  }

  /// Makes a layer the mask of another: it gets a superlayer without being among the sublayers.
  mutating func setMask(_ mask: LayerID?, of layer: LayerID) {
    if let old = self.mask(of: layer), old != mask {
      unlink(old)
      settle(old)
    }
    guard let mask else { return }
    unlink(mask)
    layers[mask.position].superlayer = layer
    layers[mask.position].isMask = true
    storeReference(.layer(mask), layer, PropertyReference.mask)
    settle(mask)
  }

  func requireMovable(_ layer: LayerID, into superlayer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    guard layer != .stage else { throw .stageIsRoot }
    guard layer != superlayer else { throw .wouldMakeCycle(layer) }
    // A layer with nothing below it is above nobody: building a deep tree stays linear.
    guard !layers[layer.position].sublayers.isEmpty || mask(of: layer) != nil else { return }
    var ancestor: LayerID? = superlayer
    while let current = ancestor {
      guard current != layer else { throw .wouldMakeCycle(layer) }
      ancestor = layers[current.position].superlayer
    }
  }

  func index(
    of place: SublayerPlace, in superlayer: LayerID, without layer: LayerID
  ) throws(EngineError) -> Int {
    let siblings = layers[superlayer.position].sublayers
    let isSibling = layers[layer.position].superlayer == superlayer && !layers[layer.position].isMask
    let count = siblings.count - (isSibling ? 1 : 0)
    func index(of neighbour: LayerID) throws(EngineError) -> Int {
      guard neighbour != layer, let index = siblings.firstIndex(of: neighbour) else { throw .notASublayer(neighbour) }
      guard isSibling, let own = siblings.firstIndex(of: layer) else { return index }
      return own < index ? index - 1 : index
    }
    switch place {
    case .top: return count
    case .above(let neighbour): return try index(of: neighbour) + 1
    case .below(let neighbour): return try index(of: neighbour)
    case .index(let index):
      guard (0...count).contains(index) else { throw .indexOutOfRange(index) }
      return index
    }
  }

  private mutating func unlink(_ layer: LayerID) {
    guard let superlayer = layers[layer.position].superlayer else { return }
    if layers[layer.position].isMask {
      storeReference(.none, superlayer, PropertyReference.mask)
    } else {
      layers[superlayer.position].sublayers.removeFirst(layer)
    }
    layers[layer.position].superlayer = nil
    layers[layer.position].isMask = false
  }

  /// After a layer has come to another place: brings what depends on the place up to date in everything below it.
  private mutating func settle(_ layer: LayerID) {
    let isInTree = layers[layer.position].superlayer.map { layers[$0.position].isInTree } ?? false
    let wasInTree = layers[layer.position].isInTree
    treeVersion &+= 1
    updateClocks(below: layer)
    if isInTree != wasInTree {
      let moved = subtree(of: layer)
      for descendant in moved {
        layers[descendant.position].isInTree = isInTree
        guard isInTree else { continue }
        layers[descendant.position].arrivalTime = layerTime(of: descendant, at: now)
        if layers[descendant.position].isCommitted { layers[descendant.position].arrival = commitCount }
      }
      if isInTree { resumeAnimations(of: moved) } else { stopAnimations(of: moved) }
    }
    beginEpoch()
  }
}
