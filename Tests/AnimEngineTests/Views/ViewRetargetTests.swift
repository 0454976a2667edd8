import AnimEngine
import Testing

@Suite("Views that are sent elsewhere")
struct ViewRetargetTests {
  @Test("a second change of position has a key of its own; both are additive and start at old minus new")
  func twoKeys() throws {
    var player = Player()
    let view = try player.view()
    try player.block { try $0.set(view, "position", .point(100, 0)) }
    player.advance(to: 0.5)
    try player.block { try $0.set(view, "position", .point(40, 0)) }
    #expect(player.engine.animationKeys(view) == ["position", "position-2"])
    #expect(player.engine.animation(view, key: "position")?.basic?.fromValue == .point(-100, 0))
    #expect(player.engine.animation(view, key: "position-2")?.basic?.fromValue == .point(60, 0))
    #expect(player.engine.animation(view, key: "position-2")?.isAdditive == true)
    try player.block { try $0.set(view, "position", .point(0, 0)) }
    #expect(player.engine.animationKeys(view).last == "position-3")
  }

  @Test(
    "there and back at half time, eased: the second adds to the first",
    arguments: [
      (0.25, 12.916193), (0.5, 50), (0.6, 64.839368), (0.75, 74.167614), (1.0, 50), (1.25, 12.916193), (1.5, 0),
    ])
  func eased(time: Double, expected: Double) throws {
    var player = Player()
    let view = try player.view()
    try player.block(ease: nil) { try $0.set(view, "position", .point(100, 0)) }
    player.advance(to: min(time, 0.5))
    if time > 0.5 {
      try player.block(ease: nil) { try $0.set(view, "position", .point(0, 0)) }
      player.advance(to: time)
    }
    #expect(abs(player.shownPoint(view).x - expected) < 1e-5)
  }

  @Test(
    "linear ones cancel each other out until the first is over",
    arguments: [(0.5, 50.0), (0.75, 50), (1.0, 50), (1.25, 25), (1.5, 0)])
  func linear(time: Double, expected: Double) throws {
    var player = Player()
    let view = try player.view()
    try player.block { try $0.set(view, "position", .point(100, 0)) }
    player.advance(to: 0.5)
    try player.block { try $0.set(view, "position", .point(0, 0)) }
    player.advance(to: time)
    #expect(abs(player.shownPoint(view).x - expected) < 1e-9)
  }

  @Test("opacity starts at the model's value, or where it is seen with beginFromCurrentState")
  func opacity() throws {
    for (options, start) in [(ViewAnimationOptions(), 0.0), (.beginFromCurrentState, 0.5)] {
      var player = Player()
      let view = try player.view()
      try player.block { try $0.set(view, "opacity", .number(0)) }
      player.advance(to: 0.5)
      try player.block(options: options) { try $0.set(view, "opacity", .number(1)) }
      #expect(player.engine.animationKeys(view) == ["opacity"])
      #expect(player.engine.animation(view, key: "opacity")?.basic?.fromValue == .number(start))
      #expect(player.shown(view, "opacity") == start)
      player.advance(to: 1)
      #expect(player.shown(view, "opacity") == start + (1 - start) / 2)
    }
  }

  @Test("what is replaced was not finished")
  func completions() throws {
    var player = Player()
    let view = try player.view()
    try player.block(completion: 1) { try $0.set(view, "opacity", .number(0)) }
    player.advance(to: 0.5)
    _ = player.takeLog()
    try player.block(completion: 2) { try $0.set(view, "opacity", .number(1)) }
    player.advance(to: 2)
    #expect(
      player.takeLog() == [
        "0.5 replaced v.opacity", "0.5 completion 1 unfinished", "0.5 start v.opacity", "1.5 finished v.opacity",
        "1.5 completion 2",
      ])
  }

  @Test("the model set outside of blocks moves the end, and the offset stays")
  func modelMoves() throws {
    var player = Player()
    let view = try player.view()
    try player.block { try $0.set(view, "position", .point(100, 0)) }
    player.advance(to: 0.5)
    try player.set(view, "position", .point(200, 0))
    #expect(player.shownPoint(view).x == 150)
    player.advance(to: 1)
    #expect(player.shownPoint(view).x == 200)
  }

  @Test("whole turns of a part are kept")
  func turns() throws {
    var player = Player()
    let view = try player.view()
    try player.block { try $0.set(view, "transform.rotation.z", .angle(4 * .pi)) }
    player.advance(to: 0.25)
    #expect(abs(player.shown(view, "transform.rotation.z") - .pi) < 1e-9)
  }
}
