import AnimEngine

extension Checker {
  /// The typed form of an expression, whose type may still be another than the wanted one: that only guides tuples,
  /// empty lists, `none` and percentages.
  mutating func infer(_ id: ExpressionID, _ wanted: Expectation) -> Operand {
    let range = range(id)
    switch tree.expressions[Int(id.index)] {
    case .missing: return makeError(range)
    case .number(let value): return make(.number(value), .number, range)
    case .duration(let ticks): return make(.number(ticks), .duration, range)
    case .angle(let radians): return make(.number(radians), .angle, range)
    case .boolean(let value): return make(.number(value ? 1 : 0), .bool, range)
    case .percentage(let fraction):
      if !wanted.isFraction {
        tell(.percentHere(fraction, source.text(in: range), at: range))
        return makeError(range)
      }
      return make(.number(fraction), .number, range)
    case .color(let rgba): return makeColor(rgba, range)
    case .text(let text): return make(.string(stringID(text)), .string, range)
    case .string(let pieces): return inferString(pieces, range)
    case .none: return make(.absent, .none, range)
    case .noAction: return make(.noAction, .action, range)
    case .selfLayer: return selfLayer(at: range)
    case .now: return make(.now, .duration, range)
    case .animation: return offered(.animation, at: range)
    case .event: return offered(.event, at: range)
    case .description(let animation): return inferDescription(animation, range)
    case .name(let name): return inferName(name, id, range, wanted.type)
    case .member(let base, let name, let isOptional): return inferMember(base, name, isOptional, range)
    case .index(let base, let index): return inferIndex(base, index, range)
    case .call(let callee, let arguments): return inferCall(callee, arguments, range)
    case .tuple(let values): return inferTuple(values, wanted, range)
    case .list(let elements): return inferList(elements, wanted, range)
    case .comprehension(let loop, let element): return inferComprehension(loop, element, wanted, range)
    case .unary(let symbol, let operand): return inferUnary(symbol, operand, wanted, range)
    case .binary(let symbol, let left, let right): return inferBinary(symbol, left, right, wanted, range)
    case .conditional(let condition, let then, let otherwise):
      return inferConditional(condition, then, otherwise, wanted, range)
    case .cast(let value, let type, let isOptional): return inferCast(value, type, isOptional, range)
    case .timer(let statement): return inferTimer(statement, range)
    case .animator(let block): return inferAnimator(block, range)
    }
  }

  mutating func makeColor(_ rgba: UInt32, _ range: SourceRange) -> Operand {
    let mark = scratch.count
    for shift in [24, 16, 8, 0] {
      push(makeNumber(Double((rgba >> UInt32(shift)) & 0xff) / 255, range).id)
    }
    return make(.tuple(list(from: mark)), .color, range)
  }

  private mutating func inferString(_ pieces: NodeList<ExpressionSyntax>, _ range: SourceRange) -> Operand {
    let count = Int(pieces.count)
    if count == 0 { return makeString("", range) }
    if count == 1, case .text(let text) = tree.expressions[Int(node(pieces, 0).index)] {
      checkBraces(in: text, of: range)
      return make(.string(stringID(text)), .string, range)
    }
    let mark = scratch.count
    for index in 0..<count {
      if case .text(let text) = tree.expressions[Int(node(pieces, index).index)] { checkBraces(in: text, of: range) }
      push(checkValue(node(pieces, index)).id)
    }
    return make(.interpolation(list(from: mark)), .string, range)
  }

  private mutating func inferTuple(
    _ values: NodeList<ExpressionSyntax>, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    let count = Int(values.count)
    let wantedType = program.types.unwrapped(wanted.type)
    if wantedType == .rect, count == 2 {
      if (0..<2).allSatisfy({ if case .number = tree.expressions[Int(node(values, $0).index)] { true } else { false } })
      {
        tell(.rectOfTwoNumbers(source.text(in: range), at: range))
        return makeError(range)
      }
      let mark = scratch.count
      push(check(node(values, 0), as: .point, because: .place("the origin of a rect")).id)
      push(check(node(values, 1), as: .size, because: .place("the size of a rect")).id)
      return make(.tuple(list(from: mark)), .rect, range)
    }
    let type: TypeID =
      switch count {
      case 2: wantedType == .size ? .size : .point
      case 3: .vector
      default: .rect
      }
    let mark = scratch.count
    let element = Expectation(.number, isFraction: wanted.isFraction, because: .place("a part of a tuple"))
    for index in 0..<count { push(check(node(values, index), as: element).id) }
    return make(.tuple(list(from: mark)), type, range)
  }

  private mutating func inferList(
    _ elements: NodeList<ExpressionSyntax>, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    let wantedElement = program.types.element(of: program.types.unwrapped(wanted.type))
    if let wantedElement, wantedElement != .error {
      let mark = scratch.count
      let element = Expectation(wantedElement, isFraction: wanted.isFraction, because: .place("the list"))
      for index in 0..<Int(elements.count) { push(check(node(elements, index), as: element).id) }
      return make(.list(list(from: mark)), program.types.list(of: wantedElement), range)
    }
    guard elements.count > 0 else {
      if wanted.type == .error || wanted.type == .any { tell(.emptyListWithoutType(at: range)) }
      return makeError(range)
    }
    return inferElements(elements, range)
  }

  /// A list whose element type is the nearest common one of its elements.
  private mutating func inferElements(_ elements: NodeList<ExpressionSyntax>, _ range: SourceRange) -> Operand {
    let mark = scratch.count
    var type = TypeID.error
    for index in 0..<Int(elements.count) {
      let element = infer(node(elements, index), Expectation(type == .none ? .error : type))
      push(element.id)
      if element.type == .error { continue }
      if element.type == .void {
        tell(.noValue(at: self.range(node(elements, index))))
      } else if type == .error {
        type = element.type
      } else if let common = program.types.common(type, element.type) {
        type = common
      } else {
        tell(
          .mixedList(
            program.types.description(of: type), program.types.description(of: element.type),
            at: self.range(node(elements, index)), first: self.range(node(elements, 0))))
      }
    }
    if type == .none {
      tell(.noneWithoutType(at: range))
      type = .error
    }
    guard type != .error else { return make(.list(list(from: mark)), .error, range) }
    for index in 0..<Int(elements.count) {
      let id = TypedExpressionID(Int(scratch[mark + index]))
      let element = Operand(id: id, type: program.expressionTypes[Int(id.index)])
      // What does not fit has been told.
      guard program.types.common(type, element.type) == type else { continue }
      scratch[mark + index] = convert(element, to: Expectation(type), node(elements, index)).id.index
    }
    return make(.list(list(from: mark)), program.types.list(of: type), range)
  }

  /// `[for name in values: element]`
  private mutating func inferComprehension(
    _ id: NodeID<LoopSyntax>, _ element: ExpressionID, _ wanted: Expectation, _ range: SourceRange
  ) -> Operand {
    let loop = tree.loops[Int(id.index)]
    let subject = checkList(loop.subject)
    let mark = bindings.count
    let reference = loop.name.map {
      declareVariable($0, program.types.element(of: subject.type) ?? .error, .loopVariable, scopeMark: mark)
    }
    let wantedElement = program.types.element(of: program.types.unwrapped(wanted.type)) ?? .error
    let reason: Reason = wantedElement == .error ? .none : .place("the list")
    let value = check(element, as: Expectation(wantedElement, isFraction: wanted.isFraction, because: reason))
    closeScope(mark)
    if value.type == .none { tell(.noneWithoutType(at: self.range(element))) }
    guard case .local(let local)? = reference, subject.type != .error, value.type != .error, value.type != .none else {
      return makeError(range)
    }
    return make(
      .comprehension(local, in: subject.id, element: value.id), program.types.list(of: value.type), range)
  }

  private mutating func inferConditional(
    _ condition: ExpressionID, _ then: ExpressionID, _ otherwise: ExpressionID, _ wanted: Expectation,
    _ range: SourceRange
  ) -> Operand {
    let test = check(condition, as: .bool, because: .place("a condition"))
    let mark = narrowings.count
    let facts = narrowingFacts(condition)
    narrow(facts, whereTrue: true)
    let first = infer(then, wanted)
    restoreNarrowings(mark)
    narrow(facts, whereTrue: false)
    let second = infer(
      otherwise, wanted.type == .error ? Expectation(first.type, isFraction: wanted.isFraction) : wanted)
    restoreNarrowings(mark)
    if first.type == .error || second.type == .error { return makeError(range) }
    let type = wanted.type == .any ? .any : program.types.common(first.type, second.type)
    guard let type, type != .void, type != .none else {
      tell(
        .branchesDiffer(
          program.types.description(of: first.type), program.types.description(of: second.type),
          at: self.range(otherwise), first: self.range(then)))
      return makeError(range)
    }
    let expectation = Expectation(type)
    let left = convert(first, to: expectation, then)
    let right = convert(second, to: expectation, otherwise)
    return make(.conditional(condition: test.id, then: left.id, otherwise: right.id), type, range)
  }

  private mutating func inferCast(
    _ value: ExpressionID, _ type: NodeID<TypeSyntax>, _ isOptional: Bool, _ range: SourceRange
  ) -> Operand {
    let operand = checkValue(value)
    let target = resolve(type)
    guard operand.type != .error, target != .error else { return makeError(range) }
    let isNarrowing =
      target != operand.type && program.types.isLayer(operand.type) && program.types.isLayer(target, in: operand.type)
    guard operand.type == .any || isNarrowing else {
      let isSame = program.types.isAssignable(operand.type, to: target)
      tell(.uselessCast(name(of: operand.type), to: name(of: target), isSame: isSame, at: range))
      return isSame ? operand : makeError(range)
    }
    let result = isOptional ? program.types.optional(of: target) : target
    return make(.cast(operand.id, target, isOptional: isOptional), result, range)
  }
}
