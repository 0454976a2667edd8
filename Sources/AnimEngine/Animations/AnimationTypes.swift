/// Names one animation added in a run; never used for a second one.
public struct AnimationID: Hashable, Sendable {
  /// Counts the animations added, from 1.
  public let serial: UInt64
  /// Where its record is kept while it lives.
  let slot: Int32
}

/// Why an animation is over.
public enum StopReason: UInt8, Hashable, Sendable, CaseIterable {
  /// It came to its end.
  case finished
  /// It was taken away.
  case cancelled
  /// Another animation took its key or its property.
  case replaced
  /// It was stopped where it was.
  case stopped
  /// Its layer left the tree.
  case removed
}

/// How an animation is found and replaced on its layer.
public enum AnimationKey: Hashable, Sendable {
  /// By a key that was written.
  case named(String)
  /// By the key path of what it animates, as implicit animations are.
  case keyPath
  /// Not at all: it adds to the others and is listed nowhere.
  case anonymous
}

/// A value that an animation carries for whoever is told of it.
public struct AnimationTag: Hashable, Sendable {
  /// What it is asked for by.
  public let name: String
  /// What it says.
  public let value: PropertyValue

  public init(name: String, value: PropertyValue) {
    self.name = name
    self.value = value
  }
}
