import AnimEngine

/// What runs when an animation or a transaction is over.
struct Completion: Hashable, Sendable {
  /// After the end of an animation, or of all that a transaction waits for.
  var then: Closure?
  /// After an animation was cancelled, replaced, stopped or its layer removed.
  var otherwise: Closure?
  var keepsAlive: Bool
}

/// Completions of transactions by the numbers that these carry, and of animations.
struct CompletionStore: Sendable {
  // Looked up, never iterated.
  private var ofTransactions: [Int: Completion] = [:]
  private var ofAnimations: [AnimationID: Completion] = [:]
  private var nextNumber = 1

  /// Keeps the completion of a transaction and gives its number.
  mutating func add(_ completion: Completion) -> Int {
    defer { nextNumber += 1 }
    ofTransactions[nextNumber] = completion
    return nextNumber
  }

  mutating func add(_ completion: Completion, ofAnimation animation: AnimationID) {
    ofAnimations[animation] = completion
  }

  func visit(_ census: inout Census) {
    for completions in [Array(ofTransactions.values), Array(ofAnimations.values)] {
      census.add(completions.count, of: 2 * MemoryLayout<Completion>.stride)
      for completion in completions {
        if let then = completion.then { census.add(then) }
        if let otherwise = completion.otherwise { census.add(otherwise) }
      }
    }
  }

  /// Takes the completion of a transaction, so that it runs exactly once.
  mutating func take(_ number: Int) -> Completion? { ofTransactions.removeValue(forKey: number) }

  /// Takes the completion of an animation, so that it runs exactly once.
  mutating func take(ofAnimation animation: AnimationID) -> Completion? {
    ofAnimations.isEmpty ? nil : ofAnimations.removeValue(forKey: animation)
  }
}
