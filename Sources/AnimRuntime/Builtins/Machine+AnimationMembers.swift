import AnimEngine
import AnimLanguage

extension Machine {
  func callAnimation(
    _ call: BuiltinCall, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    guard case .value(.animation(let animation)) = r[0] else { return }
    func boxed(_ value: PropertyValue?) -> Reference {
      value.map { $0 == .none ? .none : .value($0) } ?? .none
    }
    switch call.builtin {
    case .animationKey: r[0] = animation.keyText.map { .string($0) } ?? .none
    case .animationKeyPath: r[0] = .string(animation.property?.keyPath ?? "")
    case .animationToValue: r[0] = boxed(animation.basic?.toValue)
    case .animationFromValue: r[0] = boxed(animation.basic?.fromValue)
    case .animationByValue: r[0] = boxed(animation.basic?.byValue)
    case .animationValues:
      if let keyframe = animation.keyframe, keyframe.path == nil {
        r[0] = .value(.list(keyframe.values))
      } else {
        r[0] = .none
      }
    case .animationKeyTimes: r[0] = .numbers(animation.keyframe?.keyTimes ?? [])
    case .animationPath: r[0] = boxed(animation.keyframe?.path.map { .path($0) })
    case .animationSpring: r[0] = boxed(animation.spring.map { .easing(.spring($0)) })
    case .animationAnimations:
      if case .group(let group) = animation.kind {
        r[0] = .references(group.children.map { .value(.animation($0)) })
      } else {
        r[0] = .references([])
      }
    case .animationTagged: r[0] = boxed(animation.tagged(r[1].text))
    default: callTiming(call.builtin, animation, n, r)
    }
  }

  /// The members of an animation that say how it runs.
  private func callTiming(
    _ builtin: Builtin, _ animation: LayerAnimation, _ n: UnsafeMutablePointer<Double>,
    _ r: UnsafeMutablePointer<Reference>
  ) {
    let timing = animation.timing
    switch builtin {
    case .animationTimingFunction: r[0] = animation.timingFunction.map { .value(.easing($0)) } ?? .none
    case .animationFillMode: r[0] = .string("\(timing.fillMode)")
    case .animationDelay: n[0] = animation.delay.tickCount
    case .animationRepeatCount: n[0] = timing.repeatCount
    case .animationRepeatDuration: n[0] = timing.repeatDuration.tickCount
    case .animationAutoreverses: n[0] = timing.autoreverses ? 1 : 0
    case .animationSpeed: n[0] = timing.speed
    case .animationTimeOffset: n[0] = timing.timeOffset.tickCount
    case .animationIsAdditive: n[0] = animation.isAdditive ? 1 : 0
    case .animationIsCumulative: n[0] = animation.isCumulative ? 1 : 0
    case .animationDuration: n[0] = Double(animation.passDuration.ticks)
    default: break
    }
  }
}

extension LayerAnimation {
  /// How long one pass takes: a spring's until it has settled where nothing else is said.
  fileprivate var passDuration: MediaTime {
    if let spring, timing.duration == .zero { return spring.settlingTime }
    return timing.duration
  }

  /// What it is as keyframes; nil if it is of another kind.
  fileprivate var keyframe: KeyframeAnimation? {
    if case .keyframe(let keyframe) = kind { return keyframe }
    return nil
  }

  /// The spring that moves it; nil if none does.
  fileprivate var spring: Spring? {
    if case .spring(_, let spring) = kind { return spring }
    return nil
  }
}
