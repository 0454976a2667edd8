import AnimEngine
import AnimLanguage

// The written form, format 2. Instants are ticks; texts are UTF-8; whatever does not look like this is refused by an
// error of the decoder, and another format by one that names it.

extension SessionArchive: Codable {
  private enum Key: String, CodingKey {
    case format, seed, frameRate, strict, traced, recorded, journal, hostCalls, instant, told, failure, digest
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(SessionArchive.currentFormat, forKey: .format)
    try container.encode(seed, forKey: .seed)
    try container.encode(CodedNumber(frameRate), forKey: .frameRate)
    try container.encode(isStrict, forKey: .strict)
    try container.encode(isTraced, forKey: .traced)
    try container.encode(isRecorded, forKey: .recorded)
    try container.encode(journal, forKey: .journal)
    try container.encode(hostCalls, forKey: .hostCalls)
    try container.encode(instant.ticks, forKey: .instant)
    try container.encode([told.output, told.warnings, told.failures, told.trace, told.record], forKey: .told)
    try container.encodeIfPresent(failure, forKey: .failure)
    try container.encode(digest, forKey: .digest)
  }

  /// - Throws: a ``ScriptError`` if it is written in another format.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let format = try container.decode(Int.self, forKey: .format)
    guard format == SessionArchive.currentFormat else { throw ScriptError(.archiveFormat(format)) }
    seed = try container.decode(UInt64.self, forKey: .seed)
    let rate = try container.decode(CodedNumber.self, forKey: .frameRate).number
    isStrict = try container.decode(Bool.self, forKey: .strict)
    isTraced = try container.decode(Bool.self, forKey: .traced)
    isRecorded = try container.decode(Bool.self, forKey: .recorded)
    let journal = try container.decode(Journal.self, forKey: .journal)
    hostCalls = try container.decode([LoggedHostCall].self, forKey: .hostCalls)
    let instant = MediaTime(ticks: try container.decode(Int64.self, forKey: .instant))
    let told = try container.decode([Int].self, forKey: .told)
    failure = try container.decodeIfPresent(String.self, forKey: .failure)
    digest = try container.decode(UInt64.self, forKey: .digest)
    let isInOrder = (journal.entries.last?.instant ?? .zero) <= instant && instant >= .zero && !instant.isInfinite
    guard isInOrder, told.count == 5, told.allSatisfy({ $0 >= 0 }), rate.isFinite, rate > 0 else {
      throw DecodingError.dataCorruptedError(forKey: .told, in: container, debugDescription: "numbers out of range")
    }
    (frameRate, self.journal, self.instant) = (rate, journal, instant)
    self.told = RunPosition(
      output: told[0], warnings: told[1], failures: told[2], trace: told[3], record: told[4])
  }
}

extension LoggedHostCall: Codable {
  private enum Key: String, CodingKey { case function, arguments, outcome }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(function, forKey: .function)
    try container.encode(arguments, forKey: .arguments)
    try container.encode(CodedOutcome(outcome), forKey: .outcome)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    function = try container.decode(String.self, forKey: .function)
    arguments = try container.decode(UInt64.self, forKey: .arguments)
    outcome = try container.decode(CodedOutcome.self, forKey: .outcome).outcome
  }
}

extension Journal: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(entries)
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for entry in try container.decode([Entry].self) {
      guard entry.instant >= entries.last?.instant ?? .zero else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "the journal goes back in time")
      }
      append(entry.input, at: entry.instant)
    }
  }
}

extension Journal.Entry: Codable {
  private enum Key: String, CodingKey { case instant, text, library, test, event, variable, property, answer }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(instant.ticks, forKey: .instant)
    switch input {
    case .text(let text): try container.encode(text, forKey: .text)
    case .library(let text): try container.encode(text, forKey: .library)
    case .test(let index): try container.encode(index, forKey: .test)
    case .event(let event): try container.encode(event, forKey: .event)
    case .variable(let name, let value):
      try container.encode(CodedWrite(layer: nil, name: name, value: CodedValue(value)), forKey: .variable)
    case .property(let layer, let keyPath, let value):
      try container.encode(CodedWrite(layer: layer.index, name: keyPath, value: CodedValue(value)), forKey: .property)
    case .answer(let answer, let asked): try container.encode(CodedAnswer(answer, asked), forKey: .answer)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    instant = MediaTime(ticks: try container.decode(Int64.self, forKey: .instant))
    if let text = try container.decodeIfPresent(EnteredText.self, forKey: .text) {
      input = .text(text)
    } else if let text = try container.decodeIfPresent(EnteredText.self, forKey: .library) {
      input = .library(text)
    } else if let index = try container.decodeIfPresent(Int.self, forKey: .test) {
      input = .test(index)
    } else if let event = try container.decodeIfPresent(SentEvent.self, forKey: .event) {
      input = .event(event)
    } else if let write = try container.decodeIfPresent(CodedWrite.self, forKey: .variable) {
      input = .variable(name: write.name, write.value.value)
    } else if let answer = try container.decodeIfPresent(CodedAnswer.self, forKey: .answer) {
      input = .answer(answer.answer, asked: MediaTime(ticks: answer.asked))
    } else {
      let write = try container.decode(CodedWrite.self, forKey: .property)
      input = .property(LayerID(index: write.layer ?? .max), keyPath: write.name, write.value.value)
    }
  }
}

/// A write of the host's.
private struct CodedWrite: Codable {
  var layer: UInt32?
  var name: String
  var value: CodedValue
}

/// What the host said to a call.
private struct CodedAnswer: Codable {
  var function: String
  var arguments: UInt64
  var occurrence: Int
  var asked: Int64
  var outcome: CodedOutcome

  init(_ answer: HostAnswer, _ asked: MediaTime) {
    (function, arguments) = (answer.call.function, answer.call.arguments)
    (occurrence, self.asked) = (answer.call.occurrence, asked.ticks)
    outcome = CodedOutcome(answer.outcome)
  }

  var answer: HostAnswer {
    HostAnswer(
      call: HostCallID(function: function, arguments: arguments, occurrence: occurrence), outcome.outcome)
  }
}

/// What came of a call.
private struct CodedOutcome: Codable {
  var value: CodedValue?
  /// Of a failure.
  var message: String?
  var hint: String?

  init(_ outcome: HostAnswer.Outcome) {
    switch outcome {
    case .value(let value): self.value = CodedValue(value)
    case .failure(let error): (message, hint) = (error.message, error.hint)
    }
  }

  var outcome: HostAnswer.Outcome {
    value.map { .value($0.value) } ?? .failure(HostError(message ?? "", hint: hint))
  }
}

extension SentEvent: Codable {
  private enum Key: String, CodingKey { case name, layer, point, payload }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    switch target {
    case .layer(let layer): try container.encode(layer.index, forKey: .layer)
    case .point(let point): try container.encode([CodedNumber(point.x), CodedNumber(point.y)], forKey: .point)
    }
    if payload != .none { try container.encode(CodedValue(payload), forKey: .payload) }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    name = try container.decode(String.self, forKey: .name)
    payload = try container.decodeIfPresent(CodedValue.self, forKey: .payload)?.value ?? .none
    if let layer = try container.decodeIfPresent(UInt32.self, forKey: .layer) {
      target = .layer(LayerID(index: layer))
    } else {
      let numbers = try container.decode([CodedNumber].self, forKey: .point)
      guard numbers.count == 2 else {
        throw DecodingError.dataCorruptedError(
          forKey: .point, in: container, debugDescription: "a point has two numbers")
      }
      target = .point(Point2D(x: numbers[0].number, y: numbers[1].number))
    }
  }
}

extension EnteredText: Codable {
  private enum Key: String, CodingKey { case name, text, base, imports, path, valueNames }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(source.name, forKey: .name)
    try container.encode(String(decoding: source.bytes, as: UTF8.self), forKey: .text)
    try container.encode(source.base, forKey: .base)
    if !valueNames.isEmpty { try container.encode(valueNames, forKey: .valueNames) }
    guard !imports.isEmpty else { return }
    var files = container.nestedUnkeyedContainer(forKey: .imports)
    for file in imports {
      var container = files.nestedContainer(keyedBy: Key.self)
      try container.encode(file.path, forKey: .path)
      try container.encode(file.name, forKey: .name)
      try container.encode(String(decoding: file.bytes, as: UTF8.self), forKey: .text)
    }
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let text = try container.decode(String.self, forKey: .text)
    let base = try container.decode(UInt32.self, forKey: .base)
    guard text.utf8.count <= SourceText.sizeLimit, UInt64(base) + UInt64(text.utf8.count) < UInt64(UInt32.max) else {
      throw DecodingError.dataCorruptedError(forKey: .text, in: container, debugDescription: "the text is too long")
    }
    self.init(source: SourceText(name: try container.decode(String.self, forKey: .name), text: text, base: base))
    valueNames = try container.decodeIfPresent([String].self, forKey: .valueNames) ?? []
    guard container.contains(.imports) else { return }
    var files = try container.nestedUnkeyedContainer(forKey: .imports)
    while !files.isAtEnd {
      let container = try files.nestedContainer(keyedBy: Key.self)
      imports.append(
        Import(
          path: try container.decode(String.self, forKey: .path),
          name: try container.decode(String.self, forKey: .name),
          bytes: Array(try container.decode(String.self, forKey: .text).utf8)))
    }
  }
}
