/// Why the engine refused a call; nothing has changed then.
public enum EngineError: Error, Hashable, Sendable {
  /// There is no layer of this id.
  case unknownLayer(LayerID)
  /// There is no layer type of this id.
  case unknownType
  /// A layer type or a property of this name exists.
  case duplicateName(String)
  /// The layer's type has no such property.
  case unknownProperty(LayerID, keyPath: String)
  /// The value is not of the property's type.
  case typeMismatch(keyPath: String, expected: ValueType)
  /// The property takes one of some words.
  case unknownWord(keyPath: String, words: [String])
  /// The property cannot be set.
  case readOnlyProperty(keyPath: String)
  /// The property cannot be animated.
  case notAnimatable(keyPath: String)
  /// A layer cannot be inserted into itself or its sublayers.
  case wouldMakeCycle(LayerID)
  /// The stage can neither be inserted nor removed.
  case stageIsRoot
  /// The layer named as neighbour is not a sublayer of the same superlayer.
  case notASublayer(LayerID)
  /// A position among sublayers is out of range.
  case indexOutOfRange(Int)
  /// There is no animator of this id.
  case unknownAnimator
  /// The state of an animator forbids a move.
  case forbiddenMove(AnimatorMove, AnimatorState)
  /// A transaction was committed that nobody began.
  case unmatchedCommit
}
