/// A function in which not everything may happen, also not in the functions that it calls.
struct RestrictedFunction: Sendable {
  /// What may not happen.
  enum Restriction: Sendable {
    /// It runs in the middle of something: it cannot wait.
    case hook
    /// It runs once a frame: it cannot wait, and has no random numbers, since their sequence would depend on the rate.
    case display
    /// It may run at any instant, any number of times: it changes nothing.
    case draw
    /// It runs at every frame, as a turn of its own: it has no random numbers. What it says itself is told already.
    case frame
  }

  let function: FunctionID
  let restriction: Restriction
  let name: String
  let range: SourceRange
}

extension Checker {
  mutating func restrict(
    _ function: FunctionID, _ restriction: RestrictedFunction.Restriction, _ name: String, _ range: SourceRange
  ) {
    restrictedFunctions.append(
      RestrictedFunction(function: function, restriction: restriction, name: name, range: range))
  }

  /// Tells what restricted functions, and those that they call, do against their restriction.
  mutating func checkRestrictedFunctions() {
    for restricted in restrictedFunctions {
      var search = RestrictionSearch(program: program, restriction: restricted.restriction)
      guard let found = search.find(in: restricted.function) else { continue }
      if restricted.restriction == .frame {
        if !restricted.range.contains(found.range) {
          tell(.randomInFrame("random", at: found.range, frame: restricted.range))
        }
        continue
      }
      tell(
        .forbidden(found.what, in: restricted.name, restricted.restriction, at: found.range, declared: restricted.range)
      )
    }
  }
}

/// Looks for what a function must not do.
private struct RestrictionSearch {
  let program: TypedProgram
  let restriction: RestrictedFunction.Restriction
  private var pending: [FunctionID] = []
  private var seen: Set<FunctionID> = []

  init(program: TypedProgram, restriction: RestrictedFunction.Restriction) {
    self.program = program
    self.restriction = restriction
  }

  mutating func find(in function: FunctionID) -> (what: String, range: SourceRange)? {
    pending = [function]
    seen = [function]
    while let next = pending.popLast() {
      if let found = find(in: program.functions[Int(next.index)].body) { return found }
    }
    return nil
  }

  private mutating func find(in block: TypedBlock) -> (what: String, range: SourceRange)? {
    for statement in program[block] {
      let range = program.statementRanges[Int(statement.index)]
      if let what = forbidden(program.statements[Int(statement.index)]) { return (what, range) }
      let (expressions, blocks) = program.children(of: statement)
      for expression in expressions {
        if let found = find(in: expression) { return found }
      }
      for block in blocks {
        if let found = find(in: block) { return found }
      }
    }
    return nil
  }

  private mutating func find(in expression: TypedExpressionID) -> (what: String, range: SourceRange)? {
    switch program.expressions[Int(expression.index)] {
    case .call(let function, _):
      if seen.insert(function).inserted { pending.append(function) }
    case .builtin(.randomInRange, _), .builtin(.randomElement, _), .builtin(.randomColor, _),
      .builtin(.listShuffled, _):
      if restriction != .hook { return ("random", program.expressionRanges[Int(expression.index)]) }
    case .hostCall(let function, _):
      if let what = forbidden(program.hostFunctions[Int(function.index)].signature) {
        return (what, program.expressionRanges[Int(expression.index)])
      }
    case .timer:
      if restriction == .draw { return ("a timer", program.expressionRanges[Int(expression.index)]) }
    default: break
    }
    for child in program.children(of: expression) {
      if let found = find(in: child) { return found }
    }
    return nil
  }

  private func forbidden(_ function: HostFunctionSignature) -> String? {
    if function.isSuspending { return "'host.\(function.name)', which waits for the host," }
    return restriction == .draw && function.purity != .pure ? "'host.\(function.name)'" : nil
  }

  private mutating func forbidden(_ statement: TypedStatement) -> String? {
    switch statement {
    case .wait, .waitFor, .waitForAll, .waitForEvent, .endCollection, .parallel, .stagger:
      return restriction == .frame ? nil : "wait"
    case .callHandler(let function, _, _):
      if restriction == .draw { return "call" }
      if seen.insert(function).inserted { pending.append(function) }
      return nil
    default: return restriction == .draw ? changing(statement) : nil
    }
  }

  /// What a statement changes that outlives the function; nil if it changes nothing.
  private func changing(_ statement: TypedStatement) -> String? {
    switch statement {
    case .assign(.global, _), .assignElement(.global, _, _), .mutate(.global, _, _, _): "a change of a variable"
    case .assignProperty: "a change of a layer"
    case .print: "print"
    case .makeLayer, .insert, .remove, .replace, .commitLayer, .makeView, .declareMember, .setDelegate, .setAction,
      .setImplicitAnimation:
      "a change of the layers"
    case .scroll: "a change of a layer"
    case .animate, .animationBlock, .keyframe: "animate"
    case .moveAnimator: "a change of an animator"
    case .transaction, .flush: "a transaction"
    case .register, .schedule, .cancelTimer, .cancelAnimation, .control, .onFrame, .seed, .send, .expect:
      "a change of what is to come"
    default: nil
    }
  }
}
