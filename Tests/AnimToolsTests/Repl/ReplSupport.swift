import AnimEngine
import AnimLanguage
import AnimRuntime

@testable import AnimTools

/// A prompt without a terminal: lines in, text out.
struct ReplRun {
  var repl: Repl
  /// What the last entry answered.
  private(set) var last = Reply()

  init(files: [String: String] = [:]) {
    let store = FileStore(files)
    var host = ReplHost.none
    host.read = { path throws(FileError) in
      guard let text = store.files[path] else { throw .missing }
      return Array(text.utf8)
    }
    host.write = { path, bytes throws(FileError) in
      if path.hasPrefix("/") { throw .notAllowed }
      store.files[path] = String(decoding: bytes, as: UTF8.self)
    }
    repl = Repl(host: host)
    self.store = store
  }

  /// The files that the prompt can read and write.
  let store: FileStore

  final class FileStore {
    var files: [String: String]
    init(_ files: [String: String]) { self.files = files }
  }

  /// Enters lines one after the other and gives what the last one answers, without its last newline.
  @discardableResult
  mutating func enter(_ entries: String...) -> String {
    var text = ""
    for entry in entries {
      last = repl.reply(to: entry)
      text = ReplyText(repl).plain(last) + repl.playToEnd(last)
    }
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}

/// What a new prompt answers to the last of some entries.
func answer(_ entries: String...) -> String {
  var run = ReplRun()
  var text = ""
  for entry in entries { text = run.enter(entry) }
  return text
}

/// A card that fades out in a second.
let fadingCard = "layer card { bounds = (0, 0, 100, 50)  position = (60, 40) }\nanimate card.opacity to 0 over 1s"
