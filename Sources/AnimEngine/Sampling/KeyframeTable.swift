/// Animations through keyframes of numbers that nothing else lies upon.
struct KeyframeTable: Sendable {
  private struct Entry: Sendable {
    var track: KeyframeTrack
    /// Of the track.
    var tape: KeyframeTape
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

  /// How many numbers are sampled.
  private(set) var valueCount = 0

  /// Puts an animation at the end and gives its place.
  mutating func append(_ track: KeyframeTrack, copies: Int, destination: Int, group: Int32, owner: Int32) -> Int32 {
    let width = track.type.componentCount ?? 0
    entries.append(
      Entry(
        track: track, tape: track.tape, destination: Int32(clamping: destination), group: group, owner: owner,
        width: Int8(clamping: width), copies: Int8(clamping: copies)))
    valueCount += width * copies
    return Int32(clamping: entries.count - 1)
  }

  /// Takes the animation at a place out, and puts the last one there; gives the slot of the one that was moved.
  mutating func remove(at place: Int32) -> Int32? {
    let index = Int(place)
    valueCount -= Int(entries[index].width) * Int(entries[index].copies)
    let last = entries.removeLast()
    guard index < entries.count else { return nil }
    entries[index] = last
    return last.owner
  }

  /// Writes the numbers of all animations and where they belong, beginning at a position of the buffers.
  func sample(
    progress: UnsafeBufferPointer<Double>, values: UnsafeMutableBufferPointer<Double>,
    places: UnsafeMutableBufferPointer<Int32>, at start: Int
  ) {
    guard let output = values.baseAddress else { return }
    var next = start
    entries.withUnsafeBufferPointer { entries in
      // By index: a copy of an entry would count references.
      for number in 0..<entries.count {
        let (width, first) = (Int(entries[number].width), next)
        let fraction = progress[Int(entries[number].group)]
        if fraction == 1 || !entries[number].tape.write(at: fraction, to: output + first) {
          entries[number].track.write(at: fraction, to: output + first)
        }
        for index in 0..<width * Int(entries[number].copies) {
          if index >= width { output[next] = output[first + index % width] }
          places[next] = entries[number].destination &+ Int32(truncatingIfNeeded: index)
          next += 1
        }
      }
    }
  }
}
