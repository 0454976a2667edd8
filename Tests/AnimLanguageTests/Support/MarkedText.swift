/// A text with markers `①` to `⑨` for places in it. Markers are taken out of the text.
struct MarkedText {
  private(set) var text = ""
  private var offsets: [Character: UInt32] = [:]

  static let markers: [Character] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧", "⑨"]

  init(_ marked: String) {
    for character in marked {
      if MarkedText.markers.contains(character) {
        offsets[character] = UInt32(text.utf8.count)
      } else {
        text.append(character)
      }
    }
  }

  subscript(marker: Character) -> UInt32? { offsets[marker] }
}
