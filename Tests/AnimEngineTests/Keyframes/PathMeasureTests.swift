import AnimEngine
import Testing

@Suite("Measuring paths")
struct PathMeasureTests {
  static func path(_ cell: Substring) -> VectorPath {
    VectorPath(svg: String(cell.map { $0 == "~" ? " " : $0 })) ?? VectorPath()
  }

  /// Arcs of SVG are kept as curves, which leave the circle by up to 3e-4 of its radius.
  static func tolerance(_ cell: Substring) -> Double { cell.contains { "aA".contains($0) } ? 1e-3 : 1e-9 }

  /// The smaller angle between two directions.
  static func difference(_ a: Double, _ b: Double) -> Double {
    let turn = (a - b).magnitude
    return min(turn, (360 - turn).magnitude)
  }

  @Test("lengths are those of adaptive quadrature", arguments: cases(of: pathMeasureTable))
  func lengths(table: TableCase) {
    let measure = PathMeasure(Self.path(table.parameters[0]))
    let length = number(table.parameters[1])
    #expect((measure.length - length).magnitude <= Self.tolerance(table.parameters[0]) * length)
  }

  @Test("points lie at their share of the length", arguments: cases(of: pathMeasureTable))
  func points(table: TableCase) {
    let measure = PathMeasure(Self.path(table.parameters[0]))
    for cell in table.cells {
      let point = measure.point(at: number(cell[0]))
      let error = largestDifference([point.x, point.y], numbers(cell[1]))
      #expect(error <= max(Self.tolerance(table.parameters[0]), 2e-9) * measure.length, "at \(cell[0])")
    }
  }

  @Test("directions are those of travel, at a corner those before or after it", arguments: cases(of: pathMeasureTable))
  func directions(table: TableCase) {
    let measure = PathMeasure(Self.path(table.parameters[0]))
    let tolerance = Self.tolerance(table.parameters[0]) > 1e-6 ? 0.2 : 0.01
    for cell in table.cells {
      let angle = measure.direction(at: number(cell[0])) * 180 / .pi
      #expect(
        numbers(cell[2]).contains { Self.difference(angle, $0) <= tolerance }, "\(angle) at \(cell[0])")
    }
  }

  @Test("the place along a path is told by segment and parameter")
  func location() {
    let measure = PathMeasure(Self.path("M0~0L100~0M0~50L100~50"))
    #expect(measure.length == 200)
    #expect(measure.location(at: 0.25) == (0, 0.5))
    #expect(measure.location(at: 0.75) == (1, 0.5))
    #expect(measure.point(at: 0.75) == Point2D(x: 50, y: 50))
    #expect(measure.location(at: 2) == (1, 1))
    #expect(measure.location(at: -1) == (0, 0))
  }

  @Test("where a curve stands still, the direction is that of what follows or came")
  func cusps() {
    let measure = PathMeasure(Self.path("M0~0C0~0~50~100~100~0"))
    #expect((measure.direction(at: 0) - .atan2(y: 100, x: 50)).magnitude < 1e-12)
    let stop = PathMeasure(Self.path("M0~0C0~50~100~200~100~200"))
    #expect((stop.direction(at: 1) - .atan2(y: 150, x: 100)).magnitude < 1e-12)
  }

  @Test("a path without any way has no length and stays where it is")
  func empty() {
    #expect(PathMeasure(VectorPath()).length == 0)
    #expect(PathMeasure(VectorPath()).point(at: 0.5) == .zero)
    #expect(PathMeasure(VectorPath()).direction(at: 0.5) == 0)
    var move = VectorPath()
    move.move(to: Point2D(x: 3, y: 4))
    #expect(PathMeasure(move).point(at: 0.5) == Point2D(x: 3, y: 4))
    move.line(to: Point2D(x: 3, y: 4))
    let still = PathMeasure(move)
    #expect(still.length == 0)
    #expect(still.point(at: 0.5) == Point2D(x: 3, y: 4))
  }

  @Test("a curve that turns back on itself is measured there and back")
  func turningBack() {
    // x runs from 0 to its greatest value and back.
    let measure = PathMeasure(Self.path("M0~0C100~0~100~0~0~0"))
    #expect((measure.length - 150).magnitude < 1e-6)
    #expect((measure.point(at: 0.5).x - 75).magnitude < 1e-6)
  }
}
