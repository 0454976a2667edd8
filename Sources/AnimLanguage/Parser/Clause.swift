/// What begins a clause of an animation.
enum Clause: UInt64, CaseIterable {
  case from, to, by, through, at, along, rotate, mode, tension, continuity, bias, `in`
  case over, ease, spring, delay, timeOffset, `repeat`, autoreverse, speed, fill
  case key, additive, cumulative, tagged, transient, using
  /// Of transitions.
  case progress
  case then, otherwise
  /// Of blocks.
  case options
  /// The `{` of a group.
  case group

  /// A bit of its own for each.
  var bit: UInt64 { 1 << rawValue }

  /// The clauses that a misspelt word may have meant.
  static func nearest(to word: String) -> [Clause] {
    let clauses = allCases.filter { $0 != .group }
    let names = clauses.map { "\($0)" }
    return Suggestions.nearest(to: word, among: names).compactMap { name in
      names.firstIndex(of: name).map { clauses[$0] }
    }
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
