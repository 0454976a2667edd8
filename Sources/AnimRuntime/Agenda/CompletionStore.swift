/// What runs when an animation or a transaction is over.
struct Completion: Hashable, Sendable {
  /// After the end of an animation, or of all that a transaction waits for.
  var then: Closure?
  /// After an animation was cancelled, replaced, stopped or its layer removed.
  var otherwise: Closure?
  var keepsAlive: Bool
}

/// Completions by the numbers that animations and transactions carry.
struct CompletionStore: Sendable {
  /// Looked up, never iterated.
  private var completions: [Int: Completion] = [:]
  private var nextNumber = 1

  mutating func add(_ completion: Completion) -> Int {
    defer { nextNumber += 1 }
    completions[nextNumber] = completion
    return nextNumber
  }

  /// Takes a completion, so that it runs exactly once.
  mutating func take(_ number: Int) -> Completion? { completions.removeValue(forKey: number) }
}
