/// Animations through keyframes of numbers that nothing else lies upon.
struct KeyframeTable: Sendable {
  /// Plain memory, so that a look at it counts no references.
  private struct Entry: BitwiseCopyable, Sendable {
    var track: ObjectIdentifier
    /// Where the first number belongs among all layers' numbers.
    var destination: Int32
    var group: Int32
    /// The slot of the animation.
    var owner: Int32
    var width: Int8
    /// How often the numbers are written, one after another.
    var copies: Int8
  }

  private var entries: [Entry] = []
  /// Of the entries.
  private var tracks: [KeyframeTrack] = []

  /// How many animations there are.
  var count: Int { entries.count }

  /// How many numbers are sampled.
  private(set) var valueCount = 0

  /// The memory that it takes, without the tracks.
  var byteCount: Int {
    entries.capacity * MemoryLayout<Entry>.stride + tracks.capacity * MemoryLayout<KeyframeTrack>.stride
  }

  /// Puts an animation at the end and gives its place.
  mutating func append(_ track: KeyframeTrack, copies: Int, destination: Int, group: Int32, owner: Int32) -> Int32 {
    let width = track.type.componentCount ?? 0
    entries.append(
      Entry(
        track: ObjectIdentifier(track), destination: Int32(clamping: destination), group: group, owner: owner,
        width: Int8(clamping: width), copies: Int8(clamping: copies)))
    tracks.append(track)
    valueCount += width * copies
    return Int32(clamping: entries.count - 1)
  }

  /// Takes the animation at a place out, and puts the last one there; gives the slot of the one that was moved.
  mutating func remove(at place: Int32) -> Int32? {
    let index = Int(place)
    valueCount -= Int(entries[index].width) * Int(entries[index].copies)
    let (last, lastTrack) = (entries.removeLast(), tracks.removeLast())
    guard index < entries.count else { return nil }
    (entries[index], tracks[index]) = (last, lastTrack)
    return last.owner
  }

  /// Writes the numbers of all animations and where they belong, beginning at a position of the buffers.
  ///
  /// - Parameter cursors: as many as animations.
  func sample(
    progress: UnsafeBufferPointer<Double>, cursors: inout KeyframeCursors,
    values: UnsafeMutableBufferPointer<Double>, places: UnsafeMutableBufferPointer<Int32>, at start: Int
  ) {
    guard let output = values.baseAddress else { return }
    var next = start
    entries.withUnsafeBufferPointer { entries in
      for (index, entry) in entries.enumerated() {
        let (width, first) = (Int(entry.width), next)
        cursors.write(
          index, entry.track, tracks[index], at: progress[Int(entry.group)], width: width, to: output + first)
        for component in 0..<width {
          places[next] = entry.destination &+ Int32(truncatingIfNeeded: component)
          next &+= 1
        }
        guard entry.copies > 1 else { continue }
        for component in width..<width &* Int(entry.copies) {
          output[next] = output[first &+ component % width]
          places[next] = entry.destination &+ Int32(truncatingIfNeeded: component)
          next &+= 1
        }
      }
    }
  }
}
