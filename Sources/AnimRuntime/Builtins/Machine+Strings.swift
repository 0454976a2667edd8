import AnimEngine
import AnimLanguage

extension Machine {
  mutating func callString(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    let subject = r[0].text
    switch call.builtin {
    case .parseNumber: n[0] = number(in: subject) ?? .absent
    case .stringCount: n[0] = Double(subject.count)
    case .stringIsEmpty: n[0] = subject.isEmpty ? 1 : 0
    case .uppercased: r[0] = .string(try limited(subject.uppercased()))
    case .lowercased: r[0] = .string(try limited(subject.lowercased()))
    case .stringContains: n[0] = contains(subject, r[1].text) ? 1 : 0
    case .hasPrefix: n[0] = subject.hasPrefix(r[1].text) ? 1 : 0
    case .hasSuffix: n[0] = subject.hasSuffix(r[1].text) ? 1 : 0
    case .trimmed: r[0] = .string(trimmed(subject))
    case .split:
      let pieces = split(subject, by: r[1].text)
      guard pieces.count <= limits.listCount else { throw .limit(.listCount) }
      noteMade(subject.utf8.count)
      r[0] = .references(pieces.map { .string($0) })
    case .joined:
      guard case .references(let pieces) = r[0] else { return }
      let length = pieces.reduce(0) { $0 + $1.text.utf8.count + r[1].text.utf8.count }
      guard length <= limits.stringLength else { throw .limit(.stringLength) }
      r[0] = .string(pieces.map(\.text).joined(separator: r[1].text))
    default: break
    }
  }

  /// Some letters become several in the other case.
  private func limited(_ text: String) throws(RunProblem) -> String {
    guard text.utf8.count <= limits.stringLength else { throw .limit(.stringLength) }
    return text
  }

  /// A number as `number("…")` reads it: all of the text, without white space around it.
  private func number(in text: String) -> Double? {
    let text = trimmed(text)
    // What Swift takes beyond the language's own numbers: `nan`, `inf`, hexadecimal.
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    guard isPlain, let number = Double(text), number.isFinite else { return nil }
    return number
  }

  private func trimmed(_ text: String) -> String {
    var rest = text[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    split(text, by: part, limit: 2).count > 1 || part.isEmpty
  }

  /// The pieces between separators; an empty separator gives the characters.
  private func split(_ text: String, by separator: String, limit: Int = .max) -> [String] {
    if separator.isEmpty { return text.map { String($0) } }
    let (bytes, pattern) = (Array(text.utf8), Array(separator.utf8))
    var pieces: [String] = []
    var start = 0
    var position = 0
    while position + pattern.count <= bytes.count, pieces.count + 1 < limit {
      if bytes[position] == pattern[0], bytes[position..<position + pattern.count].elementsEqual(pattern) {
        pieces.append(String(decoding: bytes[start..<position], as: UTF8.self))
        position += pattern.count
        start = position
      } else {
        position += 1
      }
    }
    pieces.append(String(decoding: bytes[start...], as: UTF8.self))
    return pieces
  }
}
