/// A value moving through several, or along a path: `CAKeyframeAnimation`.
public struct KeyframeAnimation: Hashable, Sendable {
  /// How values follow from those at the keyframes.
  public enum CalculationMode: UInt8, Hashable, Sendable, CaseIterable {
    /// Straight from one to the next.
    case linear
    /// Each stays until the next one's time.
    case discrete
    /// Straight, at an even speed over the whole: key times and timing functions do not count.
    case paced
    /// On a smooth curve through all of them.
    case cubic
    /// On that curve at an even speed.
    case cubicPaced
  }

  /// How a layer turns while it moves along a path.
  public enum RotationMode: UInt8, Hashable, Sendable, CaseIterable {
    /// Into the direction of travel.
    case auto
    /// Against it.
    case autoReverse
  }

  public var property: PropertyReference

  /// The values to pass; a single one moves nothing.
  public var values: [PropertyValue]

  /// A path to follow instead of ``values``: the end of each of its lines and curves is a keyframe.
  public var path: VectorPath?

  /// When each value is met, as rising fractions from 0 to 1; evenly if empty or not of that kind. A discrete
  /// animation has one more than values, or equally many.
  public var keyTimes: [Double]

  /// How progress eases from each keyframe to the next, one fewer than keyframes; linear where there is none.
  public var timingFunctions: [TimingFunction]

  public var calculationMode: CalculationMode

  /// How tight the smooth curve is at each keyframe (Kochanek and Bartels); 0 everywhere unless there are as many as
  /// keyframes.
  public var tensionValues: [Double]
  /// How sharply the smooth curve turns at each keyframe; as ``tensionValues``.
  public var continuityValues: [Double]
  /// How far the smooth curve overshoots each keyframe; as ``tensionValues``.
  public var biasValues: [Double]

  /// How the layer turns while it follows ``path``; nil if it does not. It then animates the layer's rotation, too.
  public var rotationMode: RotationMode?

  /// Makes transforms of the numbers among the values; nil if they are what the property takes.
  public var valueFunction: ValueFunction?

  /// The space in which colours are mixed.
  public var colorSpace: ColorSpace

  public init(
    _ property: PropertyReference, values: [PropertyValue] = [], path: VectorPath? = nil, keyTimes: [Double] = [],
    timingFunctions: [TimingFunction] = [], calculationMode: CalculationMode = .linear, tensionValues: [Double] = [],
    continuityValues: [Double] = [], biasValues: [Double] = [], rotationMode: RotationMode? = nil,
    valueFunction: ValueFunction? = nil, colorSpace: ColorSpace = .sRGB
  ) {
    self.property = property
    self.values = values
    self.path = path
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.calculationMode = calculationMode
    self.tensionValues = tensionValues
    self.continuityValues = continuityValues
    self.biasValues = biasValues
    self.rotationMode = rotationMode
    self.valueFunction = valueFunction
    self.colorSpace = colorSpace
  }
}
