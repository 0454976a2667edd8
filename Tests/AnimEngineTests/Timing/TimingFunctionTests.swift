import AnimEngine
import Testing

@Suite("Timing functions")
struct TimingFunctionTests {
  static func bezier(_ cell: Substring) -> TimingFunction {
    let p = numbers(cell)
    return .cubicBezier(c1x: p[0], c1y: p[1], c2x: p[2], c2y: p[3])
  }

  static func steps(_ count: Substring, _ position: Substring) -> TimingFunction? {
    guard let count = Int(count), let position = StepPosition.allCases.first(where: { "\($0)" == position }) else {
      return nil
    }
    return .steps(count: count, position: position)
  }

  /// A curve whose tangent is vertical or nearly so inside is ill-conditioned there.
  static func tolerance(_ name: Substring, _ function: TimingFunction) -> Double {
    guard case .cubicBezier(let c1x, _, let c2x, _) = function else { return 1e-9 }
    return c1x - c2x > 0.9 ? 1e-5 : 1e-9
  }

  @Test("a curve has the values of 40-digit arithmetic", arguments: cases(of: bezierTable))
  func curves(table: TableCase) {
    let function = Self.bezier(table.parameters[1])
    for cell in table.cells {
      let error = (function.value(at: number(cell[0])) - number(cell[1])).magnitude
      #expect(error <= Self.tolerance(table.name, function), "at \(cell[0])")
    }
  }

  @Test("a named function is the curve of its name", arguments: cases(of: bezierTable))
  func namedCurves(table: TableCase) {
    let named: [String: TimingFunction] = [
      "default": .default, "easeIn": .easeIn, "easeOut": .easeOut, "easeInEaseOut": .easeInEaseOut, "linear": .linear,
    ]
    guard let function = named[String(table.parameters[0])] else { return }
    #expect(function.name == String(table.parameters[0]))
    for cell in table.cells {
      #expect((function.value(at: number(cell[0])) - number(cell[1])).magnitude <= 1e-9)
    }
  }

  @Test("the prepared curve is within 1e-6", arguments: cases(of: bezierTable))
  func preparedCurves(table: TableCase) {
    let function = Self.bezier(table.parameters[1])
    let curve = TimingCurve(function)
    let tolerance = max(1e-6, Self.tolerance(table.name, function))
    for cell in table.cells {
      #expect((curve.value(at: number(cell[0])) - number(cell[1])).magnitude <= tolerance, "at \(cell[0])")
    }
    for step in -10...2010 {
      let fraction = Double(step) / 2000
      #expect((curve.value(at: fraction) - function.value(at: fraction)).magnitude <= tolerance, "at \(fraction)")
    }
  }

  @Test("the prepared curve of a spring that swings often within a part of the table is that of the spring")
  func manySwings() {
    let spring = Spring(perceptualDuration: 1, bounce: 1)
    let function = TimingFunction.spring(spring, seconds: 8_640_000)
    let curve = TimingCurve(function)
    for seconds in [0.25, 0.5, 0.75, 1000.25, 33_750.5] {
      let place = curve.value(at: seconds / 8_640_000)
      #expect((place - spring.position(at: seconds)).magnitude < 1e-6, "at \(seconds)")
    }
  }

  @Test("steps are exact, on their edges too", arguments: cases(of: stepsTable))
  func staircases(table: TableCase) throws {
    let function = try #require(Self.steps(table.parameters[0], table.parameters[1]))
    let isBefore = table.parameters[2] == "true"
    for cell in table.cells {
      let sides = cell.map { $0.split(separator: "/").map(number) }
      let fraction = sides[0][0] / sides[0][1]
      #expect(function.value(at: fraction, isBefore: isBefore) == sides[1][0] / sides[1][1], "at \(cell[0])")
      if !isBefore {
        #expect(TimingCurve(function).value(at: fraction) == sides[1][0] / sides[1][1])
      }
    }
  }

  @Test("an edge is taken at the double nearest to it", arguments: [1, 3, 7, 10, 49, 100, 360, 1000])
  func edges(count: Int) {
    for edge in 0...count {
      let fraction = Double(edge) / Double(count)
      let function = TimingFunction.steps(count: count, position: .end)
      #expect(function.value(at: fraction) == fraction)
      if edge < count {
        #expect(TimingFunction.steps(count: count, position: .start).value(at: fraction.nextDown) == fraction)
      }
    }
  }

  @Test("progress outside 0...1 goes on along the tangents", arguments: cases(of: nestedEasingTable))
  func nested(table: TableCase) throws {
    let outer = Self.bezier(table.parameters[0])
    let inner: TimingFunction =
      table.parameters[1] == "bezier"
      ? Self.bezier(table.parameters[2])
      : try #require(Self.steps(table.parameters[2], table.parameters[3]))
    for cell in table.cells {
      let value = inner.value(at: outer.value(at: number(cell[0])))
      #expect((value - number(cell[1])).magnitude <= 1e-9, "at \(cell[0])")
    }
  }

  /// Values that several people measured on Apple's systems: function, fraction, progress.
  static let measured = """
    default 0.67 0.926527
    easeInEaseOut 0.67 0.772850
    easeOut 0.67 0.846581
    linear 0.67 0.67
    easeIn 0.67 0.515911
    easeIn 0.1 0.017027
    easeOut 0.25 0.378138
    easeInEaseOut 0.75 0.870838
    default 0.9 0.994316
    0.1,1,1,0.2 0.67 0.589449
    0.68,-0.55,0.265,1.55 0.25 -0.082807
    0.68,-0.55,0.265,1.55 0.5 0.606680
    0.68,-0.55,0.265,1.55 0.75 1.089166
    """

  @Test("Core Animation's values come out", arguments: rows(of: measured))
  func measuredValues(row: [Substring]) {
    let named: [TimingFunction] = [.linear, .default, .easeIn, .easeOut, .easeInEaseOut]
    let function = named.first { $0.name == String(row[0]) } ?? Self.bezier(row[0])
    #expect((function.value(at: number(row[1])) - number(row[2])).magnitude <= 1e-5)
  }

  @Test("any curve is followed within 1e-6 by its table")
  func randomCurves() {
    var state: UInt64 = 99
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
    for _ in 0..<40 {
      let function = TimingFunction.cubicBezier(
        c1x: random(), c1y: 3 * random() - 1, c2x: random(), c2y: 3 * random() - 1)
      let curve = TimingCurve(function)
      for _ in 0..<500 {
        let fraction = random()
        #expect((curve.value(at: fraction) - function.value(at: fraction)).magnitude <= 1e-6, "\(function)")
      }
    }
  }

  @Test("curves whose control points rise never fall, and a symmetric one is symmetric")
  func shapes() {
    for function in [TimingFunction.default, .easeIn, .easeOut, .easeInEaseOut] {
      let curve = TimingCurve(function)
      var last = 0.0
      for step in 0...4096 {
        let value = curve.value(at: Double(step) / 4096)
        #expect(value >= last)
        last = value
      }
    }
    for step in 0...64 {
      let fraction = Double(step) / 64
      let sum = TimingFunction.easeInEaseOut.value(at: fraction) + TimingFunction.easeInEaseOut.value(at: 1 - fraction)
      #expect((sum - 1).magnitude < 1e-12)
      let mirror = 1 - TimingFunction.easeOut.value(at: 1 - fraction)
      #expect((TimingFunction.easeIn.value(at: fraction) - mirror).magnitude < 1e-12)
    }
  }

  @Test("a curve along the diagonal is linear")
  func diagonal() {
    let function = TimingFunction.cubicBezier(c1x: 0.3, c1y: 0.3, c2x: 0.6, c2y: 0.6)
    for step in -4...8 {
      let fraction = Double(step) / 4
      #expect((function.value(at: fraction) - fraction).magnitude < 1e-12)
      #expect(TimingFunction.linear.value(at: fraction) == fraction)
    }
  }

  @Test("a vertical curve jumps in the middle and stays within its ends")
  func verticalCurve() {
    let curve = TimingCurve(.cubicBezier(c1x: 1, c1y: 0, c2x: 0, c2y: 1))
    #expect(curve.value(at: 0.499) < 0.46)
    #expect(curve.value(at: 0.501) > 0.54)
    #expect((curve.value(at: 0.5) - 0.5).magnitude < 1e-5)
  }

  @Test("curves of one function are equal")
  func curveEquality() {
    #expect(TimingCurve(.easeIn) == TimingCurve(.easeIn))
    #expect(TimingCurve(.easeIn) != TimingCurve(.easeOut))
    #expect(Set([TimingCurve(.easeIn), TimingCurve(.easeIn), TimingCurve(.linear)]).count == 2)
    #expect(TimingCurve(.easeIn).function == .easeIn)
  }

  @Test("every curve meets its ends exactly")
  func ends() {
    for function in [TimingFunction.default, .easeIn, .easeOut, .easeInEaseOut, .linear] {
      #expect(function.value(at: 0) == 0)
      #expect(function.value(at: 1) == 1)
      #expect(TimingCurve(function).value(at: 0) == 0)
      #expect(TimingCurve(function).value(at: 1) == 1)
    }
  }

  @Test("abscissas outside 0...1 are taken as the nearest inside")
  func clampedAbscissas() {
    let wild = TimingFunction.cubicBezier(c1x: -3, c1y: 0.2, c2x: 9, c2y: 0.8)
    let tame = TimingFunction.cubicBezier(c1x: 0, c1y: 0.2, c2x: 1, c2y: 0.8)
    for step in 0...20 {
      #expect(wild.value(at: Double(step) / 20) == tame.value(at: Double(step) / 20))
    }
  }

  @Test("numbers that are none, and steps that are none, do not trap")
  func nonsense() {
    let broken = TimingFunction.cubicBezier(c1x: .nan, c1y: .nan, c2x: .infinity, c2y: -.infinity)
    _ = TimingCurve(broken).value(at: 0.3)
    #expect(TimingCurve(.default).value(at: .nan).isNaN)
    #expect(TimingFunction.default.value(at: .nan).isNaN)
    #expect(TimingFunction.steps(count: 0, position: .end).value(at: 0.5) == 0)
    #expect(TimingFunction.steps(count: -4, position: .none).value(at: 0.5) == 1)
    #expect(TimingFunction.steps(count: .max, position: .both).value(at: 0.5).isFinite)
    #expect(TimingFunction.steps(count: 3, position: .end).value(at: .infinity) == .infinity)
  }

  @Test("functions print in the language's words")
  func descriptions() {
    #expect(TimingFunction.linear.description == "linear")
    #expect(TimingFunction.default.description == "default")
    #expect(TimingFunction.easeInEaseOut.description == "easeInEaseOut")
    #expect(
      TimingFunction.cubicBezier(c1x: 0.1, c1y: 0.2, c2x: 0.3, c2y: 0.4).description
        == "cubicBezier(0.1, 0.2, 0.3, 0.4)")
    #expect(TimingFunction.steps(count: 4, position: .end).description == "steps(4, end)")
    #expect(TimingFunction.cubicBezier(c1x: 0.42, c1y: 0, c2x: 1, c2y: 1).name == "easeIn")
    #expect(TimingFunction.steps(count: 4, position: .end).name == nil)
  }
}
