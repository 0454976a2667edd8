extension AnimationEngine {
  /// Begins a turn with the transactions that the strand has open. Every turn has an implicit transaction of its own.
  ///
  /// - Parameter keepsAlive: whether the run goes on for the sake of the finite animations that the turn adds.
  public mutating func beginTurn(_ stack: TransactionStack = TransactionStack(), keepsAlive: Bool = true) {
    transactions = stack
    self.keepsAlive = keepsAlive
    beginEpoch()
  }

  /// Ends the turn: its implicit animations begin, its implicit transaction commits. The strand keeps what is returned
  /// for its next turn.
  public mutating func endTurn() -> TransactionStack {
    commitImplicitTransaction()
    defer { transactions = TransactionStack() }
    return transactions
  }

  /// Opens a transaction inside the current one.
  ///
  /// - Parameter completion: what ``EngineEvent/completion(_:)`` shall tell when all animations that are added inside,
  ///   also in transactions further inside, are over.
  public mutating func beginTransaction(
    _ options: TransactionOptions = TransactionOptions(), completion: Int? = nil
  ) {
    note(.beginTransaction(options, completion: completion))
    transactions.push(options)
    if let completion { transactions.current.completionGroup = completions.open(completion) }
    beginEpoch()
  }

  /// Commits the innermost explicit transaction.
  ///
  /// - Throws: ``EngineError/unmatchedCommit`` if none is open.
  public mutating func commitTransaction() throws(EngineError) {
    guard let ended = transactions.pop() else { throw .unmatchedCommit }
    note(.commitTransaction)
    if let block = ended.viewBlock, block.serial != transactions.current.viewBlock?.serial { beginProposals(of: block) }
    close(ended)
    if transactions.depth == 0 { commitCount += 1 }
    beginEpoch()
  }

  /// Sets options of the innermost transaction; those that are nil stay as they are.
  public mutating func setTransactionOptions(_ options: TransactionOptions) {
    note(.setTransactionOptions(options))
    transactions.current.options = transactions.current.options.overridden(by: options)
    beginEpoch()
  }

  /// Sets the completion of the innermost transaction: it waits for the animations that are added from now on. One
  /// that was set before waits for those that were added till now.
  public mutating func setCompletion(_ completion: Int) {
    note(.setCompletion(completion))
    close(transactions.current)
    transactions.current.completionGroup = completions.open(completion)
    beginEpoch()
  }

  /// Commits the implicit transaction now, unless an explicit one is open; the rest of the turn has a new one.
  public mutating func flush() {
    note(.flush)
    guard transactions.depth == 0 else { return }
    commitImplicitTransaction()
    beginEpoch()
  }

  /// What the innermost transaction and those around it say.
  public var transactionOptions: TransactionOptions { transactions.effectiveOptions }

  /// How long an animation lasts when neither it nor a transaction says.
  public static let defaultAnimationDuration = Choices.defaultDuration

  /// How long an animation that does not say lasts if it is added now: no time at all in a transaction of zero.
  public var animationDuration: MediaTime {
    guard let duration = transactions.effectiveOptions.duration, duration >= .zero else {
      return Choices.defaultDuration
    }
    return duration
  }

  /// Whether changes start no action now.
  public var disablesActions: Bool { transactions.effectiveOptions.disablesActions ?? false }
}

extension AnimationEngine {
  private mutating func commitImplicitTransaction() {
    beginProposals()
    close(transactions.renewImplicit())
    commitCount += 1
  }

  private mutating func close(_ transaction: Transaction) {
    guard let group = transaction.completionGroup else { return }
    tell(completions.close(group))
  }

  /// The groups that an animation counts for if it is added now: completions, inner before outer, and collections
  /// unless it is endless. Each is told of it.
  mutating func joinGroups(_ animation: AnimationID, isFinite: Bool) -> [Int32] {
    let groups = transactions.completionGroups + (isFinite ? transactions.collections.reversed().map(\.group) : [])
    for group in groups { completions.join(group, animation, isFinite: isFinite) }
    return groups
  }

  /// Takes an animation out of the groups that wait for it.
  ///
  /// - Parameter isFinished: whether it came to its end.
  mutating func leave(_ groups: [Int32], isFinished: Bool = true) {
    for group in groups { tell(completions.leave(group, isFinished: isFinished)) }
  }

  /// Tells that a group has fired. Collections are the host's own affair, so observers do not see them.
  private mutating func tell(_ fired: CompletionGroups.Purpose?) {
    switch fired {
    case .completion(let completion, let isFinished, let keepsAlive):
      emit(.completion(completion, isFinished: isFinished, keepsAlive: keepsAlive))
    case .collection(let collection): events.append(.collectionDidEnd(collection))
    case nil: break
    }
  }
}
