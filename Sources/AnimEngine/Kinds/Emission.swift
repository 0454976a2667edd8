/// What an emitter has sent out since it came into the tree.
struct Emission: Sendable {
  let emitter: LayerID
  /// In the order of the emitter's sublayers.
  var cells: [CellEmission] = []
  /// The emitter's time at which it came into the tree; nil while it is in none.
  private var arrivalTime: MediaTime?
  /// What the emitter's model held when the cells were last looked at.
  private var model: LayerNumbers?
  private var cellCount = 0

  init(emitter: LayerID) {
    self.emitter = emitter
  }

  /// Counts what is sent out until an instant, if nothing changes meanwhile: what starts at the instant itself is left
  /// to what is shown there then.
  mutating func follow(_ engine: AnimationEngine, to instant: MediaTime) {
    guard engine.isInTree(emitter) else {
      self = Emission(emitter: emitter)
      return
    }
    let arrival = engine.layers[emitter.position].arrivalTime
    if arrivalTime != arrival { cells = [] }
    arrivalTime = arrival
    let time = engine.seconds(of: self, at: instant)
    let isMoving = engine.isKindAnimating(emitter)
    let model = engine.modelNumbers(of: emitter)
    let isSame = self.model == model
    self.model = model
    var followed: [CellEmission] = []
    for layer in engine.sublayers(of: emitter) where engine.isOfType(layer, .emitterCell) {
      // Taken out, so that nothing is copied when it changes.
      var cell = cells.firstIndex { $0.cell == layer }.map { cells.remove(at: $0) } ?? begun(layer, engine)
      // Time that was turned back counts as if all had always been so.
      if time < cell.time { cell = CellEmission(cell: layer, index: cell.index, from: 0) }
      if isMoving || engine.isKindAnimating(layer) {
        cell.move(engine, self, to: time)
      } else {
        cell.stay(engine, self, to: time, isSameEmitter: isSame)
      }
      followed.append(cell)
    }
    cells = followed
  }

  /// A cell that has come since the others were looked at.
  private mutating func begun(_ cell: LayerID, _ engine: AnimationEngine) -> CellEmission {
    defer { cellCount += 1 }
    let delay = engine.layers[cell.position].arrivalTime - engine.layers[emitter.position].arrivalTime
    return CellEmission(cell: cell, index: cellCount, from: max(0, delay.seconds))
  }
}
