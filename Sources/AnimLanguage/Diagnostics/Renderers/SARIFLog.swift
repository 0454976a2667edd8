/// A log of diagnostics in the Static Analysis Results Interchange Format, version 2.1.0 of OASIS: one JSON document
/// for all files that one call of a tool looks at.
///
/// Lines and columns count from 1, columns in UTF-16 units, as `columnKind` says; ends are exclusive.
public struct SARIFLog {
  private let toolVersion: String
  private var results: [String] = []
  /// The ids that results have, in the order of their first appearance.
  private var rules: [DiagnosticID] = []
  /// The names of files, in the order of their first appearance.
  private var files: [String] = []

  public init(toolVersion: String) {
    self.toolVersion = toolVersion
  }

  /// Adds everything in a bag: a log leaves nothing out.
  public mutating func add(_ bag: DiagnosticBag, in map: SourceMap) {
    for diagnostic in bag.diagnostics { add(diagnostic, in: map) }
  }

  private mutating func add(_ diagnostic: Diagnostic, in map: SourceMap) {
    let rule = index(of: diagnostic.id, in: \.rules)
    var result = JSONObject()
    result.add("ruleId", diagnostic.id.name)
    result.add("ruleIndex", rule)
    result.add("level", diagnostic.severity.sarifLevel)
    result.add(
      raw: "message", Self.message(([diagnostic.message, diagnostic.hint] + diagnostic.notes).compactMap(\.self)))
    result.add(raw: "locations", [location(diagnostic.range, diagnostic.label, in: map)])
    if !diagnostic.secondary.isEmpty {
      result.add(raw: "relatedLocations", diagnostic.secondary.map { location($0.range, $0.text, in: map) })
    }
    if !diagnostic.stack.isEmpty { result.add(raw: "stacks", [stack(diagnostic.stack, in: map)]) }
    if !diagnostic.fixes.isEmpty { result.add(raw: "fixes", diagnostic.fixes.map { fix($0, in: map) }) }
    if let instant = diagnostic.instant, !instant.isInfinite {
      var properties = JSONObject()
      properties.add("seconds", instant.seconds)
      result.add("properties", properties)
    }
    results.append(result.text)
  }

  /// The whole document, ended by a newline.
  public var text: String {
    var run = JSONObject()
    run.add("tool", tool)
    run.add("columnKind", "utf16CodeUnits")
    run.add(
      raw: "artifacts",
      files.map { file in
        var artifact = JSONObject()
        artifact.add("location", Self.artifactLocation(file))
        return artifact.text
      })
    run.add(raw: "results", results)
    var log = JSONObject()
    log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.add("version", "2.1.0")
    log.add(raw: "runs", [run.text])
    return log.text + "\n"
  }

  private var tool: JSONObject {
    var driver = JSONObject()
    driver.add("name", "anim")
    driver.add("version", toolVersion)
    driver.add(raw: "rules", rules.map(Self.rule))
    var tool = JSONObject()
    tool.add("driver", driver)
    return tool
  }

  private static func rule(_ id: DiagnosticID) -> String {
    var rule = JSONObject()
    rule.add("id", id.name)
    rule.add(raw: "shortDescription", message([id.summary]))
    if let page = Explanation(of: id) {
      rule.add(raw: "fullDescription", message([page.paragraphs.joined(separator: "\n\n")]))
      rule.add(raw: "help", message([page.text]))
    }
    return rule.text
  }

  // MARK: Parts

  private mutating func index<Item: Equatable>(of item: Item, in list: WritableKeyPath<SARIFLog, [Item]>) -> Int {
    if let index = self[keyPath: list].firstIndex(of: item) { return index }
    self[keyPath: list].append(item)
    return self[keyPath: list].count - 1
  }

  private mutating func location(_ range: SourceRange, _ label: String?, in map: SourceMap) -> String {
    var location = JSONObject()
    if let place = physicalLocation(range, in: map) { location.add("physicalLocation", place) }
    if let label { location.add(raw: "message", Self.message([label])) }
    return location.text
  }

  private mutating func physicalLocation(_ range: SourceRange, in map: SourceMap) -> JSONObject? {
    guard let file = map.location(of: range.lowerBound)?.file else { return nil }
    var artifact = Self.artifactLocation(map.files[file].name)
    artifact.add("index", index(of: map.files[file].name, in: \.files))
    var place = JSONObject()
    place.add("artifactLocation", artifact)
    if let region = Self.region(range, in: map) { place.add("region", region) }
    return place
  }

  private static func region(_ range: SourceRange, in map: SourceMap) -> JSONObject? {
    guard let start = map.utf16Position(of: range.lowerBound), let end = map.utf16Position(of: range.upperBound),
      let location = map.location(of: range.lowerBound)
    else { return nil }
    var region = JSONObject()
    region.add("startLine", start.line + 1)
    region.add("startColumn", start.character + 1)
    region.add("endLine", end.line + 1)
    region.add("endColumn", end.character + 1)
    region.add("byteOffset", map.files[location.file].localOffset(range.lowerBound))
    region.add("byteLength", Int(range.upperBound - range.lowerBound))
    return region
  }

  private mutating func stack(_ frames: [Diagnostic.Frame], in map: SourceMap) -> String {
    var stack = JSONObject()
    stack.add(
      raw: "frames",
      frames.map { frame in
        var object = JSONObject()
        object.add(raw: "location", location(frame.range, frame.name, in: map))
        return object.text
      })
    return stack.text
  }

  private mutating func fix(_ fix: Diagnostic.Fix, in map: SourceMap) -> String {
    var changes: [String] = []
    for edit in fix.edits {
      guard let file = map.location(of: edit.range.lowerBound)?.file, let region = Self.region(edit.range, in: map)
      else { continue }
      var replacement = JSONObject()
      replacement.add("deletedRegion", region)
      if !edit.replacement.isEmpty { replacement.add(raw: "insertedContent", Self.message([edit.replacement])) }
      var change = JSONObject()
      change.add("artifactLocation", Self.artifactLocation(map.files[file].name))
      change.add(raw: "replacements", [replacement.text])
      changes.append(change.text)
    }
    var object = JSONObject()
    object.add(raw: "description", Self.message([fix.title]))
    object.add(raw: "artifactChanges", changes)
    return object.text
  }

  private static func artifactLocation(_ name: String) -> JSONObject {
    var location = JSONObject()
    location.add("uri", uri(name))
    return location
  }

  /// A text as the format's message objects hold it.
  private static func message(_ lines: [String]) -> String {
    var message = JSONObject()
    message.add("text", lines.joined(separator: "\n"))
    return message.text
  }

  /// A path as a reference of a URI: what may not stand in one is written as `%` and its bytes.
  private static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte.isNameASCII || "-._~/".contains(character) {
        result.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return path.hasPrefix("/") ? "file://" + result : result
  }
}

extension Diagnostic.Severity {
  fileprivate var sarifLevel: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note, .remark: "note"
    }
  }
}
