/// What is on screen while animations run, arranged so that a frame is a few straight loops.
///
/// Most animations run straight between two ends and have their numbers to themselves: they stand in
/// ``LinearTable``s. Properties on which several animations lie, and values that do not mix number by number, are
/// listed and asked for one by one.
struct SamplingStore: Sendable {
  /// A property that is asked for by itself.
  struct Contended: Hashable, Sendable {
    let layer: LayerID
    let property: Int
  }

  /// Where an animation stands among the tables.
  private struct Place: Sendable {
    var table: Int8
    var index: Int32
  }

  var groups = TimingGroups()
  /// Of each width from 1 to 4 one table with fixed ends and one with open ends.
  private(set) var tables = (1...4).flatMap {
    [LinearTable(width: $0, isOpen: false), LinearTable(width: $0, isOpen: true)]
  }
  private(set) var contended: [Contended] = []

  /// By the slots of the animations; table -1 if an animation stands in none.
  private var places: [Place] = []
  /// Lookup only: never iterated.
  private var contendedIndex: [Contended: Int] = [:]

  /// The memory that it takes.
  var byteCount: Int {
    tables.reduce(0) { $0 + $1.byteCount } + places.capacity * MemoryLayout<Place>.stride
      + groups.groups.capacity * MemoryLayout<TimingGroup>.stride
  }

  /// Puts an animation in the table of its width; the far end is the model if there is none.
  mutating func insert(owner: Int32, from: [Double], to: [Double]?, destination: Int, group: Int32) {
    let table = (from.count - 1) * 2 + (to == nil ? 1 : 0)
    guard tables.indices.contains(table) else { return }
    while places.count <= Int(owner) { places.append(Place(table: -1, index: -1)) }
    let index = tables[table].append(
      from: from, to: to ?? [], destination: destination, group: group, owner: owner)
    places[Int(owner)] = Place(table: Int8(truncatingIfNeeded: table), index: index)
  }

  /// Takes an animation out of the tables, if it stands in one.
  mutating func remove(owner: Int32) {
    guard places.indices.contains(Int(owner)), places[Int(owner)].table >= 0 else { return }
    let place = places[Int(owner)]
    places[Int(owner)].table = -1
    if let moved = tables[Int(place.table)].remove(at: place.index) { places[Int(moved)].index = place.index }
  }

  /// Whether a property is asked for by itself.
  func isContended(_ property: Contended) -> Bool { contendedIndex[property] != nil }

  /// Says whether a property is asked for by itself.
  mutating func setContended(_ property: Contended, _ isContended: Bool) {
    let index = contendedIndex[property]
    if isContended, index == nil {
      contendedIndex[property] = contended.count
      contended.append(property)
    } else if !isContended, let index {
      contendedIndex[property] = nil
      let last = contended.removeLast()
      if index < contended.count {
        contended[index] = last
        contendedIndex[last] = index
      }
    }
  }
}
