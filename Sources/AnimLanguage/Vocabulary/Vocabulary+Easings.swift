/// An easing with a name: a cubic Bézier curve from (0, 0) to (1, 1).
public struct NamedEasing: Hashable, Sendable {
  public let name: String
  /// The control points; nil for the straight line.
  public let controlPoints: ControlPoints?
  public let help: String

  public struct ControlPoints: Hashable, Sendable {
    public let x1, y1, x2, y2: Double
  }

  init(_ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ help: String) {
    self.name = name
    controlPoints = name == "linear" ? nil : ControlPoints(x1: x1, y1: y1, x2: x2, y2: y2)
    self.help = help
  }
}

extension Vocabulary {
  /// Core Animation's five curves, then the families that motion designers know.
  static let easings: [NamedEasing] = [
    NamedEasing("linear", 0, 0, 1, 1, "The same speed all the way"),
    NamedEasing("easeIn", 0.42, 0, 1, 1, "Begins slowly"),
    NamedEasing("easeOut", 0, 0, 0.58, 1, "Ends slowly"),
    NamedEasing("easeInEaseOut", 0.42, 0, 0.58, 1, "Begins and ends slowly"),
    NamedEasing("default", 0.25, 0.1, 0.25, 1, "The curve of implicit animations"),
    NamedEasing("easeInSine", 0.12, 0, 0.39, 0, "Begins a little slowly"),
    NamedEasing("easeOutSine", 0.61, 1, 0.88, 1, "Ends a little slowly"),
    NamedEasing("easeInOutSine", 0.37, 0, 0.63, 1, "Begins and ends a little slowly"),
    NamedEasing("easeInQuad", 0.11, 0, 0.5, 0, "Begins as the square does"),
    NamedEasing("easeOutQuad", 0.5, 1, 0.89, 1, "Ends as the square does"),
    NamedEasing("easeInOutQuad", 0.45, 0, 0.55, 1, "Begins and ends as the square does"),
    NamedEasing("easeInCubic", 0.32, 0, 0.67, 0, "Begins as the cube does"),
    NamedEasing("easeOutCubic", 0.33, 1, 0.68, 1, "Ends as the cube does"),
    NamedEasing("easeInOutCubic", 0.65, 0, 0.35, 1, "Begins and ends as the cube does"),
    NamedEasing("easeInQuart", 0.5, 0, 0.75, 0, "Begins very slowly"),
    NamedEasing("easeOutQuart", 0.25, 1, 0.5, 1, "Ends very slowly"),
    NamedEasing("easeInOutQuart", 0.76, 0, 0.24, 1, "Begins and ends very slowly"),
    NamedEasing("easeInExpo", 0.7, 0, 0.84, 0, "Hardly begins, then rushes"),
    NamedEasing("easeOutExpo", 0.16, 1, 0.3, 1, "Rushes, then hardly ends"),
    NamedEasing("easeInOutExpo", 0.87, 0, 0.13, 1, "Rushes in the middle"),
    NamedEasing("easeInCirc", 0.55, 0, 1, 0.45, "Begins as a circle does"),
    NamedEasing("easeOutCirc", 0, 0.55, 0.45, 1, "Ends as a circle does"),
    NamedEasing("easeInOutCirc", 0.85, 0, 0.15, 1, "Begins and ends as a circle does"),
    NamedEasing("easeInBack", 0.36, 0, 0.66, -0.56, "Draws back before it begins"),
    NamedEasing("easeOutBack", 0.34, 1.56, 0.64, 1, "Goes too far before it ends"),
    NamedEasing("easeInOutBack", 0.68, -0.6, 0.32, 1.6, "Draws back before it begins and goes too far at the end"),
  ]
}
