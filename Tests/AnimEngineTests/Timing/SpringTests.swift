import AnimEngine
import Testing

@Suite("Springs")
struct SpringTests {
  /// A spring by mass, stiffness, damping and initial velocity.
  static func spring(_ cell: Substring, allowsOverdamping: Bool = false) -> Spring {
    let p = numbers(cell)
    return Spring(
      mass: p[0], stiffness: p[1], damping: p[2], initialVelocity: p[3], allowsOverdamping: allowsOverdamping)
  }

  @Test("places and speeds are those of 50-digit arithmetic", arguments: cases(of: springTable))
  func motion(table: TableCase) {
    let spring = Self.spring(table.parameters[0], allowsOverdamping: true)
    for cell in table.cells {
      let seconds = number(cell[0])
      #expect((spring.position(at: seconds) - number(cell[1])).magnitude <= 1e-9, "at \(seconds)")
      let speed = spring.velocity(at: seconds)
      #expect((speed - number(cell[2])).magnitude <= 1e-9 * max(1, speed.magnitude), "speed at \(seconds)")
    }
  }

  @Test("unless it is allowed, more than critical damping counts as critical", arguments: cases(of: springTable))
  func clamping(table: TableCase) {
    guard table.parameters[1] == "overdamped" else { return }
    let spring = Self.spring(table.parameters[0])
    #expect(spring.dampingRatio > 1)
    for cell in table.cells {
      #expect((spring.position(at: number(cell[0])) - number(cell[3])).magnitude <= 1e-9, "at \(cell[0])")
    }
  }

  @Test("places are those measured on macOS in single precision", arguments: cases(of: measuredSpringTable))
  func measured(table: TableCase) {
    let spring = Self.spring(table.parameters[0])
    for cell in table.cells {
      #expect((spring.position(at: number(cell[0])) - number(cell[1])).magnitude <= 2e-6, "at \(cell[0])")
    }
  }

  @Test("settling durations are those known of Core Animation", arguments: rows(of: settlingTable))
  func settling(row: [Substring]) {
    let settling = Self.spring(row[1]).settlingDuration
    #expect((settling - number(row[2])).magnitude <= number(row[3]))
  }

  @Test("a spring without friction never settles, and one that cannot move has nothing to settle")
  func endlessSettling() {
    #expect(Spring(damping: 0).settlingDuration == .infinity)
    let stuck = Spring(perceptualDuration: 1, bounce: -1)
    #expect(stuck.settlingDuration == 0)
    #expect(stuck.position(at: 100) == 0)
  }

  @Test("a spring that creeps settles at the first tenth of a second at which it is near enough")
  func slowSettling() {
    let spring = Spring(stiffness: 0.0004, damping: 4, allowsOverdamping: true)
    let settling = spring.settlingDuration
    #expect(settling > 10_000)
    #expect((spring.position(at: settling) - 1).magnitude < 0.001)
    #expect((spring.position(at: settling - 0.2) - 1).magnitude >= 0.001)
  }

  @Test(
    "perceptual duration and bounce become stiffness and damping, and read back", arguments: rows(of: perceptualTable))
  func perceptual(row: [Substring]) {
    let spring = Spring(perceptualDuration: number(row[1]), bounce: number(row[2]))
    #expect((spring.stiffness - number(row[3])).magnitude <= 1e-12 * spring.stiffness)
    #expect((spring.damping - number(row[4])).magnitude <= 1e-12 * spring.damping)
    #expect((spring.perceptualDuration - number(row[1])).magnitude <= 1e-12)
    #expect((spring.bounce - number(row[2])).magnitude <= 1e-12)
    #expect(spring.allowsOverdamping)
  }

  @Test("the default spring seems to take a tenth of a turn and bounces by half")
  func defaults() {
    let spring = Spring()
    #expect((spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) == (1, 100, 10, 0))
    #expect(spring.bounce == 0.5)
    #expect((spring.perceptualDuration - .pi / 5).magnitude < 1e-12)
    #expect(Spring(damping: 40).bounce == -0.5)
  }

  @Test("what makes no spring is refused and leaves the old value")
  func refusal() {
    var spring = Spring(mass: 2, stiffness: 50, damping: 5)
    spring.mass = 0
    spring.stiffness = -1
    spring.damping = -1
    #expect(spring == Spring(mass: 2, stiffness: 50, damping: 5))
    spring.mass = .nan
    spring.damping = 0
    #expect(spring == Spring(mass: 2, stiffness: 50, damping: 0))
    #expect(Spring(mass: -1, stiffness: 0, damping: -2) == Spring())
  }

  @Test("a spring begins at 0 with its speed")
  func start() {
    let spring = Spring(initialVelocity: 3)
    #expect(spring.position(at: 0) == 0)
    #expect(spring.velocity(at: 0) == 3)
    #expect(spring.position(at: -1) == 0)
  }

  @Test("is written as a script writes it")
  func text() {
    #expect("\(Spring(stiffness: 200, damping: 12))" == "spring(stiffness: 200, damping: 12)")
    #expect(
      "\(Spring(mass: 2, stiffness: 300, damping: 30, initialVelocity: -1))"
        == "spring(mass: 2, stiffness: 300, damping: 30, velocity: -1)")
  }
}
