// How many things of a kind there may be, compared before one more is made.

extension Machine {
  // What each takes, with its place in the tables that lead to it.
  static let bytesOfLayer = 1_500
  static let bytesOfAnimation = 1_000
  static let bytesOfTimer = 300
  static let bytesOfRegistration = 300
  static let bytesOfStrand = 600

  /// Makes sure that there may be one more handler of whatever kind.
  mutating func checkRegistrations() throws(RunProblem) {
    guard registrationCount < limits.registrations else { throw .limit(.registrations) }
    noteMade(Machine.bytesOfRegistration)
  }

  var registrationCount: Int {
    registrations.count + frameHandlers.count + customActions.count + delegates.count + animators.count
  }

  /// Makes sure that no more is to happen at this instant than may.
  func checkTurns() throws(RunProblem) {
    guard turns.count + turnsAtInstant <= limits.turnsPerInstant else { throw .limit(.turnsPerInstant) }
  }
}
