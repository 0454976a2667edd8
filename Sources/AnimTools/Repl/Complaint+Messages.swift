import AnimEngine
import AnimLanguage

extension Complaint {
  static func unknownCommand(_ name: String, _ definitions: [String] = []) -> Complaint {
    let near = Suggestions.nearest(to: name, among: Repl.Command.all.map(\.name) + definitions).first
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

  static func noCount(_ text: String, upTo limit: Int = .max) -> Complaint {
    let isTooLarge = Int(text).map { $0 > limit } ?? (!text.isEmpty && text.allSatisfy(\.isWholeNumber))
    if isTooLarge { return .message("'\(text)' is too many; at most \(limit)") }
    return .message("'\(text)' is no whole number above 0")
  }

  static func noRange(_ text: String) -> Complaint {
    .message("'\(text)' is no range; write both ends, such as 0s..1s")
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

  static func wrongSeed(_ text: String) -> Complaint {
    .message("'\(text)' is no whole number from 0 to \(UInt64.max)")
  }

  static func wrongMark(_ name: String) -> Complaint {
    .message("'\(name)' has a meaning of its own among instants; give the mark another name")
  }

  static func nothingFollows() -> Complaint { .message("nothing more happens") }

  static func noKeyframe() -> Complaint { .message("no more keyframes are to come") }

  static func notEarlier(_ text: String) -> Complaint {
    .message("'\(text)' is not before now; backwards the clock runs to an earlier instant")
  }

  static func wrongZoom(_ text: String) -> Complaint { .message("'\(text)' is no zoom; write x2 to x1000") }

  static func tooManySamples(_ limit: Double) -> Complaint {
    .message("that is more than \(Int(limit)) instants; take a longer step")
  }

  static func interrupted() -> Complaint { .message("interrupted") }

  static func noEditor() -> Complaint {
    .message("the editor could not be started or failed; VISUAL or EDITOR names it")
  }

  static func noScriptLines(_ text: String) -> Complaint {
    .message("no script is loaded that '\(text)' could be a line of; write 'entry \(text)' for an entry")
  }

  static func unknownText(_ name: String, among names: [String]) -> Complaint {
    let near = Suggestions.nearest(to: name, among: names).first
    return .message(
      "no text of the name '\(name)' has been entered" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }

  static func noLine(_ line: Int, of name: String, count: Int) -> Complaint {
    .message("'\(name)' has no line \(line); its lines go from 1 to \(count)")
  }

  static func wrongSnapshot(_ name: String) -> Complaint {
    .message("'\(name)' is no name for a snapshot; write one word that is no number")
  }

  static func unknownSnapshot(_ name: String, among names: [String]) -> Complaint {
    let near = Suggestions.nearest(to: name, among: names).first
    let hint = near.map { "did you mean '\($0)'?" } ?? "':snap \(name)' takes one"
    return .message("there is no snapshot '\(name)'; \(hint)")
  }

  static func declaredInFile(_ name: String, _ path: String) -> Complaint {
    .message("'\(name)' is declared in '\(path)'; take it out there and ':reload'")
  }

  static func stillUsed(_ name: String, by user: String) -> Complaint {
    .message("'\(name)' cannot be forgotten: \(user) uses it")
  }

  static func missingWord(_ definition: Definition, _ number: Int) -> Complaint {
    .message("':\(definition.name)' needs \(number) word\(number == 1 ? "" : "s"): it stands for '\(definition.text)'")
  }

  static func endlessDefinition(_ name: String) -> Complaint { .message("':\(name)' stands for itself") }

  static func wrongDefinition(_ name: String) -> Complaint {
    .message("'\(name)' is no name for a command; write letters, digits and '-'")
  }

  static func definedAlready(_ name: String) -> Complaint { .message("':\(name)' is a command of the prompt") }

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
