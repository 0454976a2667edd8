import Testing

@testable import AnimEngine

@Suite("Sums of two doubles")
struct DoubleDoubleTests {
  static func samples() -> [(Double, Double)] {
    var state: UInt64 = 17
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 11) * 0x1p-52 - 1) * 1000
    }
    return (0..<1000).map { _ in (random(), random()) }
  }

  @Test("sums keep what rounding drops")
  func sums() {
    let sum = DoubleDouble(sumOf: 1, 0x1p-80)
    #expect(sum.high == 1)
    #expect(sum.low == 0x1p-80)
    let swapped = DoubleDouble(sumOf: 0x1p-80, 1)
    #expect(swapped.low == 0x1p-80)
    #expect(DoubleDouble(sumOfLarger: 3, 0x1p-70).low == 0x1p-70)
    #expect((DoubleDouble(1, 0x1p-80) - DoubleDouble(1)).sum == 0x1p-80)
  }

  @Test("products are exact: high and low are the product of the significands")
  func products() {
    for (a, b) in Self.samples() {
      let product = DoubleDouble(productOf: a, b)
      #expect(product.high == a * b)
      #expect(product.low == (-product.high).addingProduct(a, b))
    }
  }

  @Test("a quotient times the divisor is the dividend to a hundred bits")
  func quotients() {
    for (a, b) in Self.samples() where b.magnitude > 1e-3 {
      let quotient = DoubleDouble(a) / DoubleDouble(b)
      let rest = quotient * DoubleDouble(b) - DoubleDouble(a)
      #expect(rest.sum.magnitude <= 0x1p-100 * a.magnitude)
    }
  }

  @Test("scaling by powers of two rounds once and goes as far as doubles do")
  func scaling() {
    #expect(1.5.scaled(byPowerOfTwo: 4) == 24)
    #expect(1.0.scaled(byPowerOfTwo: -1074) == .leastNonzeroMagnitude)
    #expect(1.0.scaled(byPowerOfTwo: -1080) == 0)
    #expect(1.0.scaled(byPowerOfTwo: 1024) == .infinity)
    #expect(Double.leastNonzeroMagnitude.scaled(byPowerOfTwo: 1074) == 1)
  }

  @Test("polynomials are evaluated with the first coefficient as the constant")
  func polynomials() {
    #expect(2.0.polynomial(1, 2, 3) == 17)
    #expect(2.0.polynomial(5) == 5)
  }
}
