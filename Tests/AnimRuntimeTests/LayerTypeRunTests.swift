import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Layer types while they run")
struct LayerTypeRunTests {
  private static let meter = """
    layer type Meter {
        property level: number = 0 animated over 1s ease linear
        bounds = (0, 0, 100, 50)
        layer needle {}
        changed level { needle.rotation = level * 90deg }
        draw {
            fill rect(bounds) color white
            stroke line((0, 0), (level * 10, 0)) width 2 cap round
            save { transform translate(5, 5)
            text "level" at center size 9 }
        }
    }
    layer meter: Meter {}

    """

  private func session(_ text: String, frameRate: Double = 60) throws -> Session {
    var options = SessionOptions()
    options.frameRate = frameRate
    var session = Session(options: options)
    let told = try session.enter(SourceText(name: "test", text: text))
    #expect(told.filter { $0.severity == .error }.map(\.message) == [])
    return session
  }

  private func layer(_ name: String, in session: Session) -> LayerID? {
    session.engine.sublayers(of: .stage).first { session.name(of: $0) == name }
  }

  // MARK: Drawing

  @Test("what is drawn is kept as a list of commands in the layer's coordinates")
  func displayList() throws {
    var session = try session(Self.meter + "wait 1s")
    try session.run()
    let meter = try #require(layer("meter", in: session))
    let rect = Rect2D(x: 0, y: 0, width: 100, height: 50)
    #expect(
      session.engine.displayList(of: meter)?.commands == [
        .fill(.rect(rect), color: RGBAColor(red: 1, green: 1, blue: 1), rule: .nonZero),
        .stroke(
          .line(from: .zero, to: .zero), color: .black,
          style: StrokeStyle(width: 2, cap: .round)),
        .save, .transform(.translation(x: 5, y: 5)),
        .text("level", at: Point2D(x: 50, y: 25), size: 9, color: .black), .restore,
      ])
  }

  @Test("it is drawn anew in frames in which something that it reads has changed, with what is on screen")
  func redraw() throws {
    var session = try session(Self.meter + "meter.level = 1")
    func end(_ session: Session) throws -> Double {
      let meter = try #require(layer("meter", in: session))
      let commands = try #require(session.engine.displayList(of: meter)).commands
      guard case .stroke(let path, _, _) = commands[1] else { return .nan }
      return path.boundingBox?.maxX ?? .nan
    }
    for (time, x) in [(0.0, 0.0), (0.25, 2.5), (0.5, 5), (1, 10)] {
      try session.run(until: MediaTime(seconds: time))
      #expect(abs(try end(session) - x) < 1e-9)
    }
  }

  @Test("it is drawn anew when a variable has changed that it reads, by way of a function too, and not in every frame")
  func redrawByVariables() throws {
    var session = try session(
      """
      var width = 10
      var names = ["a"]
      func reach(of x: number) -> number { return x * width }
      layer type Bar {
          draw { fill rect((0, 0, reach(of: 2), 5)); text names.first ?? "" at (0, 0) }
      }
      layer bar: Bar {}
      at 0.5s { width = 20 }
      at 1s { names = ["b"] }
      wait 2s
      """)
    for (time, x, text) in [(0.25, 20.0, "a"), (0.75, 40, "a"), (1.25, 40, "b")] {
      try session.run(until: MediaTime(seconds: time))
      let bar = try #require(layer("bar", in: session))
      let commands = try #require(session.engine.displayList(of: bar)).commands
      guard case .fill(let path, _, _) = commands[0], case .text(let string, _, _, _) = commands[1] else {
        Issue.record("\(commands)")
        return
      }
      #expect(path.boundingBox?.maxX == x && string == text)
      #expect(!session.machine.isDisplayDue)
    }
  }

  @Test("a layer that draws nothing has no list, and one that left the tree keeps its last")
  func noList() throws {
    var session = try session(Self.meter + "layer plain {}\nat 0.5s { remove meter }\nmeter.level = 1")
    try session.run(until: MediaTime(seconds: 0.25))
    let meter = try #require(layer("meter", in: session))
    let plain = try #require(layer("plain", in: session))
    #expect(session.engine.displayList(of: plain) == nil)
    try session.run(until: MediaTime(seconds: 0.75))
    #expect(session.engine.displayList(of: meter) != nil)
  }

  // MARK: Frames

  @Test(
    "display frames are multiples of the frame's duration",
    arguments: [(60.0, 3), (30.0, 2), (120.0, 6), (20.0, 1)])
  func frameRate(rate: Double, count: Int) throws {
    var session = try session(
      """
      layer type Sound { property volume: number = 0 animated over 0.05s ease linear
      display volume { print volume } }
      layer sound: Sound {}
      sound.volume = 1
      wait 1s
      """, frameRate: rate)
    try session.run()
    #expect(lines(of: session.takeOutput()).count == count)
  }

  @Test("frames happen only while something moves that is displayed")
  func idle() throws {
    var session = try session(Self.meter + "wait 1000000s")
    try session.run(until: MediaTime(seconds: 10))
    #expect(session.nextInstant == MediaTime(seconds: 1_000_000))
    var moving = try self.session(Self.meter + "animate meter.level to 1 over 5s")
    try moving.run(until: MediaTime(seconds: 1))
    #expect(moving.nextInstant == MediaTime(ticks: MediaTime.ticksPerSecond * 61 / 60))
  }

  @Test("a frame rate that is none counts as 60")
  func strangeFrameRates() throws {
    for rate in [0, -1, .nan, .infinity, 1e300, 1e-300] {
      var session = try session(Self.meter + "meter.level = 1\nwait 1s", frameRate: rate)
      try session.run(until: MediaTime(seconds: 1))
      #expect(session.now == MediaTime(seconds: 1))
    }
  }

  @Test("a copy of a session goes on to the same frames and output")
  func copies() throws {
    var first = try session(
      """
      layer type Sound { property volume: number = 0 animated over 0.2s
      changed volume { print "changed" }
      display volume { print volume } }
      layer sound: Sound {}
      sound.volume = 1
      at 0.1s { sound.volume = 0 }
      """)
    try first.run(until: MediaTime(seconds: 0.07))
    _ = first.takeOutput()
    var second = first
    try first.run()
    try second.run()
    let output = first.takeOutput()
    #expect(!output.isEmpty && output == second.takeOutput())
  }

  // MARK: changed

  @Test("a delayed animation runs 'changed' when it begins, in a turn of its own")
  func delayed() {
    expectPrints(
      """
      layer type A { property p: number = 0
      changed p { print "changed to \\(p) at \\(now)" } }
      layer a: A {}
      on a start call begun
      handler begun(layer) { print "begun, \\((layer as A).p)" }
      animate a.p to 5 over 1s delay 1s
      """, ["changed to 0 at 0s", "changed to 5 at 1s", "begun, 5"])
  }

  @Test("it may call functions, make layers and change what it is called for")
  func inside() {
    expectPrints(
      """
      layer type Row { property count: number = 0
          changed count {
              let wanted = count
              for i in sublayers.count..<wanted { layer dot { position.x = 10 * i } }
              if count > 3 { count = 3 }
          }
      }
      layer row: Row {}
      row.count = 5
      print row.count, row.sublayers.count
      """, ["3 5"])
  }

  @Test("it cannot wait, also by way of a handler")
  func cannotWait() {
    let result = run(
      """
      layer type A { property p: number = 0
      changed p { call late } }
      handler late(layer) { wait 1s }
      layer a: A {}
      """)
    #expect(result.error?.hasPrefix("statement/forbidden") ?? false)
  }

  @Test("an error inside names the calls that led there")
  func stack() throws {
    var session = Session()
    do {
      _ = try session.enter(
        SourceText(
          name: "test",
          text: """
            layer type A { property p: number = 0
            changed p { print [1, 2][p] } }
            layer a: A {}
            func set() { a.p = 7 }
            set()
            """))
      Issue.record("no error")
    } catch {
      #expect(error.diagnostic.stack.map(\.name) == ["changed p", "func set", "the script"])
      #expect(error.diagnostic.id == .runIndexOutOfRange)
    }
  }

  // MARK: Sessions

  @Test("types declared in one entry are used and extended in later ones")
  func entries() throws {
    var session = try session(Self.meter)
    for text in [
      "meter.level = 1", "layer type Big: Meter { changed level { print \"big \\(level)\" } }", "layer big: Big {}",
      "print meter.level, big.needle.rotation, big.bounds.size",
    ] {
      let source = SourceText(name: "entry", text: text, base: session.nextBase)
      #expect(try session.enter(source).map(\.message) == [])
    }
    #expect(lines(of: session.takeOutput()) == ["big 0", "1 0deg (100, 50)"])
  }
}
