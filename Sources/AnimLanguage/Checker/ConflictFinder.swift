import AnimEngine

/// Finds animations that get into each other's way, where that can be known: in one straight piece of code, with
/// durations, delays and waits that are the same in every run. Those under different written keys drive one property at
/// the same time; those under one key replace each other, and the earlier shows nothing if no time passes between.
struct ConflictFinder {
  private let program: TypedProgram
  /// Whether the time of all layers runs as the script's does.
  private let isTimeOfLayersKnown: Bool
  /// The variables of the function that is looked through.
  private var locals: [TypedVariable] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Ticks since the piece of code began.
  private var now = 0.0
  /// How often time may have passed since the piece of code began.
  private var turn = 0
  /// How many ticks an animation lasts that does not say, where a transaction around it says so.
  private var inherited: Double?
  /// The animations that may still run.
  private var running: [Driver] = []
  /// Whether changes of properties may be immediate here.
  private var actionsAreDisabled = false
  /// The variables that hold layers of which changes animate by themselves; made when it is first asked for.
  private var plainLayers: Set<VariableReference>?

  /// An animation that drives properties of a layer for a time.
  private struct Driver {
    let layer: TypedExpressionID
    let properties: [PropertyReference]
    let key: String
    /// Whether the key is written and the duration known.
    let isTimed: Bool
    /// Whether it begins later than it is added: until then it leaves the others of its key alone.
    let isDelayed: Bool
    /// Whether something is told of its being replaced.
    let isExpectedToEnd: Bool
    let turn: Int
    let start: Double
    let end: Double
    /// What the model has from its begin on, if that is known.
    let model: Double?
    let range: SourceRange
  }

  /// How many animations are looked back to.
  private static let memory = 64

  init(_ program: TypedProgram) {
    self.program = program
    // There are few properties, and most programs have none of these.
    let changesTime = program.properties.map { ConflictFinder.timing.contains($0.keyPath) }
    isTimeOfLayersKnown =
      !changesTime.contains(true)
      || !program.statements.contains { statement in
        guard case .assignProperty(_, let property, _) = statement else { return false }
        return changesTime[Int(property.index)]
      }
  }

  /// What changes how fast the time of a layer runs.
  private static let timing: Set<String> = ["speed", "timeOffset", "beginTime"]

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
    actionsAreDisabled = false
  }

  private mutating func search(_ block: TypedBlock) {
    for statement in program[block] { search(statement) }
  }

  private mutating func search(_ id: TypedStatementID) {
    switch program.statements[Int(id.index)] {
    case .animate(let animation): add(program.animations[Int(animation.index)], program.statementRanges[Int(id.index)])
    case .wait(let duration):
      guard let ticks = constant(duration) else { return forget() }
      now += ticks
      turn += 1
      actionsAreDisabled = false
      running.removeAll { $0.end <= now }
    case .block(let body): search(body)
    case .transaction(let transaction):
      searchTransaction(program.transactions[Int(transaction.index)])
    case .assignProperty(let layer, let property, let value):
      guard !running.isEmpty else { return }
      if mayWait(layer) || mayWait(value) { return forget() }
      change(of: property, of: layer, to: value, program.statementRanges[Int(id.index)])
    case .print, .register, .schedule, .flush, .makeLayer, .insert, .commitLayer, .declareMember, .declare:
      guard !running.isEmpty else { return }
      if program.children(of: id).expressions.contains(where: { mayWait($0) }) { forget() }
    default:
      // What changes variables, runs other code or ends animations.
      for body in program.children(of: id).blocks { searchApart(body) }
      forget()
    }
  }

  private mutating func searchTransaction(_ transaction: TypedTransaction) {
    let outer = (inherited, actionsAreDisabled)
    if transaction.disableActions != nil { actionsAreDisabled = true }
    guard let body = transaction.body else { return }
    if let duration = transaction.duration { inherited = constant(duration) }
    search(body)
    (inherited, actionsAreDisabled) = outer
  }

  /// Whether an expression runs a function, which may wait.
  private func mayWait(_ expression: TypedExpressionID) -> Bool {
    if case .call = program.expressions[Int(expression.index)] { return true }
    return program.children(of: expression).contains { mayWait($0) }
  }

  // MARK: Animations

  private mutating func add(_ animation: TypedAnimation, _ range: SourceRange) {
    guard let driver = driver(animation, range) else { return }
    if let index = running.lastIndex(where: { isReplaced($0, by: driver) }) {
      let replaced = running.remove(at: index)
      if replaced.turn == turn, !replaced.isExpectedToEnd, !replaced.isDelayed, !driver.isDelayed {
        diagnostics.append(
          .replaced(key: replaced.key, of: layerName(animation.layer), at: range, earlier: replaced.range))
      }
    } else if let rival = running.last(where: { conflicts($0, driver) }) {
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
    isTimeOfLayersKnown && first.isTimed && second.isTimed && first.key != second.key && first.start < second.end
      && second.start < first.end
      && program.isSamePlace(first.layer, second.layer)
      && first.properties.contains { property in second.properties.contains { $0.overlaps(property) } }
  }

  private func isReplaced(_ first: Driver, by second: Driver) -> Bool {
    first.key == second.key && program.isSamePlace(first.layer, second.layer)
  }

  private func driver(_ animation: TypedAnimation, _ range: SourceRange) -> Driver? {
    guard let layer = animation.layer, animation.operand(.base) == nil, let key = key(of: animation) else { return nil }
    let delay = animation.operand(.delay).map { constant($0) } ?? 0
    let length = program.activeTicks(of: animation, inherited: inherited, locals: locals)
    let start = now + (delay ?? 0)
    return Driver(
      layer: layer, properties: properties(of: animation), key: key.text,
      isTimed: key.isWritten && delay != nil && length != nil && !animation.options.isAdditive,
      isDelayed: animation.operand(.delay) != nil && delay != 0, isExpectedToEnd: animation.otherwise != nil,
      turn: turn, start: start, end: start + (length ?? .infinity),
      model: model(of: animation), range: range)
  }

  /// The key that an animation is kept under; nil if it is anonymous or not known.
  private func key(of animation: TypedAnimation) -> (text: String, isWritten: Bool)? {
    switch (animation.key, animation.subject) {
    case (.written(let key), _):
      guard case .string(let text) = program.expressions[Int(key.index)] else { return nil }
      return (program.strings[Int(text.index)], true)
    case (.keyPath, .property(let property)) where !animation.options.isAdditive:
      return (program.properties[Int(property.index)].keyPath, false)
    default: return nil
    }
  }

  /// The number that the model has when an animation has begun, if it is written.
  private func model(of animation: TypedAnimation) -> Double? {
    let options = animation.options
    guard !options.isTransient, !options.isAdditive, !options.repeatsForever, !options.autoreverses,
      animation.operand(.repeatCount) == nil, let end = animation.operand(.to),
      case .box(let value) = program.expressions[Int(end.index)]
    else { return nil }
    return constant(value)
  }

  // MARK: Changes

  /// A change of a property that an animation was just added to: it animates by itself, under the same key.
  private mutating func change(
    of property: PropertyID, of layer: TypedExpressionID, to value: TypedExpressionID, _ range: SourceRange
  ) {
    guard !actionsAreDisabled, let new = constant(value) else { return }
    let keyPath = program.properties[Int(property.index)].keyPath
    guard let replaced = running.last(where: { $0.key == keyPath && program.isSamePlace($0.layer, layer) }),
      replaced.turn == turn, !replaced.isExpectedToEnd, let model = replaced.model, model != new, isPlain(layer)
    else { return }
    diagnostics.append(
      .replacedByChange(of: keyPath, of: layerName(layer), at: range, earlier: replaced.range))
  }

  /// Whether a layer is one of the engine's kinds that is no view and has no actions of its own.
  private mutating func isPlain(_ layer: TypedExpressionID) -> Bool {
    guard case .variable(let reference) = program.expressions[Int(layer.index)], case .global = reference else {
      return false
    }
    let known = plainLayers ?? program.plainLayers
    plainLayers = known
    return known.contains(reference)
  }

  private func properties(of animation: TypedAnimation) -> [PropertyReference] {
    switch animation.subject {
    case .property(let property): [program.properties[Int(property.index)]]
    case .group(let entries):
      entries.map { program.animations[Int($0.index)] }.filter { !$0.options.isAdditive }.flatMap { properties(of: $0) }
    case .transition, .unspecified: []
    }
  }

  // MARK: Expressions

  private func constant(_ expression: TypedExpressionID) -> Double? { program.constant(expression, locals: locals) }

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
