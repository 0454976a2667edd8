import AnimEngine
import Testing

@Suite("Transitions")
struct EngineTransitionTests {
  @Test("tells how far it is")
  func progress() throws {
    var player = Player()
    let layer = try player.layer()
    let push = Transition(.push, direction: .fromRight)
    try player.animate(.of(.transition(push)) { $0.timingFunction = .easeIn }, layer)
    #expect(player.engine.transition(of: layer) == TransitionState(transition: push, progress: 0))
    player.advance(to: 0.5)
    let state = try #require(player.engine.transition(of: layer))
    #expect(state.transition == push)
    #expect((state.progress - TimingFunction.easeIn.value(at: 0.5)).magnitude < 1e-6)
    player.advance(to: 1)
    #expect(player.engine.transition(of: layer) == nil)
    #expect(player.takeLog() == ["0 start a.transition", "1 finished a.transition"])
  }

  @Test("a part of it: from its start progress to its end progress")
  func part() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.of(.transition(Transition(.reveal, startProgress: 0.25, endProgress: 0.75))), layer)
    player.advance(to: 0.5)
    #expect(player.engine.transition(of: layer)?.progress == 0.5)
    player.advance(to: 0.75)
    #expect(player.engine.transition(of: layer)?.progress == 0.625)
  }

  @Test("a layer that came into the tree in the same transaction has no old picture: it does not run")
  func arrival() throws {
    var player = Player()
    let layer = try player.layer(in: nil)
    try player.turn { engine in
      try engine.insert(layer, into: .stage)
      try engine.add(.of(.transition(Transition())), to: layer)
      #expect(engine.transition(of: layer) == nil)
    }
    #expect(player.takeLog() == ["0 cancelled a.transition"])
    try player.animate(.of(.transition(Transition())), layer)
    #expect(player.engine.transition(of: layer) != nil)
  }

  @Test(
    "after a flush, or after the transaction in which it came, the layer has an old picture", arguments: [false, true])
  func committedArrival(isFlushed: Bool) throws {
    var player = Player()
    let superlayer = try player.layer("b", in: nil)
    let layer = try player.layer(in: superlayer)
    try player.turn { engine in
      if isFlushed {
        try engine.insert(superlayer, into: .stage)
        engine.flush()
      } else {
        engine.beginTransaction()
        try engine.insert(superlayer, into: .stage)
        try engine.commitTransaction()
      }
      try engine.add(.of(.transition(Transition())), to: layer)
    }
    #expect(player.takeLog() == ["0 start a.transition"])
  }

  @Test("as the action of coming in it runs: there it starts from nothing")
  func orderIn() throws {
    var player = Player()
    let layer = try player.layer(in: nil)
    try player.engine.setAction(.animation(.of(.transition(Transition()))), of: layer, forKey: "orderIn")
    try player.turn { try $0.insert(layer, into: .stage) }
    #expect(player.takeLog() == ["0 start a.transition"])
  }

  @Test("is always found under the key of transitions, so a new one replaces it")
  func key() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.of(.transition(Transition()), key: .named("mine")), layer)
    try player.animate(.of(.transition(Transition(.moveIn)), key: .anonymous), layer)
    #expect(player.engine.animationKeys(layer) == ["transition"])
    #expect(player.engine.transition(of: layer)?.transition.style == .moveIn)
    player.turn { $0.removeAnimation(layer, key: "transition") }
    #expect(
      player.takeLog() == [
        "0 start a.transition", "0 replaced a.transition", "0 start a.transition", "0 cancelled a.transition",
      ])
  }

  @Test("shows nothing during its delay, and runs beside other animations")
  func delay() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.of(.transition(Transition()), delay: 0.5), layer)
    try player.animate(.basic("opacity", to: .number(0)), layer)
    #expect(player.engine.transition(of: layer) == nil)
    player.advance(to: 1)
    #expect(player.engine.transition(of: layer)?.progress == 0.5)
    #expect(player.engine.animationKeys(layer) == ["transition"])
  }

  @Test("is no part of a group")
  func inGroup() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.group([.of(.transition(Transition())), .basic("opacity", to: .number(0))]), layer)
    player.advance(to: 0.5)
    #expect(player.engine.transition(of: layer) == nil)
    #expect(player.shown(layer, "opacity") == 0.5)
  }

  @Test("fades over the whole by default")
  func defaults() {
    let transition = Transition()
    #expect(transition.style == .fade && transition.direction == nil)
    #expect(transition.startProgress == 0 && transition.endProgress == 1)
    #expect(LayerAnimation(.transition(transition)).keyText == "transition")
    #expect(LayerAnimation(.transition(transition)).property == nil)
  }
}
