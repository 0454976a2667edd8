import AnimEngine
import Testing

@Suite("Points, sizes, vectors and rectangles")
struct GeometryTests {
  @Test("points add, scale and have distances")
  func points() {
    let a = Point2D(x: 1, y: 2)
    let b = Point2D(x: 4, y: 6)
    #expect(a + b == Point2D(x: 5, y: 8))
    #expect(b - a == Point2D(x: 3, y: 4))
    #expect(a * 2 == Point2D(x: 2, y: 4))
    #expect(a.distance(to: b) == 5)
    #expect(a.interpolated(to: b, at: 0.5) == Point2D(x: 2.5, y: 4))
  }

  @Test("sizes add, scale and mix")
  func sizes() {
    let a = Size2D(width: 1, height: 2)
    let b = Size2D(width: 3, height: 6)
    #expect(a + b == Size2D(width: 4, height: 8))
    #expect(b - a == Size2D(width: 2, height: 4))
    #expect(a * 3 == Size2D(width: 3, height: 6))
    #expect(a.interpolated(to: b, at: 0.5) == Size2D(width: 2, height: 4))
  }

  @Test("vectors have products and lengths")
  func vectors() {
    let x = Vector3(x: 1, y: 0, z: 0)
    let y = Vector3(x: 0, y: 1, z: 0)
    #expect(x.cross(y) == Vector3(x: 0, y: 0, z: 1))
    #expect(y.cross(x) == Vector3(x: 0, y: 0, z: -1))
    #expect(x.dot(y) == 0)
    #expect(Vector3(x: 2, y: 3, z: 6).length == 7)
    #expect((x + y * 2 - x) == Vector3(x: 0, y: 2, z: 0))
    #expect(x.interpolated(to: y, at: 0.25) == Vector3(x: 0.75, y: 0.25, z: 0))
  }

  @Test("a rectangle of negative size has the edges of its positive form")
  func standardized() {
    let rect = Rect2D(x: 10, y: 20, width: -4, height: -6)
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY] == [6, 10, 14, 20])
    #expect([rect.midX, rect.midY] == [8, 17])
    #expect(rect.center == Point2D(x: 8, y: 17))
    #expect(rect.standardized == Rect2D(x: 6, y: 14, width: 4, height: 6))
    #expect(!rect.isEmpty)
    #expect(Rect2D(x: 1, y: 1, width: 0, height: 5).isEmpty)
  }

  @Test("the left and top edges are inside, the right and bottom are not")
  func contains() {
    let rect = Rect2D(x: 0, y: 0, width: 10, height: 5)
    #expect(rect.contains(.zero))
    #expect(rect.contains(Point2D(x: 9.99, y: 4.99)))
    #expect(!rect.contains(Point2D(x: 10, y: 1)))
    #expect(!rect.contains(Point2D(x: 1, y: 5)))
    #expect(Rect2D(x: 10, y: 5, width: -10, height: -5).contains(.zero))
  }

  @Test("unions hold both, insets shrink to the center at most")
  func unionsAndInsets() {
    let rect = Rect2D(x: 0, y: 0, width: 10, height: 4)
    #expect(rect.union(Rect2D(x: 20, y: -5, width: 5, height: 5)) == Rect2D(x: 0, y: -5, width: 25, height: 9))
    #expect(rect.inset(by: 1) == Rect2D(x: 1, y: 1, width: 8, height: 2))
    #expect(rect.inset(by: -1) == Rect2D(x: -1, y: -1, width: 12, height: 6))
    #expect(rect.inset(by: 3) == Rect2D(x: 3, y: 2, width: 4, height: 0))
  }

  @Test("the box around points")
  func around() {
    let points = [Point2D(x: 3, y: -1), Point2D(x: -2, y: 5), Point2D(x: 0, y: 0)]
    #expect(Rect2D(around: points) == Rect2D(x: -2, y: -1, width: 5, height: 6))
    #expect(Rect2D(around: [Point2D]()) == nil)
  }

  @Test("rectangles mix by components, negative sizes too")
  func interpolation() {
    let a = Rect2D(x: 1, y: 2, width: 3, height: 4)
    let b = Rect2D(x: 5, y: 6, width: 7, height: 8)
    #expect(a.interpolated(to: b, at: 0.5) == Rect2D(x: 3, y: 4, width: 5, height: 6))
    let negative = a.interpolated(to: Rect2D(x: 1, y: 2, width: -7, height: 4), at: 0.5)
    #expect(negative.size == Size2D(width: -2, height: 4))
  }
}
