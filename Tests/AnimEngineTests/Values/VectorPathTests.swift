import AnimEngine
import Testing

@Suite("Paths")
struct VectorPathTests {
  static func box(_ path: VectorPath?) -> [Double] {
    path?.boundingBox.map { [$0.minX, $0.minY, $0.size.width, $0.size.height] } ?? []
  }

  /// Text, and what it is in absolute commands.
  static let svg = [
    ("M10 20L30 40", "M 10 20 L 30 40"),
    ("m10,20 30,40z", "M 10 20 L 40 60 Z"),
    ("M1 1H5V7h-2v-3", "M 1 1 L 5 1 L 5 7 L 3 7 L 3 4"),
    ("M.5.5-1-1e1", "M 0.5 0.5 L -1 -10"),
    ("M0 0C1 2 3 4 5 6S9 10 11 12", "M 0 0 C 1 2 3 4 5 6 C 7 8 9 10 11 12"),
    ("M0 0S1 2 3 4", "M 0 0 C 0 0 1 2 3 4"),
    ("M0 0c1 2 3 4 5 6s1 1 2 2", "M 0 0 C 1 2 3 4 5 6 C 7 8 6 7 7 8"),
    ("M0 0Q10 0 10 10T20 20t5 5", "M 0 0 Q 10 0 10 10 Q 10 20 20 20 Q 30 20 25 25"),
    ("M0 0T4 4", "M 0 0 Q 0 0 4 4"),
    ("M0 0L5 0ZL1 1", "M 0 0 L 5 0 Z L 1 1"),
    ("M0 0L5 0Zm1 1 2 2", "M 0 0 L 5 0 Z M 1 1 L 3 3"),
    ("  M 0 , 0\n\tL 1\r\n1 ", "M 0 0 L 1 1"),
    ("M0 0A0 5 0 0 1 9 9", "M 0 0 L 9 9"),
    ("M3 3A5 5 0 0 1 3 3", "M 3 3"),
    ("M1.L2", ""),
    ("", ""),
  ]

  @Test("the path data of SVG", arguments: svg)
  func parsing(text: String, expected: String) {
    #expect((VectorPath(svg: text)?.svgDescription ?? "") == expected)
  }

  @Test(
    "what is no path data gives no path",
    arguments: [
      "L 1 1", "M", "M 1", "M 1 2 3", "M 0 0 X", "M 0 0 L", "M 0 0 L 1,,2", "M 0 0 A 1 1 0 2 0 3 3", "M 0 0 L 1e 2",
      "M 0 0 L 1e999 0", "hello", "M 0 0 z 1", "M 0 0 é", "M - 1", ",M 0 0",
    ])
  func invalid(text: String) {
    #expect(VectorPath(svg: text) == nil)
  }

  @Test("any beginning of any text is read or refused, never more")
  func totality() {
    let text = "M10-20.5e1,3 4h1v2c1 2,3 4 5 6s7 8 9 10q1 1 2 2t3 3a25,25 -30 0150,-25zM1e-3 2a1 2 3 1 0 4 5"
    #expect(VectorPath(svg: text) != nil)
    for count in 0...text.count {
      _ = VectorPath(svg: String(text.prefix(count)))
      _ = VectorPath(svg: String(text.suffix(count)))
    }
  }

  @Test("random text of the letters of paths never traps")
  func noise() {
    let letters = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+e, \n".unicodeScalars)
    var state: UInt64 = 3
    for _ in 0..<3000 {
      var text = "M0 0"
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text.unicodeScalars.append(letters[Int((state >> 33) % UInt64(letters.count))])
        if let path = VectorPath(svg: text) {
          #expect(path.points.count == path.elements.reduce(0) { $0 + $1.pointCount })
          _ = path.boundingBox
        }
      }
    }
  }

  @Test("the text of a path gives the path again")
  func roundTrip() {
    let path = VectorPath.roundedRect(Rect2D(x: 1, y: 2, width: 30, height: 40), radius: 5)
    #expect(VectorPath(svg: path.svgDescription)?.elements == path.elements)
  }

  @Test("an arc of SVG goes by its flags")
  func arcs() {
    #expect(largestDifference(Self.box(VectorPath(svg: "M0 0A5 5 0 0 1 10 0")), [0, -5, 10, 5]) < 1e-2)
    #expect(largestDifference(Self.box(VectorPath(svg: "M0 0A5 5 0 0 0 10 0")), [0, 0, 10, 5]) < 1e-2)
    // Radii that are too small grow to half the distance.
    #expect(largestDifference(Self.box(VectorPath(svg: "M0 0A1 1 0 0 1 10 0")), [0, -5, 10, 5]) < 1e-2)
    #expect(largestDifference(Self.box(VectorPath(svg: "M10 0A10 10 0 1 1 0 10")), [0, -10, 20, 20]) < 20)
    let large = VectorPath(svg: "M10 0A10 10 0 1 1 0 10")
    #expect(large?.elements.count == 4)
    #expect(large?.points.last == Point2D(x: 0, y: 10))
    let turned = Self.box(VectorPath(svg: "M0 0A10 5 90 0 1 10 0"))
    #expect(largestDifference(turned, [0, -10, 10, 10]) < 1e-2)
  }

  /// Points on a segment, close together.
  static func points(on segment: VectorPath.Segment) -> [Point2D] {
    (0...400).map { step in
      let t = Double(step) / 400
      let u = 1 - t
      switch segment {
      case .line(let from, let to): return from.interpolated(to: to, at: t)
      case .quad(let from, let control, let to): return from * (u * u) + control * (2 * u * t) + to * (t * t)
      case .cubic(let from, let control1, let control2, let to):
        return from * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t)
      }
    }
  }

  @Test("paths go through the points that independent programs compute", arguments: cases(of: pathPointsTable))
  func knownPoints(table: TableCase) throws {
    let text = String(table.parameters[0].map { $0 == "~" ? " " : $0 })
    let path = try #require(VectorPath(svg: text))
    let drawn = path.segments.flatMap(Self.points)
    let box = try #require(path.boundingBox)
    let tolerance = 0.005 * max(box.size.width, box.size.height)
    for cell in table.samples {
      let n = numbers(cell)
      let distance = drawn.map { $0.distance(to: Point2D(x: n[0], y: n[1])) }.min() ?? .infinity
      #expect(distance < tolerance, "\(cell)")
    }
    let (first, last) = (try #require(table.samples.first), try #require(table.samples.last))
    #expect(path.points.first.map { largestDifference([$0.x, $0.y], numbers(first)) < 1e-5 } == true)
    let end = try #require(drawn.last)
    #expect(largestDifference([end.x, end.y], numbers(last)) < 1e-5)
  }

  @Test("bounding boxes are those of the curves, not of the control points")
  func boundingBoxes() {
    #expect(Self.box(VectorPath(svg: "M0 0C0 100 100 100 100 0")) == [0, 0, 100, 75])
    #expect(largestDifference(Self.box(VectorPath(svg: "M0 0Q50 100 100 0")), [0, 0, 100, 50]) < 1e-12)
    #expect(Self.box(VectorPath(svg: "M3 4")) == [3, 4, 0, 0])
    #expect(Self.box(VectorPath()) == [])
    let circle = Self.box(.circle(center: Point2D(x: 50, y: 50), radius: 40))
    #expect(largestDifference(circle, [10, 10, 80, 80]) < 1e-12)
    #expect(Self.box(.ellipse(in: Rect2D(x: 10, y: 20, width: -10, height: 8))) == [0, 20, 10, 8])
  }

  @Test("shapes have the box that they are made for")
  func shapes() {
    let rect = Rect2D(x: 1, y: 2, width: 30, height: 40)
    #expect(Self.box(.rect(rect)) == [1, 2, 30, 40])
    #expect(Self.box(.roundedRect(rect, radius: 8)) == [1, 2, 30, 40])
    #expect(Self.box(.line(from: .zero, to: Point2D(x: 5, y: -5))) == [0, -5, 5, 5])
    #expect(Self.box(.polygon([.zero, Point2D(x: 4, y: 0), Point2D(x: 0, y: 3)])) == [0, 0, 4, 3])
    #expect(VectorPath.polygon([]).isEmpty)
    #expect(VectorPath.rect(rect).svgDescription == "M 1 2 L 31 2 L 31 42 L 1 42 Z")
  }

  @Test("a radius is at most half the shorter side, and does not change the elements")
  func roundedRects() {
    let rect = Rect2D(x: 0, y: 0, width: 20, height: 10)
    let round = VectorPath.roundedRect(rect, radius: 99)
    #expect(round == VectorPath.roundedRect(rect, radius: 5))
    #expect(VectorPath.roundedRect(rect, radius: -3).elements == round.elements)
  }

  @Test("an arc lies on its circle and goes the way of its angles")
  func circularArcs() {
    let center = Point2D(x: 10, y: 20)
    for (start, end) in [(0.0, 90.0), (0, -90), (30, 330), (0, 360), (90, 1000), (45, 45)] {
      let arc = VectorPath.arc(center: center, radius: 5, from: degrees(start), to: degrees(end))
      for segment in arc.segments {
        guard case .cubic(let from, let control1, let control2, let to) = segment else { continue }
        let middle = (from + to + (control1 + control2) * 3) * 0.125
        #expect((from.distance(to: center) - 5).magnitude < 1e-12)
        #expect((middle.distance(to: center) - 5).magnitude < 2e-3)
      }
    }
    let down = VectorPath.arc(center: .zero, radius: 1, from: 0, to: .pi / 2)
    #expect(down.elements == [.move, .cubic])
    #expect((down.points.last ?? .zero).distance(to: Point2D(x: 0, y: 1)) < 1e-12)
    let up = VectorPath.arc(center: .zero, radius: 1, from: 0, to: -.pi / 2)
    #expect((up.points.last ?? .zero).distance(to: Point2D(x: 0, y: -1)) < 1e-12)
    #expect(VectorPath.arc(center: .zero, radius: 1, from: 0, to: 7).elements.count == 5)
    #expect(VectorPath.arc(center: .zero, radius: 1, from: 0, to: .infinity).isEmpty)
  }

  @Test("segments close subpaths and skip moves")
  func segments() {
    let path = VectorPath(svg: "M0 0L10 0L0 10ZM5 5L6 6")
    #expect(
      path?.segments == [
        .line(from: .zero, to: Point2D(x: 10, y: 0)), .line(from: Point2D(x: 10, y: 0), to: Point2D(x: 0, y: 10)),
        .line(from: Point2D(x: 0, y: 10), to: .zero), .line(from: Point2D(x: 5, y: 5), to: Point2D(x: 6, y: 6)),
      ])
    var headless = VectorPath()
    headless.line(to: Point2D(x: 1, y: 1))
    headless.close()
    #expect(headless.segments.count == 2)
  }

  @Test("paths of one structure mix point by point, others switch half way")
  func interpolation() {
    let a = VectorPath.rect(Rect2D(x: 0, y: 0, width: 10, height: 10))
    let b = VectorPath.rect(Rect2D(x: 10, y: 0, width: 30, height: 20))
    #expect(Self.box(a.interpolated(to: b, at: 0.5)) == [5, 0, 20, 15])
    let other = VectorPath.line(from: .zero, to: Point2D(x: 1, y: 1))
    #expect(a.interpolated(to: other, at: 0.49) == a)
    #expect(a.interpolated(to: other, at: 0.5) == other)
  }
}
