/// What begins a clause of an animation.
enum Clause: UInt64, CaseIterable {
  case from, to, by, through, at, along, rotate, mode, tension, continuity, bias, `in`, valueFunction
  case over, ease, spring, delay, timeOffset, `repeat`, autoreverse, speed, fill
  case key, additive, cumulative, tagged, transient, using
  /// Of blocks.
  case options
  /// Of transitions.
  case progress
  case then, otherwise
  /// The `{` of a group.
  case group

  /// The clauses that a misspelt word, or one from elsewhere, may have meant.
  static func nearest(to word: String) -> [Clause] {
    let clauses = allCases.filter { $0 != .group }
    let names = clauses.map { "\($0)" }
    let meant = Vocabulary.names(for: word)
    let similar = Suggestions.nearest(to: word, among: names).filter { !meant.contains($0) }
    return (meant + similar).compactMap { name in names.firstIndex(of: name).map { clauses[$0] } }
  }

  init?(_ word: Word?) {
    switch word {
    case .from: self = .from
    case .to: self = .to
    case .by: self = .by
    case .through: self = .through
    case .at: self = .at
    case .along: self = .along
    case .rotate: self = .rotate
    case .mode: self = .mode
    case .tension: self = .tension
    case .continuity: self = .continuity
    case .bias: self = .bias
    case .in: self = .in
    case .valueFunction: self = .valueFunction
    case .over: self = .over
    case .ease: self = .ease
    case .spring: self = .spring
    case .delay: self = .delay
    case .timeOffset: self = .timeOffset
    case .repeat: self = .repeat
    case .autoreverse: self = .autoreverse
    case .speed: self = .speed
    case .fill: self = .fill
    case .key: self = .key
    case .additive: self = .additive
    case .cumulative: self = .cumulative
    case .tagged: self = .tagged
    case .transient: self = .transient
    case .using: self = .using
    case .then: self = .then
    case .otherwise: self = .otherwise
    case .progress: self = .progress
    case .options: self = .options
    default: return nil
    }
  }
}

/// Some clauses, as bits.
struct ClauseSet: ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral clauses: Clause...) {
    for clause in clauses { insert(clause) }
  }

  func contains(_ clause: Clause) -> Bool { bits & 1 << clause.rawValue != 0 }

  mutating func insert(_ clause: Clause) { bits |= 1 << clause.rawValue }

  var isEmpty: Bool { bits == 0 }

  func union(_ other: ClauseSet) -> ClauseSet {
    var union = self
    union.bits |= other.bits
    return union
  }

  func subtracting(_ other: ClauseSet) -> ClauseSet {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }

  func isDisjoint(with other: ClauseSet) -> Bool { bits & other.bits == 0 }
}

/// Where clauses stand, which decides where they end.
enum ClauseContext: UInt8 {
  /// `animate …`
  case statement
  /// `animate …` or `animator …` before a block.
  case block
  /// A line of a group.
  case entry
  /// `animation …` as a part of an expression.
  case value
  /// `animation …` directly after `=`, where it may be a group.
  case assignedValue
}
