import AnimLanguage
import Testing

/// The formatted text of a script, or a word on why there is none.
func formatted(_ text: String) -> String {
  formatted(Array(text.utf8))
}

func formatted(_ bytes: [UInt8]) -> String {
  do throws(Formatter.Failure) {
    return String(decoding: try Formatter.format(SourceText(name: "test.anim", bytes: bytes)), as: UTF8.self)
  } catch {
    switch error {
    case .broken(let diagnostics): return "broken: \(diagnostics.diagnostics.map(\.message))"
    case .unfaithful: return "unfaithful"
    }
  }
}

/// Checks what a text is formatted to, that this is left as it is, and that the script is the same.
func expectFormat(_ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let result = formatted(text)
  #expect(result == expected, sourceLocation: sourceLocation)
  #expect(formatted(result) == result, "not idempotent", sourceLocation: sourceLocation)
  #expect(Parsed(result).dump == Parsed(text).dump, "another tree", sourceLocation: sourceLocation)
}

/// Checks that a text is in its form already.
func expectUnchanged(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectFormat(text, text, sourceLocation: sourceLocation)
}
