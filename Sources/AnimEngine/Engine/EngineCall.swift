/// Where a layer goes among the sublayers of its superlayer.
public enum SublayerPlace: Hashable, Sendable {
  /// Above all others.
  case top
  /// So that it has this index.
  case index(Int)
  /// Directly above a sublayer of the same superlayer.
  case above(LayerID)
  /// Directly below a sublayer of the same superlayer.
  case below(LayerID)
}

/// A call of the engine as a value: what the engine performs, a trace prints and an observer repeats.
public enum EngineCall: Hashable, Sendable {
  /// ``AnimationEngine/makeLayer(type:name:)``
  case makeLayer(type: LayerTypeID, name: String)
  /// ``AnimationEngine/commitLayer(_:)``
  case commitLayer(LayerID)
  /// ``AnimationEngine/makeView(_:)``
  case makeView(LayerID)
  /// ``AnimationEngine/insert(_:into:at:)``
  case insert(LayerID, into: LayerID, at: SublayerPlace)
  /// ``AnimationEngine/remove(_:)``
  case remove(LayerID)
  /// ``AnimationEngine/replace(_:with:)``
  case replace(LayerID, with: LayerID)
  /// ``AnimationEngine/setAction(_:of:forKey:styleLevel:)``
  case setAction(LayerAction?, of: LayerID, forKey: String, styleLevel: Int = 0)
  /// ``AnimationEngine/setHasDelegate(_:of:)``
  case setHasDelegate(Bool, of: LayerID)
  /// ``AnimationEngine/set(_:_:to:)`` and direct writes
  case set(LayerID, PropertyReference, PropertyValue)
  /// ``AnimationEngine/add(_:to:)``
  case add(LayerAnimation, to: LayerID)
  /// ``AnimationEngine/removeAnimation(_:key:reason:)``
  case removeAnimation(LayerID, key: String, StopReason)
  /// ``AnimationEngine/removeAllAnimations(_:reason:)``
  case removeAllAnimations(LayerID, StopReason)
  /// ``AnimationEngine/stop(_:key:)``
  case stop(LayerID, key: String?)
  /// ``AnimationEngine/finish(_:key:)``
  case finish(LayerID, key: String?)
  /// ``AnimationEngine/reverse(_:key:)``
  case reverse(LayerID, key: String?)
  /// ``AnimationEngine/pause(_:)``
  case pause(LayerID)
  /// ``AnimationEngine/resume(_:)``
  case resume(LayerID)
  /// ``AnimationEngine/beginTransaction(_:completion:)``
  case beginTransaction(TransactionOptions, completion: Int?)
  /// ``AnimationEngine/beginViewAnimation(_:completion:)``
  case beginViewAnimation(ViewAnimation, completion: Int?)
  /// ``AnimationEngine/beginKeyframe(start:duration:)``
  case beginKeyframe(start: Double, duration: Double)
  /// ``AnimationEngine/makeAnimator(_:)``
  case makeAnimator(ViewAnimation)
  /// ``AnimationEngine/perform(_:on:)``
  case perform(AnimatorMove, on: AnimatorID)
  /// ``AnimationEngine/commitTransaction()``
  case commitTransaction
  /// ``AnimationEngine/setTransactionOptions(_:)``
  case setTransactionOptions(TransactionOptions)
  /// ``AnimationEngine/setCompletion(_:)``
  case setCompletion(Int)
  /// ``AnimationEngine/flush()``
  case flush
}

/// What a call gave.
public enum EngineResult: Hashable, Sendable {
  /// Nothing but that it was done.
  case none
  /// The layer that was made.
  case layer(LayerID)
  /// The animation that was added.
  case animation(AnimationID)
  /// The animator that was made.
  case animator(AnimatorID)
}

/// One line of what happened, kept while the engine is observed.
public struct EngineLogEntry: Hashable, Sendable {
  /// What an entry keeps.
  public enum Content: Hashable, Sendable {
    /// A call, before what it causes.
    case call(EngineCall)
    /// Something that happened.
    case event(EngineEvent)
    /// A line that the host put there with ``AnimationEngine/annotate(_:)``.
    case note(String)
  }

  /// When it was.
  public let instant: MediaTime
  /// Counts the entries of the run, from 0.
  public let sequence: Int
  /// What it was.
  public let content: Content
}
