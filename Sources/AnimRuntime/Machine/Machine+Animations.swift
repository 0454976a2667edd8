import AnimEngine
import AnimLanguage

extension Machine {
  /// Adds an animation to a layer.
  mutating func animate(
    _ index: Int, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    guard engine.animationCount < limits.animations else { throw .limit(.animations) }
    noteMade(Machine.bytesOfAnimation)
    let plan = code.animations[index]
    var operands = OperandReader(n: n, r: r)
    let layer = layerID(operands.number())
    steps.spend(engine.attachedCount(layer) >> 5)
    var animation = try makeAnimation(plan, &operands)
    let then = plan.then.map { operands.closure($0, code.operands(of: $0)) }
    let otherwise = plan.otherwise.map { operands.closure($0, code.operands(of: $0)) }
    if case .template = animation.kind { throw .animationWithoutProperty }
    if animation.isAdditive, animation.key == .keyPath { animation.key = .anonymous }
    if animation.isTransient, animation.delay != .zero {
      // Core Animation has no delay but a begin time, of which zero means now.
      let beginTime = engine.convert(engine.now, from: nil, to: layer) + animation.delay
      animation.timing.beginTime = beginTime == .zero ? MediaTime(ticks: 1) : beginTime
      animation.delay = .zero
    }
    animation.origin = index + 1
    guard case .animation(let id) = try performCall(.add(animation, to: layer)) else { return }
    if then != nil || otherwise != nil {
      completions.add(
        Completion(then: then, otherwise: otherwise, keepsAlive: keepsAlive), ofAnimation: id)
    }
    if engine.isObserved { tellConflicts(of: id) }
  }

  /// Makes an animation that is kept.
  func makeAnimation(
    _ index: Int, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    var operands = OperandReader(n: n, r: r)
    r[0] = .value(.animation(try makeAnimation(code.animations[index], &operands)))
  }

  /// Stops, finishes or reverses animations, or stops the time of a layer or lets it go on.
  mutating func control(
    _ operand: UInt32, _ n: UnsafePointer<Double>, _ r: UnsafePointer<Reference>
  ) throws(RunProblem) {
    let layer = layerID(n[0])
    let key = operand & 1 == 1 ? r[0].text : nil
    switch ControlWord(rawValue: UInt8(truncatingIfNeeded: operand >> 1)) {
    case .pause: try performCall(.pause(layer))
    case .resume: try performCall(.resume(layer))
    case .stop: try performCall(.stop(layer, key: key))
    case .finish: try performCall(.finish(layer, key: key))
    case .reverse: try performCall(.reverse(layer, key: key))
    case .start, nil: break
    }
  }

  /// Warns of animations under other written keys that drive the same property while this one does.
  private mutating func tellConflicts(of id: AnimationID) {
    guard let notice = engine.notice(of: id) else { return }
    for rival in engine.rivals(of: id) {
      let sites = ConflictSites(earlier: rival.animation.origin, later: notice.animation.origin)
      guard toldConflicts.insert(sites).inserted, let first = range(ofSite: sites.earlier),
        let second = range(ofSite: sites.later),
        !checkedConflicts.contains(ConflictPlaces(earlier: first, later: second))
      else { continue }
      var diagnostic = Diagnostic.conflict(
        first: (rival.key ?? "", first), second: (notice.key ?? "", second),
        layer: name(of: notice.layer), property: notice.animation.property?.keyPath ?? rival.animation.property?.keyPath
      )
      diagnostic.instant = engine.now
      warnings.append(diagnostic)
    }
  }

  /// Notes the conflicts that a check has told, so that the run does not tell them again.
  mutating func noteConflicts(told diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.id == .conflict {
      guard let first = diagnostic.secondary.first?.range else { continue }
      checkedConflicts.insert(ConflictPlaces(earlier: first, later: diagnostic.range))
    }
  }

  /// The statement that an animation comes from; nil if it comes from none.
  func range(ofSite origin: Int) -> SourceRange? {
    if origin < 0 { return code.ranges.indices.contains(-origin) ? code.ranges[-origin] : nil }
    return code.animations.indices.contains(origin - 1) ? code.animations[origin - 1].range : nil
  }
}

/// Two places in a script whose animations drive one property; told once.
struct ConflictSites: Hashable, Sendable {
  var earlier: Int
  var later: Int
}

/// Two statements whose animations the check has found to drive one property.
struct ConflictPlaces: Hashable, Sendable {
  var earlier: SourceRange
  var later: SourceRange
}
