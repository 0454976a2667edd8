/// Tells whether the script was written anew since it was read.
///
/// Editors write in pieces, so it is only told once the file stays as it is between two looks.
final class ScriptWatch {
  private var seen: FileStamp?

  func isDue(_ repl: Repl) -> Bool {
    guard let path = repl.scriptPath, let stamp = repl.host.stamp(path) else { return false }
    defer { seen = stamp }
    return stamp != repl.scriptStamp && stamp == seen
  }
}
