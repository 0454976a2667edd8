import Testing

@testable import AnimEngine

@Suite("The clock")
struct EngineClockTests {
  @Test("time begins at zero and goes forwards only")
  func forwards() {
    var engine = AnimationEngine()
    #expect(engine.now == .zero && engine.nextEventTime == nil)
    engine.advance(to: MediaTime(seconds: 2))
    engine.advance(to: MediaTime(seconds: 1))
    #expect(engine.now == MediaTime(seconds: 2))
  }

  @Test("one step over many events is as many steps", arguments: [1, 2, 10])
  func steps(count: Int) throws {
    var player = Player()
    let layer = try player.layer()
    for (number, keyPath) in ["opacity", "zPosition", "cornerRadius"].enumerated() {
      try player.animate(
        .basic(keyPath, to: .number(0.5), over: Double(number + 1), delay: Double(number)), layer)
    }
    for step in 1...count { player.engine.advance(to: MediaTime(seconds: 10 * Double(step) / Double(count))) }
    #expect(
      player.takeLog().map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "start a.opacity", "finished a.opacity", "start a.zPosition", "start a.cornerRadius", "finished a.zPosition",
        "finished a.cornerRadius",
      ])
  }

  @Test("an animation that ends at 0.3 s ends at 0.1 s + 0.2 s")
  func exact() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), over: 0.3), layer)
    player.advance(to: 0.1)
    player.engine.advance(to: player.engine.now + MediaTime(seconds: 0.2))
    #expect(player.engine.animationKeys(layer).isEmpty)
  }

  @Test("the agenda gives entries by time, then by serial number, whatever was moved and taken out")
  func agenda() {
    var dice = Dice(seed: 3)
    var agenda = Agenda()
    var expected: [Int32: Agenda.Entry] = [:]
    for round in 0..<2000 {
      let slot = Int32(dice.below(200))
      if dice.chance(0.3) {
        agenda.remove(slot: slot)
        expected[slot] = nil
      } else {
        let entry = Agenda.Entry(
          instant: MediaTime(ticks: Int64(dice.below(50))), serial: UInt64(round), slot: slot, isFinite: slot % 2 == 0,
          keepsAlive: slot % 4 == 0)
        agenda.set(entry)
        expected[slot] = entry
      }
      #expect(agenda.finiteCount == expected.keys.count { $0 % 2 == 0 })
      #expect(agenda.livingCount == expected.keys.count { $0 % 4 == 0 })
    }
    let order = expected.values.sorted { ($0.instant.ticks, $0.serial) < ($1.instant.ticks, $1.serial) }
    let middle = MediaTime(ticks: 20)
    #expect(agenda.takeDue(at: middle).map(\.slot) == order.filter { $0.instant <= middle }.map(\.slot))
    #expect(agenda.takeDue(at: .infinity).map(\.slot) == order.filter { $0.instant > middle }.map(\.slot))
    #expect(agenda.first == nil && agenda.finiteCount == 0)
  }
}
