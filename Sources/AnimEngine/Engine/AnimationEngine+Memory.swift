extension AnimationEngine {
  /// How many animations are attached to layers, those that parts of others stand for among them.
  public var animationCount: Int { animations.count }

  /// How many animations are attached to a layer; 0 if it does not exist.
  public func attachedCount(_ layer: LayerID) -> Int { record(of: layer)?.animations.count ?? 0 }

  /// About the memory that layers, animations and what is kept of calls take, without the values that they refer to.
  public var byteCount: Int {
    values.count * (MemoryLayout<Double>.stride + MemoryLayout<UInt32>.stride)
      + layers.count * (MemoryLayout<LayerRecord>.stride + MemoryLayout<LayerBlock>.stride)
      + animations.count * AnimationEngine.bytesOfAnimation + log.count * MemoryLayout<EngineLogEntry>.stride
      + displayLists.reduce(0) { $0 + $1.commands.count * MemoryLayout<DisplayCommand>.stride } + sampling.byteCount
  }

  /// A record, the animation that it shares, its entries in a layer's list and the agenda.
  private static let bytesOfAnimation = 900

  /// Shows the values that are kept by reference: of layers, and of the animations that are attached to them.
  public func visitValues(_ body: (PropertyValue) -> Void) {
    for layer in layers {
      body(.string(layer.name))
      for entry in layer.references { body(entry.value) }
    }
    animations.visit { body(.animation($0)) }
    for list in displayLists {
      for command in list.commands {
        switch command {
        case .clip(let path), .fill(let path, _, _), .stroke(let path, _, _): body(.path(path))
        case .text(let text, _, _, _): body(.string(text))
        case .save, .restore, .transform: break
        }
      }
    }
  }
}
