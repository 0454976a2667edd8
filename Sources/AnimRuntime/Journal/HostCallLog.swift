import AnimEngine

/// A call of a host function that may answer differently another time, or that does something: what it was asked and
/// what came of it.
public struct LoggedHostCall: Hashable, Sendable {
  /// The function's name.
  public var function: String
  /// What stands for the arguments: equal for equal ones.
  public var arguments: UInt64
  /// What it answered, or how it failed.
  public var outcome: HostAnswer.Outcome

  /// A call and what came of it.
  public init(function: String, arguments: UInt64, outcome: HostAnswer.Outcome) {
    self.function = function
    self.arguments = arguments
    self.outcome = outcome
  }
}

/// What host functions have answered in a run, in order, so that the run can be repeated without asking the host again.
struct HostCallLog: Sendable {
  /// What a call is to do.
  enum Answer: Hashable, Sendable {
    /// Call the host's function, and log what it answers.
    case unknown
    /// The function was called already, and this is what came of it.
    case known(HostAnswer.Outcome)
    /// The past is being repeated with another script, and this call was never made in it.
    case new
  }

  /// The calls made so far.
  private(set) var calls = ChunkedArray<LoggedHostCall>()
  /// The calls of the run that is being repeated; the first ones are ``calls``.
  private var known = ChunkedArray<LoggedHostCall>()
  /// While the past is repeated with another script: the answers that nobody has asked for yet, the next one last.
  private var rest: [HostQuestion: [HostAnswer.Outcome]]?
  /// The functions of which another script has made calls in the past that were never made before.
  private(set) var newCalls: [NewHostCalls] = []

  init() {}

  /// Whether calls are being repeated.
  var isRepeating: Bool { calls.count < known.count || rest != nil }

  /// What a call of a function that is not pure is to do. A known answer counts as logged.
  mutating func answer(to question: HostQuestion) -> Answer {
    if rest != nil {
      guard let outcome = rest?[question]?.popLast() else { return .new }
      log(question, outcome)
      return .known(outcome)
    }
    guard calls.count < known.count else { return .unknown }
    let next = known[calls.count]
    guard next.function == question.function, next.arguments == question.arguments else {
      known = calls
      return .unknown
    }
    calls.append(next)
    return .known(next.outcome)
  }

  /// Notes what a function has answered.
  mutating func log(_ question: HostQuestion, _ outcome: HostAnswer.Outcome) {
    calls.append(LoggedHostCall(function: question.function, arguments: question.arguments, outcome: outcome))
  }

  /// Notes a call that another script makes in the past and that was never made before.
  ///
  /// - Parameters:
  ///   - function: its index in the code.
  ///   - isMade: whether the host is asked all the same.
  mutating func noteNew(_ function: Int, at instant: MediaTime, isMade: Bool) {
    if let index = newCalls.firstIndex(where: { $0.function == function }) {
      newCalls[index].count += 1
    } else {
      newCalls.append(NewHostCalls(function: function, isMade: isMade, first: instant, count: 1))
    }
  }

  /// Answers calls as a run did from here on, which is this one or goes on from it.
  mutating func `repeat`(_ other: HostCallLog) { known = other.calls }

  /// Answers calls as an archive says.
  mutating func `repeat`(_ calls: [LoggedHostCall]) { known = ChunkedArray(calls) }

  /// Answers the calls of another script as those of a run with the same arguments were, until ``goOn()``.
  mutating func repeatEdited(_ other: HostCallLog) {
    var rest: [HostQuestion: [HostAnswer.Outcome]] = [:]
    for call in other.calls.elements.reversed() {
      rest[HostQuestion(function: call.function, arguments: call.arguments), default: []].append(call.outcome)
    }
    self.rest = rest
  }

  /// From now on the host is asked.
  mutating func goOn() {
    known = ChunkedArray()
    rest = nil
    newCalls = []
  }
}

/// Calls of one function that another script makes in the past of a run and that were never made before.
struct NewHostCalls: Hashable, Sendable {
  /// The function's index in the code.
  var function: Int
  /// Whether the host is asked all the same.
  var isMade: Bool
  /// When the first one is.
  var first: MediaTime
  var count: Int
}
