import AnimEngine

/// Something to tell about a script: a value that renderers turn into text at the edge.
///
/// How messages are worded:
/// - They begin small and end without a full stop; they say what is wrong and not what the reader did wrong.
/// - They name things in words of the language, never of its implementation: "a duration such as 250ms".
/// - What stands in the script is quoted in `'…'`; types are named with their article ("a duration", "a color or none").
/// - The label says at the place itself what is there, or what to do there, in a few words.
/// - The hint is one sentence, mostly how to write what was meant; a fix is what a tool can do by itself.
/// - Whatever is told has an id, and the id a page (``Explanation``).
///
/// Wordings stand in factories in `X+Diagnostics.swift` beside the `X.swift` that tells them.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is; an error keeps a script from running.
  public enum Severity: UInt8, Hashable, Sendable, CaseIterable { case error, warning, note, remark }

  /// What kind of thing it is; never used for another.
  public var id: DiagnosticID
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  /// The place that it is about.
  public var range: SourceRange
  /// What to say at that place.
  public var label: String?
  /// Other places that explain it.
  public var secondary: [Label]
  /// Further sentences.
  public var notes: [String]
  /// One sentence on what to do.
  public var hint: String?
  /// Edits that would do away with it.
  public var fixes: [Fix]
  /// The script's calls when it happened, innermost first; empty before the run.
  public var stack: [Frame]
  /// The instant of the run at which it happened.
  public var instant: MediaTime?
  /// The frame of the display that was shown at that instant, counted from 0.
  public var displayFrame: Int64?

  /// A diagnostic at a place.
  public init(
    _ id: DiagnosticID, severity: Severity = .error, at range: SourceRange, _ message: String,
    label: String? = nil, secondary: [Label] = [], notes: [String] = [], hint: String? = nil, fixes: [Fix] = [],
    stack: [Frame] = [], instant: MediaTime? = nil, displayFrame: Int64? = nil
  ) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.label = label
    self.secondary = secondary
    self.notes = notes
    self.hint = hint
    self.fixes = fixes
    self.stack = stack
    self.instant = instant
    self.displayFrame = displayFrame
  }

  /// A place and what to say there.
  public struct Label: Hashable, Sendable {
    /// Where it is.
    public var range: SourceRange
    /// What there is to say about the place.
    public var text: String

    /// A label at a place.
    public init(_ range: SourceRange, _ text: String) {
      self.range = range
      self.text = text
    }
  }

  /// Edits that do away with the mistake.
  public struct Fix: Hashable, Sendable {
    /// How sure it is that the edits are what was meant.
    public enum Applicability: UInt8, Hashable, Sendable, CaseIterable {
      case exact, likely
      /// The text holds a part that has still to be filled in.
      case placeholder
    }

    /// What it does, as an imperative: `insert '}'`.
    public var title: String
    /// What is changed, in no particular order.
    public var edits: [Edit]
    /// How sure it is.
    public var applicability: Applicability

    /// A fix with a title.
    public init(_ title: String, edits: [Edit], applicability: Applicability = .likely) {
      self.title = title
      self.edits = edits
      self.applicability = applicability
    }

    /// One edit.
    public static func replace(
      _ range: SourceRange, with text: String, title: String? = nil, applicability: Applicability = .likely
    ) -> Fix {
      Fix(
        title ?? (text.isEmpty ? "remove it" : "write '\(text)'"), edits: [Edit(range, text)],
        applicability: applicability)
    }

    /// One insertion.
    public static func insert(
      _ text: String, at offset: UInt32, title: String? = nil, applicability: Applicability = .likely
    ) -> Fix {
      replace(SourceRange(offset, offset), with: text, title: title ?? "insert '\(text)'", applicability: applicability)
    }
  }

  /// A range and the text to put in its place.
  public struct Edit: Hashable, Sendable {
    /// What is replaced; empty to insert.
    public var range: SourceRange
    /// What stands there then.
    public var replacement: String

    /// An edit of a place.
    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// A call of the script: what was called, and where it had got to.
  public struct Frame: Hashable, Sendable {
    /// What was called: `func f`, `a block that runs later`.
    public var name: String
    /// Where the call had got to.
    public var range: SourceRange
    /// How many calls between this one and the next in the list are left out.
    public var omittedCalls: Int

    /// A call of the script.
    public init(name: String, range: SourceRange, omittedCalls: Int = 0) {
      self.name = name
      self.range = range
      self.omittedCalls = omittedCalls
    }
  }
}

extension [Diagnostic] {
  /// The first that is an error, in their order.
  public var firstError: Diagnostic? { first { $0.severity == .error } }

  /// Whether one of them is an error.
  public var hasErrors: Bool { firstError != nil }
}
