/// Where a frame found each keyframe animation: frames mostly follow one another, so that the next finds most of them on
/// the same piece of their way, and in one stretch of memory.
struct KeyframeCursors: Sendable {
  /// Plain memory, so that a look at it counts no references.
  private struct Cursor: BitwiseCopyable, Sendable {
    /// The track that the piece is of; nil if nothing was found yet.
    var track: ObjectIdentifier?
    /// The number of the piece, or of the last one that was found.
    var index: Int
    var piece: KeyframePiece

    static let none = Cursor(track: nil, index: -1, piece: .none)
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
    cursors.resize(to: count, filling: .none)
    tracks.resize(to: count, filling: nil)
  }

  /// Writes the first numbers of a track at a progress.
  ///
  /// - Parameters:
  ///   - identity: of the track, which is asked for only if the cursor is not on the piece.
  @inline(__always)
  mutating func write(
    _ index: Int, _ identity: ObjectIdentifier, _ track: @autoclosure () -> KeyframeTrack, at progress: Double,
    width: Int, to values: UnsafeMutablePointer<Double>
  ) {
    let isKnown = cursors.withUnsafeBufferPointer { cursors in
      cursors[index].track == identity && cursors[index].piece.contains(progress)
        && cursors[index].piece.write(at: progress, width: width, to: values)
    }
    if !isKnown { move(index, to: track(), at: progress, width: width, values) }
  }

  @inline(never)
  private mutating func move(
    _ index: Int, to track: KeyframeTrack, at progress: Double, width: Int, _ values: UnsafeMutablePointer<Double>
  ) {
    if tracks[index] !== track {
      tracks[index] = track
      cursors[index] = Cursor(track: ObjectIdentifier(track), index: -1, piece: .none)
    }
    if let found = track.pieces.index(at: progress, after: cursors[index].index) {
      (cursors[index].index, cursors[index].piece) = (found, track.pieces.pieces[found])
      if cursors[index].piece.write(at: progress, width: width, to: values) { return }
    }
    cursors[index].piece = track.exactPiece(at: progress)
    _ = cursors[index].piece.write(at: progress, width: width, to: values)
  }
}
