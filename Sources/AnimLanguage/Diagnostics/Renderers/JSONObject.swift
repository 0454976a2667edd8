/// Writes the members of one JSON object on one line, in the order in which they are added.
public struct JSONObject {
  private var members = ""

  public init() {}

  /// The object with its braces.
  public var text: String { "{\(members)}" }

  /// Adds a string, or nothing.
  public mutating func add(_ name: String, _ value: String?) {
    if let value { add(raw: name, JSONObject.quoted(value)) }
  }

  public mutating func add(_ name: String, _ value: Int) { add(raw: name, String(value)) }

  public mutating func add(_ name: String, _ value: Bool) { add(raw: name, value ? "true" : "false") }

  /// Adds a number; JSON has no infinity, which becomes a string.
  public mutating func add(_ name: String, _ value: Double) {
    add(raw: name, value.isFinite ? value.description : JSONObject.quoted(value.description))
  }

  public mutating func add(_ name: String, _ object: JSONObject) { add(raw: name, object.text) }

  /// Adds a list of values that are JSON already.
  public mutating func add(raw name: String, _ values: [String]) {
    add(raw: name, "[\(values.joined(separator: ","))]")
  }

  /// Adds a value that is JSON already.
  public mutating func add(raw name: String, _ json: String) {
    if !members.isEmpty { members += "," }
    members += "\(JSONObject.quoted(name)):\(json)"
  }

  /// A text as a JSON string.
  public static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7f}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
