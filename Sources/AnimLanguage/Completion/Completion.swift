/// Something that may stand at a place of a script.
public struct Completion: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    case variable, layer, function, handler, property, method, word, clause, label, type, unit, easing, color, event
    case value, command, file
  }

  /// What is written.
  public let text: String
  public let kind: Kind
  /// Its type, signature or form.
  public let detail: String
  /// One line on what it is; empty for what the script itself declares.
  public let help: String

  public init(_ text: String, _ kind: Kind, detail: String, help: String = "") {
    self.text = text
    self.kind = kind
    self.detail = detail
    self.help = help
  }
}

/// What may stand at a place, and what of the text it replaces.
public struct CompletionList: Hashable, Sendable {
  /// The offsets in the text's UTF-8 of what is typed already.
  public var range: Range<Int>
  /// What begins with it, the likeliest first.
  public var candidates: [Completion]

  public init(range: Range<Int> = 0..<0, candidates: [Completion] = []) {
    self.range = range
    self.candidates = candidates
  }
}
