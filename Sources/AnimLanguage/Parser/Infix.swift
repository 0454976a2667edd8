/// How tightly operators bind, loosest first.
enum Precedence: UInt8, Comparable {
  case or, and, comparison, coalesce, range, sum, product, cast

  /// The next tighter one.
  var tighter: Precedence { Precedence(rawValue: rawValue + 1) ?? .cast }

  static func < (lhs: Precedence, rhs: Precedence) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// An operator between two values.
struct Infix {
  let operation: BinaryOperator
  let precedence: Precedence

  private init(_ operation: BinaryOperator, _ precedence: Precedence) {
    self.operation = operation
    self.precedence = precedence
  }

  @inline(__always)
  init?(_ kind: Token.Kind) {
    switch kind {
    case .or: self.init(.or, .or)
    case .and: self.init(.and, .and)
    case .equal: self.init(.equal, .comparison)
    case .notEqual: self.init(.notEqual, .comparison)
    case .less: self.init(.less, .comparison)
    case .lessOrEqual: self.init(.lessOrEqual, .comparison)
    case .greater: self.init(.greater, .comparison)
    case .greaterOrEqual: self.init(.greaterOrEqual, .comparison)
    case .approximatelyEqual: self.init(.approximatelyEqual, .comparison)
    case .coalesce: self.init(.coalesce, .coalesce)
    case .halfOpenRange: self.init(.halfOpenRange, .range)
    case .closedRange: self.init(.closedRange, .range)
    case .plus: self.init(.add, .sum)
    case .minus: self.init(.subtract, .sum)
    case .star: self.init(.multiply, .product)
    case .slash: self.init(.divide, .product)
    case .percent: self.init(.remainder, .product)
    default: return nil
    }
  }
}
