/// The stable name of a kind of diagnostic, `group/name`. A name is never used again for something else.
///
/// Each is a static member, declared with a summary of one line in the file of its group
/// (`DiagnosticID+Syntax.swift` …) and listed in ``all``.
public struct DiagnosticID: Sendable {
  /// Two words: `type/missing-unit`.
  public let name: String
  /// One line on what it means.
  public let summary: String

  /// An id with its summary.
  public init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }

  /// The id of a name; nil if there is none.
  public init?(named name: String) {
    guard let id = DiagnosticID.all.first(where: { $0.name == name }) else { return nil }
    self = id
  }

  /// What stands before the `/`: `type` of `type/mismatch`.
  public var family: String { String(name.prefix { $0 != "/" }) }

  /// Every id, in the order of their groups.
  public static let all: [DiagnosticID] =
    sourceIDs + syntaxIDs + silencerIDs + nameIDs + typeIDs + callIDs + statementIDs + animationIDs
    + timeIDs + testIDs + importIDs + runIDs + hostIDs
}

extension DiagnosticID: Hashable {
  public static func == (lhs: DiagnosticID, rhs: DiagnosticID) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticID: CustomStringConvertible {
  public var description: String { name }
}
