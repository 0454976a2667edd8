import AnimEngine

/// The named sublayers that layers were declared with: `face.hands`. They stay what they are when the tree changes.
struct MemberStore: Sendable {
  private struct Key: Hashable {
    var layer: LayerID
    var member: UInt32
  }

  // Looked up, never iterated.
  private var layers: [Key: LayerID] = [:]
  private var lists: [Key: Reference] = [:]

  func layer(_ member: UInt32, of layer: LayerID) -> LayerID? { layers[Key(layer: layer, member: member)] }

  func list(_ member: UInt32, of layer: LayerID) -> Reference? { lists[Key(layer: layer, member: member)] }

  mutating func declare(_ member: UInt32, of layer: LayerID, as sublayer: LayerID) {
    layers[Key(layer: layer, member: member)] = sublayer
  }

  mutating func declare(_ member: UInt32, of layer: LayerID, as list: Reference) {
    lists[Key(layer: layer, member: member)] = list
  }

  func visit(_ census: inout Census) {
    census.add(layers.count + lists.count, of: 64)
    for list in lists.values { census.add(list) }
  }
}
