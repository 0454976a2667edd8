/// A word that begins a clause of an animation.
enum Clause: UInt32, CaseIterable {
  case from, to, by, over, ease, delay, timeOffset, `repeat`, autoreverse, speed, fill, key, additive, cumulative
  case tagged, transient, then, otherwise

  /// A bit of its own for each.
  var bit: UInt32 { 1 << rawValue }

  /// The clauses that a misspelt word may have meant.
  static func nearest(to word: String) -> [Clause] {
    let names = allCases.map { "\($0)" }
    return Suggestions.nearest(to: word, among: names).compactMap { name in
      names.firstIndex(of: name).map { allCases[$0] }
    }
  }

  init?(_ word: Word?) {
    switch word {
    case .from: self = .from
    case .to: self = .to
    case .by: self = .by
    case .over: self = .over
    case .ease: self = .ease
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
    case .then: self = .then
    case .otherwise: self = .otherwise
    default: return nil
    }
  }
}

extension FillWord {
  init?(_ word: Word) {
    switch word {
    case .none: self = .none
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: return nil
    }
  }
}
