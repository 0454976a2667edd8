import AnimLanguage

/// Reads entries line by line until the parser says that they are complete: from something that is no terminal, without
/// prompts, or from a terminal that can do nothing but write one line after the other.
struct PlainReader: EntryReader {
  var isInteractive: Bool { prompts != nil }

  private let descriptor: Int32?
  /// Where prompts go; nil for nowhere.
  private let prompts: ByteWriter?
  /// What has been read.
  private var buffer: [UInt8]
  /// Where in it the next line begins.
  private var position = 0
  private var gatherer = EntryGatherer()

  private static let chunkSize = 1 << 16
  private static let continuationPrompt = "… "

  /// - Parameter prompts: where prompts are written if a person is there.
  init(_ input: ToolEnvironment.Input, prompts: ByteWriter? = nil) {
    self.prompts = prompts
    switch input {
    case .bytes(let bytes): (descriptor, buffer) = (nil, bytes)
    case .descriptor(let descriptor): (self.descriptor, buffer) = (descriptor, [])
    }
  }

  mutating func readEntry(_ context: EntryContext) -> EntryInput {
    ask(context.prompt)
    while let line = readLine() {
      if !gatherer.isEmpty || !line.allSatisfy(\.isWhitespace), let entry = gatherer.add(line) { return .entry(entry) }
      ask(gatherer.isEmpty ? context.prompt : Self.continuationPrompt)
    }
    return gatherer.finish().map { .entry($0) } ?? .end
  }

  private func ask(_ prompt: String) {
    prompts?.write(prompt)
    prompts?.flush()
  }

  /// The next line without its end; nil if there is none.
  private mutating func readLine() -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0a) {
        let next = end + 1
        defer { position = next }
        let hasCarriageReturn = end > position && buffer[end - 1] == 0x0d
        return String(decoding: buffer[position..<(hasCarriageReturn ? end - 1 : end)], as: UTF8.self)
      }
      searched = buffer.count - position
      buffer.removeFirst(position)
      position = 0
      guard let descriptor, let more = SystemCalls.readSome(from: descriptor, atMost: Self.chunkSize), !more.isEmpty
      else { break }
      buffer += more
      if buffer.count > SourceText.sizeLimit { break }
    }
    guard !buffer.isEmpty else { return nil }
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }
}
