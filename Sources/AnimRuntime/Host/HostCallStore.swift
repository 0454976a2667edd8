import AnimEngine

/// A call of a host function that the host has not answered yet; the strand that made it waits.
public struct PendingHostCall: Hashable, Sendable {
  /// Names the call in ``HostAnswer``; counts up from 1 in a run.
  public let number: Int
  /// The function's name.
  public let function: String
  public let arguments: [PropertyValue]
  /// When it was made.
  public let instant: MediaTime
}

/// What the host says to a pending call.
public struct HostAnswer: Hashable, Sendable {
  /// How the call came out.
  public enum Outcome: Hashable, Sendable {
    /// `none` where the function has no result.
    case value(PropertyValue)
    case failure(HostError)
  }

  /// The ``PendingHostCall/number`` of the call.
  public var call: Int
  public var outcome: Outcome

  public init(call: Int, _ outcome: Outcome) {
    self.call = call
    self.outcome = outcome
  }

  /// The result, if the call did not fail.
  var value: PropertyValue? {
    if case .value(let value) = outcome { return value }
    return nil
  }
}

/// The calls that the host has not answered.
struct HostCallStore: Hashable, Sendable {
  /// In the order in which they were made.
  private(set) var pending: [PendingHostCall] = []
  private var nextNumber = 1

  mutating func begin(_ function: String, _ arguments: [PropertyValue], at instant: MediaTime) -> Int {
    defer { nextNumber += 1 }
    pending.append(
      PendingHostCall(number: nextNumber, function: function, arguments: arguments, instant: instant))
    return nextNumber
  }

  /// Takes a call that is answered; false if there is none of the number.
  mutating func end(_ number: Int) -> Bool {
    guard let index = pending.firstIndex(where: { $0.number == number }) else { return false }
    pending.remove(at: index)
    return true
  }
}
