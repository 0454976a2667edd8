// The properties of the plain layer that the engine itself reads.

extension PropertyReference {
  static let position = plainLayer("position")
  static let bounds = plainLayer("bounds")
  static let anchorPoint = plainLayer("anchorPoint")
  static let anchorPointZ = plainLayer("anchorPointZ")
  static let zPosition = plainLayer("zPosition")
  static let transform = plainLayer("transform")
  static let rotation = plainLayer("transform.rotation.z")
  static let sublayerTransform = plainLayer("sublayerTransform")
  static let geometryFlipped = plainLayer("geometryFlipped")
  static let hidden = plainLayer("hidden")
  static let mask = plainLayer("mask")
  static let masksToBounds = plainLayer("masksToBounds")
  static let speed = plainLayer("speed")
  static let beginTime = plainLayer("beginTime")
  static let timeOffset = plainLayer("timeOffset")
  static let opacity = plainLayer("opacity")
  static let backgroundColor = plainLayer("backgroundColor")
  static let cornerRadius = plainLayer("cornerRadius")
  static let shadowOpacity = plainLayer("shadowOpacity")

  static let frameRate = plainLayer("frameRate", of: .stage)

  private static func plainLayer(_ name: String, of type: LayerTypeID = .layer) -> PropertyReference {
    guard let reference = LayerTypeTable().reference(to: name, in: type) else {
      preconditionFailure("no property \(name)")
    }
    return reference
  }
}
