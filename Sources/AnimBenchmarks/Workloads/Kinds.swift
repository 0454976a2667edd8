import AnimEngine

extension Workload {
  /// Each kind of animation on 500 layers, sampled for 300 frames, as a ratio of its time for a value to that of a
  /// plain basic animation. Values that are no numbers are read one by one, beside a number that is read so.
  static let kinds = Workload(name: "kinds", summary: "one animation of each kind beside a basic one") { runs in
    let plain = KindSample(.basic)
    var figures: [Figure] = []
    for kind in AnimationKind.allCases where kind != .basic {
      let sample = KindSample(kind)
      let works = [sample, plain].map { sample in
        var buffer = SampleBuffer()
        return { kind.isNumber ? sample.sampleFrames(into: &buffer) : sample.readFrames() }
      }
      let times = Stopwatch.medians(runs: runs, works)
      let counts = kind.isNumber ? [sample.valueCount, plain.valueCount] : [1, 1]
      let (time, peer) = (times[0] / Double(counts[0]), times[1] / Double(counts[1]))
      figures.append(
        Figure(
          value:
            "\(kind) \(Table.number(time * 1e9 / Double(kind.isNumber ? KindSample.frames : KindSample.reads))) ns",
          peer: "basic \(Table.number(peer * 1e9 / Double(kind.isNumber ? KindSample.frames : KindSample.reads))) ns",
          compared: time / peer, target: 5))
    }
    return figures
  }
}

/// What animations can be.
private enum AnimationKind: CaseIterable {
  case basic, openEnd, repeated, spring, additive, cumulative, group
  case keyframes, easedKeyframes, discreteKeyframes, cubicKeyframes, pacedKeyframes, cubicPacedKeyframes
  case path, pacedPath, turningPath
  case color, linearColor, oklabColor
  case rotation, scale, transformParts, wholeMatrix, valueFunction
  case bool
  // Read one by one.
  case pathMorph, colorList, image, transition

  /// Whether it is sampled with all others, since it moves numbers.
  var isNumber: Bool {
    switch self {
    case .pathMorph, .colorList, .image, .transition: false
    default: true
    }
  }
}

/// Layers of which each has an animation of a kind that is under way.
private final class KindSample: Sendable {
  static let layers = 500
  static let frames = 300
  static let reads = 20_000

  private let engine: AnimationEngine
  private let property: PropertyReference?
  private let target: LayerID
  let valueCount: Int

  init(_ kind: AnimationKind) {
    var engine = AnimationEngine()
    var layers: [LayerID] = []
    let type: LayerTypeID = kind == .pathMorph ? .shape : kind == .colorList ? .gradient : .layer
    do {
      engine.beginTurn()
      for index in 0..<KindSample.layers {
        let layer = try engine.makeLayer(type: type)
        try engine.insert(layer, into: .stage)
        try engine.commitLayer(layer)
        for animation in kind.animations(index, engine.types, type) { try engine.add(animation, to: layer) }
        layers.append(layer)
      }
      _ = engine.endTurn()
      engine.advance(to: MediaTime(seconds: 0.5))
    } catch {
      BenchmarkCommand.fail("kinds: \(kind): \(error)")
    }
    self.engine = engine
    property = kind.animations(0, engine.types, type)[0].property
    target = layers[0]
    var buffer = SampleBuffer()
    engine.sample(at: engine.now, into: &buffer)
    valueCount = buffer.count
  }

  /// Samples all layers in some frames.
  func sampleFrames(into buffer: inout SampleBuffer) {
    for frame in 0..<KindSample.frames {
      engine.sample(at: engine.now + MediaTime(seconds: Double(frame) / 60), into: &buffer)
    }
  }

  /// Reads what one layer shows, again and again.
  func readFrames() {
    for _ in 0..<KindSample.reads {
      if let property {
        blackHole(engine.presentationValue(target, property))
      } else {
        blackHole(engine.transition(of: target)?.progress)
      }
    }
  }
}

/// Keeps a value from being thought useless.
@inline(never)
private func blackHole<Value>(_ value: Value) {}

extension AnimationKind {
  /// The animations of a layer, which run for longer than is sampled.
  func animations(_ index: Int, _ types: LayerTypeTable, _ type: LayerTypeID) -> [LayerAnimation] {
    let far = Double(index)
    func property(_ keyPath: String) -> PropertyReference {
      guard let reference = types.reference(to: keyPath, in: type) else { BenchmarkCommand.fail("no \(keyPath)") }
      return reference
    }
    func animation(_ kind: LayerAnimation.Kind, ease: TimingFunction? = .easeInEaseOut) -> LayerAnimation {
      LayerAnimation(kind, timing: MediaTiming(duration: MediaTime(seconds: 10)), timingFunction: ease)
    }
    func basic(_ keyPath: String, _ from: PropertyValue?, _ to: PropertyValue?) -> LayerAnimation {
      animation(.basic(BasicAnimation(property(keyPath), from: from, to: to)))
    }
    func keyframes(_ change: (inout KeyframeAnimation) -> Void = { _ in }) -> LayerAnimation {
      var keyframe = KeyframeAnimation(
        property("position"),
        values: [0, 30, 10, 60, 100].map { .point(Point2D(x: $0 + far, y: 100 - $0)) })
      change(&keyframe)
      return animation(.keyframe(keyframe), ease: nil)
    }
    func path(_ change: (inout KeyframeAnimation) -> Void = { _ in }) -> LayerAnimation {
      let path = VectorPath(svg: "M \(index) 0 C \(index) 100 200 100 200 0 S 300 -100 300 0") ?? VectorPath()
      var keyframe = KeyframeAnimation(property("position"), path: path)
      change(&keyframe)
      return animation(.keyframe(keyframe), ease: nil)
    }
    func color(_ space: ColorSpace) -> LayerAnimation {
      animation(
        .basic(
          BasicAnimation(
            property("backgroundColor"), from: .color(RGBAColor(red: 1, green: 0, blue: far / 4000)),
            to: .color(RGBAColor(red: 0, green: far / 4000, blue: 1)), colorSpace: space)))
    }
    var plain = basic("position.x", .number(0), .number(far))
    switch self {
    case .basic: return [plain]
    case .openEnd:
      plain = basic("position.x", .number(far), nil)
      plain.isTransient = true
      return [plain]
    case .repeated:
      plain.timing.duration = MediaTime(seconds: 1)
      (plain.timing.repeatCount, plain.timing.autoreverses) = (10, true)
      return [plain]
    case .spring:
      return [
        animation(
          .spring(BasicAnimation(property("position.x"), from: .number(0), to: .number(far)), Spring()), ease: nil)
      ]
    case .additive:
      plain.isAdditive = true
      plain.key = .anonymous
      return [plain]
    case .cumulative:
      plain.timing.duration = MediaTime(seconds: 1)
      (plain.timing.repeatCount, plain.isCumulative) = (10, true)
      return [plain]
    case .group:
      return [
        animation(
          .group(
            AnimationGroup([
              plain, basic("position.y", .number(0), .number(far)), basic("opacity", .number(0), .number(1)),
            ])
          ))
      ]
    case .keyframes: return [keyframes()]
    case .easedKeyframes:
      return [keyframes { $0.timingFunctions = [.easeIn, .easeOut, .easeInEaseOut, .default] }]
    case .discreteKeyframes: return [keyframes { $0.calculationMode = .discrete }]
    case .cubicKeyframes: return [keyframes { $0.calculationMode = .cubic }]
    case .pacedKeyframes: return [keyframes { $0.calculationMode = .paced }]
    case .cubicPacedKeyframes: return [keyframes { $0.calculationMode = .cubicPaced }]
    case .path: return [path()]
    case .pacedPath: return [path { $0.calculationMode = .paced }]
    case .turningPath: return [path { $0.rotationMode = .auto }]
    case .color: return [color(.sRGB)]
    case .linearColor: return [color(.linear)]
    case .oklabColor: return [color(.oklab)]
    case .rotation: return [basic("transform.rotation.z", .angle(0), .angle(far))]
    case .scale: return [basic("transform.scale", .number(0), .number(far))]
    case .transformParts:
      var parts = TransformParts.identity
      (parts.rotation.z, parts.translation.x) = (far, far)
      return [basic("transform", .transformParts(.identity), .transformParts(parts))]
    case .wholeMatrix:
      let matrix = Transform.rotation(far / 1000).concatenating(.translation(x: far, y: 0, z: 0))
      return [basic("transform", .transform(.identity), .transform(matrix))]
    case .valueFunction:
      return [
        animation(
          .basic(
            BasicAnimation(property("transform"), from: .angle(0), to: .angle(far), valueFunction: .rotateZ)))
      ]
    case .bool: return [basic("hidden", .bool(false), .bool(true))]
    case .pathMorph:
      return [
        basic(
          "path", .path(VectorPath(svg: "M 0 0 L 100 0 L 100 100 Z") ?? VectorPath()),
          .path(VectorPath(svg: "M 50 0 L 100 50 L 0 50 Z") ?? VectorPath()))
      ]
    case .colorList:
      let (red, blue) = (RGBAColor(red: 1, green: 0, blue: 0), RGBAColor(red: 0, green: 0, blue: 1))
      return [
        basic("colors", .list([.color(red), .color(blue)]), .list([.color(blue), .color(red)]))
      ]
    case .image: return [basic("contents", .image("a"), .image("b"))]
    case .transition: return [animation(.transition(Transition(.push)))]
    }
  }
}
