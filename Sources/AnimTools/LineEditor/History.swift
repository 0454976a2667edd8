/// The entries of earlier sessions and of this one, the oldest first, each once.
///
/// They are kept in a file, one record a line, that several sessions may add to. A file that cannot be read or written
/// is no reason to stop: then the history is that of this session.
struct History {
  /// The entries, the oldest first.
  private(set) var entries: [String] = []
  private let path: String?
  /// Whether the file ends in the middle of a line, as when a write was cut off.
  private var isTorn = false

  /// How many entries are kept.
  static let capacity = 5_000
  /// Longer entries are not kept, in bytes.
  static let entryLimit = 64 << 10
  /// A longer file is cut to the entries that are kept.
  static let fileLimit = 2 << 20

  /// - Parameter path: the file; nil for none.
  init(path: String? = nil) {
    self.path = path
    guard let path, let bytes = try? SystemCalls.readFile(path, limit: 16 * History.fileLimit) else { return }
    let records = bytes.split(separator: 0x0a)
    var seen: Set<String> = []
    for record in records.reversed() where entries.count < History.capacity {
      let entry = History.entry(of: String(decoding: record, as: UTF8.self))
      if !entry.isEmpty, seen.insert(entry).inserted { entries.append(entry) }
    }
    entries.reverse()
    isTorn = bytes.last.map { $0 != 0x0a } ?? false
    if bytes.count > History.fileLimit || records.count > 2 * History.capacity {
      rewrite()
      isTorn = false
    }
  }

  /// Adds an entry.
  mutating func add(_ entry: String) {
    guard !entry.isEmpty, entry != entries.last, entry.utf8.count <= History.entryLimit else { return }
    if let earlier = entries.lastIndex(of: entry) { entries.remove(at: earlier) }
    entries.append(entry)
    if entries.count > History.capacity { entries.removeFirst() }
    guard let path else { return }
    _ = SystemCalls.appendFile(path, Array(((isTorn ? "\n" : "") + History.record(of: entry) + "\n").utf8))
    isTorn = false
  }

  private func rewrite() {
    guard let path else { return }
    let text = entries.map { History.record(of: $0) + "\n" }.joined()
    _ = try? SystemCalls.replaceFile(path, with: Array(text.utf8))
  }

  // MARK: Records

  /// An entry on one line: `\n` for its line ends, `\\` for a backslash.
  static func record(of entry: String) -> String {
    var bytes: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case 0x0a: bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      case UInt8(ascii: "\\"): bytes += [byte, byte]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The entry that a line holds.
  static func entry(of record: String) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in record.utf8 {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "n") ? 0x0a : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Place

  /// Where the history is kept: in the folder for such files that the system or `XDG_STATE_HOME` names; nil if there is
  /// none.
  static func path(variable: (String) -> String?) -> String? {
    UserFolder.state.path(variable: variable).map { $0 + "/history" }
  }
}
