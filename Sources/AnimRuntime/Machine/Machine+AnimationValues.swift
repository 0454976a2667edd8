import AnimEngine
import AnimLanguage

extension Machine {
  /// Makes an animation of what its plan and its operands say.
  func makeAnimation(_ plan: AnimationPlan, _ operands: inout OperandReader) throws(RunProblem) -> LayerAnimation {
    var animation = LayerAnimation(.template)
    if plan.operands.first == .base, case .value(.animation(let base)) = operands.reference() { animation = base }
    try setSubject(of: plan, in: &animation)
    for operand in plan.operands where operand != .base { try apply(operand, of: plan, &operands, to: &animation) }
    apply(plan.options, to: &animation)
    guard animation.delay >= .zero || animation.isTransient else { throw .negativeDelay }
    switch plan.key {
    case .keyPath: break
    case .anonymous: animation.key = .anonymous
    case .operand: animation.key = .named(operands.reference().text)
    }
    for name in plan.tags {
      let tag = AnimationTag(name: name, value: operands.value() ?? .none)
      animation.tags.removeAll { $0.name == name }
      animation.tags.append(tag)
    }
    if case .keyframe(let keyframe) = animation.kind { try keyframe.validate() }
    if case .group(let entries) = plan.subject {
      var group = AnimationGroup()
      for entry in entries { group.children.append(try makeAnimation(entry, &operands)) }
      animation.kind = .group(group)
    }
    return animation
  }

  /// Says what is animated; a base animation must be of the same property, or of none.
  private func setSubject(of plan: AnimationPlan, in animation: inout LayerAnimation) throws(RunProblem) {
    switch plan.subject {
    case .property(let property):
      switch animation.kind {
      case .template: animation.kind = .basic(BasicAnimation(property))
      case .group, .transition: throw .otherSubject(property.keyPath)
      default:
        guard animation.property?.keyPath == property.keyPath else { throw .otherSubject(property.keyPath) }
        // A written end takes the place of the one that would be too much.
        if plan.operands.contains(.by), !plan.operands.contains(.to) {
          animation.setBasic(property) { $0.toValue = nil }
        }
        if plan.operands.contains(.to), !plan.operands.contains(.by) {
          animation.setBasic(property) { $0.byValue = nil }
        }
      }
    case .transition(let transition): animation.kind = .transition(transition)
    case .group, .unspecified: break
    }
  }

  // MARK: Operands

  private func apply(
    _ operand: AnimationOperand, of plan: AnimationPlan, _ operands: inout OperandReader,
    to animation: inout LayerAnimation
  ) throws(RunProblem) {
    switch operand {
    case .base: break
    // A colour animates from and to `none` as from and to its transparent form, so an absent end is a value.
    case .from:
      let value = try finiteValue("from", &operands)
      animation.setBasic(plan.property) { $0.fromValue = value }
    case .to:
      let value = try finiteValue("to", &operands)
      animation.setBasic(plan.property) { $0.toValue = value }
    case .by:
      let value = try finiteValue("by", &operands)
      animation.setBasic(plan.property) { $0.byValue = value }
    case .spring:
      guard case .spring(let spring, _)? = operands.easing() else { break }
      if let basic = animation.basic { animation.kind = .spring(basic, spring) } else { animation.setSpring(spring) }
    case .values:
      guard case .list(let values) = try finiteValue("through", &operands) else { break }
      animation.setKeyframe(plan.property) { ($0.values, $0.path) = (values, nil) }
    case .path:
      guard case .path(let path)? = operands.value() else { break }
      animation.setKeyframe(plan.property) { ($0.values, $0.path) = ([], path) }
    case .keyTimes: set(\.keyTimes, operands.numbers(), plan, &animation)
    case .tension: set(\.tensionValues, try finiteNumbers("tension", &operands), plan, &animation)
    case .continuity: set(\.continuityValues, try finiteNumbers("continuity", &operands), plan, &animation)
    case .bias: set(\.biasValues, try finiteNumbers("bias", &operands), plan, &animation)
    case .easings: set(\.timingFunctions, operands.easings(), plan, &animation)
    case .startProgress, .endProgress: try setProgress(operand, operands.number(), &animation)
    default: try applyTiming(operand, &operands, to: &animation)
    }
  }

  /// The value of a clause; a colour may be absent.
  private func finiteValue(_ clause: String, _ operands: inout OperandReader) throws(RunProblem) -> PropertyValue {
    let value = operands.value() ?? .none
    guard value.isFinite else { throw .notFinite("the value of '\(clause)'") }
    return value
  }

  private func finiteNumbers(_ clause: String, _ operands: inout OperandReader) throws(RunProblem) -> [Double] {
    let numbers = operands.numbers()
    guard numbers.allSatisfy(\.isFinite) else { throw .notFinite("a value of '\(clause)'") }
    return numbers
  }

  private func set<Value>(
    _ field: WritableKeyPath<KeyframeAnimation, Value>, _ value: Value, _ plan: AnimationPlan,
    _ animation: inout LayerAnimation
  ) {
    animation.setKeyframe(plan.property) { $0[keyPath: field] = value }
  }

  private func setProgress(
    _ operand: AnimationOperand, _ value: Double, _ animation: inout LayerAnimation
  ) throws(RunProblem) {
    guard case .transition(var transition) = animation.kind else { return }
    guard value >= 0, value <= 1, operand == .startProgress || value >= transition.startProgress else {
      throw .badArgument("the progress of a transition rises within 0% and 100%")
    }
    if operand == .startProgress { transition.startProgress = value } else { transition.endProgress = value }
    animation.kind = .transition(transition)
  }

  func applyTiming(
    _ operand: AnimationOperand, _ operands: inout OperandReader, to animation: inout LayerAnimation
  ) throws(RunProblem) {
    switch operand {
    case .duration: animation.timing.duration = try operands.time()
    case .easing: animation.timingFunction = operands.easing()
    case .delay: animation.delay = try operands.time()
    case .timeOffset: animation.timing.timeOffset = try operands.time()
    case .repeatCount:
      let count = operands.number()
      guard count > 0 else { throw .repeatCount(count) }
      (animation.timing.repeatCount, animation.timing.repeatDuration) = (count, .zero)
    case .repeatDuration:
      (animation.timing.repeatCount, animation.timing.repeatDuration) = (0, try operands.repeatDuration())
    case .speed: animation.timing.speed = try operands.finiteNumber("the speed")
    default: break
    }
  }

  // MARK: Constants

  private func apply(_ options: AnimationOptions, to animation: inout LayerAnimation) {
    if options.repeatsForever { (animation.timing.repeatCount, animation.timing.repeatDuration) = (.infinity, .zero) }
    if options.autoreverses { animation.timing.autoreverses = true }
    if options.isAdditive { animation.isAdditive = true }
    if options.isCumulative { animation.isCumulative = true }
    if options.isTransient { animation.isTransient = true }
    if let word = options.fillMode {
      animation.timing.fillMode = FillMode(word)
      animation.isRemovedOnCompletion = !animation.timing.fillMode.fillsForwards
    }
    if case .keyframe(var keyframe) = animation.kind {
      if let word = options.mode { keyframe.calculationMode = .init(word) }
      if let word = options.rotation { keyframe.rotationMode = .init(word) }
      if let word = options.colorSpace { keyframe.colorSpace = .init(word) }
      if let word = options.valueFunction { keyframe.valueFunction = .init(word) }
      animation.kind = .keyframe(keyframe)
    } else if let property = animation.property {
      if let word = options.colorSpace { animation.setBasic(property) { $0.colorSpace = .init(word) } }
      if let word = options.valueFunction { animation.setBasic(property) { $0.valueFunction = .init(word) } }
    }
  }
}

extension AnimationPlan {
  /// The property that it names.
  fileprivate var property: PropertyReference? {
    if case .property(let property) = subject { return property }
    return nil
  }
}

extension LayerAnimation {
  /// Changes the ends; an animation of another kind becomes a basic one.
  fileprivate mutating func setBasic(_ property: PropertyReference?, _ change: (inout BasicAnimation) -> Void) {
    guard let property = self.property ?? property else { return }
    var basic = basic ?? BasicAnimation(property)
    change(&basic)
    if case .spring(_, let spring) = kind { kind = .spring(basic, spring) } else { kind = .basic(basic) }
  }

  /// Changes the keyframes; an animation of another kind becomes one of keyframes.
  fileprivate mutating func setKeyframe(_ property: PropertyReference?, _ change: (inout KeyframeAnimation) -> Void) {
    guard let property = self.property ?? property else { return }
    var keyframe = KeyframeAnimation(property)
    if case .keyframe(let own) = kind { keyframe = own }
    change(&keyframe)
    kind = .keyframe(keyframe)
  }
}

extension KeyframeAnimation {
  /// Whether its lists fit together; the engine would pass over those that do not.
  fileprivate func validate() throws(RunProblem) {
    let isDiscrete = calculationMode == .discrete
    if !keyTimes.isEmpty {
      let rises = zip(keyTimes, keyTimes.dropFirst()).allSatisfy { $0 <= $1 }
      let last = keyTimes.last ?? 1
      guard rises, keyTimes.first == 0, isDiscrete ? last <= 1 : last == 1 else { throw .keyTimes }
    }
    let count = path.map { $0.segments.count + 1 } ?? values.count
    guard count > 0 else { throw .badArgument("'through' needs values, and the list is empty") }
    let isOfValues = path == nil
    let lists = [
      ("at", keyTimes.count, isDiscrete && isOfValues ? [count, count + 1] : [count]),
      ("ease", timingFunctions.count, [count - 1]),
      ("tension", tensionValues.count, [count]), ("continuity", continuityValues.count, [count]),
      ("bias", biasValues.count, [count]),
    ]
    for (clause, found, wanted) in lists where found > 0 && !wanted.contains(found) {
      let entries = wanted[0] == 1 ? "1 entry" : "\(wanted[0]) entries"
      let what = isOfValues ? "values" : "keyframes of the path"
      throw .badArgument("'\(clause)' needs \(entries) for \(count) \(what), and has \(found)")
    }
  }
}
