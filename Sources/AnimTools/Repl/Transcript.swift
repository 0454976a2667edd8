/// A session written down: what was entered and what came out, as the prompt shows it.
///
///     › let x = 1
///     x : number = 1
///     [2] 00:00.000 f0 › layer card {
///     …   opacity = x / 2
///     … }
///     card : layer
///
/// A line with `› ` is entered; what stands before the mark is compared with the prompt, if anything does. `… ` goes on
/// with an entry. Lines that begin with `#` before the first entry are remarks. All others are expected to come out.
struct Transcript: Hashable {
  /// An entry and what is expected to come out.
  struct Exchange: Hashable {
    /// What stands before the mark; empty if that does not matter.
    var prompt: String
    var entry: String
    var output: String
    /// The line, from 1, of the entry.
    var line: Int
  }

  /// Lines before the first entry.
  private(set) var heading = ""
  private(set) var exchanges: [Exchange] = []

  static let mark = "› "
  static let continuation = "… "

  /// Reads what was written down.
  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    var isEntry = false
    for (index, line) in lines.enumerated() {
      if let (prompt, entry) = Transcript.entry(line) {
        exchanges.append(Exchange(prompt: prompt, entry: entry, output: "", line: index + 1))
        isEntry = true
      } else if isEntry, line.hasPrefix(Transcript.continuation.trimmed) {
        exchanges[exchanges.count - 1].entry += "\n" + line.dropFirst(Transcript.continuation.count)
      } else if exchanges.isEmpty {
        heading += line + "\n"
      } else {
        isEntry = false
        exchanges[exchanges.count - 1].output += line + "\n"
      }
    }
  }

  /// The prompt and the entry of a line; nil if it is none.
  private static func entry(_ line: String) -> (prompt: String, entry: String)? {
    guard let range = line.firstRange(of: mark) ?? line.emptyEntry else { return nil }
    let prompt = line[..<range.lowerBound]
    // Of the lines that come out none looks like a prompt.
    guard prompt.isEmpty || prompt.hasPrefix("[") || prompt.first?.isNumber == true else { return nil }
    return (String(prompt), String(line[range.upperBound...]))
  }

  /// An entry as it is written down.
  ///
  /// - Parameter prompt: with its mark.
  static func lines(of entry: String, prompt: String) -> String {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false)
    return prompt + lines.joined(separator: "\n" + continuation) + "\n"
  }

  /// What came out when the session was repeated.
  struct Replay {
    /// The transcript as it should be.
    var text: String
    /// What differs, for people; empty if nothing does.
    var differences: String
    /// How many exchanges differ.
    var count: Int
  }

  /// Enters everything once more.
  func replay(in repl: inout Repl, name: String) -> Replay {
    var replay = Replay(text: heading, differences: "", count: 0)
    for exchange in exchanges {
      let prompt = repl.prompt
      let shownPrompt = exchange.prompt.isEmpty ? Transcript.mark : prompt
      let reply = repl.reply(to: exchange.entry)
      let output = ReplyText(repl).plain(reply) + repl.playToEnd(reply)
      replay.text += Transcript.lines(of: exchange.entry, prompt: shownPrompt) + output
      guard output != exchange.output || shownPrompt != exchange.prompt + Transcript.mark else { continue }
      replay.count += 1
      replay.differences += "\(name):\(exchange.line): \(exchange.entry.firstLine)\n"
      if shownPrompt != exchange.prompt + Transcript.mark {
        replay.differences += "- \(exchange.prompt)\(Transcript.mark)\n+ \(shownPrompt)\n"
      }
      replay.differences += LineDifference(exchange.output, output).text
    }
    return replay
  }
}

extension Repl {
  /// Shows all frames of a playback at once.
  mutating func playToEnd(_ reply: Reply) -> String {
    guard case .play(let playback) = reply.continuation else { return "" }
    var text = ""
    while true {
      do throws(Complaint) {
        guard let next = try show(playback) else { return text }
        text += ReplyText(self).plain(next)
        if next.isStop { return text }
      } catch {
        return text + ReplyText(self).plain(Reply(error))
      }
    }
  }
}

extension String {
  fileprivate var firstLine: String { split(whereSeparator: \.isNewline).first.map(String.init) ?? "" }

  /// The mark at the end of a line whose last space was lost.
  fileprivate var emptyEntry: Range<String.Index>? {
    hasSuffix(Transcript.mark.trimmed) ? index(before: endIndex)..<endIndex : nil
  }
}
