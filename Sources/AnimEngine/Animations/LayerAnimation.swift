/// An animation as a description: `CAAnimation` and its subclasses as a value. Adding one to a layer copies it.
public struct LayerAnimation: Hashable, Sendable {
  /// What moves, and between what.
  public enum Kind: Hashable, Sendable {
    /// One value from one end to the other.
    case basic(BasicAnimation)
    /// A basic animation whose progress is the place of a spring, at real seconds since it began, instead of what
    /// duration and timing function say: `CASpringAnimation`. A duration of zero becomes the settling time; a shorter
    /// one cuts it off.
    indirect case spring(BasicAnimation, Spring)
    indirect case keyframe(KeyframeAnimation)
    case group(AnimationGroup)
    case transition(Transition)
    /// Clauses without a property: as an action it moves whatever has changed, and others take their clauses from it.
    /// It cannot be added to a layer itself.
    case template
  }

  /// What moves, and between what.
  public var kind: Kind

  /// Duration, repeats, speed and fill. A duration of zero takes the transaction's, else 0.25 s. `beginTime` counts
  /// for a ``isTransient`` one only: a layer time, or 0 for the time at which it is added.
  public var timing: MediaTiming

  /// How progress eases; nil is linear.
  public var timingFunction: TimingFunction?

  /// How long after it is added it begins, in the layer's time; until then it shows and changes nothing.
  /// A ``isTransient`` one has `timing.beginTime` instead.
  public var delay: MediaTime

  /// How it is found and replaced.
  public var key: AnimationKey

  /// Whether its values are added to what lies beneath.
  public var isAdditive: Bool
  /// Whether each repeat starts from the end of the one before.
  public var isCumulative: Bool
  /// Whether it goes away at its end.
  public var isRemovedOnCompletion: Bool

  /// Whether it is Core Animation's raw `add(_:forKey:)`: it leaves the model alone, and ends that are not given
  /// stay open and follow what lies beneath. The others fill in their ends when they begin and set the model.
  public var isTransient: Bool

  /// Whether a change of the model made it: it starts at what was on screen and ends at the model, wherever that goes.
  public internal(set) var isImplicit = false

  /// Values for whoever is told of its start and end.
  public var tags: [AnimationTag]

  /// A number that the engine passes along untouched, such as the place in a script that it comes from.
  public var origin: Int

  public init(
    _ kind: Kind, timing: MediaTiming = MediaTiming(), timingFunction: TimingFunction? = nil, delay: MediaTime = .zero,
    key: AnimationKey = .keyPath, isAdditive: Bool = false, isCumulative: Bool = false,
    isRemovedOnCompletion: Bool = true, isTransient: Bool = false, tags: [AnimationTag] = [], origin: Int = 0
  ) {
    self.kind = kind
    self.timing = timing
    self.timingFunction = timingFunction
    self.delay = delay
    self.key = key
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.isTransient = isTransient
    self.tags = tags
    self.origin = origin
  }

  /// Lets what runs to wherever the model goes do so as a spring, for its settling time.
  public mutating func setSpring(_ spring: Spring) {
    timing.duration = spring.settlingTime
    timingFunction = .motion(of: spring)
  }

  /// What it animates; nil if that is no single property.
  public var property: PropertyReference? {
    switch kind {
    case .basic(let basic), .spring(let basic, _): basic.property
    case .keyframe(let keyframe): keyframe.property
    case .group, .transition, .template: nil
    }
  }

  /// The ends between which a basic or a spring animation runs; nil for the other kinds.
  public var basic: BasicAnimation? {
    switch kind {
    case .basic(let basic), .spring(let basic, _): basic
    case .keyframe, .group, .transition, .template: nil
    }
  }

  /// Whether it comes to an end by itself.
  public var isFinite: Bool { !timing.parentDuration.isInfinite && timing.speed != 0 }

  /// What makes transforms of its numbers; nil for those that need none.
  var valueFunction: ValueFunction? {
    switch kind {
    case .basic(let basic), .spring(let basic, _): basic.valueFunction
    case .keyframe(let keyframe): keyframe.valueFunction
    case .group, .transition, .template: nil
    }
  }

  /// The value of a tag; nil if there is none of this name.
  public func tagged(_ name: String) -> PropertyValue? {
    tags.first { $0.name == name }?.value
  }

  /// The key under which it is found on its layer; nil if it is anonymous, as groups are without a written key.
  public var keyText: String? {
    if case .transition = kind { return Transition.key }
    return switch key {
    case .named(let text): text
    case .keyPath: property?.keyPath
    case .anonymous: nil
    }
  }
}

/// One value moving to another: `CABasicAnimation`. At most two of the three ends count: `from` and `to`, `from`
/// and `by`, or `by` and `to`.
public struct BasicAnimation: Hashable, Sendable {
  /// What moves.
  public var property: PropertyReference
  /// Where it starts; nil if that is not written.
  public var fromValue: PropertyValue?
  /// Where it ends; nil if that is not written.
  public var toValue: PropertyValue?
  /// How far it goes; nil if that is not written.
  public var byValue: PropertyValue?
  /// Makes transforms of the numbers that the ends are; nil if they are what the property takes.
  public var valueFunction: ValueFunction?
  /// The space in which colours are mixed.
  public var colorSpace: ColorSpace

  public init(
    _ property: PropertyReference, from fromValue: PropertyValue? = nil, to toValue: PropertyValue? = nil,
    by byValue: PropertyValue? = nil, valueFunction: ValueFunction? = nil, colorSpace: ColorSpace = .sRGB
  ) {
    self.property = property
    self.fromValue = fromValue
    self.toValue = toValue
    self.byValue = byValue
    self.valueFunction = valueFunction
    self.colorSpace = colorSpace
  }
}
