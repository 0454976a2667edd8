import AnimEngine
import AnimLanguage

// Display frames: instants at which what is on screen is looked at. They happen only while there is something that looks
// and something that may have changed; a run in which nothing is displayed goes from event to event.

extension Machine {
  /// The next instant that is a display frame and is wanted; nil if nothing has to be looked at.
  var nextFrame: MediaTime? {
    guard !displays.isEmpty, isFrameDue else { return nil }
    return frame(notBefore: engine.now)
  }

  /// Does what a display frame does, if the present instant is one that is wanted: `display`, then `draw`, in the order
  /// of the tree.
  mutating func runFrame(_ memory: ExecutionMemory) throws(ScriptError) {
    guard nextFrame == engine.now else { return }
    lastFrame = engine.now
    displays.sort(by: engine)
    for index in displays.entries.indices where engine.isInTree(displays.entries[index].layer) {
      try display(index, memory)
    }
    for index in displays.entries.indices where engine.isInTree(displays.entries[index].layer) {
      try draw(index, memory)
    }
    isFrameDue = displays.entries.contains { isMoving($0.layer) }
  }

  /// The first multiple of the frame's duration at or after an instant that has not been done.
  private func frame(notBefore instant: MediaTime) -> MediaTime {
    let ticks = Double(MediaTime.ticksPerSecond) / frameRate
    var number = (Double(instant.ticks) / ticks).rounded(.down)
    var time = MediaTime(roundingTicks: number * ticks)
    while time < instant || lastFrame.map({ time <= $0 }) ?? false {
      number += 1
      time = MediaTime(roundingTicks: number * ticks)
    }
    return time
  }

  /// Whether what is on screen of a layer changes by itself: its next frame has to be looked at, too.
  private func isMoving(_ layer: LayerID) -> Bool {
    guard engine.isInTree(layer), let hooks = hooks(of: layer) else { return false }
    if hooks.display.contains(where: { engine.isAnimating(layer, $0.property) }) { return true }
    guard let draw = hooks.draw else { return false }
    guard let inputs = draw.inputs else { return true }
    return inputs.contains { input in
      self.layer(input.path, from: layer).map { engine.isAnimating($0, input.property) } ?? false
    }
  }

  // MARK: display

  private mutating func display(_ index: Int, _ memory: ExecutionMemory) throws(ScriptError) {
    let layer = displays.entries[index].layer
    for (position, hook) in (hooks(of: layer)?.display ?? []).enumerated() {
      let value = engine.presentationValue(layer, hook.property)
      guard value != displays.entries[index].shown[position] else { continue }
      displays.entries[index].shown[position] = value
      try runHook(hook.function, layer, memory)
    }
  }

  /// Runs a block in a turn of its own, with actions disabled.
  private mutating func runHook(
    _ function: FunctionID, _ layer: LayerID, _ memory: ExecutionMemory
  ) throws(ScriptError) {
    keepsAlive = false
    begin(Closure(function: function), Offer(layer: layer), memory)
    try runStrand(TransactionStack(TransactionOptions(disablesActions: true)), memory)
  }

  // MARK: draw

  private mutating func draw(_ index: Int, _ memory: ExecutionMemory) throws(ScriptError) {
    let layer = displays.entries[index].layer
    guard let hook = hooks(of: layer)?.draw else { return }
    let inputs = hook.inputs?.map { input in
      self.layer(input.path, from: layer).map { engine.presentationValue($0, input.property) } ?? PropertyValue.none
    }
    if let inputs, inputs == displays.entries[index].drawn { return }
    displays.entries[index].drawn = inputs
    drawing = DisplayList()
    try runHook(hook.function, layer, memory)
    try? engine.setDisplayList(drawing, of: layer)
    drawing = DisplayList()
  }

  /// The named sublayer that members lead to.
  private func layer(_ path: [UInt32], from layer: LayerID) -> LayerID? {
    var layer: LayerID? = layer
    for member in path { layer = layer.flatMap { members.layer(member, of: $0) } }
    return layer
  }
}
