/// The transactions that a strand has open: the implicit one of its turn, and the explicit ones inside. A strand keeps
/// its stack while it waits and lends it to the engine for each turn.
public struct TransactionStack: Hashable, Sendable {
  /// The implicit transaction.
  private var implicit = Transaction()
  /// The explicit ones, the innermost last.
  private var explicit: [Transaction] = []
  /// The collections that are open, the innermost last.
  var collections: [CollectionID] = []

  /// - Parameter options: what the implicit transaction says at first.
  public init(_ options: TransactionOptions = TransactionOptions()) {
    implicit.options = options
  }

  /// How many explicit transactions are open.
  public var depth: Int { explicit.count }

  /// What the innermost transaction says together with those around it.
  public var effectiveOptions: TransactionOptions { current.options }

  /// The innermost transaction.
  var current: Transaction {
    get { explicit.last ?? implicit }
    set {
      if explicit.isEmpty { implicit = newValue } else { explicit[explicit.count - 1] = newValue }
    }
  }

  /// The completions that new animations count for, inner before outer.
  var completionGroups: [Int32] {
    explicit.reversed().compactMap(\.completionGroup) + (implicit.completionGroup.map { [$0] } ?? [])
  }

  /// The same with an implicit transaction of its own.
  var branch: TransactionStack {
    var branch = self
    branch.implicit = Transaction()
    return branch
  }

  /// Opens a transaction, which inherits what the innermost says but not its completion.
  mutating func push(_ options: TransactionOptions) {
    explicit.append(Transaction(options: effectiveOptions.overridden(by: options), viewBlock: current.viewBlock))
  }

  /// Takes the innermost explicit transaction away; nil if only the implicit one is left.
  mutating func pop() -> Transaction? { explicit.popLast() }

  /// Begins the implicit transaction anew and gives the one that was.
  mutating func renewImplicit() -> Transaction {
    defer { implicit = Transaction() }
    return implicit
  }
}

/// One open transaction.
struct Transaction: Hashable, Sendable {
  /// Its own options and those that it inherited when it was opened: only the innermost one can change.
  var options = TransactionOptions()
  /// The completion that new animations count for; nil if none is set.
  var completionGroup: Int32?
  /// The animation block of views that it is in, or is.
  var viewBlock: ViewBlock?
}
