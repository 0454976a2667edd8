import AnimEngine
import AnimLanguage

extension Machine {
  /// Performs a built-in operation on its operands; the result takes the place of the first.
  mutating func call(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) throws(RunProblem) {
    switch call.builtin {
    case .absolute, .floor, .ceiling, .round, .truncate, .squareRoot, .power, .exponential, .logarithm, .sine, .cosine,
      .tangent, .arcSine, .arcCosine, .arcTangent, .arcTangent2, .minimum, .maximum, .clamp, .sign, .hypotenuse,
      .degrees, .turns, .degreesToAngle, .turnsToAngle, .seconds, .milliseconds, .secondsToDuration,
      .millisecondsToDuration:
      n[0] = scalar(call.builtin, n)
    case .lerp, .lerpDuration, .polar, .rangeLowerBound, .rangeUpperBound, .rangeContains, .rangeCount, .rgb, .rgba,
      .hsl, .hsla, .colorWithAlpha, .colorMixed, .rectCenter, .rectInset, .rectContains, .rectUnion, .rectMidX,
      .rectMidY, .rectMaxX, .rectMaxY, .length, .distance, .normalized, .isWithin:
      callGeometry(call, n)
    case .parseNumber, .stringCount, .stringIsEmpty, .uppercased, .lowercased, .stringContains, .hasPrefix,
      .hasSuffix, .split, .trimmed, .joined:
      spendSteps(for: r[0])
      try callString(call, n, r)
      noteMade(r[0])
    case .listCount, .listIsEmpty, .listFirst, .listLast, .listContains, .listIndexOf, .listReversed, .listSorted,
      .listShuffled, .listAppend, .randomElement:
      if !call.builtin.takesConstantTime { spendSteps(for: r[0]) }
      try callList(call, n, r)
      if call.builtin.makesList { noteMade(r[0]) }
    case .listInsert, .listRemoveAt, .listRemoveLast, .listRemoveAll:
      if !call.builtin.takesConstantTime { spendSteps(for: r[0]) }
      try changeList(call, n, r)
    case .transformPart, .transformInverted, .pointApplying, .rectApplying: callTransform(call.builtin, n, r)
    case .pathBoundingBox, .pathLength, .pathIsEmpty, .pathContains, .pathPoint, .pathDirection:
      spendSteps(for: r[0])
      callPath(call.builtin, n, r)
    case .springSettlingDuration, .springMass, .springStiffness, .springDamping, .springVelocity, .springDuration,
      .springBounce:
      callSpring(call.builtin, n, r)
    case .translation, .rotation, .rotationAxis, .scaling, .perspective, .identity, .matrix, .namedEasing, .cubicBezier,
      .steps,
      .stepsAt,
      .spring, .perceptualSpring, .rectPath, .ellipsePath, .circlePath, .linePath, .roundedRectPath, .polygonPath,
      .arcPath, .svgPath, .image:
      spendSteps(for: r[0])
      try callConstructor(call, n, r)
      noteMade(r[0])
    case .layerName, .superlayer, .sublayers, .animationKeys, .animationForKey, .handlers, .convertPoint, .convertRect,
      .convertTime, .convertPointOnScreen, .convertRectOnScreen, .findLayer, .hitTest, .hitTestOnScreen, .layerContains,
      .layerContainsOnScreen, .layerAction, .visibleRect, .instanceTransforms, .instanceColors, .instanceDelays,
      .particlePositions:
      if [.findLayer, .hitTest, .hitTestOnScreen].contains(call.builtin) { steps.spend(engine.layerCount >> 3) }
      callLayer(call, n, r)
      spendSteps(for: r[0])
      noteMade(r[0])
    case .animationKey, .animationKeyPath, .animationToValue, .animationFromValue, .animationByValue,
      .animationValues, .animationDuration, .animationTagged, .animationKeyTimes, .animationPath, .animationSpring,
      .animationTimingFunction, .animationDelay, .animationRepeatCount, .animationRepeatDuration,
      .animationAutoreverses,
      .animationSpeed, .animationTimeOffset, .animationFillMode, .animationIsAdditive, .animationIsCumulative,
      .animationAnimations:
      callAnimation(call, n, r)
      if call.builtin == .animationKeyTimes || call.builtin == .animationAnimations { noteMade(r[0]) }
    case .rangeElements:
      try callRange(n, r)
      spendSteps(for: r[0])
      noteMade(r[0])
    case .noise: n[0] = Noise.value(n[0], call.operands.count > 1 ? n[1] : 0.5)
    case .animatorFraction, .animatorIsRunning, .animatorIsReversed, .animatorPausesOnCompletion, .animatorState,
      .animatorScrubsLinearly:
      callAnimator(call.builtin, n, r)
    case .eventName, .eventLocation, .eventPayload: callEvent(call.builtin, n, r)
    // The checker writes it out as an interpolation.
    case .toString: break
    case .randomInRange: n[0] = n[0] + random.nextFraction() * (n[1] - n[0])
    case .randomColor:
      (n[0], n[1], n[2], n[3]) = (random.nextFraction(), random.nextFraction(), random.nextFraction(), 1)
    }
  }

  /// The whole numbers of a range as a list.
  private func callRange(_ n: UnsafePointer<Double>, _ r: UnsafeMutablePointer<Reference>) throws(RunProblem) {
    let count = rangeCount(n)
    let first = n[0]
    guard count == 0 || CountedRange.canCount(from: first) else { throw .uncountableRange(first) }
    guard count <= Double(limits.listCount) else { throw .limit(.listCount) }
    r[0] = .numbers((0..<clampedInteger(count)).map { first + Double($0) })
  }

  /// The layout of a list's elements: doubles each, or a reference.
  func elementWidth(_ list: TypeID) -> Int {
    code.types.shape(of: code.types.element(of: list) ?? .any).numberCount
  }
}

extension Builtin {
  /// Whether an operation on a list does the same however long the list is.
  fileprivate var takesConstantTime: Bool {
    switch self {
    case .listCount, .listIsEmpty, .listFirst, .listLast, .listAppend, .listRemoveLast, .randomElement: true
    default: false
    }
  }

  /// Whether an operation on a list makes another. Those that change it note themselves whether it had to move.
  fileprivate var makesList: Bool {
    switch self {
    case .listReversed, .listSorted, .listShuffled: true
    default: false
    }
  }
}
