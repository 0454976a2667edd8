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
