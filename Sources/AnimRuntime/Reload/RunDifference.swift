import AnimEngine
import AnimLanguage

/// What differs between two runs of similar scripts: variables, layers with their values, and animations.
///
/// Variables are matched by their names; those that hold a layer are left out, since layers are compared by themselves.
/// Layers are matched by their paths: the names from below the stage down, of several of one name the later ones with a
/// number. Animations are matched by the path of their layer, their key and what they move, in the order of their begins.
public struct RunDifference: Hashable, Sendable {
  /// A variable or constant of the top level.
  public struct Variable: Hashable, Sendable {
    /// What scripts call it.
    public let name: String
    /// Its type as scripts write it.
    public let type: String
    /// Its value as `print` shows it.
    public let text: String
  }

  /// A variable of both runs.
  public struct VariableChange: Hashable, Sendable {
    /// As it was.
    public let old: Variable
    /// As it is now.
    public let new: Variable
  }

  /// An animation of the run so far, or one whose delay is not over.
  public struct Animation: Hashable, Sendable {
    /// The path of its layer.
    public let layer: String
    /// The key that it is found under; nil if it is anonymous.
    public let key: String?
    /// Its description, with the duration that was filled in.
    public let animation: LayerAnimation
    /// The instant at which it began or will begin; nil if it never will.
    public let begin: MediaTime?
    /// How long it lasts with its repeats; infinite if it never ends.
    public var duration: MediaTime { animation.timing.parentDuration }
  }

  /// An animation of both runs.
  public struct AnimationChange: Hashable, Sendable {
    /// As it was.
    public let old: Animation
    /// As it is now.
    public let new: Animation
  }

  /// A model value of both runs.
  public struct PropertyChange: Hashable, Sendable {
    /// The path of the layer.
    public let layer: String
    /// The property, as scripts write it.
    public let keyPath: String
    /// What it was.
    public let old: PropertyValue
    /// What it is now.
    public let new: PropertyValue
  }

  /// Variables that were not there.
  public internal(set) var addedVariables: [Variable] = []
  /// Variables that are there no more.
  public internal(set) var removedVariables: [Variable] = []
  /// Variables whose values or types are others.
  public internal(set) var changedVariables: [VariableChange] = []
  /// The paths of layers that were not there.
  public internal(set) var addedLayers: [String] = []
  /// The paths of layers that are there no more.
  public internal(set) var removedLayers: [String] = []
  /// Model values that are others.
  public internal(set) var changedProperties: [PropertyChange] = []
  /// Animations that there were not.
  public internal(set) var addedAnimations: [Animation] = []
  /// Animations that there are no more.
  public internal(set) var removedAnimations: [Animation] = []
  /// Animations that move something else, or otherwise, at the same time.
  public internal(set) var changedAnimations: [AnimationChange] = []
  /// Animations that begin at another instant or last for another time.
  public internal(set) var retimedAnimations: [AnimationChange] = []

  init() {}

  /// What is another in the second run than in the first, each as it is at its present instant: later animations that a
  /// history knows of do not count.
  public init(from old: SessionHistory, to new: SessionHistory) {
    compare(RunOutline(old.session, old.recording), RunOutline(new.session, new.recording))
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { self == RunDifference() }
}

extension RunDifference: CustomStringConvertible {
  /// A line for each change in the language's words, `+` for what is new, `-` for what is gone, `~` for what is another.
  ///
  /// ```text
  /// + layer card.badge
  /// ~ card.cornerRadius: 4 is now 8
  /// ~ card "fade": 0s for 1s is now 0.5s for 2s
  /// ```
  public var description: String {
    var lines: [String] = []
    lines += removedVariables.map { "- \($0)" }
    lines += addedVariables.map { "+ \($0)" }
    lines += changedVariables.map { change in
      let (old, new) = (change.old, change.new)
      return "~ \(new.name): \(old.text) is now \(new.text)" + (old.type == new.type ? "" : " : \(new.type)")
    }
    lines += removedLayers.map { "- layer \($0)" }
    lines += addedLayers.map { "+ layer \($0)" }
    lines += changedProperties.map { "~ \($0.layer).\($0.keyPath): \($0.old) is now \($0.new)" }
    lines += removedAnimations.map { "- \($0)" }
    lines += addedAnimations.map { "+ \($0)" }
    lines += changedAnimations.map { "~ \($0.old) is now \($0.new)" }
    lines += retimedAnimations.map { "~ \($0.old.name): \($0.old.time) is now \($0.new.time)" }
    return lines.joined(separator: "\n")
  }
}

extension RunDifference.Variable: CustomStringConvertible {
  /// `side : number = 40`
  public var description: String { "\(name) : \(type) = \(text)" }
}

extension RunDifference.Animation: CustomStringConvertible {
  /// `animate card.opacity to 0 over 1s at 0.5s`
  public var description: String {
    var text = TextBuffer()
    animation.write(addedTo: .stage, to: &text) { $0 == .stage ? layer : "layer \($0.index)" }
    return text.string + (begin.map { " at \(PropertyValue.duration($0))" } ?? "")
  }

  /// What it is found by: `card "fade"`, or what it moves.
  fileprivate var name: String {
    if case .named(let key) = animation.key { return "\(layer) \"\(key)\"" }
    return animation.property.map { "\(layer).\($0.keyPath)" } ?? layer
  }

  /// `0.5s for 2s`
  fileprivate var time: String {
    let begin = begin.map { "\(PropertyValue.duration($0))" } ?? "never"
    return "\(begin) " + (duration.isInfinite ? "forever" : "for \(PropertyValue.duration(duration))")
  }
}
