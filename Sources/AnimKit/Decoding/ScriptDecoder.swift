import AnimEngine
import AnimLanguage
import AnimRuntime

/// A session that is read, in one place: each part of what is read has a decoder of its own.
final class DecodedSession: Sendable {
  let session: Session

  init(_ session: Session) { self.session = session }
}

/// Reads what a session holds into Swift types.
struct ScriptDecoder: Decoder {
  let root: DecodedSession
  let source: DecodedSource
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// How deep values may be in each other: deeper ones would use up the thread's stack.
  private static let depthLimit = 200

  /// A whole value of a type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard codingPath.count < Self.depthLimit else { throw error(.tooDeep) }
    guard case .value(let value) = source, let scriptValue = type as? any ScriptValue.Type else {
      return try type.init(from: self)
    }
    if let found = scriptValue.init(scriptValue: value) as? Value { return found }
    // Element by element, so that the one is told that does not fit.
    if case .list = scriptValue.scriptType { return try type.init(from: self) }
    throw mismatch(scriptValue.scriptTypeDescription)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard let members = DecodedMembers(source, of: root.session) else { throw mismatch("something with names in it") }
    return KeyedDecodingContainer(DecodedContainer<Key>(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .value(let value) = source, let elements = value.decodedElements else { throw mismatch("a list") }
    return DecodedList(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { DecodedValue(decoder: self) }

  /// A decoder of something in here.
  func nested(_ source: DecodedSource, at key: any CodingKey) -> ScriptDecoder {
    ScriptDecoder(root: root, source: source, codingPath: codingPath + [key])
  }

  var isNone: Bool { if case .value(.none) = source { true } else { false } }

  func error(_ problem: DecodedProblem) -> DecodingError { .dataCorrupted(problem.context(codingPath)) }

  /// - Parameter wanted: what would do, with an article.
  private func mismatch(_ wanted: String) -> DecodingError { error(.mismatch(found: found, wanted: wanted)) }

  /// What there is, in a few words.
  private var found: String {
    switch source {
    case .variables: return "the variables of the script"
    case .presentation: return "a layer on screen"
    case .value(let value):
      let text = root.session.text(of: value)
      return "\(text.count > 40 ? "\(text.prefix(40))…" : text), a value of type \(value.typeName)"
    }
  }
}

/// A value by itself.
struct DecodedValue: SingleValueDecodingContainer {
  let decoder: ScriptDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isNone }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
}

/// The elements of a list, one after the other.
struct DecodedList: UnkeyedDecodingContainer {
  let decoder: ScriptDecoder
  let elements: [PropertyValue]
  private(set) var currentIndex = 0

  init(decoder: ScriptDecoder, elements: [PropertyValue]) {
    self.decoder = decoder
    self.elements = elements
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next().isNone else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try take { try $0.decode(type) } }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    try take { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try take { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder { try take { $0 } }

  private func next() throws -> ScriptDecoder {
    let key = DecodedKey(currentIndex)
    guard !isAtEnd else { throw decoder.nested(.value(.none), at: key).error(.tooShort(elements.count)) }
    return decoder.nested(.value(elements[currentIndex]), at: key)
  }

  private mutating func take<Result>(_ body: (ScriptDecoder) throws -> Result) throws -> Result {
    let result = try body(next())
    currentIndex += 1
    return result
  }
}

/// What has names.
struct DecodedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ScriptDecoder
  let members: DecodedMembers

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { members.names.compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }
  func decodeNil(forKey key: Key) throws -> Bool { try member(key).isNone }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value { try member(key).decode(type) }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try member(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

  private func member(_ key: Key) throws -> ScriptDecoder {
    guard let source = members[key.stringValue] else {
      let similar = Suggestions.nearest(to: key.stringValue, among: members.names).first
      throw DecodingError.keyNotFound(key, DecodedProblem.missing(similar: similar).context(codingPath + [key]))
    }
    return decoder.nested(source, at: key)
  }
}
