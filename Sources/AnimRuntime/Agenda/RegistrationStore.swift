import AnimEngine
import AnimLanguage

/// Target-action registrations: `on card finish "Fade In" call handler`, `on card tap call handler`.
struct RegistrationStore: Sendable {
  struct Registration: Hashable, Sendable {
    var number: Int
    var event: LayerEvent
    /// Nil stands for any key.
    var key: String?
    var closure: Closure
    var keepsAlive: Bool
  }

  /// Of each layer in the order they were made; looked up, never iterated.
  private var registrations: [LayerID: [Registration]] = [:]
  private var layers: [Int: LayerID] = [:]
  private var nextNumber = 1

  /// Registers a handler; the same one for the same event and key counts once.
  mutating func add(
    _ closure: Closure, for event: LayerEvent, key: String?, of layer: LayerID, keepsAlive: Bool
  ) {
    let present = registrations[layer, default: []]
    guard !present.contains(where: { $0.event == event && $0.key == key && $0.closure == closure }) else { return }
    registrations[layer, default: []].append(
      Registration(number: nextNumber, event: event, key: key, closure: closure, keepsAlive: keepsAlive))
    layers[nextNumber] = layer
    nextNumber += 1
  }

  /// Takes a registration off; one that is not there is ignored.
  mutating func remove(_ closure: Closure, for event: LayerEvent, key: String?, of layer: LayerID) {
    registrations[layer]?.removeAll { registration in
      guard registration.event == event, registration.key == key, registration.closure == closure else { return false }
      layers[registration.number] = nil
      return true
    }
  }

  /// The registrations that an event of a key concerns, in the order they were made.
  func matching(_ event: LayerEvent, key: String?, of layer: LayerID) -> [Registration] {
    registrations[layer]?.filter { $0.event == event && ($0.key == nil || $0.key == key) } ?? []
  }

  /// A registration that has not been taken off.
  subscript(number: Int) -> Registration? {
    guard let layer = layers[number], let ofLayer = registrations[layer] else { return nil }
    // They stand in the order of their numbers.
    var range = ofLayer.indices
    while range.count > 1 {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = ofLayer[middle].number <= number ? middle..<range.upperBound : range.lowerBound..<middle
    }
    return range.first.map { ofLayer[$0] }
  }

  /// How many there are.
  var count: Int { layers.count }

  /// How many there are of a layer.
  func count(of layer: LayerID) -> Int { registrations[layer]?.count ?? 0 }

  func visit(_ census: inout Census) {
    census.add(count, of: 2 * MemoryLayout<Registration>.stride)
    for ofLayer in registrations.values { for registration in ofLayer { census.add(registration.closure) } }
  }
}
