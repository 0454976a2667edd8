import AnimEngine

/// Turns what the engine was told and what it told into lines.
///
/// Entries speak of layers by number; the writer learns their names from the calls that make them, so it must see
/// all entries of a run in order.
struct TraceWriter {
  private let format: TraceFormat
  private var layers = TraceLayers()

  init(format: TraceFormat) {
    self.format = format
  }

  /// A writer that goes on from a run whose layers exist already.
  init(format: TraceFormat, after engine: AnimationEngine) {
    self.format = format
    for index in 1..<max(engine.layerCount, 1) {
      layers.add(engine.name(of: LayerID(index: UInt32(clamping: index))) ?? "")
    }
  }

  /// One line, ended by a newline.
  mutating func line(for entry: EngineLogEntry, types: LayerTypeTable = LayerTypeTable()) -> String {
    if case .call(.makeLayer(_, let name)) = entry.content { layers.add(name) }
    switch format {
    case .text: return TraceText(layers: layers, types: types).line(for: entry)
    case .json: return TraceJSON(layers: layers, types: types).line(for: entry)
    }
  }
}

/// The names of a run's layers by number.
struct TraceLayers {
  private var names = ["stage"]

  /// The layer that was made last; layers are numbered in the order in which they are made.
  var last: LayerID { LayerID(index: UInt32(truncatingIfNeeded: names.count - 1)) }

  mutating func add(_ name: String) {
    names.append(name)
  }

  subscript(layer: LayerID) -> String {
    let index = Int(layer.index)
    return index < names.count ? names[index] : "layer \(index)"
  }
}
