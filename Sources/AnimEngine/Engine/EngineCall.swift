/// Where a layer goes among the sublayers of its superlayer.
public enum SublayerPlace: Hashable, Sendable {
  /// Above all others.
  case top
  /// So that it has this index.
  case index(Int)
  case above(LayerID)
  case below(LayerID)
}

/// A call of the engine as a value: what the engine performs, a trace prints and an observer repeats.
public enum EngineCall: Hashable, Sendable {
  case makeLayer(type: LayerTypeID, name: String)
  case commitLayer(LayerID)
  case insert(LayerID, into: LayerID, at: SublayerPlace)
  case remove(LayerID)
  case set(LayerID, PropertyReference, PropertyValue)
  case add(LayerAnimation, to: LayerID)
  case removeAnimation(LayerID, key: String, StopReason)
  case removeAllAnimations(LayerID, StopReason)
  case stop(LayerID, key: String)
  case finish(LayerID, key: String)
  case reverse(LayerID, key: String)
  case pause(LayerID)
  case resume(LayerID)
  case beginTransaction(TransactionOptions, completion: Int?)
  case commitTransaction
  case setTransactionOptions(TransactionOptions)
  case setCompletion(Int)
  case flush
}

/// What a call gave.
public enum EngineResult: Hashable, Sendable {
  case none
  case layer(LayerID)
  case animation(AnimationID)
}

/// One line of what happened, kept while the engine is observed.
public struct EngineLogEntry: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case call(EngineCall)
    case event(EngineEvent)
    /// A line that the host put there with ``AnimationEngine/annotate(_:)``.
    case note(String)
  }

  public let instant: MediaTime
  /// Counts the entries of the run, from 0.
  public let sequence: Int
  public let content: Content
}
