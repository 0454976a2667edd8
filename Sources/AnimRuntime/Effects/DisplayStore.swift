import AnimEngine

/// The layers for which something runs in display frames, with what they have shown.
struct DisplayStore: Sendable {
  struct Entry: Sendable {
    let layer: LayerID
    /// What `display` of each property has seen last, in the order of the type's hooks.
    var shown: [PropertyValue]
    /// What `draw` has read last; nil if it has not drawn, or reads what is not known beforehand.
    var drawn: [PropertyValue]?
  }

  /// In the order of the tree, once they are sorted.
  var entries: [Entry] = []
  /// The state of the tree for which they are sorted.
  private var sortedVersion = -1

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ layer: LayerID, shown: [PropertyValue]) {
    entries.append(Entry(layer: layer, shown: shown))
    sortedVersion = -1
  }

  /// Brings the layers into the order of the tree, from the stage down and from back to front; those in no tree last.
  mutating func sort(by engine: AnimationEngine) {
    guard sortedVersion != engine.treeVersion else { return }
    sortedVersion = engine.treeVersion
    guard entries.count > 1 else { return }
    var places: [LayerID: Int] = [:]
    var pending = [LayerID.stage]
    while let layer = pending.popLast() {
      places[layer] = places.count
      pending += engine.sublayers(of: layer).reversed()
    }
    let keyed = entries.map { (place: places[$0.layer] ?? .max, entry: $0) }
    entries = keyed.sorted { ($0.place, $0.entry.layer) < ($1.place, $1.entry.layer) }.map(\.entry)
  }
}
