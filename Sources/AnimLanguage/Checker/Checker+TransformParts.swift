import AnimEngine

// Parts of a transform that is no property of a layer: `rotate(30deg).rotation.x`.

extension Checker {
  /// The part of a transform that an expression is; nil if it is none.
  func transformPart(of owner: Operand) -> TransformPart? {
    guard case .builtin(.transformPart, let operands) = program.expressions[Int(owner.id.index)],
      let index = program[operands].last.flatMap(constant).flatMap({ Int(exactly: $0) }),
      TransformPart.all.indices.contains(index)
    else { return nil }
    return TransformPart.all[index]
  }

  /// A part of a part of a transform, which is a part of the transform.
  mutating func makePart(
    _ part: TransformPart, ofTransformPart owner: Operand, _ range: SourceRange
  ) -> Operand {
    guard case .builtin(_, let operands) = program.expressions[Int(owner.id.index)],
      let transform = program[operands].first
    else { return makeError(range) }
    return makePart(part, of: Operand(id: transform, type: .transform), range)
  }

  mutating func makePart(_ part: TransformPart, of transform: Operand, _ range: SourceRange) -> Operand {
    makeBuiltin(.transformPart, [transform, makeNumber(Double(part.index), range)], TypeID(part.type), range)
  }
}
