import AnimEngine

/// Builds one JSON object on one line, its members in the order in which they are added.
struct JSONObject {
  private var buffer = TextBuffer()
  private var isEmpty = true

  init() {
    buffer.append(byte: UInt8(ascii: "{"))
  }

  /// The object with its closing brace.
  var text: String { buffer.string + "}" }

  mutating func add(_ name: String, _ value: String) {
    addName(name)
    Self.append(value, to: &buffer)
  }

  mutating func add(_ name: String, _ value: Int) {
    addName(name)
    buffer.append(value)
  }

  mutating func add(_ name: String, _ value: Bool) {
    addName(name)
    buffer.append(value ? "true" : "false")
  }

  /// A number; JSON has no infinity, which becomes a string.
  mutating func add(_ name: String, _ value: Double) {
    guard value.isFinite else {
      add(name, "\(value)")
      return
    }
    addName(name)
    buffer.append(value.description)
  }

  mutating func add(_ name: String, _ object: JSONObject) {
    addName(name)
    buffer.append(object.text)
  }

  mutating func addNull(_ name: String) {
    addName(name)
    buffer.append("null")
  }

  private mutating func addName(_ name: String) {
    if !isEmpty { buffer.append(byte: UInt8(ascii: ",")) }
    isEmpty = false
    Self.append(name, to: &buffer)
    buffer.append(byte: UInt8(ascii: ":"))
  }

  private static func append(_ string: String, to buffer: inout TextBuffer) {
    buffer.append(byte: UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        buffer.append(byte: UInt8(ascii: "\\"))
        buffer.append(byte: byte)
      case UInt8(ascii: "\n"): buffer.append("\\n")
      case 0..<0x20:
        buffer.append("\\u00")
        buffer.append(byte: hexDigit(byte >> 4))
        buffer.append(byte: hexDigit(byte & 15))
      default: buffer.append(byte: byte)
      }
    }
    buffer.append(byte: UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
