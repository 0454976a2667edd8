import AnimEngine

/// An easing that has a name.
public struct NamedEasing: Hashable, Sendable {
  public let name: String
  /// Its place in `TimingFunction.named`.
  public let index: Int
  public let help: String
}

extension Vocabulary {
  /// Core Animation's five curves, then Penner's equations.
  static let easings: [NamedEasing] = TimingFunction.named.enumerated().map { index, named in
    NamedEasing(name: named.name, index: index, help: help(of: named.function))
  }

  private static func help(of function: TimingFunction) -> String {
    switch function {
    case .linear: "The same speed all the way"
    case .easeIn: "Begins slowly"
    case .easeOut: "Ends slowly"
    case .easeInEaseOut: "Begins and ends slowly"
    case .penner(let family, let direction): help(of: family, direction)
    default: "The curve of implicit animations"
    }
  }

  private static func help(of family: EasingFamily, _ direction: EasingDirection) -> String {
    switch family {
    case .sine: help("a little slowly", direction)
    case .quad: help("as the square does", direction)
    case .cubic: help("as the cube does", direction)
    case .quart: help("as the fourth power does", direction)
    case .quint: help("as the fifth power does", direction)
    case .expo: help("as a power of two does", direction)
    case .circ: help("as a circle does", direction)
    case .back:
      switch direction {
      case .in: "Draws back before it begins"
      case .out: "Goes too far before it ends"
      case .inOut: "Draws back before it begins and goes too far at the end"
      }
    case .elastic: "Swings like a spring " + place(direction)
    case .bounce: "Bounces like a ball " + place(direction)
    }
  }

  private static func help(_ manner: String, _ direction: EasingDirection) -> String {
    switch direction {
    case .in: "Begins " + manner
    case .out: "Ends " + manner
    case .inOut: "Begins and ends " + manner
    }
  }

  private static func place(_ direction: EasingDirection) -> String {
    switch direction {
    case .in: "before it begins"
    case .out: "at its end"
    case .inOut: "at both ends"
    }
  }
}
