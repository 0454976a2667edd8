/// The transactions that a strand has open: the implicit one of its turn, and the explicit ones inside. A strand keeps
/// its stack while it waits and lends it to the engine for each turn.
public struct TransactionStack: Hashable, Sendable {
  /// The implicit transaction first, the innermost explicit one last; never empty.
  var levels = [Transaction()]

  public init() {}

  /// How many explicit transactions are open.
  public var depth: Int { levels.count - 1 }

  /// What the innermost transaction says together with those around it.
  public private(set) var effectiveOptions = TransactionOptions()

  /// The innermost transaction.
  var current: Transaction {
    get { levels[levels.count - 1] }
    set {
      levels[levels.count - 1] = newValue
      effectiveOptions = levels.reduce(TransactionOptions()) { $0.overridden(by: $1.options) }
    }
  }

  mutating func push(_ options: TransactionOptions) {
    levels.append(Transaction())
    current.options = options
  }

  /// Takes the innermost explicit transaction away; nil if only the implicit one is left.
  mutating func pop() -> Transaction? {
    guard depth > 0 else { return nil }
    let ended = levels.removeLast()
    current = current
    return ended
  }

  /// Begins the implicit transaction anew and gives the one that was.
  mutating func renewImplicit() -> Transaction {
    let ended = levels[0]
    levels[0] = Transaction()
    current = current
    return ended
  }
}

/// One open transaction.
struct Transaction: Hashable, Sendable {
  var options = TransactionOptions()
  /// The completion that new animations count for; nil if none is set.
  var completionGroup: Int32?
}
