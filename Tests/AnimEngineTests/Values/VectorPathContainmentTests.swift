import AnimEngine
import Testing

@Suite("What a path contains")
struct VectorPathContainmentTests {
  @Test(
    "a rectangle contains its left and upper edge, not the others",
    arguments: [
      (5.0, 5.0, true), (0, 5, true), (5, 0, true), (10, 5, false), (5, 10, false), (-1, 5, false), (11, 5, false),
      (5, -1, false), (5, 11, false), (0, 0, true), (10, 10, false),
    ])
  func rectangle(x: Double, y: Double, isInside: Bool) {
    let path = VectorPath.rect(Rect2D(x: 0, y: 0, width: 10, height: 10))
    #expect(path.contains(Point2D(x: x, y: y)) == isInside)
  }

  @Test("a circle contains what is nearer than its radius")
  func circle() {
    let path = VectorPath.circle(center: Point2D(x: 10, y: 20), radius: 5)
    for step in 0..<24 {
      let angle = Double(step) * Double.pi / 12
      let (x, y) = (Double.cos(angle), Double.sin(angle))
      #expect(path.contains(Point2D(x: 10 + 4.99 * x, y: 20 + 4.99 * y)))
      #expect(!path.contains(Point2D(x: 10 + 5.01 * x, y: 20 + 5.01 * y)))
    }
  }

  @Test("quadratic curves count as they are drawn")
  func quadratic() {
    var path = VectorPath()
    path.move(to: .zero)
    path.quad(to: Point2D(x: 10, y: 0), control: Point2D(x: 5, y: 10))
    // The curve is 5 high in its middle.
    #expect(path.contains(Point2D(x: 5, y: 4.9)))
    #expect(!path.contains(Point2D(x: 5, y: 5.1)))
  }

  @Test("what is open counts as closed, one subpath after the other")
  func open() {
    var path = VectorPath()
    for left in [0.0, 20] {
      path.move(to: Point2D(x: left, y: 0))
      path.line(to: Point2D(x: left + 10, y: 0))
      path.line(to: Point2D(x: left, y: 10))
    }
    #expect(path.contains(Point2D(x: 2, y: 2)) && path.contains(Point2D(x: 22, y: 2)))
    #expect(!path.contains(Point2D(x: 12, y: 2)) && !path.contains(Point2D(x: 8, y: 8)))
  }

  @Test("a hole is one only if it winds the other way")
  func holes() {
    let outer = [(0.0, 0.0), (10, 0), (10, 10), (0, 10)]
    let inner = [(3.0, 3.0), (7, 3), (7, 7), (3, 7)]
    func path(_ hole: [(Double, Double)]) -> VectorPath {
      var path = VectorPath()
      for corners in [outer, hole] {
        for (index, corner) in corners.enumerated() {
          let point = Point2D(x: corner.0, y: corner.1)
          if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        path.close()
      }
      return path
    }
    #expect(path(inner).contains(Point2D(x: 5, y: 5)))
    #expect(!path(inner.reversed()).contains(Point2D(x: 5, y: 5)))
    #expect(path(inner.reversed()).contains(Point2D(x: 1, y: 5)))
  }

  @Test("an empty path and a line contain nothing")
  func nothing() {
    #expect(!VectorPath().contains(.zero))
    #expect(!VectorPath.line(from: .zero, to: Point2D(x: 10, y: 10)).contains(Point2D(x: 5, y: 5)))
  }
}
