import AnimEngine
import Testing

/// Core Animation's conversions, checked on macOS: which of two nested layers the time comes from and goes to (`root`,
/// `child`, `-` for the clock), their speed, offset and begin, the time, the result.
private let conversions = """
  root child 2,3,0 4,5,0 10 45
  child root 2,3,0 4,5,0 10 1.25
  - root 2,3,1 4,5,6 10 21
  root - 2,3,1 4,5,6 10 4.5
  - child 2,3,1 4,5,6 10 65
  child - 2,3,1 4,5,6 10 3.125
  root child 2,3,1 4,5,6 10 21
  child root 2,3,1 4,5,6 10 7.25
  root child 2,3,1 0.5,7,8 7 0
  root child 2,3,1 0.5,7,8 8 7
  root child 2,3,1 0.5,7,8 10 8
  root child 2,3,1 0,7,8 10 7
  child root 2,3,1 0,7,8 10 0
  child - 2,3,1 0,7,8 10 -0.5
  - root 2,1,3 1,0,0 10 15
  """

@Suite("Layer time")
struct LayerTimeTests {
  static func setTiming(_ timing: [Double], of layer: LayerID, in engine: inout AnimationEngine) throws {
    try engine.set(layer, reference("speed"), to: .number(timing[0]))
    try engine.set(layer, reference("timeOffset"), to: .duration(MediaTime(seconds: timing[1])))
    try engine.set(layer, reference("beginTime"), to: .duration(MediaTime(seconds: timing[2])))
  }

  @Test("times go through layers by Core Animation's formula", arguments: rows(of: conversions))
  func convertedTimes(row: [Substring]) throws {
    var engine = AnimationEngine()
    let (root, child) = (try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(child, into: root)
    try Self.setTiming(numbers(row[2]), of: root, in: &engine)
    try Self.setTiming(numbers(row[3]), of: child, in: &engine)
    let layers: [Substring: LayerID] = ["root": root, "child": child]
    let time = engine.convert(MediaTime(seconds: number(row[4])), from: layers[row[0]], to: layers[row[1]])
    #expect(time == MediaTime(seconds: number(row[5])))
  }

  @Test("times of siblings meet in their superlayer, before a begin all is zero")
  func siblings() throws {
    var engine = AnimationEngine()
    let (root, first, second) = (try engine.makeLayer(), try engine.makeLayer(), try engine.makeLayer())
    try engine.insert(first, into: root)
    try engine.insert(second, into: root)
    try Self.setTiming([2, 3, 1], of: root, in: &engine)
    try Self.setTiming([4, 5, 6], of: first, in: &engine)
    try Self.setTiming([0.5, 7, 8], of: second, in: &engine)
    let ten = MediaTime(seconds: 10)
    #expect(engine.convert(ten, from: first, to: second) == .zero)
    #expect(engine.convert(ten, from: second, to: first) == MediaTime(seconds: 37))
  }

  @Test("a layer takes the time of where it is put")
  func moving() throws {
    var engine = AnimationEngine()
    let (root, child) = (try engine.makeLayer(), try engine.makeLayer())
    try Self.setTiming([2, 0, 0], of: root, in: &engine)
    #expect(engine.convert(MediaTime(seconds: 1), from: nil, to: child) == MediaTime(seconds: 1))
    try engine.insert(child, into: root)
    #expect(engine.convert(MediaTime(seconds: 1), from: nil, to: child) == MediaTime(seconds: 2))
    try engine.remove(child)
    #expect(engine.convert(MediaTime(seconds: 1), from: nil, to: child) == MediaTime(seconds: 1))
  }

  @Test("animations run at the speed of all layers above them")
  func speed() throws {
    var player = Player()
    let root = try player.layer("root", [("speed", .number(2))])
    let child = try player.layer("child", in: root, [("speed", .number(0.25))])
    try player.animate(.basic("position.x", to: .number(100)), child)
    player.advance(to: 1)
    #expect(player.shown(child, "position.x") == 50)
    player.advance(to: 2)
    #expect(player.takeLog() == ["0 start child.position.x", "2 finished child.position.x"])
  }

  @Test("a new speed counts from now on, without a jump")
  func changedSpeed() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)), layer)
    player.advance(to: 0.5)
    try player.set(layer, "speed", .number(2))
    #expect(player.shown(layer, "position.x") == 50)
    player.advance(to: 0.625)
    #expect(player.shown(layer, "position.x") == 75)
    player.advance(to: 5)
    #expect(player.takeLog() == ["0 start a.position.x", "0.75 finished a.position.x"])
  }

  @Test("a begin and an offset move the local time as measured")
  func jumps() throws {
    var player = Player()
    let layer = try player.layer()
    player.advance(to: 20)
    func local() -> Double { player.engine.convert(player.engine.now, from: nil, to: layer).seconds }
    try player.set(layer, "beginTime", .duration(MediaTime(seconds: 5)))
    #expect(local() == 15)
    try player.set(layer, "timeOffset", .duration(MediaTime(seconds: 5)))
    #expect(local() == 20)
  }

  @Test("a paused layer stands still and goes on where it was")
  func pause() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)), layer)
    try player.animate(.basic("opacity", to: .number(0), delay: 0.75), layer)
    player.advance(to: 0.4)
    try player.turn { try $0.pause(layer) }
    #expect(player.engine.isPaused(layer))
    #expect(!player.engine.hasFiniteAnimations)
    #expect(player.engine.nextEventTime == nil)
    player.advance(to: 10)
    #expect(player.shown(layer, "position.x") == 40)
    try player.turn { try $0.pause(layer) }
    try player.turn { try $0.resume(layer) }
    #expect(player.shown(layer, "position.x") == 40)
    #expect(player.engine.hasFiniteAnimations)
    player.advance(to: 20)
    #expect(
      player.takeLog() == [
        "0 start a.position.x", "10.35 start a.opacity", "10.6 finished a.position.x", "11.35 finished a.opacity",
      ])
  }

  @Test("a pause keeps the speed, also one that is set meanwhile")
  func pauseKeepsSpeed() throws {
    var player = Player()
    let layer = try player.layer("a", [("speed", .number(2))])
    try player.animate(.basic("position.x", to: .number(100)), layer)
    player.advance(to: 0.25)
    try player.turn { try $0.pause(layer) }
    #expect(player.model(layer, "speed") == 2)
    try player.set(layer, "speed", .number(4))
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 50)
    try player.turn { try $0.resume(layer) }
    player.advance(to: 1.0625)
    #expect(player.shown(layer, "position.x") == 75)
  }

  @Test("a layer below a paused one waits with it, and animations added meanwhile wait at their start")
  func pausedAncestor() throws {
    var player = Player()
    let root = try player.layer("root")
    let child = try player.layer("child", in: root)
    try player.turn { try $0.pause(root) }
    try player.animate(.basic("position.x", from: .number(10), to: .number(20)), child)
    player.advance(to: 3)
    #expect(player.shown(child, "position.x") == 10)
    try player.turn { try $0.resume(root) }
    player.advance(to: 3.5)
    #expect(player.shown(child, "position.x") == 15)
    player.advance(to: 4)
    #expect(player.takeLog() == ["0 start child.position.x", "4 finished child.position.x"])
  }

  @Test("Apple's recipe for pausing with speed, offset and begin works")
  func pauseRecipe() throws {
    var player = Player()
    let layer = try player.layer()
    func local() -> MediaTime { player.engine.convert(player.engine.now, from: nil, to: layer) }
    try player.animate(.basic("position.x", to: .number(100)), layer)
    player.advance(to: 0.4)
    let paused = local()
    try player.set(layer, "speed", .number(0))
    try player.set(layer, "timeOffset", .duration(paused))
    player.advance(to: 5)
    #expect(player.shown(layer, "position.x") == 40)
    try player.set(layer, "speed", .number(1))
    try player.set(layer, "timeOffset", .duration(.zero))
    try player.set(layer, "beginTime", .duration(.zero))
    try player.set(layer, "beginTime", .duration(local() - paused))
    #expect(player.shown(layer, "position.x") == 40)
    player.advance(to: 5.5)
    #expect(player.shown(layer, "position.x") == 90)
  }
}
