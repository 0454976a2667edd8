import AnimEngine
import AnimLanguage

/// What an edited script has changed of a run: the run as it is now beside the run as it was, at the same instant.
///
/// All that ``RunDifference`` tells can be asked of the report itself: `report.addedLayers`.
@dynamicMemberLookup
public struct ReloadReport: Hashable, Sendable {
  /// Whether the edited script runs now. If not, nothing has changed.
  public internal(set) var isApplied = false
  /// What there is to say about the edited script; the errors are why it does not run. Warnings tell, too, of calls of
  /// host functions that it makes in the past and that were never made.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The texts that the diagnostics point into.
  public internal(set) var sources: [SourceText] = []
  /// What is another in the run.
  public internal(set) var difference = RunDifference()
  /// What had come from outside and has no place in the edited script, such as an event to a layer that is gone.
  public internal(set) var droppedInputs: [Journal.Entry] = []

  /// Whether the run is what it was.
  public var isEmpty: Bool { difference.isEmpty && droppedInputs.isEmpty }

  /// A part of ``difference``.
  public subscript<Value>(dynamicMember part: KeyPath<RunDifference, Value>) -> Value { difference[keyPath: part] }
}

extension ReloadReport: CustomStringConvertible {
  /// The lines of ``RunDifference/description``, then one for each input that was dropped.
  public var description: String {
    let lines = droppedInputs.map { "- \($0.input.summary) at \(PropertyValue.duration($0.instant))" }
    return ((difference.isEmpty ? [] : ["\(difference)"]) + lines).joined(separator: "\n")
  }
}

extension SessionInput {
  /// What came, in a few words.
  fileprivate var summary: String {
    switch self {
    case .text(let text), .library(let text): text.source.name
    case .test(let index): "test \(index + 1)"
    case .event(let event): "send \(event.name)"
    case .variable(let name, let value): "\(name) = \(value)"
    case .property(_, let keyPath, let value): ".\(keyPath) = \(value)"
    case .answer(let answer, _): "answer of 'host.\(answer.call.function)'"
    }
  }
}
