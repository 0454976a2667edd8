import AnimEngine
import AnimLanguage
import AnimRuntime

/// The tables of grammar.md, made from what the language itself knows.
enum ReferenceTables {
  /// The names of the tables, as the page's comments name them.
  static let names = ["properties", "parts", "easings", "functions", "members", "limits"]

  static func table(_ name: String) -> String {
    switch name {
    case "properties": properties
    case "parts": parts
    case "easings": easings
    case "functions": signatures(Vocabulary.entries(of: .function))
    case "members": signatures(Vocabulary.entries(of: .method))
    default: limits
    }
  }

  private static let plainLayer = LayerTypeTable().types[0]

  private static var properties: String {
    rows(
      ["property", "type", "default", "animates", "meaning"],
      plainLayer.properties.map { property in
        [
          code(property.name), typeName(property), defaultText(property),
          property.hasImplicitAction ? "by itself" : property.isAnimatable ? "when told" : "", sentence(property.help),
        ]
      })
  }

  private static var parts: String {
    let types = [ValueType.point, .size, .rect, .transform]
    return rows(
      ["type", "parts"],
      types.map { type in ["\(type)", KeyPathPart.parts(of: type).map { code($0.name) }.joined(separator: " ")] })
  }

  private static var easings: String {
    rows(["easing", "how it runs"], Vocabulary.entries(of: .easing).map { [code($0.name), $0.help] })
  }

  private static func signatures(_ entries: [Vocabulary.Entry]) -> String {
    rows(["", "what it gives"], entries.map { [code($0.detail), $0.help] })
  }

  private static var limits: String {
    let limits = Limits()
    return rows(
      ["limit", ""],
      [
        ["loop rounds and calls", "\(limits.steps)"], ["calls within calls", "\(limits.callDepth)"],
        ["turns at one instant", "\(limits.turnsPerInstant)"], ["layers", "\(limits.layers)"],
        ["elements of a list", "\(limits.listCount)"], ["bytes of a string", "\(limits.stringLength)"],
        ["virtual time without `--until`", "\(PropertyValue.duration(limits.duration))"],
        ["bytes of a script", "\(SourceText.sizeLimit)"],
      ])
  }

  /// A help as it stands in a cell.
  private static func sentence(_ help: String) -> String {
    help.hasSuffix(".") ? String(help.dropLast()) : help
  }

  private static func typeName(_ property: LayerProperty) -> String {
    "\(property.type)" + (property.isOptional ? "?" : "")
  }

  private static func defaultText(_ property: LayerProperty) -> String {
    switch property.defaultValue {
    case .string(let text): code("\"\(text)\"")
    case .transformParts: "identity"
    case .duration(let time) where time.isInfinite: "endless"
    default: property.isDerived ? "" : code("\(property.defaultValue)")
    }
  }

  private static func code(_ text: String) -> String { "`\(text)`" }

  private static func rows(_ heading: [String], _ rows: [[String]]) -> String {
    ([heading, heading.map { _ in "---" }] + rows)
      .map { "| " + $0.joined(separator: " | ") + " |\n" }
      .joined()
  }
}
