/// The ways to write a trace.
enum TraceFormat: String, CaseIterable, Sendable {
  /// For people: the instant, then the call in the language's own words.
  case text
  /// One JSON object a line.
  case json
}
