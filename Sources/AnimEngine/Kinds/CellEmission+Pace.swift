// How the particles of a cell follow each other.

extension CellEmission {
  /// A time during which the cell shows the same.
  struct Stretch: Sendable {
    let start: Double
    let pace: Pace
    let first: Int
    let values: ParticleCell
    /// The number behind its last particle; nil for the stretch that goes on.
    var end: Int?

    /// When a particle starts.
    func birth(_ number: Int) -> Double { max(start, pace.birth(number)) }
  }

  /// How particles follow each other: their number grows steadily from a time on.
  struct Pace: Equatable, Sendable {
    var time: Double
    /// How many have been due by then, fractions too.
    var count: Double
    var rate: Double

    func birth(_ number: Int) -> Double {
      rate > 0 ? time + max(0, (Double(number) - count) / rate) : .infinity
    }

    func count(at time: Double) -> Double {
      let count = count + rate * (time - self.time)
      return count > 0 ? min(count, 0x1p53) : 0
    }

    /// Goes on at another rate.
    mutating func change(to rate: Double, at time: Double) {
      let rate = rate > 0 && rate.isFinite ? rate : 0
      if rate != self.rate { self = Pace(time: time, count: count(at: time), rate: rate) }
    }
  }
}
