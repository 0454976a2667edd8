/// How the numbers of a table run between the two ends of an animation.
enum Course: UInt8, Sendable {
  /// Straight from one end to the other.
  case straight
  /// Straight to what the model has when it is sampled.
  case open
  /// Straight between the ends, added to the model.
  case additive
  /// Straight, and with each repeat further by the end of the one before.
  case cumulative
  /// As colours in linear light: the ends are its coordinates.
  case linearLight
  /// As colours in OKLab: the ends are its coordinates.
  case oklab
  /// From one to the other in the middle.
  case switching
}

extension Course {
  /// The course of colours that are mixed in a space.
  init(mixingIn space: ColorSpace) {
    self =
      switch space {
      case .sRGB: .straight
      case .linear: .linearLight
      case .oklab: .oklab
      }
  }
}
