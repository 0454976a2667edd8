import AnimEngine

/// What can go wrong while a script runs. The machine adds where and when.
enum RunProblem: Error, Hashable, Sendable {
  case undeclaredGlobal(String)
  case undeclaredMember(String, of: String)
  case indexOutOfRange(Double, count: Int)
  case wrongType(found: String, wanted: String)
  case wrongLayerType(String)
  case missingProperty(String, of: String)
  case waitInHook
  case negativeWait
  case negativeDelay
  case intervalTooShort
  case timeHasPassed(MediaTime)
  case repeatCount(Double)
  /// An animation that names no property was added.
  case animationWithoutProperty
  /// `using` an animation of another property than the one that is animated.
  case otherSubject(String)
  case keyTimes
  case siblingOutsideTree(String)
  case replacedOutsideTree(String)
  case noScrollLayer(String)
  /// A place among sublayers that is not whole.
  case noPlace(Double)
  case emptyList(String)
  /// A range that begins where whole steps cannot be told apart.
  case uncountableRange(Double)
  case badArgument(String)
  /// What should be a finite number, in words of the language, is none.
  case notFinite(String)
  /// A call of a host function failed.
  case host(HostProblem)
  /// The host lacks the function of a signature.
  case hostMissing(String)
  case engine(EngineError)

  /// The host has cancelled the run.
  case cancelled

  /// More was used than is allowed.
  case limit(Limit)
}
