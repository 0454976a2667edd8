extension TypedProgram {
  /// The expressions that an expression consists of, in the order of evaluation.
  public func children(of expression: TypedExpressionID) -> [TypedExpressionID] {
    switch expressions[Int(expression.index)] {
    case .number, .string, .absent, .variable, .stage, .now, .noAction: []
    case .list(let list), .tuple(let list), .interpolation(let list), .call(_, let list), .builtin(_, let list),
      .hostCall(_, let list):
      self[list]
    case .component(let value, _), .unary(_, let value), .isAbsent(let value), .box(let value),
      .cast(let value, _, _), .member(let value, _), .property(let value, _, _):
      [value]
    case .replacing(let left, _, let right), .binary(_, let left, let right), .and(let left, let right),
      .or(let left, let right), .coalesce(let left, let right), .index(let left, let right),
      .comprehension(_, let left, let right):
      [left, right]
    case .optionalChain(let base, _, let value): [base, value]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .animation(let animation): children(of: animations[Int(animation.index)])
    case .animator(let block, let changes): children(of: animationBlocks[Int(block.index)]) + arguments(changes)
    case .timer(_, let time, let closure): [time] + self[closures[Int(closure.index)].arguments]
    }
  }

  /// The expressions that stand directly in a statement, in the order of evaluation, and the blocks inside it.
  public func children(of statement: TypedStatementID) -> (expressions: [TypedExpressionID], blocks: [TypedBlock]) {
    switch statements[Int(statement.index)] {
    case .break, .continue, .flush, .waitForAll, .beginCollection: ([], [])
    case .declare(_, let value): (value.map { [$0] } ?? [], [])
    case .return(let value): (value.map { [$0] } ?? [], [])
    case .assign(_, let value), .expression(let value), .makeLayer(_, _, let value), .remove(let value),
      .commitLayer(let value), .makeView(let value), .wait(let value), .cancelTimer(let value), .seed(let value),
      .waitForEvent(let value, _):
      ([value], [])
    case .assignElement(_, let indices, let value): (self[indices] + [value], [])
    case .assignProperty(let layer, _, let value), .declareMember(let layer, _, let value),
      .waitFor(let layer, let value), .checkEnding(let layer, let value, _), .check(let layer, let value):
      ([layer, value], [])
    case .mutate(_, let indices, _, let arguments): (self[indices] + self[arguments], [])
    case .print(let values): (self[values], [])
    case .conditional(let value, let then, let otherwise), .bind(_, let value, let then, let otherwise):
      ([value], [then, otherwise])
    case .whileLoop(let value, let body), .listLoop(_, let value, let body): ([value], [body])
    case .rangeLoop(_, let from, let to, _, let body): ([from, to], [body])
    case .block(let body): ([], [body])
    case .insert(let layer, let parent, let place): ([layer, parent] + children(of: place), [])
    case .replace(let layer, let other), .scroll(let layer, let other, _): ([layer, other], [])
    case .setDelegate(let layer, let closure): ([layer] + arguments(closure), [])
    case .setAction(let layer, _, _, .value(let value)): ([layer, value], [])
    case .setAction(let layer, _, _, .handler(let closure)): ([layer] + arguments(closure), [])
    case .setImplicitAnimation(_, _, let animation): ([animation], [])
    case .draw(let drawing): children(of: drawings[Int(drawing.index)])
    case .callHandler(_, let arguments, let layer): (self[arguments] + [layer], [])
    case .animate(let animation): (children(of: animations[Int(animation.index)]), [])
    case .animationBlock(let id):
      (children(of: animationBlocks[Int(id.index)]), animationBlocks[Int(id.index)].body.map { [$0] } ?? [])
    case .keyframe(let start, let duration, let body): ([start, duration], [body])
    case .moveAnimator(.scrub(let operand), let animator), .moveAnimator(.resume(let operand), let animator),
      .moveAnimator(.set(_, let operand), let animator):
      ([animator, operand], [])
    case .moveAnimator(_, let animator): ([animator], [])
    case .send(_, .layer(let target)), .send(_, .point(let target)): ([target], [])
    case .transaction(let id):
      children(of: transactions[Int(id.index)])
    case .register(let id):
      (children(of: registrations[Int(id.index)]), [])
    case .schedule(_, let time, let closure): ([time] + arguments(closure), [])
    case .endCollection(let overlap): (overlap.map { [$0] } ?? [], [])
    case .parallel(let closures): (self[closures].flatMap { arguments($0) }, [])
    case .stagger(_, let list, let interval, _, let body): ([list, interval], [body])
    case .onFrame(let closure, _): (arguments(closure), [])
    case .expect(let closure, let time): ((time.map { [$0] } ?? []) + arguments(closure), [])
    case .cancelAnimation(let layer, let key), .control(_, let layer, let key): ([layer] + (key.map { [$0] } ?? []), [])
    }
  }

  private func arguments(_ closure: ClosureID?) -> [TypedExpressionID] {
    closure.map { self[closures[Int($0.index)].arguments] } ?? []
  }

  private func children(of place: TypedInsertionPlace) -> [TypedExpressionID] {
    switch place {
    case .last: []
    case .index(let value), .above(let value), .below(let value): [value]
    }
  }

  private func children(of drawing: TypedDrawing) -> (expressions: [TypedExpressionID], blocks: [TypedBlock]) {
    switch drawing {
    case .stroke(let path, let options):
      ([path] + [options.width, options.color, options.dash].compactMap(\.self), [])
    case .fill(let path, let color, _): ([path] + [color].compactMap(\.self), [])
    case .text(let string, let point, let size, let color): ([string, point] + [size, color].compactMap(\.self), [])
    case .clip(let value), .transform(let value): ([value], [])
    case .save(let body): ([], [body])
    }
  }

  private func children(of block: TypedAnimationBlock) -> [TypedExpressionID] {
    children(of: block.animation) + arguments(block.completion)
  }

  private func children(of animation: TypedAnimation) -> [TypedExpressionID] {
    var result = (animation.layer.map { [$0] } ?? []) + animation.operands.map(\.value)
    if case .group(let entries) = animation.subject {
      result += entries.flatMap { children(of: animations[Int($0.index)]) }
    }
    if case .written(let key) = animation.key { result.append(key) }
    result += animation.tags.map(\.value)
    return result + arguments(animation.then) + arguments(animation.otherwise)
  }

  private func children(
    of transaction: TypedTransaction
  ) -> (expressions: [TypedExpressionID], blocks: [TypedBlock]) {
    let options = [transaction.disableActions, transaction.duration, transaction.timing].compactMap(\.self)
    return (options + arguments(transaction.completion), transaction.body.map { [$0] } ?? [])
  }

  private func children(of registration: TypedRegistration) -> [TypedExpressionID] {
    [registration.layer] + (registration.key.map { [$0] } ?? []) + arguments(registration.closure)
  }
}
