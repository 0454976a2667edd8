/// Where a frame found each keyframe animation: frames mostly follow one another, so that the next finds most of them on
/// the same piece of their way, and in one stretch of memory.
struct KeyframeCursors: Sendable {
  /// Plain memory, so that a look at it counts no references.
  private struct Cursor: BitwiseCopyable, Sendable {
    /// The track that the piece is of; nil if nothing was found yet.
    var track: ObjectIdentifier?
    /// The number of the piece.
    var index = -1
    var piece = KeyframePiece.none
  }

  private var cursors: [Cursor] = []
  /// Keeps the tracks whose pieces are known: a new track must not be taken for one that is gone.
  private var tracks: [KeyframeTrack?] = []

  /// The bytes of memory that it takes.
  var byteCount: Int {
    cursors.capacity * MemoryLayout<Cursor>.stride + tracks.capacity * MemoryLayout<KeyframeTrack?>.stride
  }

  /// Makes them so many.
  mutating func resize(to count: Int) {
    guard count != cursors.count else { return }
    cursors.resize(to: count, filling: Cursor())
    tracks.resize(to: count, filling: nil)
  }

  /// Writes the first numbers of a track at a progress.
  ///
  /// - Parameters:
  ///   - identity: of the track, which is asked for only if the piece does not count.
  @inline(__always)
  mutating func write(
    _ index: Int, _ identity: ObjectIdentifier, _ track: @autoclosure () -> KeyframeTrack, at progress: Double,
    width: Int, to values: UnsafeMutablePointer<Double>
  ) {
    let isKnown = cursors.withUnsafeBufferPointer { cursors in
      cursors[index].track == identity && cursors[index].piece.contains(progress)
        && cursors[index].piece.write(at: progress, width: width, to: values)
    }
    if !isKnown { search(index, track(), at: progress, width: width, values) }
  }

  @inline(never)
  private mutating func search(
    _ index: Int, _ track: KeyframeTrack, at progress: Double, width: Int, _ values: UnsafeMutablePointer<Double>
  ) {
    if tracks[index] !== track {
      tracks[index] = track
      cursors[index] = Cursor(track: ObjectIdentifier(track))
    }
    if let pieces = track.pieces, let found = pieces.index(at: progress, after: cursors[index].index) {
      (cursors[index].index, cursors[index].piece) = (found, pieces[found])
      if cursors[index].piece.write(at: progress, width: width, to: values) { return }
    }
    let numbers = track.numbers(at: progress)
    for component in 0..<min(width, 4) { values[component] = numbers[component] }
  }
}
