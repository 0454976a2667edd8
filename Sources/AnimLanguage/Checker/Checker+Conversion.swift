/// What a place wants of the expression that stands there.
struct Expectation {
  /// `error` where anything goes.
  var type: TypeID = .error
  /// Whether percentages are accepted for numbers.
  var isFraction = false
  var reason = Reason.none

  init(_ type: TypeID, isFraction: Bool = false, because reason: Reason = .none) {
    self.type = type
    self.isFraction = isFraction
    self.reason = reason
  }

  static let anything = Expectation(.error)
}

/// Why a type is wanted.
enum Reason {
  case none
  /// A variable, property or parameter of that name, and where it stands or is declared.
  case name(NameID, SourceRange)
  /// A clause that begins with a word there.
  case clause(Word, at: UInt32)
  /// Something that has no name of its own, such as `a condition`.
  case place(StaticString)
  /// The result of the function whose result type stands there.
  case result(SourceRange)
  /// The parameter of a function of the vocabulary.
  case argument(String)
}

extension Checker {
  /// Checks an expression that has to be of a type.
  @inline(__always)
  mutating func check(_ id: ExpressionID, as wanted: Expectation) -> Operand {
    let operand = infer(id, wanted)
    if operand.type == wanted.type, wanted.type != .error { return operand }
    return convert(operand, to: wanted, id)
  }

  /// Converts a value, or tells that its type is another.
  mutating func convert(_ operand: Operand, to wanted: Expectation, _ syntax: ExpressionID) -> Operand {
    let type = operand.type
    if type == .error {
      noteCompletionType(wanted.type, at: syntax)
      return operand
    }
    if wanted.type == .error {
      if type == .void { tell(.noValue(at: range(syntax))) }
      return type == .void ? makeError(range(syntax)) : operand
    }
    if wanted.type == .any, type != .any, type != .void {
      return make(.box(operand.id), .any, range(operand.id))
    }
    if program.types.isAssignable(type, to: wanted.type) {
      return type == .none ? make(.absent, wanted.type, range(operand.id)) : operand
    }
    tellMismatch(found: type, wanted, at: syntax)
    return makeError(range(syntax))
  }

  /// Checks a list of expressions that have to be numbers and the like; for places without a reason of their own.
  mutating func check(_ id: ExpressionID, as type: TypeID, because reason: Reason) -> Operand {
    check(id, as: Expectation(type, because: reason))
  }

  /// Checks an expression of whatever type, which must have a value.
  mutating func checkValue(_ id: ExpressionID) -> Operand { check(id, as: .anything) }
}
