/// The operators that work on values of basic types, as data.
///
/// Equality, `??`, `&&`, `||` and `+` of lists work on whole families of types and are not in here.
enum OperatorTable {
  /// One pair of operands that an operator accepts.
  struct Rule: Hashable, Sendable {
    let left: TypeID
    let symbol: BinaryOperator
    let right: TypeID
    let result: TypeID
    let operation: TypedBinaryOperator

    init(
      _ left: TypeID, _ symbol: BinaryOperator, _ right: TypeID, _ result: TypeID, _ operation: TypedBinaryOperator
    ) {
      self.left = left
      self.symbol = symbol
      self.right = right
      self.result = result
      self.operation = operation
    }
  }

  static let rules: [Rule] = sums + products + quotients + comparisons + ranges

  private static let sums: [Rule] =
    [TypeID.number, .duration, .angle, .point, .size, .vector].flatMap { type in
      [Rule(type, .add, type, type, .add), Rule(type, .subtract, type, type, .subtract)]
    } + [
      Rule(.point, .add, .size, .point, .add), Rule(.point, .subtract, .size, .point, .subtract),
      Rule(.string, .add, .string, .string, .concatenateStrings),
    ]

  private static let products: [Rule] =
    [TypeID.angle, .point, .size, .vector, .rect].flatMap { type in
      [Rule(type, .multiply, .number, type, .multiply), Rule(.number, .multiply, type, type, .multiply)]
    } + [
      Rule(.number, .multiply, .number, .number, .multiply),
      Rule(.duration, .multiply, .number, .duration, .multiplyDuration),
      Rule(.number, .multiply, .duration, .duration, .multiplyDuration),
      Rule(.transform, .multiply, .transform, .transform, .concatenateTransforms),
    ]

  private static let quotients: [Rule] =
    [TypeID.number, .angle, .point, .size, .vector, .rect].map { Rule($0, .divide, .number, $0, .divide) } + [
      Rule(.duration, .divide, .number, .duration, .divideDuration),
      Rule(.duration, .divide, .duration, .number, .divide), Rule(.angle, .divide, .angle, .number, .divide),
    ] + [TypeID.number, .duration, .angle].map { Rule($0, .remainder, $0, $0, .remainder) }

  private static let comparisons: [Rule] =
    [TypeID.number, .duration, .angle].flatMap { type in
      [
        Rule(type, .less, type, .bool, .less), Rule(type, .lessOrEqual, type, .bool, .lessOrEqual),
        Rule(type, .greater, type, .bool, .greater), Rule(type, .greaterOrEqual, type, .bool, .greaterOrEqual),
      ]
    }
    + [TypeID.number, .duration, .angle, .point, .size, .rect, .vector, .color].map {
      Rule($0, .approximatelyEqual, $0, .bool, .approximatelyEqual)
    }

  private static let ranges: [Rule] = [
    Rule(.number, .halfOpenRange, .number, .range, .halfOpenRange),
    Rule(.number, .closedRange, .number, .range, .closedRange),
  ]

  /// The types that `-` turns around.
  static let negatable: [TypeID] = [.number, .duration, .angle, .point, .size, .vector]

  /// The types of an open type ``SignatureType/scalar``.
  static let scalars: [TypeID] = [.number, .duration, .angle]
  /// The types of an open type ``SignatureType/blendable``, and those that `by` adds up.
  static let blendables: [TypeID] = scalars + [.point, .size, .rect, .vector, .color]

  /// For each operator and pair of basic types the rule's index plus one, or 0.
  static let lookup: [UInt8] = {
    var lookup = [UInt8](repeating: 0, count: BinaryOperator.allCases.count * basicCount * basicCount)
    for (index, rule) in rules.enumerated() {
      lookup[place(rule.left, rule.symbol, rule.right)] = UInt8(index + 1)
    }
    return lookup
  }()

  /// The basic types up to `view`.
  private static let basicCount = 27

  @inline(__always)
  private static func place(_ left: TypeID, _ symbol: BinaryOperator, _ right: TypeID) -> Int {
    (Int(symbol.rawValue) * basicCount + Int(left.index)) * basicCount + Int(right.index)
  }

  /// The index of the rule in ``rules`` for two operands; nil if the operator does not work on them.
  @inline(__always)
  static func rule(_ left: TypeID, _ symbol: BinaryOperator, _ right: TypeID, in lookup: [UInt8]) -> Int? {
    guard left.index < basicCount, right.index < basicCount else { return nil }
    let entry = lookup[place(left, symbol, right)]
    return entry == 0 ? nil : Int(entry) - 1
  }
}

extension BinaryOperator {
  /// The operator as it is written.
  var text: String {
    switch self {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .approximatelyEqual: "~="
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .halfOpenRange: "..<"
    case .closedRange: "..."
    }
  }
}

extension AssignmentOperator {
  /// What a compound assignment does before it assigns.
  var binary: BinaryOperator? {
    switch self {
    case .assign: nil
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    }
  }
}
