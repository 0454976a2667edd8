import AnimEngine
import AnimLanguage
import AnimRuntime

/// The tables of grammar.md, made from what the language itself knows.
enum ReferenceTables {
  /// The names of the tables, as the page's comments name them.
  static let names = ["properties", "parts", "easings", "functions", "members", "limits", "messages"] + kinds

  private static let kinds = ["shape", "text", "gradient", "replicator", "emitter", "emitterCell", "scroll"]

  static func table(_ name: String) -> String {
    switch name {
    case "properties": properties(of: "layer")
    case let kind where kinds.contains(kind): properties(of: kind)
    case "parts": parts
    case "easings": easings
    case "functions": signatures(Vocabulary.entries(of: .function))
    case "members": signatures(Vocabulary.entries(of: .method))
    case "messages": messages
    default: limits
    }
  }

  private static var messages: String {
    rows(
      ["id", "what it means", "can be allowed"],
      DiagnosticID.all.map { [code($0.name), $0.summary, DiagnosticID.warnings.contains($0) ? "yes" : ""] })
  }

  /// The properties that a kind adds to those of the type that it extends.
  private static func properties(of kind: String) -> String {
    let types = LayerTypeTable()
    guard let type = types.id(named: kind).flatMap({ types[$0] }) else { return "" }
    let inherited = type.parent.flatMap { types[$0] }?.properties.count ?? 0
    return rows(
      ["property", "type", "default", "animates", "meaning"],
      type.properties.dropFirst(inherited).map { property in
        [
          code(property.name), typeName(property), defaultText(property),
          property.hasImplicitAction ? "by itself" : property.isAnimatable ? "when told" : "",
          meaning(of: property),
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
    rows(
      ["limit", "standard", "untrusted", "what it counts"],
      Limit.allCases.map { [code($0.rawValue), Limits.standard.text($0), Limits.untrusted.text($0), $0.help] })
  }

  /// What it is, with the words that it takes.
  private static func meaning(of property: LayerProperty) -> String {
    let words = property.words.map { code("\"\($0)\"") }
    let help = sentence(property.help)
    guard let last = words.last else { return help }
    return "\(help): \(words.dropLast().joined(separator: ", ")) or \(last)"
  }

  /// A help as it stands in a cell.
  private static func sentence(_ help: String) -> String {
    help.hasSuffix(".") ? String(help.dropLast()) : help
  }

  private static func typeName(_ property: LayerProperty) -> String {
    (property.elementType.map { "[\($0)]" } ?? "\(property.type)") + (property.isOptional ? "?" : "")
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
