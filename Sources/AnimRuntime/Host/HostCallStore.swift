import AnimEngine

/// What tells a call of a host function that waits from all others of its run, also in the run of an edited script: what
/// was called, with what, and for the how manyth time.
public struct HostCallID: Hashable, Sendable {
  /// The function's name.
  public let function: String
  /// What stands for the arguments: equal for equal ones. Layers count by their names.
  public let arguments: UInt64
  /// Counts the calls of the run that have the same function and arguments, from 1.
  public let occurrence: Int

  /// The id of a call.
  public init(function: String, arguments: UInt64, occurrence: Int) {
    self.function = function
    self.arguments = arguments
    self.occurrence = occurrence
  }
}

/// A call of a host function that the host has not answered yet; the strand that made it waits.
public struct PendingHostCall: Hashable, Sendable, Identifiable {
  /// Names the call in ``HostAnswer``.
  public let id: HostCallID
  /// What was passed.
  public let arguments: [PropertyValue]
  /// When it was made.
  public let instant: MediaTime
  /// Names the call among those that strands wait for.
  let number: Int

  /// The function's name.
  public var function: String { id.function }
}

/// What the host says to a pending call.
public struct HostAnswer: Hashable, Sendable {
  /// How the call came out.
  public enum Outcome: Hashable, Sendable {
    /// `none` where the function has no result.
    case value(PropertyValue)
    case failure(HostError)
  }

  /// The ``PendingHostCall/id`` of the call.
  public var call: HostCallID
  /// How it came out.
  public var outcome: Outcome

  /// An answer to a call.
  public init(call: HostCallID, _ outcome: Outcome) {
    self.call = call
    self.outcome = outcome
  }
}

extension HostAnswer.Outcome {
  /// The result, if the call did not fail.
  var value: PropertyValue? {
    if case .value(let value) = self { return value }
    return nil
  }
}

/// The calls that the host has not answered.
struct HostCallStore: Hashable, Sendable {
  /// In the order in which they were made.
  private(set) var pending: [PendingHostCall] = []
  /// How many calls have been made of each function with each arguments. Looked up, never iterated.
  private var counts: [HostQuestion: Int] = [:]
  private var nextNumber = 1

  /// Notes a call.
  ///
  /// - Returns: its number.
  mutating func begin(_ question: HostQuestion, _ arguments: [PropertyValue], at instant: MediaTime) -> Int {
    defer { nextNumber += 1 }
    let occurrence = (counts[question] ?? 0) + 1
    counts[question] = occurrence
    let id = HostCallID(function: question.function, arguments: question.arguments, occurrence: occurrence)
    pending.append(PendingHostCall(id: id, arguments: arguments, instant: instant, number: nextNumber))
    return nextNumber
  }

  /// Takes a call that is answered, and gives its number; nil if there is none such.
  mutating func end(_ id: HostCallID) -> Int? {
    guard let index = pending.firstIndex(where: { $0.id == id }) else { return nil }
    return pending.remove(at: index).number
  }
}

/// What a host function is asked.
struct HostQuestion: Hashable, Sendable {
  var function: String
  /// What stands for the arguments.
  var arguments: UInt64
}
