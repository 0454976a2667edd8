import AnimEngine
import Testing

@Suite("Scrolling")
struct ScrollingTests {
  /// A window of 100 × 100 on a page of 300 × 300 with a mark of 20 × 20 at (200, 150).
  private struct Window {
    var player = Player()
    let window, page, mark: LayerID

    init(mode: String = "both") throws {
      window = try player.engine.makeLayer(type: .scroll, name: "window")
      try player.engine.insert(window, into: .stage)
      try player.engine.set(window, reference("bounds"), to: .rect(0, 0, 100, 100))
      let scrollMode = try #require(player.engine.types.reference(to: "scrollMode", in: .scroll))
      try player.engine.set(window, scrollMode, to: .string(mode))
      try player.engine.commitLayer(window)
      page = try player.layer("page", in: window, [("frame", .rect(0, 0, 300, 300))])
      mark = try player.layer("mark", in: page, [("frame", .rect(200, 150, 20, 20))])
    }
  }

  @Test(
    "a point comes to the origin, along the axes on which the layer scrolls",
    arguments: [("both", 205.0, 155.0), ("horizontally", 205, 0), ("vertically", 0, 155), ("none", 0, 0)])
  func points(mode: String, x: Double, y: Double) throws {
    let window = try Window(mode: mode)
    let engine = window.player.engine
    #expect(engine.scrollLayer(around: window.mark) == window.window)
    #expect(
      engine.scrollOrigin(of: window.window, showing: Point2D(x: 5, y: 5), of: window.mark) == Point2D(x: x, y: y))
  }

  @Test("a rectangle becomes visible by the shortest way; what is seen already moves nothing")
  func rects() throws {
    var window = try Window()
    func origin(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Point2D {
      window.player.engine.scrollOrigin(
        of: window.window, showing: Rect2D(x: x, y: y, width: width, height: height), of: window.page)
    }
    #expect(origin(10, 10, 50, 50) == .zero)
    #expect(origin(150, 90, 20, 20) == Point2D(x: 70, y: 10))
    try window.player.set(window.window, "bounds.origin", .point(100, 100), disableActions: true)
    #expect(origin(60, 120, 20, 20) == Point2D(x: 60, y: 100))
    // Of what is too large the beginning is shown.
    #expect(origin(50, 0, 200, 300) == Point2D(x: 50, y: 0))
  }

  @Test("a layer in no scroll layer is scrolled by none")
  func none() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(player.engine.scrollLayer(around: layer) == nil)
  }

  @Test("what layers around cut off is not visible")
  func visible() throws {
    var window = try Window()
    #expect(window.player.engine.visibleRect(of: window.page) == Rect2D(x: 0, y: 0, width: 100, height: 100))
    #expect(window.player.engine.visibleRect(of: window.mark) == .zero)
    try window.player.set(window.window, "bounds.origin", .point(150, 60), disableActions: true)
    #expect(window.player.engine.visibleRect(of: window.page) == Rect2D(x: 150, y: 60, width: 100, height: 100))
    #expect(window.player.engine.visibleRect(of: window.mark) == Rect2D(x: 0, y: 0, width: 20, height: 10))
  }

  @Test("intersections", arguments: [(5.0, 5.0, 5.0), (10, 0, nil), (20, nil, nil)] as [(Double, Double?, Double?)])
  func intersections(start: Double, width: Double?, height: Double?) {
    let first = Rect2D(x: 0, y: 0, width: 10, height: 10)
    let other = Rect2D(x: start, y: start, width: 10, height: 10)
    #expect(first.intersection(other)?.size.width == width)
    #expect(other.intersection(first) == first.intersection(other))
  }
}
