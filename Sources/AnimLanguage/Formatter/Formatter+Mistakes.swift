extension Formatter {
  /// The text of a script, formatted but for statements of its top level that have mistakes of syntax: these stay as
  /// they are, to the byte.
  ///
  /// - Parameter diagnostics: Receives the mistakes.
  public static func formatAroundMistakes(
    _ source: SourceText, into diagnostics: inout DiagnosticBag
  ) throws(Failure) -> [UInt8] {
    do throws(Failure) {
      return try format(source)
    } catch {
      guard case .broken(let mistakes) = error else { throw error }
      diagnostics = mistakes
      var pieces = ScriptPieces(source)
      pieces.mark(mistakes)
      return try pieces.formatted()
    }
  }
}

/// A script with mistakes, cut into the statements of its top level.
private struct ScriptPieces {
  private let source: SourceText
  /// Where each piece begins, with the comments and blank lines before its first statement.
  private var starts: [Int] = [0]
  private var hasMistake: [Bool]

  init(_ source: SourceText) {
    self.source = source
    var diagnostics = DiagnosticBag()
    let tree = Parser.parse(source, into: &diagnostics)
    let statements = tree.ids(of: tree.root)
    var next = statements.startIndex
    for (index, token) in tree.tokens.enumerated() {
      while next < statements.endIndex, tree.range(of: statements[next]).lowerBound < token.range.lowerBound {
        next += 1
      }
      guard next < statements.endIndex, index > 0, token.isFirstOnLine,
        tree.range(of: statements[next]).lowerBound == token.range.lowerBound
      else { continue }
      let gap = tree.tokens[index - 1].range.upperBound..<token.range.lowerBound
      if let start = Self.firstLine(in: source, between: gap) { starts.append(start) }
    }
    hasMistake = starts.map { _ in false }
  }

  /// Where the first line begins between two tokens; nil if a comment spans all lines there are.
  private static func firstLine(in source: SourceText, between gap: Range<UInt32>) -> Int? {
    var position = source.localOffset(gap.lowerBound)
    let end = source.localOffset(gap.upperBound)
    while position < end {
      let byte = source.bytes[position]
      if byte.isLineEnd {
        let isPair = byte == 0x0d && position + 1 < end && source.bytes[position + 1] == 0x0a
        return position + (isPair ? 2 : 1)
      }
      if byte == UInt8(ascii: "/") {
        position = Comment(in: source.bytes, at: position, limit: end, token: 0, lineEnds: 0).range.upperBound
      } else {
        position += 1
      }
    }
    return nil
  }

  /// Notes which pieces mistakes are about.
  mutating func mark(_ diagnostics: DiagnosticBag) {
    for diagnostic in diagnostics.diagnostics {
      for range in [diagnostic.range] + diagnostic.secondary.map(\.range) {
        hasMistake[piece(at: source.localOffset(range.lowerBound))] = true
      }
    }
  }

  private func piece(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// All pieces, formatted where they have no mistakes.
  func formatted() throws(Formatter.Failure) -> [UInt8] {
    var text: [UInt8] = []
    var first = 0
    while first < starts.count {
      var last = first
      while !hasMistake[first], last + 1 < starts.count, !hasMistake[last + 1] { last += 1 }
      // Mistakes that are too many to be told of have no place: then every piece is tried by itself.
      if try !append(first...last, to: &text) {
        for piece in first...last {
          if try !append(piece...piece, to: &text) { text += bytes(piece...piece) }
        }
      }
      first = last + 1
    }
    return text
  }

  private func bytes(_ pieces: ClosedRange<Int>) -> ArraySlice<UInt8> {
    let end = pieces.upperBound + 1 < starts.count ? starts[pieces.upperBound + 1] : source.bytes.count
    return source.bytes[starts[pieces.lowerBound]..<end]
  }

  /// Adds the formatted text of pieces; false, and nothing is added, if they have mistakes.
  private func append(_ pieces: ClosedRange<Int>, to text: inout [UInt8]) throws(Formatter.Failure) -> Bool {
    let bytes = bytes(pieces)
    do throws(Formatter.Failure) {
      let formatted = try Formatter.format(SourceText(name: source.name, bytes: Array(bytes)))
      let isAfterBlank = bytes.prefix { $0.isBlank || $0.isLineEnd }.contains(where: \.isLineEnd)
      if isAfterBlank, !text.isEmpty, !formatted.isEmpty { text.append(0x0a) }
      text += formatted
      return true
    } catch {
      guard case .broken = error else { throw error }
      return false
    }
  }
}
