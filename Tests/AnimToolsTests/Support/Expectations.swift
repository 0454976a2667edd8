/// What a script of the corpus is to do, as its comments say:
///
///     print 1 + 2          // prints: 3
///     let x = unknwon      // error: 2:9 name/unknown
///     // arguments: --until 2s
///     // exit: 65
///
/// Printed lines are expected in the order of the comments. Of diagnostics, position and id are compared.
struct Expectations {
  private(set) var arguments: [String] = []
  private(set) var output = ""
  /// `error: 2:9 name/unknown`
  private(set) var diagnostics: [String] = []
  private(set) var exitCode: Int32 = 0

  init(of script: String) {
    for line in script.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if let text = Self.text(after: "prints:", in: line) { output += text + "\n" }
      if let text = Self.text(after: "arguments:", in: line) {
        arguments += text.split(separator: " ").map(String.init)
      }
      if let text = Self.text(after: "exit:", in: line) { exitCode = Int32(text) ?? -1 }
      for severity in ["error", "warning"] {
        guard let text = Self.text(after: severity + ":", in: line) else { continue }
        diagnostics.append("\(severity): \(text)")
        if severity == "error" && exitCode == 0 { exitCode = 65 }
      }
    }
  }

  /// `file:line:column: error: message [id]` as `error: line:column id`; other lines are of no interest.
  static func summary(ofShortDiagnostics text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      for severity in ["error", "warning"] {
        let parts = line.split(separator: ": \(severity): ", maxSplits: 1)
        guard parts.count == 2, let id = parts[1].split(separator: "[").last?.dropLast() else { continue }
        let place = parts[0].split(separator: ":").suffix(2).joined(separator: ":")
        return "\(severity): \(place) \(id)"
      }
      return nil
    }
  }

  private static func text(after marker: String, in line: Substring) -> String? {
    guard let range = line.firstRange(of: "// " + marker) else { return nil }
    return String(line[range.upperBound...].drop { $0 == " " })
  }
}
