extension AnimationEngine {
  /// Takes the animations that bear a key away and leaves what is on screen in the model; nothing happens if there are
  /// none. They are told ``StopReason/stopped``.
  public mutating func stop(_ layer: LayerID, key: String) {
    note(.stop(layer, key: key))
  }

  /// Lets the animations that bear a key jump to their end; endless ones end with their current pass. Nothing happens
  /// if there are none.
  public mutating func finish(_ layer: LayerID, key: String) {
    note(.finish(layer, key: key))
  }

  /// Lets the animations that bear a key run back from where they are; the model is set to where they now end. Nothing
  /// happens if there are none.
  public mutating func reverse(_ layer: LayerID, key: String) {
    note(.reverse(layer, key: key))
  }
}
