/// What the engine does where sources on Core Animation disagree: one named place for each question.
///
/// Choices that are code stand where the code is: ends that are missing in ``AnimationRecord/writtenEnds(over:)``, the
/// order of additive values in `AnimationEngine.loadPresentation`, what happens to a layer that leaves its tree in
/// `AnimationEngine.stopAnimations(of:)`, the scale of a transform in ``ComponentBuffer/value(of:)``, which completions
/// an animation counts for in `AnimationEngine.joinGroups()`, and the order of ends and completions in
/// `AnimationEngine.tellEnd(of:_:)`.
enum Choices {
  /// `shadowPath` is a path, and no path animates when it is set, although Apple's table lists it.
  static let shadowPathAnimatesImplicitly = false

  /// How long an animation lasts when neither it nor the transaction says.
  static let defaultDuration = MediaTime(ticks: MediaTime.ticksPerSecond / 4)

  /// How an implicit animation eases when the transaction does not say; the transaction's own function still
  /// reads as absent.
  static let implicitTimingFunction = TimingFunction.default

  /// How changes of views ease in a block that does not say.
  static let viewTimingFunction = TimingFunction.easeInEaseOut

  /// Why an animation with times that are no numbers, or a transition without an old picture, stops at once.
  static let impossibleAnimationReason = StopReason.cancelled
}
