import AnimEngine

// What can be said of times and easings before anything runs.

extension Checker {
  /// Warns of entries of a group that go on beyond its end.
  mutating func checkGroupTime(_ group: AnimationDraft, _ syntax: AnimateSyntax) {
    guard case .group(let entries) = group.animation.subject, let limit = durationOfGroup(group, syntax),
      let ranges = entryRanges(syntax), ranges.count == entries.count
    else { return }
    let locals = functions[depth].locals
    for (id, range) in zip(entries, ranges) {
      let entry = program.animations[Int(id.index)]
      let delay = entry.operand(.delay).map { constant($0) } ?? 0
      guard let delay, let length = program.activeTicks(of: entry, inherited: limit.ticks, locals: locals),
        delay + length > limit.ticks
      else { continue }
      tell(
        .cutOff(
          end: delay + length, limit: limit.ticks, isSpring: entry.operand(.spring) != nil, at: range,
          group: limit.range, isWritten: group[.over] != nil))
    }
  }

  /// How many ticks a group lasts, as far as that is known, and what says so: its `over`, or the layer, if it is the
  /// quarter of a second that nothing else has a say in.
  private func durationOfGroup(
    _ group: AnimationDraft, _ syntax: AnimateSyntax
  ) -> (ticks: Double, range: SourceRange)? {
    if let over = group[.over] {
      guard let ticks = group.animation.operand(.duration).flatMap(constant), ticks > 0 else { return nil }
      return (ticks, over)
    }
    let place = functions[depth]
    // A function may be called in a transaction, and `changed` takes its duration from what changes.
    guard group.isStatement, !place.hasDuration, place.block == .none, place.kind != .function, place.hook == nil,
      let target = syntax.target
    else { return nil }
    return (AnimationEngine.defaultAnimationDuration.tickCount, range(target))
  }

  /// Where the entries of a group stand.
  private func entryRanges(_ syntax: AnimateSyntax) -> [SourceRange]? {
    for clause in tree.ids(of: syntax.clauses) {
      if case .group(let block) = tree[clause] { return tree.ids(of: block).map { tree.range(of: $0) } }
    }
    return nil
  }

  /// Warns of an easing that goes beyond an end beyond which the property shows nothing.
  mutating func checkOvershoot(_ draft: AnimationDraft) {
    guard case .property(_, let property, _, _) = draft.target, let place = draft[.ease],
      let entry = catalogEntry(property).map({ catalog.entries[$0] }), let range = entry.range,
      range.upperBound.isFinite, let end = draft.animation.operand(.to).flatMap(unboxed),
      end == range.lowerBound || end == range.upperBound,
      let easing = draft.animation.operand(.easing).flatMap(overshooting)
    else { return }
    tell(.overshoot(easing, of: entry.reference.keyPath, end: end, at: place))
  }

  private func unboxed(_ id: TypedExpressionID) -> Double? {
    if case .box(let value) = program.expressions[Int(id.index)] { return constant(value) }
    return constant(id)
  }

  /// The name of an easing that goes beyond its end; nil for others.
  private func overshooting(_ id: TypedExpressionID) -> String? {
    guard case .builtin(.namedEasing, let operands) = program.expressions[Int(id.index)],
      let index = program[operands].first.flatMap(constant).flatMap({ Int(exactly: $0) }),
      TimingFunction.named.indices.contains(index),
      case .penner(let family, let direction) = TimingFunction.named[index].function, direction != .in,
      family == .back || family == .elastic
    else { return nil }
    return TimingFunction.named[index].name
  }
}
