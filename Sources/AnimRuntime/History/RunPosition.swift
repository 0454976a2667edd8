/// How much a run has told so far: what a session has handed out since its start.
struct RunPosition: Hashable, Sendable {
  /// Printed bytes.
  var output = 0
  var warnings = 0
  var failures = 0
  /// Entries of the trace.
  var trace = 0
  /// Begins and ends of animations.
  var record = 0
}
