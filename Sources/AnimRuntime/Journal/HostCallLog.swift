import AnimEngine

/// A call of a host function that may answer differently another time, or that does something: what it was asked and
/// what it answered.
public struct LoggedHostCall: Hashable, Sendable {
  /// The function's name.
  public var function: String
  /// What stands for the arguments: equal for equal ones.
  public var arguments: UInt64
  /// What it answered; `none` if it answers nothing.
  public var result: PropertyValue

  public init(function: String, arguments: UInt64, result: PropertyValue) {
    self.function = function
    self.arguments = arguments
    self.result = result
  }
}

/// What host functions have answered in a run, in order, so that the run can be repeated without asking the host again.
struct HostCallLog: Sendable {
  /// What a call is to do.
  enum Answer: Hashable, Sendable {
    /// Call the host's function, and log what it answers.
    case unknown
    /// The function was called already, and this is what it answered.
    case known(PropertyValue)
    /// The past is being repeated with another script, and this call was never made in it. What it would do must not
    /// happen any more.
    case past
  }

  /// The calls made so far.
  private(set) var calls = ChunkedArray<LoggedHostCall>()
  /// The calls of the run that is being repeated; the first ones are ``calls``.
  private var known = ChunkedArray<LoggedHostCall>()
  /// While the past is repeated with another script: the answers that nobody has asked for yet, the next one last.
  private var rest: [Question: [PropertyValue]]?

  private struct Question: Hashable, Sendable {
    var function: String
    var arguments: UInt64
  }

  init() {}

  /// Whether calls are being repeated.
  var isRepeating: Bool { calls.count < known.count || rest != nil }

  /// What a call of a function that is not pure is to do. A known answer counts as logged.
  mutating func answer(to function: String, arguments: UInt64) -> Answer {
    if rest != nil {
      let question = Question(function: function, arguments: arguments)
      guard let result = rest?[question]?.popLast() else { return .past }
      log(function, arguments: arguments, result: result)
      return .known(result)
    }
    guard calls.count < known.count else { return .unknown }
    let next = known[calls.count]
    guard next.function == function, next.arguments == arguments else {
      known = calls
      return .unknown
    }
    calls.append(next)
    return .known(next.result)
  }

  /// Notes what a function has answered.
  mutating func log(_ function: String, arguments: UInt64, result: PropertyValue) {
    calls.append(LoggedHostCall(function: function, arguments: arguments, result: result))
  }

  /// Answers calls as a run did from here on, which is this one or goes on from it.
  mutating func `repeat`(_ other: HostCallLog) { known = other.calls }

  /// Answers calls as an archive says.
  mutating func `repeat`(_ calls: [LoggedHostCall]) { known = ChunkedArray(calls) }

  /// Answers the calls of another script as those of a run with the same arguments were, until ``goOn()``.
  mutating func repeatEdited(_ other: HostCallLog) {
    var rest: [Question: [PropertyValue]] = [:]
    for call in other.calls.elements.reversed() {
      rest[Question(function: call.function, arguments: call.arguments), default: []].append(call.result)
    }
    self.rest = rest
  }

  /// From now on the host is asked.
  mutating func goOn() {
    known = ChunkedArray()
    rest = nil
  }
}
