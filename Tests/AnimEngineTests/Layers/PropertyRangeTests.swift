import Testing

@testable import AnimEngine

@Suite("Ranges of properties")
struct PropertyRangeTests {
  private static let properties = LayerTypeTable().types.flatMap(\.properties)

  @Test("Defaults lie in them")
  func defaults() {
    for property in Self.properties {
      guard let range = property.range, case .number(let value) = property.defaultValue else { continue }
      #expect(range.contains(value), "\(property.name)")
    }
  }

  @Test(
    "The help says where they end, before a further remark",
    arguments: [
      ("opacity", "How opaque the layer and its sublayers are, from 0 to 1."),
      ("cornerRadius", "The radius of the background's rounded corners, at least 0."),
      ("locations", "Where each colour is reached, from 0 to 1; none spreads them evenly."),
      ("zPosition", "The height above the superlayer's plane; higher siblings cover lower ones."),
    ])
  func help(name: String, help: String) {
    #expect(Self.properties.first { $0.name == name }?.help == help)
  }

  @Test("What is written as a percentage and ends somewhere ends at the whole")
  func fractions() {
    for property in Self.properties where property.acceptsPercentage {
      #expect(property.range == nil || property.range == 0...1, "\(property.name)")
    }
  }
}
