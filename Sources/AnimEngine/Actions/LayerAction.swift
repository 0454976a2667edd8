/// What the search for an action finds: `CAAction` and `NSNull` as a value.
public enum LayerAction: Hashable, Sendable {
  /// `NSNull`: the search is over, and nothing happens.
  case noAction
  /// The animation is added to the layer. One without ends of its own runs from what was on screen to the model.
  case animation(LayerAnimation)
  /// An object of the host's own, by a number that only the host understands. It is run by way of
  /// ``EngineEffect/action(_:_:)``.
  case custom(Int)
}

/// That something happens to a layer for which an action is looked up.
public struct ActionEvent: Hashable, Sendable {
  public let layer: LayerID
  /// The name of a property, or one of the names below.
  public let key: String

  public init(_ layer: LayerID, _ key: String) {
    self.layer = layer
    self.key = key
  }

  /// The layer has become visible: it came into the tree, or is hidden no more.
  public static let orderIn = "orderIn"
  /// The layer is visible no more.
  public static let orderOut = "orderOut"
  /// A sublayer of the layer was replaced by another.
  public static let transition = Transition.key
  /// A sublayer of the layer came or went.
  public static let sublayers = "sublayers"
}

/// The actions that a layer has by itself: those of its dictionary, then those of its style and of the style's style.
struct LayerActions: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let key: String
    var action: LayerAction
  }

  /// By level: 0 is the layer's dictionary, 1 that of its style, and so on.
  private var levels: [[Entry]] = []

  /// The first answer, level by level.
  subscript(key: String) -> LayerAction? {
    for entries in levels {
      if let entry = entries.first(where: { $0.key == key }) { return entry.action }
    }
    return nil
  }

  /// Sets or takes away the action of a key on a level.
  mutating func set(_ action: LayerAction?, _ key: String, level: Int) {
    while levels.count <= level { levels.append([]) }
    levels[level].removeAll { $0.key == key }
    if let action { levels[level].append(Entry(key: key, action: action)) }
  }
}
