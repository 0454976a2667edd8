import AnimEngine
import Testing

@Suite("Elementary functions")
struct ElementaryFunctionsTests {
  static let unary: [String: @Sendable (Double) -> Double] = [
    "sin": { Double.sin($0) }, "cos": { Double.cos($0) }, "tan": { Double.tan($0) },
    "asin": { Double.asin($0) }, "acos": { Double.acos($0) }, "atan": { Double.atan($0) },
    "exp": { Double.exp($0) }, "log": { Double.log($0) }, "cbrt": { Double.cbrt($0) },
  ]
  static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "atan2": { Double.atan2(y: $0, x: $1) }, "pow": { Double.pow($0, $1) }, "hypot": { Double.hypot($0, $1) },
  ]

  static func value(_ row: [Substring]) -> Double? {
    let name = String(row[0])
    return row.count == 3 ? unary[name]?(number(row[1])) : binary[name]?(number(row[1]), number(row[2]))
  }

  @Test(
    "results are within a unit in the last place (inverse sine and cosine two)",
    arguments: rows(of: elementaryFunctionTable))
  func accuracy(row: [Substring]) throws {
    let result = try #require(Self.value(row))
    let expected = number(row[row.count - 1])
    let allowed = (row[0] == "asin" || row[0] == "acos" ? 2 : 1) * expected.ulp
    #expect(result == expected || (result - expected).magnitude <= allowed)
  }

  @Test("nearly all results are the nearest double")
  func mostAreCorrectlyRounded() {
    let table = rows(of: elementaryFunctionTable)
    let exact = table.filter { Self.value($0) == number($0[$0.count - 1]) }
    #expect(Double(exact.count) > 0.85 * Double(table.count), "\(exact.count) of \(table.count)")
  }

  @Test("whole powers that a double holds are exact")
  func exactPowers() {
    for base in 2...10 {
      var product = 1.0
      for exponent in 1...15 {
        product *= Double(base)
        #expect(Double.pow(Double(base), Double(exponent)) == product)
      }
    }
    #expect(Double.cbrt(27) == 3)
    #expect(Double.cbrt(-1000) == -10)
    #expect(Double.hypot(3, 4) == 5)
    #expect(Double.exp(0) == 1)
    #expect(Double.log(1) == 0)
  }

  /// Numbers of all sizes up to a limit, of both signs.
  static func spread(_ count: Int, limit: Double) -> [Double] {
    var state: UInt64 = 5
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) * 0x1p-52 - 1) * limit
    }
  }

  @Test("sine and cosine are the sides of a triangle, and the angle comes back")
  func circle() {
    for angle in Self.spread(2000, limit: 3.14) {
      let (sine, cosine) = (Double.sin(angle), Double.cos(angle))
      #expect((sine * sine + cosine * cosine - 1).magnitude < 4e-16)
      #expect((Double.atan2(y: sine, x: cosine) - angle).magnitude < 5e-16)
      #expect((Double.tan(angle) - sine / cosine).magnitude <= 4 * Double.tan(angle).ulp)
      #expect(Double.sin(-angle) == -sine)
      #expect(Double.cos(-angle) == cosine)
    }
  }

  @Test("the inverse functions give the angle back")
  func inverses() {
    for x in Self.spread(2000, limit: 1) {
      #expect((Double.sin(Double.asin(x)) - x).magnitude < 4e-16)
      #expect((Double.cos(Double.acos(x)) - x).magnitude < 4e-16)
      #expect((Double.asin(x) + Double.acos(x) - .pi / 2).magnitude < 1e-15)
      #expect((Double.tan(Double.atan(50 * x)) - 50 * x).magnitude < 1e-12)
      #expect(Double.atan(-x) == -Double.atan(x))
    }
  }

  @Test("powers and logarithms undo each other")
  func logarithms() {
    for x in Self.spread(2000, limit: 40) {
      let power = Double.exp(x)
      #expect((Double.log(power) - x).magnitude <= 4e-16 * max(1, x.magnitude))
      #expect((Double.exp(x) * Double.exp(-x) - 1).magnitude < 1e-15)
      #expect((Double.pow(power, 0.5) - power.squareRoot()).magnitude <= power.squareRoot().ulp)
      #expect((Double.pow(x, 2) - x * x).magnitude <= (x * x).ulp)
      let root = Double.cbrt(x)
      #expect((root * root * root - x).magnitude <= 4 * x.magnitude.ulp)
    }
  }

  @Test("the exponential never falls from one number to the next, and neither do sine and arctangent")
  func monotony() {
    for x in Self.spread(2000, limit: 1.5) {
      #expect(Double.exp(x.nextUp) >= Double.exp(x))
      #expect(Double.sin(x.nextUp) >= Double.sin(x))
      #expect(Double.atan(x.nextUp) >= Double.atan(x))
    }
  }

  @Test("a zero keeps its sign", arguments: ["sin", "tan", "asin", "atan", "cbrt"])
  func signedZero(name: String) throws {
    let function = try #require(Self.unary[name])
    #expect(function(-0.0).sign == .minus)
    #expect(function(0.0).sign == .plus)
    #expect(function(-0.0) == 0)
  }

  @Test("infinities and NaN give what IEEE 754 says")
  func nonFinite() {
    let infinity = Double.infinity
    for name in ["sin", "cos", "tan", "asin", "acos"] {
      #expect(Self.unary[name]?(infinity).isNaN == true)
      #expect(Self.unary[name]?(-infinity).isNaN == true)
    }
    for function in Self.unary.values {
      #expect(function(.nan).isNaN)
    }
    #expect(Double.asin(1.0000001).isNaN)
    #expect(Double.acos(-2).isNaN)
    #expect(Double.atan(infinity) == .pi / 2)
    #expect(Double.atan(-infinity) == -.pi / 2)
    #expect(Double.exp(infinity) == infinity)
    #expect(Double.exp(-infinity) == 0)
    #expect(Double.exp(1000) == infinity)
    #expect(Double.exp(-1000) == 0)
    #expect(Double.log(infinity) == infinity)
    #expect(Double.log(0) == -infinity)
    #expect(Double.log(-1).isNaN)
    #expect(Double.cbrt(-infinity) == -infinity)
    #expect(Double.hypot(-infinity, .nan) == infinity)
    #expect(Double.hypot(1, .nan).isNaN)
    #expect(Double.hypot(0, 0) == 0)
  }

  @Test("angles of points on the axes and at infinity")
  func arcTangentOfTwo() {
    let infinity = Double.infinity
    #expect(Double.atan2(y: 0, x: 1) == 0)
    #expect(Double.atan2(y: 0, x: -1) == .pi)
    #expect(Double.atan2(y: -0.0, x: -1) == -.pi)
    #expect(Double.atan2(y: 1, x: 0) == .pi / 2)
    #expect(Double.atan2(y: -1, x: -0.0) == -.pi / 2)
    #expect(Double.atan2(y: 0, x: -0.0) == .pi)
    #expect(Double.atan2(y: infinity, x: infinity) == .pi / 4)
    #expect(Double.atan2(y: infinity, x: -infinity) == 0.75 * .pi)
    #expect(Double.atan2(y: 1, x: -infinity) == .pi)
    #expect(Double.atan2(y: 1, x: .nan).isNaN)
  }

  static let specialPowers = """
    0 0 1
    nan 0 1
    1 nan 1
    0 2 0
    0 -2 infinity
    -0 -3 -infinity
    infinity 2 infinity
    infinity -2 0
    -infinity 3 -infinity
    -infinity 2 infinity
    2 infinity infinity
    2 -infinity 0
    0.5 infinity 0
    0.5 -infinity infinity
    -1 infinity 1
    -1 1e300 1
    2 1e300 infinity
    0.5 1e300 0
    2 1024 infinity
    -8 3 -512
    -8 -3 -0.001953125
    """

  @Test("special powers: base, exponent, result", arguments: rows(of: specialPowers))
  func specialPower(row: [Substring]) {
    #expect(Double.pow(number(row[0]), number(row[1])) == number(row[2]))
  }

  @Test("a fraction of a negative base's power is not a number")
  func negativeBase() {
    #expect(Double.pow(-8, 1 / 3).isNaN)
    #expect(Double.pow(-1, 0.5).isNaN)
    #expect(Double.pow(.nan, 1).isNaN)
    #expect(Double.pow(2, .nan).isNaN)
  }
}

@Suite("Linear interpolation")
struct InterpolationTests {
  @Test("both ends are met exactly and fractions outside go beyond")
  func ends() {
    #expect(0.1.interpolated(to: 0.7, at: 0) == 0.1)
    #expect(0.1.interpolated(to: 0.7, at: 1) == 0.7)
    #expect(10.0.interpolated(to: 20, at: 0.5) == 15)
    #expect(10.0.interpolated(to: 20, at: 1.5) == 25)
    #expect(10.0.interpolated(to: 20, at: -0.5) == 5)
  }
}
