import AnimEngine
import Testing

/// Penner's equations at 0.1, 0.25, 0.5, 0.75 and 0.9, as their usual closed forms give them.
private let equations = """
  easeInSine 0.012311659404862 0.076120467488713 0.292893218813453 0.617316567634910 0.843565534959769
  easeOutSine 0.156434465040231 0.382683432365090 0.707106781186548 0.923879532511287 0.987688340595138
  easeInOutSine 0.024471741852423 0.146446609406726 0.5 0.853553390593274 0.975528258147577
  easeInQuad 0.01 0.0625 0.25 0.5625 0.81
  easeOutQuad 0.19 0.4375 0.75 0.9375 0.99
  easeInOutQuad 0.02 0.125 0.5 0.875 0.98
  easeInCubic 0.001 0.015625 0.125 0.421875 0.729
  easeOutCubic 0.271 0.578125 0.875 0.984375 0.999
  easeInOutCubic 0.004 0.0625 0.5 0.9375 0.996
  easeInQuart 0.0001 0.00390625 0.0625 0.31640625 0.6561
  easeInOutQuart 0.0008 0.03125 0.5 0.96875 0.9992
  easeOutQuint 0.40951 0.7626953125 0.96875 0.9990234375 0.99999
  easeInExpo 0.001953125 0.005524271728020 0.03125 0.176776695296637 0.5
  easeInOutExpo 0.001953125 0.015625 0.5 0.984375 0.998046875
  easeInCirc 0.005012562893380 0.031754163448146 0.133974596215561 0.338562172233852 0.564110105645933
  easeOutCirc 0.435889894354067 0.661437827766148 0.866025403784439 0.968245836551854 0.994987437106620
  easeInBack -0.014314220 -0.064136562 -0.087697500 0.182590313 0.591172020
  easeOutBack 0.408827980 0.817409688 1.087697500 1.064136562 1.014314220
  easeInOutBack -0.037518552 -0.099681837 0.5 1.099681837 1.037518552
  easeInElastic 0.001953125 -0.005524271728020 -0.015625 0.088388347648318 -0.25
  easeOutElastic 1.25 0.911611652351682 1.015625 1.005524271728020 0.998046875
  easeInBounce 0.011875 0.02734375 0.234375 0.52734375 0.924375
  easeOutBounce 0.075625 0.47265625 0.765625 0.97265625 0.988125
  easeInOutBounce 0.03 0.1171875 0.5 0.8828125 0.97
  """

@Suite("Easings by equation")
struct EasingTests {
  @Test("Penner's equations have their usual values", arguments: rows(of: equations))
  func values(row: [Substring]) throws {
    let function = try #require(TimingFunction(named: String(row[0])))
    let found = [0.1, 0.25, 0.5, 0.75, 0.9].map { function.value(at: $0) }
    #expect(largestDifference(found, row.dropFirst().map(number)) < 1e-8)
  }

  @Test("the elastic equation that is gentle at both ends swings one and a half times as wide")
  func elasticBothEnds() {
    let function = TimingFunction.penner(.elastic, .inOut)
    #expect((function.value(at: 0.25) - 0.0119694444).magnitude < 1e-9)
    #expect((function.value(at: 0.4) + 0.1174615776).magnitude < 1e-9)
  }

  @Test("every equation begins at 0, ends at 1 and stays there", arguments: EasingFamily.allCases)
  func ends(family: EasingFamily) {
    for direction in EasingDirection.allCases {
      let function = TimingFunction.penner(family, direction)
      #expect([-1, 0, 1, 2].map { function.value(at: $0) } == [0, 0, 1, 1])
    }
  }

  @Test("an equation that is gentle at its end is the other turned round", arguments: EasingFamily.allCases)
  func symmetry(family: EasingFamily) {
    for step in 0...20 {
      let fraction = Double(step) / 20
      let start = TimingFunction.penner(family, .in).value(at: fraction)
      let end = TimingFunction.penner(family, .out).value(at: 1 - fraction)
      #expect((start + end - 1).magnitude < 1e-12)
      let (half, otherHalf) = (
        TimingFunction.penner(family, .inOut).value(at: fraction),
        TimingFunction.penner(family, .inOut).value(at: 1 - fraction)
      )
      #expect((half + otherHalf - 1).magnitude < 1e-12)
    }
  }

  @Test("names and functions lead to each other")
  func names() {
    #expect(TimingFunction.named.count == 35)
    for (name, function) in TimingFunction.named {
      #expect(TimingFunction(named: name) == function)
      #expect(function.description == name)
    }
    #expect(TimingFunction.penner(.elastic, .inOut).name == "easeInOutElastic")
    #expect(TimingFunction(named: "easeSideways") == nil)
  }

  @Test("a spring as an easing takes its settling time and then is there")
  func spring() {
    let spring = Spring(stiffness: 200, damping: 12)
    let function = TimingFunction.spring(spring)
    let settling = spring.settlingDuration
    for step in 1..<10 {
      let fraction = Double(step) / 10
      #expect(function.value(at: fraction) == spring.position(at: fraction * settling))
    }
    #expect(function.value(at: 0) == 0)
    #expect(function.value(at: 1) == 1)
    #expect(function.description == "spring(stiffness: 200, damping: 12)")
  }

  @Test("a spring that never settles moves for a second")
  func endlessSpring() {
    let spring = Spring(damping: 0)
    #expect(TimingFunction.spring(spring).value(at: 0.5) == spring.position(at: 0.5))
  }

  @Test("prepared for sampling they are within 1e-6")
  func prepared() {
    let functions = TimingFunction.named.map(\.function) + [.spring(Spring()), .spring(Spring(damping: 1))]
    for function in functions {
      let curve = TimingCurve(function)
      for step in 0...500 {
        let fraction = Double(step) / 500
        #expect((curve.value(at: fraction) - function.value(at: fraction)).magnitude <= 1e-6)
      }
    }
  }
}
