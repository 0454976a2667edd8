/// Where a frame found each keyframe animation: frames mostly follow one another, so that the next finds most of them on
/// the same piece of their way, and in one stretch of memory.
struct KeyframeCursors: Sendable {
  /// Plain memory, so that a look at it counts no references.
  private struct Cursor: BitwiseCopyable, @unchecked Sendable {
    /// The track that the piece is of; nil if nothing was found yet.
    var track: ObjectIdentifier?
    var piece = KeyframePiece.none
    /// The piece after it in the track; nil after the one for the end.
    var next: UnsafePointer<KeyframePiece>?
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
  ///   - identity: of the track, which is asked for only if neither the piece nor the next one counts.
  @inline(__always)
  mutating func write(
    _ index: Int, _ identity: ObjectIdentifier, _ track: @autoclosure () -> KeyframeTrack, at progress: Double,
    width: Int, to values: UnsafeMutablePointer<Double>
  ) {
    let isKnown = cursors.withUnsafeMutableBufferPointer { cursors in
      guard cursors[index].track == identity else { return false }
      if !cursors[index].piece.contains(progress) {
        guard let next = cursors[index].next, next.pointee.contains(progress), next.pointee.isKnown else {
          return false
        }
        cursors[index].piece = next.pointee
        // The piece for the end is the last one.
        cursors[index].next = next.pointee.start < 1 ? next + 1 : nil
      }
      return cursors[index].piece.write(at: progress, width: width, to: values)
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
    if let pieces = track.pieces, let found = pieces.index(at: progress) {
      (cursors[index].piece, cursors[index].next) = (pieces[found], pieces.piece(after: found))
      if cursors[index].piece.write(at: progress, width: width, to: values) { return }
    }
    let numbers = track.numbers(at: progress)
    for component in 0..<min(width, 4) { values[component] = numbers[component] }
  }
}
