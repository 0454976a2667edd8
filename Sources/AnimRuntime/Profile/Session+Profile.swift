import AnimEngine
import AnimLanguage

/// What a place of a script has cost a run.
public struct ProfiledCost: Hashable, Sendable {
  /// The statement or expression; nil for what is done between turns: moving the clock and the animations.
  public let range: SourceRange?
  /// Loop rounds, calls and operations, as ``Limit/steps`` counts them.
  public let steps: Int
  /// Memory taken for values, whether or not they still live.
  public let bytes: Int
  /// Time on the host's clock.
  public let time: MediaTime
}

extension Session {
  /// Begins to count what the run costs, place by place, which makes it slower and changes nothing else. Copies of the
  /// session count on for themselves.
  ///
  /// - Parameter clock: what the host's clock shows, from any instant on.
  public mutating func beginProfile(clock: @escaping @Sendable () -> MediaTime) {
    machine.costs = CostMeter(clock: clock, steps: machine.steps.totalNow, bytes: machine.madeBytes)
  }

  /// What the run has cost since ``beginProfile(clock:)``, in the order of the script; what is done between turns is
  /// last. Nothing is counted any more.
  public mutating func endProfile() -> [ProfiledCost] {
    machine.noteCosts(at: CostMeter.betweenTurns)
    defer { machine.costs = nil }
    let costs = (machine.costs?.costs ?? [:]).sorted { ($0.key < 0 ? .max : $0.key) < ($1.key < 0 ? .max : $1.key) }
    return costs.map { instruction, cost in
      let range = machine.code.ranges.indices.contains(instruction) ? machine.code.ranges[instruction] : nil
      return ProfiledCost(
        range: range.flatMap { $0.lowerBound < $0.upperBound ? $0 : nil }, steps: cost.steps, bytes: cost.bytes,
        time: cost.time)
    }
  }
}
