/// The page of a diagnostic: what it means, why it exists, a script that gets it and the same script mended.
///
/// Pages are text, one file for each family of ids (`Explanation+Type.swift` …); a new page is written there, and
/// listed nowhere else. See ``init(page:)`` for its form.
public struct Explanation: Hashable, Sendable {
  public let id: DiagnosticID
  /// What it means and why it exists, in paragraphs.
  public let paragraphs: [String]
  /// A script that gets this diagnostic and no other.
  public let failing: Script
  /// The same without the mistake: it checks and runs with nothing to tell.
  public let mended: Script

  /// A script as a page shows it.
  public struct Script: Hashable, Sendable {
    /// The lines as they are shown.
    public var text = ""
    /// How often the line before a line that is only `…` stands in the script itself.
    public var repetitions = 1
    /// Files that the script imports.
    public var files: [File] = []

    /// A file beside a script.
    public struct File: Hashable, Sendable {
      public var name: String
      public var text: String
    }
  }

  /// The page of an id; nil only for one that this version does not know.
  public init?(of id: DiagnosticID) {
    guard let page = Explanation.all.first(where: { $0.id == id }) else { return nil }
    self = page
  }

  /// All pages, in the order of ``DiagnosticID/all`` as far as their families go.
  public static let all: [Explanation] = [
    sourcePages, syntaxPages, silencerPages, namePages, typePages, callPages, statementPages, animationPages, timePages,
    testPages,
    importPages, runPages, limitPages, hostPages,
  ].flatMap(pages)
}

extension Explanation {
  /// The page for a terminal, in plain text.
  public var text: String {
    """
    \(id): \(id.summary)

    \(paragraphs.joined(separator: "\n\n"))

    wrong
    \(failing.shown)
    right
    \(mended.shown)
    """
  }
}

extension Explanation.Script {
  /// The script as a page shows it: indented, with the files that it imports before it.
  fileprivate var shown: String {
    var result = ""
    for file in files { result += "    // \(file.name)\n" + Self.indented(file.text) + "\n" }
    return result + Self.indented(text)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }

  /// The script itself: `…` written out, and `<E9>` in the place of a byte that no text can show.
  public var bytes: [UInt8] {
    var result: [UInt8] = []
    var previous: [UInt8] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.drop(while: { $0 == " " }) == "…" {
        for _ in 1..<max(1, repetitions) { result += previous }
      } else {
        previous = Self.unescaped(Array(line.utf8)) + [UInt8(ascii: "\n")]
        result += previous
      }
    }
    return result
  }

  /// Bytes written as `<` two hexadecimal digits in capitals `>`.
  private static func unescaped(_ line: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < line.count {
      let next = line[index...].prefix(4)
      if next.count == 4, next.first == UInt8(ascii: "<"), next.last == UInt8(ascii: ">"),
        let byte = UInt8(String(decoding: next.dropFirst().dropLast(), as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 4
      } else {
        result.append(line[index])
        index += 1
      }
    }
    return result
  }
}
