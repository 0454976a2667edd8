extension AnimationEngine {
  /// Begins a turn with the transactions that the strand has open. Every turn has an implicit transaction of its own.
  public mutating func beginTurn(_ stack: TransactionStack = TransactionStack()) {
    transactions = stack
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

  /// How long an animation that does not say lasts if it is added now.
  public var animationDuration: MediaTime {
    let duration = transactions.effectiveOptions.duration ?? .zero
    return duration > .zero ? duration : Choices.defaultDuration
  }

  /// Whether changes start no action now.
  public var disablesActions: Bool { transactions.effectiveOptions.disablesActions ?? false }
}

extension AnimationEngine {
  private mutating func commitImplicitTransaction() {
    beginProposals()
    close(transactions.renewImplicit())
  }

  private mutating func close(_ transaction: Transaction) {
    guard let group = transaction.completionGroup, let completion = completions.close(group) else { return }
    emit(.completion(completion))
  }

  /// The completions that an animation counts for if it is added now, inner before outer; each is told of it.
  mutating func joinGroups() -> [Int32] {
    let groups = transactions.completionGroups
    for group in groups { completions.join(group) }
    return groups
  }

  /// Takes an animation out of the completions that wait for it.
  mutating func leave(_ groups: [Int32]) {
    for group in groups {
      if let completion = completions.leave(group) { emit(.completion(completion)) }
    }
  }
}
