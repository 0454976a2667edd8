import AnimEngine
import Testing

/// What an animation from 10 to 20 leaves in the model, by default 5: repeats, autoreverses, further settings; model.
private let endings = """
  0 no - 20
  1 no - 20
  3 no - 20
  1 yes - 10
  2 yes - 10
  1.5 yes - 20
  2.5 no - 15
  1.25 yes - 15
  2 no cumulative 40
  3 yes cumulative 30
  inf no - 5
  1 no additive 5
  1 no transient 5
  1 no still 5
  1 no backwards 10
  0 no total2.25 12.5
  """

@Suite("What animations leave in the model")
struct EngineModelValueTests {
  static func animation(_ row: [Substring]) -> LayerAnimation {
    .basic("position.x", from: .number(10), to: .number(20)) {
      $0.timing.repeatCount = number(row[0])
      $0.timing.autoreverses = row[1] == "yes"
      switch row[2] {
      case "cumulative": $0.isCumulative = true
      case "additive": $0.isAdditive = true
      case "transient": $0.isTransient = true
      case "still": $0.timing.speed = 0
      case "backwards":
        $0.timing.speed = -1
        $0.timing.timeOffset = $0.timing.duration
      case "total2.25": $0.timing.repeatDuration = MediaTime(seconds: 2.25)
      default: break
      }
    }
  }

  @Test("the model takes the end value when the animation begins", arguments: rows(of: endings))
  func ending(row: [Substring]) throws {
    var player = Player()
    let layer = try player.layer("a", [("position.x", .number(5))])
    try player.animate(Self.animation(row), layer)
    #expect(player.model(layer, "position.x") == number(row[3]))
    #expect(player.engine.animationKeys(layer) == ["position.x"])
  }

  @Test(
    "nothing snaps back: what is last on screen is the model",
    arguments: rows(of: endings).filter { $0[2] == "-" && $0[0] != "inf" })
  func noSnap(row: [Substring]) throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(Self.animation(row), layer)
    let end = try #require(player.engine.nextEventTime)
    player.advance(to: end.seconds - 1e-7)
    #expect(abs(player.shown(layer, "position.x") - number(row[3])) < 1e-4)
    player.advance(to: end.seconds)
    #expect(player.shown(layer, "position.x") == number(row[3]))
  }

  @Test("an eased fractional repeat leaves the eased value, a whole pass the exact end")
  func eased() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("position.x", from: .number(0), to: .number(100)) {
        $0.timingFunction = .easeIn
        $0.timing.repeatCount = 1.5
      }, layer)
    #expect(abs(player.model(layer, "position.x") - 31.535681) < 1e-4)
    try player.animate(
      .basic("opacity", from: .number(0.1), to: .number(0.3)) { $0.timingFunction = .easeIn }, layer)
    #expect(player.model(layer, "opacity") == 0.3)
  }

  @Test("an offset alone counts from the value on screen")
  func byFromScreen() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100)), layer)
    player.advance(to: 0.5)
    try player.animate(.basic("position.x", by: .number(10)), layer)
    #expect(player.shown(layer, "position.x") == 50)
    #expect(player.model(layer, "position.x") == 60)
  }

  @Test("a start alone leaves the model alone and ends at it")
  func fromAlone() throws {
    var player = Player()
    let layer = try player.layer("a", [("position.x", .number(100))])
    try player.animate(.basic("position.x", from: .number(0)), layer)
    #expect(player.model(layer, "position.x") == 100)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "position.x") == 50)
  }

  @Test("changes of the model by an animation make no implicit animation")
  func noImplicit() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), key: .named("move")), layer)
    #expect(player.engine.animationKeys(layer) == ["move"])
  }

  @Test("a delayed animation sets the model when it begins")
  func delayed() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", to: .number(100), delay: 2), layer)
    player.advance(to: 1)
    #expect(player.model(layer, "position.x") == 0)
    player.advance(to: 2)
    #expect(player.model(layer, "position.x") == 100)
    #expect(player.shown(layer, "position.x") == 0)
  }
}
