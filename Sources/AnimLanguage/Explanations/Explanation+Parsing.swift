extension Explanation {
  /// The pages of a family.
  static func pages(_ text: String) -> [Explanation] {
    var pages: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { pages.append([]) }
      if !pages.isEmpty { pages[pages.count - 1].append(line) }
    }
    return pages.compactMap(Explanation.init(page:))
  }

  /// Reads a page; nil if its heading is no id.
  ///
  /// A page is a heading `## family/name`, paragraphs, and two fenced scripts: `anim error`, then `anim`. A file that a
  /// script imports is fenced before it, with its name behind `anim`. `anim error × 1000` says how often the line
  /// before a line that is only `…` really stands there.
  init?(page lines: [Substring]) {
    guard let id = lines.first.flatMap({ DiagnosticID(named: String($0.dropFirst(3))) }) else { return nil }
    self.id = id
    var paragraphs: [String] = []
    var scripts: [(info: Substring, script: Script)] = []
    var files: [Script.File] = []
    var isNewParagraph = true
    var fence: Substring?
    for line in lines.dropFirst() {
      if let info = fence {
        guard line == "```" else {
          if info.hasSuffix(".anim") {
            files[files.count - 1].text += line + "\n"
          } else {
            scripts[scripts.count - 1].script.text += line + "\n"
          }
          continue
        }
        fence = nil
      } else if line.hasPrefix("```anim") {
        let info = line.dropFirst(7).drop { $0 == " " }
        fence = info
        if info.hasSuffix(".anim") {
          files.append(Script.File(name: String(info), text: ""))
        } else {
          scripts.append((info, Script(repetitions: Self.repetitions(info), files: files)))
          files = []
        }
      } else if line.isEmpty {
        isNewParagraph = true
      } else if isNewParagraph {
        paragraphs.append(String(line))
        isNewParagraph = false
      } else {
        paragraphs[paragraphs.count - 1] += "\n" + line
      }
    }
    self.paragraphs = paragraphs
    failing = scripts.first { $0.info.hasPrefix("error") }?.script ?? Script()
    mended = scripts.first { !$0.info.hasPrefix("error") }?.script ?? Script()
  }

  private static func repetitions(_ info: Substring) -> Int {
    info.firstIndex(of: "×").flatMap { Int(info[info.index(after: $0)...].drop { $0 == " " }) } ?? 1
  }
}
