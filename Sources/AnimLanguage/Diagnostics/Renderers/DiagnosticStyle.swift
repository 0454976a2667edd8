/// How diagnostics look on a terminal.
public struct DiagnosticStyle: Hashable, Sendable {
  /// Whether ANSI escapes colour them.
  public var isColored: Bool
  /// The cells in a line of the terminal; longer lines of source are cut around what is marked. Nil where it is not
  /// known.
  public var width: Int?
  /// Whether frames are drawn with ASCII alone.
  public var isASCII: Bool

  public init(isColored: Bool = false, width: Int? = nil, isASCII: Bool = false) {
    self.isColored = isColored
    self.width = width
    self.isASCII = isASCII
  }

  /// The cells that a line of source may take beside its number.
  func sourceWidth(gutter: Int) -> Int {
    guard let width else { return PrettyRenderer.longestLine }
    // The number, the frame, and what stands for the parts that are cut off at both ends.
    let beside = gutter + 3 + 2 * (isASCII ? Painter.Sign.cut.ascii.count : 1)
    return min(max(width - beside, 24), PrettyRenderer.longestLine)
  }
}

/// Colours parts of a text with ANSI escapes, or leaves them alone, and draws what stands around excerpts.
struct Painter {
  let style: DiagnosticStyle

  /// The signs that frames are drawn with.
  enum Sign: Character {
    case corner = "┌"
    case branch = "├"
    case side = "│"
    case end = "└"
    case gap = "┆"
    case cut = "…"

    var ascii: String {
      switch self {
      case .corner, .branch: "-"
      case .side, .gap: self == .gap ? ":" : "|"
      case .end: "`"
      case .cut: "..."
      }
    }
  }

  func sign(_ sign: Sign) -> String { style.isASCII ? sign.ascii : String(sign.rawValue) }

  func strong(_ text: String) -> String { paint(text, "1") }
  func frame(_ text: String) -> String { paint(text, "34") }
  func frame(_ sign: Sign) -> String { frame(self.sign(sign)) }

  func severity(_ text: String, _ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .note, .remark: paint(text, "1;36")
    }
  }

  func mark(_ text: String, _ mark: Mark) -> String { paint(text, mark.isPrimary ? "1;31" : "36") }

  /// Words of a message as they can be shown.
  func words(_ text: String) -> String {
    let shown = DisplayWidth.expanded(text)
    return style.isASCII ? shown.replacing("…", with: "...") : shown
  }

  private func paint(_ text: String, _ code: String) -> String {
    style.isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}

extension String {
  /// The text with each occurrence of a character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    contains(character) ? split(separator: character, omittingEmptySubsequences: false).joined(separator: text) : self
  }
}
