import AnimEngine

/// What layers are called from outside of a run, the same in another run of a similar script: the names from below the
/// stage down, `card.badge`; of several layers of one name in one place the later ones with their number, `dot[2]`. The
/// names of layers that are in no tree begin with the uppermost one.
struct LayerPaths {
  private var paths: [String]
  /// Looked up, never iterated.
  private var layers: [String: LayerID] = [:]
  /// How many layers have each name in each place. Looked up, never iterated.
  private var counts: [String: Int] = [:]

  init(_ engine: AnimationEngine) {
    paths = Array(repeating: "", count: engine.layerCount)
    paths[0] = "stage"
    layers["stage"] = .stage
    // Layers may be in layers that were made after them.
    for index in paths.indices { name(LayerID(index: UInt32(clamping: index)), engine) }
  }

  /// The path of a layer; empty if there is no such layer.
  subscript(layer: LayerID) -> String { Int(layer.index) < paths.count ? paths[Int(layer.index)] : "" }

  /// The layer of a path.
  subscript(path: String) -> LayerID? { layers[path] }

  /// All paths, in the order in which the layers were made.
  var all: [String] { paths }

  private mutating func name(_ layer: LayerID, _ engine: AnimationEngine) {
    // From the layer up to the first one that has its path: no recursion, since trees may be deep.
    var chain: [LayerID] = []
    var next: LayerID? = layer
    while let current = next, paths[Int(current.index)].isEmpty {
      chain.append(current)
      next = engine.superlayer(of: current)
    }
    for current in chain.reversed() {
      let superlayer = engine.superlayer(of: current) ?? .stage
      let prefix = superlayer == .stage ? "" : paths[Int(superlayer.index)] + "."
      let name = engine.name(of: current) ?? ""
      let base = prefix + (name.isEmpty ? "layer" : name)
      var path = base
      var number = counts[base, default: 0]
      counts[base] = number + 1
      while number > 0 || layers[path] != nil {
        path = "\(base)[\(number)]"
        if layers[path] == nil { break }
        number += 1
      }
      paths[Int(current.index)] = path
      layers[path] = current
    }
  }
}
