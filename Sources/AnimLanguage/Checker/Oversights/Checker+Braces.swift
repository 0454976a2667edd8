// Names in braces that were meant to be interpolated: `"hello {name}"`, `"hello ${name}"`.

extension Checker {
  /// Warns of known names in the braces of a text.
  ///
  /// - Parameter literal: where the whole string stands.
  mutating func checkBraces(in text: TextID, of literal: SourceRange) {
    guard tree.texts[Int(text.index)].utf8.contains(UInt8(ascii: "{")) else { return }
    let bytes = Array(tree.texts[Int(text.index)].utf8)
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      start = open + 1
      guard let close = bytes[start...].firstIndex(where: { !$0.isNameASCII && $0 != UInt8(ascii: ".") }),
        bytes[close] == UInt8(ascii: "}"),
        isKnown(path: bytes[start..<close])
      else { continue }
      let hasDollar = open > 0 && bytes[open - 1] == UInt8(ascii: "$")
      let written = String(decoding: bytes[(hasDollar ? open - 1 : open)...close], as: UTF8.self)
      let name = String(decoding: bytes[start..<close], as: UTF8.self)
      tell(.nameInBraces(name, written, at: place(of: written, in: literal) ?? literal))
      start = close
    }
  }

  /// Whether a path of names begins with a variable in scope or with a value of the language.
  private func isKnown(path: ArraySlice<UInt8>) -> Bool {
    let root = path.prefix { $0 != UInt8(ascii: ".") }
    guard let first = root.first, !first.isDigit else { return false }
    let text = String(decoding: root, as: UTF8.self)
    if text == Word.now.text { return true }
    guard let name = tree.names.find(text) else { return false }
    return heads[Int(name.index)] >= 0
  }

  /// Where a part of a string stands in the source.
  private func place(of part: String, in literal: SourceRange) -> SourceRange? {
    let wanted = Array(part.utf8)
    let (lower, upper) = (source.localOffset(literal.lowerBound), source.localOffset(literal.upperBound))
    guard upper - lower >= wanted.count else { return nil }
    for offset in lower...(upper - wanted.count)
    where source.bytes[offset..<(offset + wanted.count)].elementsEqual(wanted) {
      let start = literal.lowerBound + UInt32(truncatingIfNeeded: offset - lower)
      return SourceRange(start, start + UInt32(truncatingIfNeeded: wanted.count))
    }
    return nil
  }
}
