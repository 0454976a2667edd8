/// An expression of a checked script. Its type and range stand beside it in the program.
///
/// Conversions are written out: `T` to `T?` needs no node (an optional lies in registers as its value does), a value
/// becomes `any` by ``box(_:)``.
public enum TypedExpression: Sendable {
  /// Number, boolean (0 or 1), duration (whole ticks), angle (radians): anything of one number register.
  case number(Double)
  /// A constant of several number registers: point, size, vector, rect, colour. Operands are `number`s.
  case string(StringID)
  /// The absent value of the expression's type.
  case absent
  /// An empty list of the expression's type, or one of the elements given.
  case list(NodeList<TypedExpression>)
  /// A list of the values that an expression has for each element, the local, of a list.
  case comprehension(LocalID, in: TypedExpressionID, element: TypedExpressionID)
  /// A point, size, vector, rect or colour of numbers, or a rect of a point and a size: operands' registers joined.
  case tuple(NodeList<TypedExpression>)
  /// Registers `first ..< first + width` of a value of several registers: `p.y`, `r.size`, `c.alpha`.
  case component(TypedExpressionID, first: UInt8)
  /// The value with registers from `first` on replaced by those of another: how `p.y = 1` is written.
  case replacing(TypedExpressionID, first: UInt8, TypedExpressionID)
  case variable(VariableReference)
  /// A layer's property or key path, of the model or (`isPresentation`) on screen.
  case property(layer: TypedExpressionID, PropertyID, isPresentation: Bool)
  /// A named sublayer (or the list of them) that the layer's declaration made.
  case member(layer: TypedExpressionID, MemberID)
  case stage
  case now
  /// `noAction`
  case noAction
  case unary(TypedUnaryOperator, TypedExpressionID)
  case binary(TypedBinaryOperator, TypedExpressionID, TypedExpressionID)
  case and(TypedExpressionID, TypedExpressionID)
  case or(TypedExpressionID, TypedExpressionID)
  /// `value ?? fallback`
  case coalesce(TypedExpressionID, TypedExpressionID)
  case conditional(condition: TypedExpressionID, then: TypedExpressionID, otherwise: TypedExpressionID)
  /// Whether an optional (or `any`) is absent.
  case isAbsent(TypedExpressionID)
  /// `base?.…`: `value`, in which `local` stands for the opened base, or absent if the base is.
  case optionalChain(base: TypedExpressionID, local: LocalID, value: TypedExpressionID)
  /// `list[i]`; out of range is an error of the run.
  case index(TypedExpressionID, TypedExpressionID)
  /// The pieces of an interpolated string; each is printed in its type's own form.
  case interpolation(NodeList<TypedExpression>)
  case call(FunctionID, NodeList<TypedExpression>)
  case builtin(Builtin, NodeList<TypedExpression>)
  /// Calls a function of the host's.
  case hostCall(HostFunctionID, NodeList<TypedExpression>)
  /// Any value as `any`.
  case box(TypedExpressionID)
  /// `any as T` (an error of the run where it is none) or `as? T`; also narrows layers.
  case cast(TypedExpressionID, TypeID, isOptional: Bool)
  /// `every`, `after` or `at` as a value: makes the timer.
  case timer(ScheduleKind, TypedExpressionID, ClosureID)
  /// Makes an animator of clauses and the changes that it makes when it starts.
  case animator(NodeID<TypedAnimationBlock>, changes: ClosureID)
  /// An animation as a value: it has no layer.
  case animation(NodeID<TypedAnimation>)
}

public struct StringID: Hashable, Sendable {
  public let index: UInt32

  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

public struct MemberID: Hashable, Sendable {
  public let index: UInt32

  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }
}

/// Operators of one operand; `negate` works on every register of the operand.
public enum TypedUnaryOperator: UInt8, Sendable { case negate, not }

/// Operators of two operands, by what they do to registers. Where one operand has one register and the other
/// several (`point * number`), the one is used for all.
public enum TypedBinaryOperator: UInt8, Sendable {
  /// Register by register: numbers, durations, angles, points, sizes, vectors, rects.
  case add, subtract, multiply, divide
  /// As `multiply` and `divide` with a duration as result: rounded to whole ticks.
  case multiplyDuration, divideDuration
  /// The sign is the divisor's, as a clock's is: `-1 % 3` is 2.
  case remainder
  case less, lessOrEqual, greater, greaterOrEqual
  /// All registers equal; absent equals absent.
  case equalNumbers, notEqualNumbers
  /// Every register within 1e-6 (durations: one microsecond).
  case approximatelyEqual
  case equalReferences, notEqualReferences
  case concatenateStrings, concatenateLists
  /// Transforms: the left one acts first.
  case concatenateTransforms
  /// `a ..< b` and `a ... b`: both bounds, then whether the upper one belongs to it.
  case halfOpenRange, closedRange

  /// Whether it compares two values of one type.
  var isComparison: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equalNumbers, .notEqualNumbers, .approximatelyEqual,
      .equalReferences, .notEqualReferences:
      true
    default: false
    }
  }
}
