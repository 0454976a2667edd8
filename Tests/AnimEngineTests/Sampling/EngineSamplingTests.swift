import AnimEngine
import Testing

/// Numbers that look random and are the same in every run.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(next() >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }

  mutating func chance(_ part: Double) -> Bool { number(in: 0...1) < part }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// A run in which all kinds of things happen, one after another, by the dice.
struct RandomRun {
  static let keyPaths = [
    "opacity", "position", "position.x", "position.y", "bounds", "bounds.size", "backgroundColor", "cornerRadius",
    "transform", "sublayerTransform", "transform.rotation", "transform.scale", "transform.translation.x",
    "shadowOffset", "hidden",
    "borderColor", "contentsRect", "anchorPoint",
  ]

  var player = Player()
  var dice: Dice
  var layers: [LayerID] = []

  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    for number in 0..<6 {
      let parent = number < 3 ? .stage : layers[number - 3]
      layers.append(try player.layer("l\(number)", in: parent))
    }
  }

  mutating func value(of keyPath: String) -> PropertyValue {
    let (a, b, c, d) = (
      dice.number(in: 0...1), dice.number(in: 0...1), dice.number(in: 0...1), dice.number(in: 0...1)
    )
    switch reference(keyPath).type {
    case .angle: return .angle(a * 7)
    case .bool: return .bool(a < 0.5)
    case .point: return .point(a * 100, b)
    case .size: return .size(a, b)
    case .rect: return .rect(a, b, c, d)
    case .color: return a < 0.1 ? .none : .color(RGBAColor(red: a, green: b, blue: c, alpha: d))
    case .transform: return .transform(.rotation(a).concatenating(.translation(x: b, y: c)))
    default: return .number(a)
    }
  }

  mutating func animation() -> LayerAnimation {
    let keyPath = dice.pick(Self.keyPaths)
    let start = dice.chance(0.3) ? value(of: keyPath) : nil
    let end = dice.chance(0.8) ? value(of: keyPath) : nil
    var animation = LayerAnimation.basic(
      keyPath, from: start, to: end, over: dice.pick([0, 0.25, 0.5, 1, 1.5]), delay: dice.pick([0, 0, 0, 0.25]))
    animation.key = dice.pick([.keyPath, .keyPath, .named("k"), .anonymous])
    animation.isAdditive = dice.chance(0.15) && reference(keyPath).type != .transform
    animation.isCumulative = dice.chance(0.1) && reference(keyPath).type != .transform
    animation.isTransient = dice.chance(0.3)
    animation.isRemovedOnCompletion = dice.chance(0.9)
    animation.timingFunction = dice.pick([nil, .easeIn, .default, .steps(count: 3, position: .end)])
    animation.timing.repeatCount = dice.pick([0, 0, 0, 1.5, 2, .infinity])
    animation.timing.autoreverses = dice.chance(0.2)
    animation.timing.fillMode = dice.pick(FillMode.allCases)
    animation.timing.speed = dice.pick([1, 1, 1, 2, -1])
    animation.timing.timeOffset = dice.pick([.zero, .zero, MediaTime(seconds: 0.125)])
    return animation
  }

  /// An animation of any kind.
  mutating func anyAnimation() -> LayerAnimation {
    var animation = animation()
    switch dice.below(8) {
    case 0:
      guard case .basic(let basic) = animation.kind else { break }
      let spring = Spring(damping: dice.number(in: 0...30), allowsOverdamping: dice.chance(0.5))
      animation.kind = .spring(basic, spring)
    case 1, 2: animation.kind = .keyframe(keyframes())
    case 3:
      animation.kind = .group(AnimationGroup((0..<dice.below(4)).map { _ in child() }))
    case 4: animation.kind = .transition(Transition(.push))
    default: break
    }
    return animation
  }

  private mutating func child() -> LayerAnimation {
    var child = dice.chance(0.2) ? anyAnimation() : animation()
    child.timing.beginTime = MediaTime(seconds: dice.pick([0, 0, 0, 0.25]))
    return child
  }

  private mutating func keyframes() -> KeyframeAnimation {
    let mode = dice.pick(KeyframeAnimation.CalculationMode.allCases)
    if dice.chance(0.2) {
      var along = KeyframeAnimation(
        reference("position"), path: VectorPath(svg: "M0 0L10 0C50 100 100 100 150 0Z"), calculationMode: mode)
      along.rotationMode = dice.pick([nil, .auto, .autoReverse])
      return along
    }
    let keyPath = dice.pick(Self.keyPaths)
    var keyframe = KeyframeAnimation(
      reference(keyPath), values: (0..<dice.below(5)).map { _ in value(of: keyPath) }, calculationMode: mode)
    if dice.chance(0.3) { keyframe.timingFunctions = [.easeIn, .steps(count: 2, position: .end)] }
    if dice.chance(0.3) { keyframe.keyTimes = [0, 0.25, 1] }
    if dice.chance(0.3) { keyframe.tensionValues = [0.5, -0.5, 1] }
    return keyframe
  }

  /// One turn, then some time.
  mutating func step() throws {
    let layer = dice.pick(layers)
    let choice = dice.below(15)
    let animation = anyAnimation()
    let keyPath = dice.pick(Self.keyPaths)
    let newValue = value(of: keyPath)
    let speed = dice.pick([0.5, 1, 2])
    try player.turn { engine in
      switch choice {
      case 0..<5: try engine.add(animation, to: layer)
      case 5..<8:
        if newValue != .none || keyPath.hasSuffix("Color") { try engine.set(layer, reference(keyPath), to: newValue) }
      case 8: engine.removeAnimation(layer, key: "k")
      case 12: engine.stop(layer, key: dice.pick(["k", keyPath]))
      case 13: engine.finish(layer, key: dice.pick(["k", keyPath]))
      case 14: engine.reverse(layer, key: dice.pick(["k", keyPath]))
      case 9:
        try engine.remove(layer)
        try engine.insert(layer, into: .stage, at: .index(0))
      case 10:
        engine.setTransactionOptions(TransactionOptions(disablesActions: true))
        if newValue != .none { try engine.set(layer, reference(keyPath), to: newValue) }
      default: try engine.set(layer, reference("speed"), to: .number(speed))
      }
    }
    player.advance(to: player.engine.now.seconds + dice.number(in: 0...0.2))
  }
}

@Suite("Sampling")
struct EngineSamplingTests {
  /// The buffer's numbers by layer and slot.
  static func sampled(_ engine: AnimationEngine, at instant: MediaTime) throws -> [LayerID: [Int: Double]] {
    var buffer = SampleBuffer()
    engine.sample(at: instant, into: &buffer)
    var numbers: [LayerID: [Int: Double]] = [:]
    for index in 0..<buffer.count {
      let target = try #require(engine.target(ofPlace: buffer.places[index]))
      #expect(numbers[target.layer]?[target.slot] == nil, "a number is sampled twice")
      numbers[target.layer, default: [:]][target.slot] = buffer.values[index]
    }
    return numbers
  }

  @Test("all at once is as one by one, as close as the tables of timing functions", arguments: 1...40)
  func bulkEqualsSingle(seed: Int) throws {
    var run = try RandomRun(seed: UInt64(seed))
    let slotCount = run.player.engine.types.types[0].defaults.count
    for _ in 0..<60 {
      try run.step()
      let engine = run.player.engine
      let sampled = try Self.sampled(engine, at: engine.now)
      for layer in run.layers {
        for slot in 0..<slotCount {
          let single = engine.presentationNumber(layer, slot: slot)
          let bulk = sampled[layer]?[slot] ?? engine.number(layer, slot: slot)
          if single != bulk, !((single - bulk).magnitude <= 1e-5 * max(100, single.magnitude)), !single.isNaN {
            Issue.record(
              "layer \(layer.index) slot \(slot) at \(engine.now.seconds): \(single) alone, \(bulk) with all")
            return
          }
        }
      }
    }
  }

  @Test("a copy taken in mid-run goes on to the same events and values", arguments: 1...10)
  func copies(seed: Int) throws {
    var run = try RandomRun(seed: UInt64(seed) + 1000)
    for _ in 0..<20 { try run.step() }
    _ = run.player.takeLog()
    var copy = run
    for _ in 0..<20 { try run.step() }
    for _ in 0..<20 { try copy.step() }
    #expect(run.player.takeLog() == copy.player.takeLog())
    #expect(run.player.engine.now == copy.player.engine.now)
    for layer in run.layers {
      for keyPath in RandomRun.keyPaths {
        #expect(
          run.player.engine.presentationValue(layer, reference(keyPath))
            == copy.player.engine.presentationValue(layer, reference(keyPath)))
      }
    }
  }

  @Test("observing changes nothing", arguments: 1...5)
  func observation(seed: Int) throws {
    var run = try RandomRun(seed: UInt64(seed) + 2000)
    var observed = run
    observed.player.engine.isObserved = true
    for _ in 0..<30 {
      try run.step()
      try observed.step()
    }
    #expect(run.player.takeLog() == observed.player.takeLog())
    #expect(observed.player.engine.takeLog().count > 30)
  }

  @Test("every animation that is told to begin is told to end once, and none ends twice", arguments: 1...20)
  func exactlyOnce(seed: Int) throws {
    var run = try RandomRun(seed: UInt64(seed) + 3000)
    var ended: Set<AnimationID> = []
    run.player.engine.isObserved = true
    for _ in 0..<60 { try run.step() }
    run.player.turn { engine in
      for layer in run.layers { engine.removeAllAnimations(layer) }
    }
    var begun: Set<AnimationID> = []
    for entry in run.player.engine.takeLog() {
      switch entry.content {
      case .event(.animationDidStart(let notice)): begun.insert(notice.id)
      case .event(.animationDidStop(let notice, _)):
        #expect(ended.insert(notice.id).inserted)
      default: break
      }
    }
    #expect(begun.isSubset(of: ended))
    #expect(!begun.isEmpty)
    #expect(!run.player.engine.hasFiniteAnimations)
    #expect(run.player.engine.nextEventTime == nil)
  }

  @Test("any instant before the next event can be asked for, in any order")
  func otherInstants() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("position.x", from: .number(0), to: .number(100)), layer)
    let slot = reference("position.x").slot
    for seconds in [0.75, 0.25, 1, 0, 0.5] {
      let sampled = try Self.sampled(player.engine, at: MediaTime(seconds: seconds))
      #expect(sampled == [layer: [slot: seconds * 100]])
    }
  }

  @Test(
    "a size that overshoots below zero is turned round, in bulk as alone",
    arguments: [
      TimingFunction.cubicBezier(c1x: 0.5, c1y: -1, c2x: 0.5, c2y: 2), .penner(.back, .in),
      .spring(Spring(initialVelocity: -9), seconds: 1),
    ], [false, true])
  func sizes(ease: TimingFunction, isPart: Bool) throws {
    var player = Player()
    let layer = try player.layer("a", [("bounds", .rect(0, 0, 2, 2))])
    let animation =
      isPart
      ? LayerAnimation.basic("bounds.size.width", to: .number(100))
      : LayerAnimation.basic("bounds", to: .rect(0, 0, 100, 100))
    var eased = animation
    eased.timingFunction = ease
    try player.animate(eased, layer)
    let slot = reference("bounds.size.width").slot
    for step in 1..<20 {
      player.advance(to: Double(step) / 20)
      let bare = 2 + 98 * ease.value(at: Double(step) / 20)
      let bulk = try Self.sampled(player.engine, at: player.engine.now)
      #expect((player.shown(layer, "bounds.size.width") - bare.magnitude).magnitude < 1e-3)
      #expect(((bulk[layer]?[slot] ?? 2) - bare.magnitude).magnitude < 1e-3)
    }
  }

  @Test("a size from which more is taken than there is is turned round, too", arguments: [true, false])
  func takenSizes(isAdditive: Bool) throws {
    var player = Player()
    let layer = try player.layer("a", [("bounds", .rect(0, 0, 10, 10))])
    try player.animate(
      .basic("bounds.size", from: .size(-50, -50), to: .size(0, 0)) {
        $0.isAdditive = isAdditive
        $0.isTransient = true
      }, layer)
    player.advance(to: 0.5)
    let width = isAdditive ? 15.0 : 25
    #expect(player.shown(layer, "bounds.size.width") == width)
    let bulk = try Self.sampled(player.engine, at: player.engine.now)
    #expect(bulk[layer]?[reference("bounds.size.width").slot] == width)
  }

  @Test("what is not animated is not sampled")
  func nothing() throws {
    var player = Player()
    let layer = try player.layer()
    #expect(try Self.sampled(player.engine, at: .zero).isEmpty)
    try player.animate(.basic("opacity", to: .number(0)), layer)
    try player.animate(.basic("cornerRadius", to: .number(1), delay: 0.5), layer)
    #expect(try Self.sampled(player.engine, at: .zero).count == 1)
    player.advance(to: 2)
    #expect(try Self.sampled(player.engine, at: .zero).isEmpty)
  }

  @Test("a thousand animations that end in any order leave the others as they are")
  func manyEnds() throws {
    var player = Player()
    var dice = Dice(seed: 7)
    var layers: [LayerID] = []
    for number in 0..<1000 {
      let layer = try player.layer()
      layers.append(layer)
      let length = Double(1 + dice.below(8)) / 8
      try player.animate(
        .basic("position.x", from: .number(Double(number)), to: .number(Double(number) + 8), over: length), layer)
    }
    for eighth in 0..<9 {
      player.advance(to: Double(eighth) / 8)
      let sampled = try Self.sampled(player.engine, at: player.engine.now)
      for layer in layers {
        let slot = reference("position.x").slot
        let shown = sampled[layer]?[slot] ?? player.engine.number(layer, slot: slot)
        #expect(shown == player.shown(layer, "position.x"))
      }
    }
    #expect(try Self.sampled(player.engine, at: player.engine.now).isEmpty)
  }

  @Test("thousands of animations of one property come and go")
  func crowd() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn { engine in
      for number in 0..<1000 {
        let length = Double(1 + number % 4)
        try engine.add(
          .basic("position.x", by: .number(1), over: length, key: .anonymous) { $0.isAdditive = true }, to: layer)
      }
    }
    player.advance(to: 0.5)
    let slot = reference("position.x").slot
    let shown = player.shown(layer, "position.x")
    #expect(abs(shown - 250 * (0.5 + 0.25 + 0.5 / 3 + 0.125)) < 1e-6)
    #expect(try Self.sampled(player.engine, at: player.engine.now)[layer]?[slot] == shown)
    player.advance(to: 4)
    #expect(player.shown(layer, "position.x") == 0)
    #expect(try Self.sampled(player.engine, at: player.engine.now).isEmpty)
    #expect(player.takeLog().count == 2000)
  }

  @Test("places out of range belong to nobody")
  func places() {
    let engine = AnimationEngine()
    #expect(engine.target(ofPlace: -1) == nil)
    #expect(engine.target(ofPlace: .max) == nil)
    #expect(engine.target(ofPlace: 0)?.layer == .stage)
  }
}
