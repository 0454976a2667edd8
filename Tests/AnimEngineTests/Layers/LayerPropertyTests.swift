import AnimEngine
import Testing

/// `CALayer`'s defaults as measured on macOS: name, type and printed default.
private let defaults = """
  position point (0, 0)
  bounds rect (0, 0, 0, 0)
  anchorPoint point (0.5, 0.5)
  anchorPointZ number 0
  zPosition number 0
  geometryFlipped bool false
  opacity number 1
  hidden bool false
  backgroundColor color none
  cornerRadius number 0
  cornerCurve string circular
  maskedCorners number 15
  borderWidth number 0
  borderColor color #000000
  masksToBounds bool false
  mask layer none
  doubleSided bool true
  opaque bool false
  shadowColor color #000000
  shadowOpacity number 0
  shadowOffset size (0, -3)
  shadowRadius number 3
  shadowPath path none
  contents image none
  contentsRect rect (0, 0, 1, 1)
  contentsCenter rect (0, 0, 1, 1)
  contentsScale number 1
  contentsGravity string resize
  minificationFilter string linear
  magnificationFilter string linear
  allowsGroupOpacity bool true
  edgeAntialiasingMask number 15
  shouldRasterize bool false
  rasterizationScale number 1
  beginTime duration 0s
  timeOffset duration 0s
  speed number 1
  repeatCount number 0
  repeatDuration duration 0s
  autoreverses bool false
  fillMode string removed
  """

/// Key paths of parts and their types.
private let parts = """
  position.x number
  position.y number
  anchorPoint.x number
  bounds.origin point
  bounds.origin.x number
  bounds.origin.y number
  bounds.size size
  bounds.size.width number
  bounds.size.height number
  frame.origin.x number
  frame.size size
  shadowOffset.width number
  shadowOffset.height number
  contentsRect.size.height number
  transform.rotation.x angle
  transform.rotation.y angle
  transform.rotation.z angle
  transform.scale number
  transform.scale.x number
  transform.scale.y number
  transform.scale.z number
  transform.translation size
  transform.translation.x number
  transform.translation.y number
  transform.translation.z number
  sublayerTransform.rotation.z angle
  sublayerTransform.scale number
  """

@Suite("Layer properties")
struct LayerPropertyTests {
  @Test("the plain layer has Core Animation's properties and defaults", arguments: rows(of: defaults))
  func layerDefaults(row: [Substring]) throws {
    let engine = AnimationEngine()
    let reference = try #require(engine.types.reference(to: String(row[0])))
    #expect("\(reference.type)" == row[1])
    #expect(engine.value(.stage, reference).description == row.dropFirst(2).joined(separator: " "))
  }

  @Test("a layer's own duration has no end, and its transforms are the identity")
  func otherDefaults() {
    let engine = AnimationEngine()
    #expect(engine.value(.stage, reference("duration")) == .duration(.infinity))
    #expect(engine.value(.stage, reference("transform")) == .transformParts(.identity))
    #expect(engine.value(.stage, reference("sublayerTransform")) == .transformParts(.identity))
  }

  @Test("key paths name parts with their types", arguments: rows(of: parts))
  func partTypes(row: [Substring]) throws {
    let reference = try #require(LayerTypeTable().reference(to: String(row[0])))
    #expect("\(reference.type)" == row[1])
    #expect(reference.keyPath == row[0])
    #expect(!reference.isWhole)
  }

  @Test(
    "short names stand for the parts of the transform",
    arguments: ["rotation.z", "rotation.x", "scale", "scale.y", "translation", "translation.x"])
  func shortNames(name: String) {
    #expect(reference(name) == reference("transform.\(name)"))
    #expect(reference(name).keyPath == "transform.\(name)")
  }

  @Test("rotation is about z", arguments: ["transform.rotation", "rotation", "rotation.z"])
  func rotationIsZ(name: String) {
    #expect(reference(name) == reference("transform.rotation.z"))
  }

  @Test(
    "key paths that name nothing resolve to nothing",
    arguments: [
      "", ".", "x", "position.", "position.z", "position.x.y", "opacity.x", "transform.rotation.w", "rotation.",
      "alpha", "Position", ".x", "translation.size",
    ])
  func unknownKeyPaths(name: String) {
    #expect(LayerTypeTable().reference(to: name) == nil)
  }

  @Test(
    "these properties animate when they are set",
    arguments: [
      "bounds", "position", "zPosition", "anchorPoint", "anchorPointZ", "transform", "sublayerTransform", "contents",
      "contentsRect", "contentsCenter", "contentsScale", "cornerRadius", "borderWidth", "borderColor", "opacity",
      "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "hidden", "masksToBounds", "backgroundColor",
    ])
  func implicitProperties(name: String) throws {
    let property = try #require(LayerTypeTable().types[0].property(named: name))
    #expect(property.isAnimatable && property.hasImplicitAction)
  }

  @Test(
    "these properties do not animate when they are set",
    arguments: [
      "doubleSided", "contentsGravity", "frame", "cornerCurve", "speed", "opaque", "edgeAntialiasingMask", "shadowPath",
      "minificationFilter", "beginTime",
    ])
  func silentProperties(name: String) throws {
    let property = try #require(LayerTypeTable().types[0].property(named: name))
    #expect(!property.hasImplicitAction)
  }

  @Test("a shadow's path can be animated explicitly, and a frame cannot")
  func explicitOnly() throws {
    let type = LayerTypeTable().types[0]
    #expect(try #require(type.property(named: "shadowPath")).isAnimatable)
    #expect(try #require(type.property(named: "frame")).isDerived)
    #expect(try !#require(type.property(named: "frame")).isAnimatable)
  }

  @Test(
    "fractions may be written as percentages", arguments: ["opacity", "anchorPoint", "contentsRect", "shadowOpacity"])
  func percentages(name: String) throws {
    #expect(try #require(LayerTypeTable().types[0].property(named: name)).acceptsPercentage)
    #expect(try !#require(LayerTypeTable().types[0].property(named: "position")).acceptsPercentage)
  }

  @Test("every property has a line of help, and no name comes twice")
  func tableIsSound() {
    let properties = LayerTypeTable().types[0].properties
    #expect(properties.allSatisfy { $0.help.hasSuffix(".") })
    #expect(Set(properties.map(\.name)).count == properties.count)
    #expect(properties.map(\.index) == Array(properties.indices))
  }

  @Test("blocks of different properties do not overlap")
  func layout() {
    let type = LayerTypeTable().types[0]
    var used = 0
    for property in type.properties where property.slotCount > 0 {
      #expect(property.slot == used)
      used += property.slotCount
    }
    #expect(type.defaults.count == used)
  }
}
