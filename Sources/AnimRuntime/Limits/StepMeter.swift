/// Counts the steps of a run: loop rounds, calls, and what built-in operations on much data stand for.
///
/// The machine's loop only counts ``left`` down and comes back when nothing is left, which costs it nothing more than
/// a limit alone would.
struct StepMeter: Hashable, Sendable {
  /// What is left of the last grant; below 0 as soon as a new one is needed.
  var left = 0
  private var granted = 0
  /// All steps of the run up to the last settling.
  private(set) var total = 0
  /// Those since the clock last moved.
  private(set) var atInstant = 0
  /// The most at any instant that is over.
  private(set) var peakAtInstant = 0
  /// Those of the present slice.
  private(set) var inSlice = 0

  /// All steps of the run up to now.
  var totalNow: Int { total &+ (granted &- left) }

  /// Counts a number of steps at once.
  @inline(__always)
  mutating func spend(_ steps: Int) { left &-= steps }

  /// The same for what runs beside the loop, which has taken ``left`` along.
  mutating func spendBesides(_ steps: Int) { granted &+= steps }

  /// Adds up what was used of the last grant.
  mutating func settle() {
    let used = granted &- left
    total &+= used
    atInstant &+= used
    inSlice &+= used
    (granted, left) = (0, 0)
  }

  mutating func grant(_ steps: Int) {
    granted &+= steps
    left = steps
  }

  /// Takes the last step back: what it was for has not happened.
  mutating func takeBack() {
    total &-= 1
    atInstant &-= 1
    inSlice &-= 1
  }

  mutating func beginSlice() {
    settle()
    inSlice = 0
  }

  mutating func beginInstant() {
    settle()
    peakAtInstant = max(peakAtInstant, atInstant)
    atInstant = 0
  }
}
