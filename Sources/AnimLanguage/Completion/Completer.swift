/// Says what may stand at a place of an entry.
///
/// Total: whatever the text and wherever the place, there is an answer, if only that nothing is known.
public struct Completer {
  private let language: Importer.State
  private let commands: [PromptCommand]
  private let files: (String) -> [String]

  /// - Parameters:
  ///   - language: what earlier entries declared.
  ///   - commands: the commands that begin with `:`.
  ///   - files: the files and folders, these with a last `/`, in a folder: a path that ends with `/`, or nothing.
  public init(
    language: Importer.State = Importer.State(), commands: [PromptCommand] = [],
    files: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.language = language
    self.commands = commands
    self.files = files
  }

  /// What may stand at an offset of a text's UTF-8, which is clamped to the text.
  public func completions(in text: String, at offset: Int) -> CompletionList {
    let bytes = Array(text.utf8)
    var place = min(max(offset, 0), bytes.count)
    while place > 0, place < bytes.count, bytes[place] & 0xc0 == 0x80 { place -= 1 }
    if let colon = bytes[..<place].firstIndex(where: { !$0.isSpace && !$0.isLineEnd }),
      bytes[colon] == UInt8(ascii: ":")
    {
      return completions(inCommand: bytes, from: colon, at: place)
    }
    return completions(inScript: bytes, from: 0, at: place)
  }

  // MARK: Commands

  private func completions(inCommand bytes: [UInt8], from colon: Int, at place: Int) -> CompletionList {
    guard let space = bytes[colon..<place].firstIndex(where: \.isSpace) else {
      return list(commands.map { Completion($0.name, .command, detail: $0.form, help: $0.help) }, bytes, colon..<place)
    }
    let name = String(decoding: bytes[colon..<space], as: UTF8.self)
    let start = bytes[space..<place].lastIndex(where: \.isSpace).map { $0 + 1 } ?? place
    switch command(named: name)?.argument {
    case .expression: return completions(inScript: bytes, from: space, at: place)
    case .expressionOr(let words):
      let named = list(words.map { Completion($0, .value, detail: "") }, bytes, start..<place)
      let values = completions(inScript: bytes, from: space, at: place)
      // Where both fit, they begin at the same place.
      guard named.range == values.range, !named.candidates.isEmpty else {
        return values.candidates.isEmpty ? named : values
      }
      return list(named.candidates + values.candidates, bytes, named.range)
    case .path: return completions(ofPath: bytes, space + 1..<place)
    case .words(let words): return list(words.map { Completion($0, .value, detail: "") }, bytes, start..<place)
    case Optional.none, .some(PromptCommand.Argument.none): return CompletionList()
    }
  }

  /// The command of a name, or of the beginning of one that no other shares.
  private func command(named name: String) -> PromptCommand? {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let candidates = commands.filter { $0.name.hasPrefix(name) }
    return candidates.count == 1 ? candidates[0] : nil
  }

  // MARK: Scripts

  /// - Parameter start: where the script begins.
  private func completions(inScript bytes: [UInt8], from start: Int, at place: Int) -> CompletionList {
    var typed = place
    while typed > start, bytes[typed - 1].isNameASCII || bytes[typed - 1] >= 0x80 { typed -= 1 }
    let before = ScriptBeginning(bytes[start..<place])
    switch before.place {
    case .comment, .string: return CompletionList()
    case .path(let path, let isScript):
      return completions(ofPath: bytes, start + path..<place, isScript ? ["/", ".anim"] : [""])
    case .code: break
    }
    if typed > start, bytes[typed - 1] == UInt8(ascii: "#") { return CompletionList() }
    if typed < place, bytes[typed].isDigit {
      let unit = bytes[typed..<place].firstIndex { !$0.isDigit && $0 != UInt8(ascii: "_") } ?? place
      let units = Vocabulary.units.filter { !before.wantsDuration || Unit(rawValue: $0.word)?.isAngle == false }
      return list(units.map { Completion($0, .unit) }, bytes, unit..<place)
    }
    var end = place
    while end < bytes.count, bytes[end].isNameASCII || bytes[end] >= 0x80 { end += 1 }
    let site = CompletionSite(bytes[start..<typed], bytes[end...], language)
    return list(site.candidates, bytes, typed..<place)
  }

  /// - Parameter endings: what names must end with.
  private func completions(
    ofPath bytes: [UInt8], _ range: Range<Int>, _ endings: [String] = [""]
  ) -> CompletionList {
    let name = bytes[range].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? range.lowerBound
    let folder = String(decoding: bytes[range.lowerBound..<name], as: UTF8.self)
    // Hidden files only for those who ask for them.
    let isHidden = name < range.upperBound && bytes[name] == UInt8(ascii: ".")
    let found = files(folder).filter { file in
      (isHidden || !file.hasPrefix(".")) && endings.contains { file.hasSuffix($0) }
    }.sorted()
    return list(found.map { Completion($0, .file, detail: "") }, bytes, name..<range.upperBound)
  }

  /// The candidates that begin with what is typed, each once.
  private func list(_ candidates: [Completion], _ bytes: [UInt8], _ range: Range<Int>) -> CompletionList {
    let typed = bytes[range]
    var seen: Set<String> = []
    let fitting = candidates.filter { $0.text.utf8.starts(with: typed) && seen.insert($0.text).inserted }
    return CompletionList(range: range, candidates: fitting)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == 0x09 }
}
