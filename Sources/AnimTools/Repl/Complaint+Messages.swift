import AnimEngine
import AnimLanguage

extension Complaint {
  static func unknownCommand(_ name: String) -> Complaint {
    let near = Suggestions.nearest(to: name, among: Repl.Command.all.map(\.name)).first
    return .message(
      "there is no command ':\(name)'; " + (near.map { "did you mean ':\($0)'?" } ?? "':help' lists them"))
  }

  static func ambiguousCommand(_ name: String, _ candidates: [String]) -> Complaint {
    .message("':\(name)' may be \(alternatives(candidates.map { "':\($0)'" }))")
  }

  static func usage(_ command: String) -> Complaint {
    let usage = Repl.Command.all.first { $0.name == command }?.usage ?? ":\(command)"
    return .message("write it as '\(usage)'")
  }

  static func noInstant(_ text: String) -> Complaint {
    .message("'\(text)' is no instant; write 1.25s, f75, 40%, +0.5s, 00:01.250, end or the name of a mark")
  }

  static func noTime(_ text: String) -> Complaint {
    .message("'\(text)' is no time; write 250ms or 1.5s")
  }

  static func noCount(_ text: String) -> Complaint {
    .message("'\(text)' is no whole number above 0")
  }

  static func emptyRange(_ text: String) -> Complaint {
    .message("'\(text)' ends where it begins, or before")
  }

  static func beforeStart() -> Complaint { .message("time begins at 0s") }

  static func tooFar(_ limit: MediaTime) -> Complaint {
    .message("the clock does not go beyond \(PropertyValue.duration(limit))")
  }

  static func noExpression(_ text: String) -> Complaint {
    .message("'\(text)' is no expression")
  }

  static func noCondition(_ text: String, type: String) -> Complaint {
    .message("'\(text)' is no condition: it is a \(type)")
  }

  static func noNumbers(_ text: String, type: String) -> Complaint {
    .message("'\(text)' cannot be drawn: a \(type) has no numbers")
  }

  static func nothingToUndo() -> Complaint { .message("there is nothing to undo") }

  static func nothingToRedo() -> Complaint { .message("there is nothing to redo") }

  static func noEntry(_ number: Int, of count: Int) -> Complaint {
    .message(count == 0 ? "there is no entry yet" : "there is no entry \(number); they go from 1 to \(count)")
  }

  static func unknownName(_ name: String, among names: [String]) -> Complaint {
    let near = Suggestions.nearest(to: name, among: names).first
    return .message("'\(name)' is not known" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func noLayer(_ text: String) -> Complaint { .message("'\(text)' is no layer") }

  static func noProperty(_ keyPath: String, of layer: String, among names: [String]) -> Complaint {
    let near = Suggestions.nearest(to: keyPath, among: names).first
    return .message("'\(layer)' has no property '\(keyPath)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func noWatch(_ number: Int) -> Complaint { .message("there is no watch \(number)") }

  static func noScript() -> Complaint { .message("no script is loaded; ':load FILE' does that") }

  static func noValue() -> Complaint { .message("no value has been shown yet") }

  static func unreadable(_ path: String, _ error: FileError) -> Complaint {
    .message("cannot read '\(path)': \(error.message)")
  }

  static func unwritable(_ path: String, _ error: FileError) -> Complaint {
    .message("cannot write '\(path)': \(error.writingMessage)")
  }

  static func wrongRate(_ text: String) -> Complaint { .message("'\(text)' is no number of frames from 1 to 1000") }

  static func endless() -> Complaint { .message("it does not become true before the run ends") }

  static func wrongFactor(_ text: String) -> Complaint {
    .message("'\(text)' is no speed; write x0.25 or x2")
  }

  /// `a`, `a or b`, `a, b or c`
  private static func alternatives(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
