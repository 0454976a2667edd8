import AnimEngine
import AnimLanguage

// What looks at the screen: `display` and `draw`, at frames, and only while something may have changed.

extension Machine {
  /// Does what a frame displays: `display`, then `draw`, in the order of the tree.
  mutating func runDisplays(_ memory: ExecutionMemory) throws(ScriptError) {
    displays.sort(by: engine)
    for index in displays.entries.indices where engine.isInTree(displays.entries[index].layer) {
      try display(index, memory)
    }
    for index in displays.entries.indices where engine.isInTree(displays.entries[index].layer) {
      try draw(index, memory)
    }
    isDisplayDue = displays.entries.contains { isMoving($0.layer) }
    isDisplayOwed = false
  }

  /// Whether the next frame would display something that has come to rest and has not been displayed.
  func displaysDiffer(_ memory: ExecutionMemory) -> Bool {
    displays.entries.contains { entry in
      guard engine.isInTree(entry.layer), let hooks = hooks(of: entry.layer) else { return false }
      let differs = zip(hooks.display, entry.shown).contains { hook, shown in
        !engine.isAnimating(entry.layer, hook.property)
          && engine.presentationValue(entry.layer, hook.property) != shown
      }
      guard !differs, let draw = hooks.draw else { return differs }
      guard let inputs = draw.inputs else { return true }
      return !isMoving(entry.layer) && inputs.map { value(of: $0, entry.layer, memory) } != entry.drawn
    }
  }

  /// Whether what is on screen of a layer changes by itself: its next frame has to be looked at, too.
  private func isMoving(_ layer: LayerID) -> Bool {
    guard engine.isInTree(layer), let hooks = hooks(of: layer) else { return false }
    if hooks.display.contains(where: { engine.isAnimating(layer, $0.property) }) { return true }
    guard let draw = hooks.draw else { return false }
    guard let inputs = draw.inputs else { return true }
    return inputs.contains { input in
      guard case .property(let path, let property) = input else { return false }
      return self.layer(path, from: layer).map { engine.isAnimating($0, property) } ?? false
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
    let inputs = hook.inputs?.map { value(of: $0, layer, memory) }
    if let inputs, inputs == displays.entries[index].drawn { return }
    displays.entries[index].drawn = inputs
    drawing = DisplayList()
    try runHook(hook.function, layer, memory)
    try? engine.setDisplayList(drawing, of: layer)
    drawing = DisplayList()
  }

  /// What a `draw` reads now.
  private func value(of input: DrawInput, _ layer: LayerID, _ memory: ExecutionMemory) -> PropertyValue {
    switch input {
    case .property(let path, let property):
      return self.layer(path, from: layer).map { engine.presentationValue($0, property) } ?? .none
    case .global(let index, let type):
      let global = code.globals[index]
      guard case .reference = global.shape else { return value(type, memory.globals + Int(global.first), []) }
      return value(type, [], [globalReferences[Int(global.first)]])
    }
  }

  /// The named sublayer that members lead to.
  private func layer(_ path: [UInt32], from layer: LayerID) -> LayerID? {
    var layer: LayerID? = layer
    for member in path { layer = layer.flatMap { members.layer(member, of: $0) } }
    return layer
  }
}
