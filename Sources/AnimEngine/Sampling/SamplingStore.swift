/// What is on screen while animations run, arranged so that a frame is a few straight loops.
///
/// Most animations run straight between two ends and have their numbers to themselves: they stand in
/// ``LinearTable``s, and keyframes of numbers in a ``KeyframeTable``. Properties on which several animations lie, and
/// values that do not mix number by number, are listed and asked for one by one.
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
  /// Of each usual width a table for each usual course, one for transforms by parts, and those of special courses.
  private(set) var tables =
    (1...4).flatMap { width in
      [Course.straight, .open, .additive, .cumulative].map { LinearTable(width: width, $0) }
    }
    + [LinearTable(width: ValueType.maximumComponentCount, .straight)]
    + [LinearTable(width: 4, .linearLight), LinearTable(width: 4, .oklab), LinearTable(width: 1, .switching)]
  private(set) var matrices = MatrixTable()
  private(set) var keyframes = KeyframeTable()
  private(set) var contended: [Contended] = []

  /// The tracks made last: animations of one kind are added close together.
  private var recentTracks: [(animation: KeyframeAnimation, track: KeyframeTrack?)] = []
  private static let recentTrackCount = 8

  /// By the slots of the animations; table -1 if an animation stands in none.
  private var places: [Place] = []
  /// Lookup only: never iterated.
  private var contendedIndex: [Contended: Int] = [:]

  /// The memory that it takes.
  var byteCount: Int {
    tables.reduce(matrices.byteCount + keyframes.byteCount) { $0 + $1.byteCount } + places.capacity
      * MemoryLayout<Place>.stride
      + groups.groups.capacity * MemoryLayout<TimingGroup>.stride
  }

  /// Puts an animation in the table of its width and course.
  mutating func insert(owner: Int32, _ ends: LinearEnds, destination: Int, group: Int32) {
    guard let table = tables.firstIndex(where: { $0.width == ends.from.count && $0.course == ends.course }) else {
      return
    }
    let index = tables[table].append(ends, destination: destination, group: group, owner: owner)
    setPlace(of: owner, Place(table: Int8(truncatingIfNeeded: table), index: index))
  }

  /// Puts an animation in the table of matrices.
  mutating func insert(owner: Int32, from start: Transform, to end: Transform, destination: Int, group: Int32) {
    let index = matrices.append(from: start, to: end, destination: destination, group: group, owner: owner)
    setPlace(of: owner, Place(table: SamplingStore.matrixTable, index: index))
  }

  /// Puts an animation in the table of keyframes.
  mutating func insert(owner: Int32, _ track: KeyframeTrack, copies: Int, destination: Int, group: Int32) {
    let index = keyframes.append(track, copies: copies, destination: destination, group: group, owner: owner)
    setPlace(of: owner, Place(table: SamplingStore.keyframeTable, index: index))
  }

  // The numbers of the other tables among the places.
  private static let keyframeTable = Int8.max
  private static let matrixTable = Int8.max - 1

  private mutating func setPlace(of owner: Int32, _ place: Place) {
    if places.count == places.capacity { places.reserveCapacity(places.count + places.count / 8 + 16) }
    while places.count <= Int(owner) { places.append(Place(table: -1, index: -1)) }
    places[Int(owner)] = place
  }

  /// Takes an animation out of the tables, if it stands in one.
  mutating func remove(owner: Int32) {
    guard places.indices.contains(Int(owner)), places[Int(owner)].table >= 0 else { return }
    let place = places[Int(owner)]
    places[Int(owner)].table = -1
    let moved =
      switch place.table {
      case SamplingStore.keyframeTable: keyframes.remove(at: place.index)
      case SamplingStore.matrixTable: matrices.remove(at: place.index)
      default: tables[Int(place.table)].remove(at: place.index)
      }
    if let moved { places[Int(moved)].index = place.index }
  }

  /// The prepared keyframes of an animation; nil if it moves nothing.
  mutating func track(of animation: KeyframeAnimation) -> KeyframeTrack? {
    if let recent = recentTracks.first(where: { $0.animation == animation }) { return recent.track }
    let track = KeyframeTrack(animation) { groups.curve(of: $0) }
    if recentTracks.count == SamplingStore.recentTrackCount { recentTracks.removeFirst() }
    recentTracks.append((animation, track))
    return track
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
