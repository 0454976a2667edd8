/// The files of a program, and every conversion between an offset and a place as people and tools write it.
///
/// Three ways of counting columns exist side by side: characters as people see them (messages), UTF-16 units
/// (the language server protocol) and terminal cells (carets under an excerpt). They are converted here only.
public struct SourceMap: Sendable {
  /// The files in order of their base offsets.
  public let files: [SourceText]
  /// For each file, where its lines begin.
  let lineTables: [LineTable]

  /// A map of texts.
  public init(_ files: [SourceText]) {
    self.files = files.sorted { ($0.base, $0.name) < ($1.base, $1.name) }
    lineTables = self.files.map { LineTable($0.bytes) }
  }

  /// A place in a file as a person reads it.
  public struct Location: Hashable, Sendable {
    /// The index of the file in ``SourceMap/files``.
    public var file: Int
    /// From 1.
    public var line: Int
    /// From 1, in characters as people see them: a tab, an emoji family and a letter with its marks are one each.
    public var column: Int

    /// A place by its numbers.
    public init(file: Int, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// The index of the file that an offset lies in; the nearest one before it where it lies in none.
  public func fileIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].base <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The place of an offset. Offsets outside of every file are clamped; `nil` only without any file.
  public func location(of offset: UInt32) -> Location? {
    guard let (file, line, prefix) = place(of: offset) else { return nil }
    return Location(file: file, line: line + 1, column: prefix.count + 1)
  }

  /// The place of an offset as the language server protocol counts: line and UTF-16 units from 0.
  public func utf16Position(of offset: UInt32) -> (line: Int, character: Int)? {
    guard let (_, line, prefix) = place(of: offset) else { return nil }
    return (line, prefix.utf16.count)
  }

  /// The offset of a place as the language server protocol counts. A character past the end of the line is the
  /// line's end, one inside a character that takes two units is that character's beginning.
  public func offset(file: Int, line: Int, utf16Character: Int) -> UInt32? {
    guard let range = lineRange(file: file, line: line + 1) else { return nil }
    var offset = range.lowerBound
    var units = 0
    for scalar in files[file].text(in: range).unicodeScalars {
      units += scalar.value > 0xffff ? 2 : 1
      if units > utf16Character { break }
      offset += UInt32(scalar.utf8.count)
    }
    return offset
  }

  /// The terminal cell, from 0, at which an offset is shown when its line is shown by ``DisplayWidth/expanded(_:)``.
  public func displayColumn(of offset: UInt32) -> Int {
    guard let (_, _, prefix) = place(of: offset) else { return 0 }
    return DisplayWidth.cells(of: prefix)
  }

  /// The number of lines of a file; an empty file has one.
  public func lineCount(file: Int) -> Int {
    files.indices.contains(file) ? lineTables[file].starts.count : 0
  }

  /// The range of a line, from 1, without its line end.
  public func lineRange(file: Int, line: Int) -> SourceRange? {
    guard files.indices.contains(file), let range = lineTables[file].range(of: line - 1, in: files[file].bytes)
    else { return nil }
    let base = files[file].base
    return SourceRange(base &+ UInt32(range.lowerBound), base &+ UInt32(range.upperBound))
  }

  /// The text of a line, from 1, without its line end.
  public func lineText(file: Int, line: Int) -> String? {
    lineRange(file: file, line: line).map { files[file].text(in: $0) }
  }

  /// File, line from 0, and what stands before the offset in its line.
  private func place(of offset: UInt32) -> (file: Int, line: Int, prefix: String)? {
    guard !files.isEmpty else { return nil }
    let file = fileIndex(of: offset)
    let source = files[file]
    let local = source.localOffset(offset)
    let table = lineTables[file]
    let line = table.line(of: local)
    guard let range = table.range(of: line, in: source.bytes) else { return nil }
    let end = min(local, range.upperBound)
    return (file, line, String(decoding: source.bytes[range.lowerBound..<end], as: UTF8.self))
  }
}
