import AnimKit

/// A host's own tree of views, which follows the layers of a session.
struct Mirror: SessionObserver {
  /// Of each layer the layers in it, the lowest first.
  private var sublayers: [LayerID: [LayerID]] = [:]

  mutating func session(_ session: Session, didInsert layer: LayerID, into superlayer: LayerID, at instant: MediaTime) {
    remove(layer)
    sublayers[superlayer, default: []].append(layer)
  }

  mutating func session(_ session: Session, didRemove layer: LayerID, at instant: MediaTime) {
    print("  mirror: '\(session.name(of: layer))' is gone")
    remove(layer)
  }

  mutating func session(_ session: Session, didPrint line: String, at instant: MediaTime) {
    print("  script: \(line)")
  }

  private mutating func remove(_ layer: LayerID) {
    for superlayer in sublayers.keys { sublayers[superlayer]?.removeAll { $0 == layer } }
  }

  /// Draws the tree: here a line for each view, with where it is and how much of it is seen.
  func draw(_ session: Session) {
    print("frame at \(session.now.seconds) s")
    draw(.stage, in: session, indentation: "  ")
  }

  private func draw(_ parent: LayerID, in session: Session, indentation: String) {
    for id in sublayers[parent] ?? [] {
      guard let shown = session.layer(id)?.presentation else { continue }
      print("\(indentation)\(session.name(of: id)) at \(shown.position.x), opacity \(shown.opacity)")
      draw(id, in: session, indentation: indentation + "  ")
    }
  }
}
