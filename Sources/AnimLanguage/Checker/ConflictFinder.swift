import AnimEngine

/// Finds animations under different written keys that drive one property at the same time, where that can be known:
/// in one straight piece of code, with durations, delays and waits that are the same in every run.
struct ConflictFinder {
  private let program: TypedProgram
  /// The variables of the function that is looked through.
  private var locals: [TypedVariable] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Ticks since the piece of code began.
  private var now = 0.0
  /// How many ticks an animation lasts that does not say, where a transaction around it says so.
  private var inherited: Double?
  /// The animations that may still run.
  private var running: [Driver] = []

  /// An animation that drives properties of a layer for a time.
  private struct Driver {
    let layer: TypedExpressionID
    let properties: [PropertyReference]
    let key: String
    let start: Double
    let end: Double
    let range: SourceRange
  }

  /// How many animations are looked back to.
  private static let memory = 64

  init(_ program: TypedProgram) { self.program = program }

  /// Looks through a function.
  mutating func search(_ function: FunctionID) {
    locals = program.functions[Int(function.index)].locals
    inherited = nil
    searchApart(program.functions[Int(function.index)].body)
  }

  /// Looks through a block whose begin in time is not known.
  private mutating func searchApart(_ block: TypedBlock) {
    forget()
    search(block)
    forget()
  }

  private mutating func forget() {
    now = 0
    running = []
  }

  private mutating func search(_ block: TypedBlock) {
    for statement in program[block] { search(statement) }
  }

  private mutating func search(_ id: TypedStatementID) {
    let statement = program.statements[Int(id.index)]
    switch statement {
    case .animate(let animation): add(program.animations[Int(animation.index)], program.statementRanges[Int(id.index)])
    case .wait(let duration):
      guard let ticks = constant(duration) else { return forget() }
      now += ticks
      running.removeAll { $0.end <= now }
    case .block(let body): search(body)
    case .transaction(let transaction):
      searchTransaction(program.transactions[Int(transaction.index)])
    case .print, .register, .schedule, .flush, .makeLayer, .insert, .commitLayer, .declareMember, .declare,
      .assignProperty:
      guard !running.isEmpty else { return }
      if program.children(of: id).expressions.contains(where: mayWait) { forget() }
    default:
      // What changes variables, runs other code or ends animations.
      for body in program.children(of: id).blocks { searchApart(body) }
      forget()
    }
  }

  private mutating func searchTransaction(_ transaction: TypedTransaction) {
    guard let body = transaction.body else { return }
    let outer = inherited
    defer { inherited = outer }
    if let duration = transaction.duration { inherited = constant(duration) }
    search(body)
  }

  /// Whether an expression runs a function, which may wait.
  private func mayWait(_ expression: TypedExpressionID) -> Bool {
    if case .call = program.expressions[Int(expression.index)] { return true }
    return program.children(of: expression).contains(where: mayWait)
  }

  // MARK: Animations

  private mutating func add(_ animation: TypedAnimation, _ range: SourceRange) {
    guard let driver = driver(animation, range) else { return }
    if let rival = running.last(where: { conflicts($0, driver) }) {
      diagnostics.append(
        .conflict(
          first: (rival.key, rival.range), second: (driver.key, range), layer: layerName(animation.layer),
          property: rival.properties.first { property in driver.properties.contains { $0.overlaps(property) } }?.keyPath
        ))
    }
    running.append(driver)
    if running.count > ConflictFinder.memory { running.removeFirst() }
  }

  private func conflicts(_ first: Driver, _ second: Driver) -> Bool {
    first.key != second.key && first.start < second.end && second.start < first.end
      && isSame(first.layer, second.layer)
      && first.properties.contains { property in second.properties.contains { $0.overlaps(property) } }
  }

  private func driver(_ animation: TypedAnimation, _ range: SourceRange) -> Driver? {
    guard let layer = animation.layer, !animation.options.isAdditive, animation.operand(.base) == nil,
      case .written(let key) = animation.key, case .string(let text) = program.expressions[Int(key.index)],
      let delay = animation.operand(.delay).map(constant) ?? 0,
      let length = program.activeTicks(of: animation, inherited: inherited, locals: locals)
    else { return nil }
    return Driver(
      layer: layer, properties: properties(of: animation), key: program.strings[Int(text.index)], start: now + delay,
      end: now + delay + length, range: range)
  }

  private func properties(of animation: TypedAnimation) -> [PropertyReference] {
    switch animation.subject {
    case .property(let property): [program.properties[Int(property.index)]]
    case .group(let entries):
      entries.map { program.animations[Int($0.index)] }.filter { !$0.options.isAdditive }.flatMap(properties)
    case .transition, .unspecified: []
    }
  }

  // MARK: Expressions

  private func constant(_ expression: TypedExpressionID) -> Double? { program.constant(expression, locals: locals) }

  /// Whether two expressions are written alike and so mean one layer, as long as nothing is assigned.
  private func isSame(_ first: TypedExpressionID, _ second: TypedExpressionID) -> Bool {
    switch (program.expressions[Int(first.index)], program.expressions[Int(second.index)]) {
    case (.variable(let first), .variable(let second)): first == second
    case (.stage, .stage): true
    case (.number(let first), .number(let second)): first == second
    case (.member(let first, let name), .member(let second, let otherName)): name == otherName && isSame(first, second)
    case (.index(let first, let index), .index(let second, let otherIndex)):
      isSame(first, second) && isSame(index, otherIndex)
    default: false
    }
  }

  private func layerName(_ layer: TypedExpressionID?) -> String {
    guard let layer else { return "" }
    switch program.expressions[Int(layer.index)] {
    case .variable(.global(let index)): return program.globals[Int(index)].name
    case .member(_, let member): return program.memberNames[Int(member.index)]
    case .stage: return "stage"
    default: return "the layer"
    }
  }
}
