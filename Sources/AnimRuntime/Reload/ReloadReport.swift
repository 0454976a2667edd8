import AnimEngine
import AnimLanguage

/// What an edited script has changed of a run: the run as it is now beside the run as it was, at the same instant.
///
/// Layers are matched by their paths: the names from below the stage down, of several of one name the later ones with a
/// number. Animations are matched by the path of their layer, their key and what they move, in the order of their begins.
public struct ReloadReport: Hashable, Sendable {
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

  /// An animation before and after the edit.
  public struct AnimationChange: Hashable, Sendable {
    /// As it was.
    public let old: Animation
    /// As it is now.
    public let new: Animation
  }

  /// A model value before and after the edit.
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

  /// Whether the edited script runs now. If not, nothing has changed.
  public internal(set) var isApplied = false
  /// What there is to say about the edited script; the errors are why it does not run. Warnings tell, too, of calls of
  /// host functions that it makes in the past and that were never made.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The texts that the diagnostics point into.
  public internal(set) var sources: [SourceText] = []

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
  /// What had come from outside and has no place in the edited script, such as an event to a layer that is gone.
  public internal(set) var droppedInputs: [Journal.Entry] = []

  /// Whether the run is what it was.
  public var isEmpty: Bool {
    addedLayers.isEmpty && removedLayers.isEmpty && changedProperties.isEmpty && addedAnimations.isEmpty
      && removedAnimations.isEmpty && changedAnimations.isEmpty && retimedAnimations.isEmpty && droppedInputs.isEmpty
  }
}

extension ReloadReport: CustomStringConvertible {
  /// A line for each change in the language's words, `+` for what is new, `-` for what is gone, `~` for what is another.
  ///
  /// ```text
  /// + layer card.badge
  /// ~ card.cornerRadius: 4 is now 8
  /// ~ card "fade": 0s for 1s is now 0.5s for 2s
  /// ```
  public var description: String {
    var lines: [String] = []
    lines += removedLayers.map { "- layer \($0)" }
    lines += addedLayers.map { "+ layer \($0)" }
    lines += changedProperties.map { "~ \($0.layer).\($0.keyPath): \($0.old) is now \($0.new)" }
    lines += removedAnimations.map { "- \($0)" }
    lines += addedAnimations.map { "+ \($0)" }
    lines += changedAnimations.map { "~ \($0.old) is now \($0.new)" }
    lines += retimedAnimations.map { "~ \($0.old.name): \($0.old.time) is now \($0.new.time)" }
    lines += droppedInputs.map { "- \($0.input.summary) at \(PropertyValue.duration($0.instant))" }
    return lines.joined(separator: "\n")
  }
}

extension ReloadReport.Animation: CustomStringConvertible {
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

extension SessionInput {
  /// What came, in a few words.
  fileprivate var summary: String {
    switch self {
    case .text(let text), .library(let text): text.source.name
    case .test(let index): "test \(index + 1)"
    case .event(let event): "send \(event.name)"
    case .variable(let name, let value): "\(name) = \(value)"
    case .property(_, let keyPath, let value): ".\(keyPath) = \(value)"
    case .answer(let answer, _): "answer of 'host.\(answer.call.function)'"
    }
  }
}
