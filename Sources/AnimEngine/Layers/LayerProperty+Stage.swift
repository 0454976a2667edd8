extension LayerProperty {
  /// The properties of the stage.
  static let stage: [LayerProperty] = [
    LayerProperty("frameRate", .number, default: .number(60), help: "How many display frames a second has.")
  ]
}

extension AnimationEngine {
  /// Display frames a second, as the stage says; a rate that is no number above 0 counts as 60.
  public var frameRate: Double {
    let rate = number(.stage, slot: PropertyReference.frameRate.slot)
    return rate.isFinite && rate > 0 ? min(max(rate, 0.001), 1000) : 60
  }

  /// Sets the stage's rate of display frames.
  public mutating func setFrameRate(_ rate: Double) {
    setNumber(.stage, slot: PropertyReference.frameRate.slot, rate)
  }
}
