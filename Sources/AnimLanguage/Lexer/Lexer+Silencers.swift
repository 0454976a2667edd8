extension Lexer {
  /// A comment that silences warnings, before it is known which code follows it.
  struct SilencingComment {
    var entries: [Silencer.Entry]
    var position: Int
    /// The number of tokens before it.
    var tokenCount: Int
  }

  /// Notes a comment if it silences warnings: `// allow(id, id)`.
  mutating func noteSilencer(from start: Int, to end: Int) {
    var index = start + 2
    while byte(at: index) == UInt8(ascii: " ") { index += 1 }
    let word: StaticString = "allow("
    guard end - index > word.utf8CodeUnitCount,
      bytes[index..<index + word.utf8CodeUnitCount].elementsEqual("allow(".utf8),
      let closer = bytes[index..<end].firstIndex(of: UInt8(ascii: ")"))
    else { return }
    var entries: [Silencer.Entry] = []
    for part in bytes[index + word.utf8CodeUnitCount..<closer].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    {
      let name = part.trimmingSpaces
      entries.append(
        Silencer.Entry(name: String(decoding: name, as: UTF8.self), range: range(name.startIndex, name.endIndex)))
    }
    silencingComments.append(SilencingComment(entries: entries, position: start, tokenCount: tokens.count))
  }

  /// The silencers of the text, once all its tokens are read.
  func silencers() -> [Silencer] {
    silencingComments.map { comment in
      guard comment.tokenCount > 0 else { return Silencer(entries: comment.entries, scope: source.range) }
      let lineStart = startOfLine(from: comment.position)
      let isBehindCode = source.localOffset(tokens[comment.tokenCount - 1].range.upperBound) > lineStart
      let next = isBehindCode ? comment.position : source.localOffset(tokens[comment.tokenCount].range.lowerBound)
      return Silencer(entries: comment.entries, scope: range(lineStart, endOfLine(from: next)))
    }
  }

  private func startOfLine(from position: Int) -> Int {
    var start = position
    while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
    return start
  }
}

extension ArraySlice<UInt8> {
  /// Without the spaces at both ends.
  fileprivate var trimmingSpaces: ArraySlice<UInt8> {
    var rest = self
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    while rest.last == UInt8(ascii: " ") { rest.removeLast() }
    return rest
  }
}
