import AnimEngine
import Testing

@Suite("Animations that hide one another")
struct EngineConflictTests {
  /// The keys of the rivals of the animation that is added last.
  private func rivals(_ animations: [LayerAnimation]) throws -> [String] {
    var player = Player()
    let layer = try player.layer()
    var last: AnimationID?
    try player.turn { engine in for animation in animations { last = try engine.add(animation, to: layer) } }
    return player.engine.rivals(of: try #require(last)).map { $0.key ?? "" }
  }

  private func animation(
    _ keyPath: String, key: AnimationKey, delay: Double = 0, duration: Double = 1, isAdditive: Bool = false
  ) -> LayerAnimation {
    let property = reference(keyPath)
    let value = property.type == .point ? PropertyValue.point(Point2D(x: 1, y: 1)) : .number(1)
    return LayerAnimation(
      .basic(BasicAnimation(property, to: value)), timing: MediaTiming(duration: MediaTime(seconds: duration)),
      delay: MediaTime(seconds: delay), key: key, isAdditive: isAdditive)
  }

  @Test("written keys that differ, one property, at one time")
  func conflict() throws {
    #expect(try rivals([animation("opacity", key: .named("a")), animation("opacity", key: .named("b"))]) == ["a"])
    #expect(
      try rivals([animation("position", key: .named("a")), animation("position.x", key: .named("b"))]) == ["a"])
    #expect(
      try rivals([
        animation("opacity", key: .named("a")), animation("opacity", key: .named("b")),
        animation("opacity", key: .named("c")),
      ]) == ["a", "b"])
  }

  @Test("not: the same key, a key path, another property, other times, sums")
  func silence() throws {
    let first = animation("opacity", key: .named("a"))
    #expect(try rivals([first, animation("opacity", key: .named("a"))]) == [])
    #expect(try rivals([first, animation("opacity", key: .keyPath)]) == [])
    #expect(try rivals([first, animation("opacity", key: .anonymous)]) == [])
    #expect(try rivals([first, animation("zPosition", key: .named("b"))]) == [])
    #expect(try rivals([first, animation("opacity", key: .named("b"), delay: 1)]) == [])
    #expect(try rivals([first, animation("opacity", key: .named("b"), isAdditive: true)]) == [])
    #expect(
      try rivals([animation("position.x", key: .named("a")), animation("position.y", key: .named("b"))]) == [])
  }

  @Test("a group counts by what its children animate")
  func groups() throws {
    let group = LayerAnimation(
      .group(AnimationGroup([animation("opacity", key: .keyPath)])),
      timing: MediaTiming(duration: MediaTime(seconds: 1)), key: .named("g"))
    #expect(try rivals([group, animation("opacity", key: .named("b"))]) == ["g"])
    #expect(try rivals([group, animation("zPosition", key: .named("b"))]) == [])
    #expect(try rivals([animation("opacity", key: .named("a")), group]) == ["a"])
  }

  @Test("what turns a layer along a path counts as the animation along it")
  func turning() throws {
    var along = KeyframeAnimation(reference("position"), path: .line(from: .zero, to: Point2D(x: 9, y: 9)))
    along.rotationMode = .auto
    let way = LayerAnimation(
      .keyframe(along), timing: MediaTiming(duration: MediaTime(seconds: 1)), key: .named("way"))
    #expect(try rivals([way, animation("position", key: .named("b"))]) == ["way"])
    #expect(try rivals([way, animation("opacity", key: .named("b"))]) == [])
    let turn = LayerAnimation(
      .basic(BasicAnimation(reference("transform.rotation.z"), to: .angle(1))),
      timing: MediaTiming(duration: MediaTime(seconds: 1)), key: .named("turn"))
    #expect(try rivals([way, turn]).allSatisfy { $0 == "way" })
  }

  @Test("an animation that is over has no rivals")
  func over() throws {
    var player = Player()
    let layer = try player.layer()
    let id = try player.engine.add(animation("opacity", key: .named("a")), to: layer)
    player.advance(to: 2)
    #expect(player.engine.rivals(of: id) == [])
    #expect(player.engine.notice(of: id) == nil)
  }

  @Test("clauses without a property cannot be added")
  func template() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(throws: EngineError.self) { try player.engine.add(LayerAnimation(.template), to: layer) }
    #expect(player.engine.animationKeys(layer) == [])
  }

  @Test("a second group begins where it is, not where the first began")
  func laterGroup() throws {
    var player = Player()
    let layer = try player.layer("a", in: .stage, [("opacity", .number(0))])
    let group = LayerAnimation(
      .group(AnimationGroup([LayerAnimation(.basic(BasicAnimation(reference("opacity"), to: .number(1))))])),
      timing: MediaTiming(duration: MediaTime(seconds: 1)), key: .named("g"))
    player.advance(to: 5)
    try player.turn { _ = try $0.add(group, to: layer) }
    player.advance(to: 5.5)
    #expect(player.engine.presentationValue(layer, reference("opacity")) == .number(0.5))
  }

  @Test("without a key stop, finish and reverse act on all animations of the layer")
  func controlOfAll() throws {
    var player = Player()
    let layer = try player.layer("a", in: .stage, [("opacity", .number(0))])
    try player.turn { engine in
      try engine.add(animation("opacity", key: .named("a")), to: layer)
      try engine.add(animation("zPosition", key: .anonymous), to: layer)
    }
    player.advance(to: 0.5)
    player.turn { $0.stop(layer) }
    #expect(player.engine.value(layer, reference("opacity")) == .number(0.5))
    #expect(player.engine.value(layer, reference("zPosition")) == .number(0.5))
    #expect(!player.engine.hasFiniteAnimations)
    try player.turn { try $0.add(animation("opacity", key: .named("a")), to: layer) }
    player.turn { $0.finish(layer) }
    #expect(player.engine.value(layer, reference("opacity")) == .number(1))
    #expect(!player.engine.hasFiniteAnimations)
  }
}
