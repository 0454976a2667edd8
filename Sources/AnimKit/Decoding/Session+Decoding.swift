import AnimEngine
import AnimLanguage
import AnimRuntime

extension Session {
  /// The variables of the script's top level as a Swift type that has a property for each of those it wants.
  ///
  /// ```swift
  /// struct Settings: Decodable {
  ///   var title: String
  ///   var speed: Double
  ///   var pause: MediaTime
  ///   var stops: [Point2D]
  ///   var accent: RGBAColor?
  /// }
  /// let settings = try session.decode(Settings.self)
  /// ```
  /// ```
  /// let title = "Welcome"; let speed = 1.5; let pause = 250ms; let stops = [(0, 0), (40, 10)]
  /// ```
  ///
  /// A ``ScriptValue`` takes the value of its own type: no duration becomes a number, no number a text. Besides, lists are
  /// arrays, `none` is nil, points, sizes, rects, vectors and colours are types with their parts as properties
  /// (`x`, `width`, `origin`, `red` …), and a layer is a type with its properties by their names, of the model, with those
  /// on screen behind `presentation` and its layers behind `sublayers`. A property that the script need not have is
  /// optional.
  ///
  /// - Throws: an error that names the path to what does not fit, as `stops[1].x`, with the place in the script.
  public func decode<Value: Decodable>(_ type: Value.Type) throws(ScriptError) -> Value {
    try decode(type, from: .variables, path: [])
  }

  /// The value of a variable of the script's top level, or a layer, as a Swift type.
  ///
  /// ```swift
  /// let stops = try session.decode([Point2D].self, from: "stops")
  /// ```
  ///
  /// - Parameter name: of a variable, or of a layer as in ``subscript(_:)``.
  /// - Throws: an error that names the path to what does not fit, with the place in the script.
  public func decode<Value: Decodable>(_ type: Value.Type, from name: String) throws(ScriptError) -> Value {
    let source: DecodedSource
    if let value = variable(name) {
      source = .value(value)
    } else if let layer = self[name] {
      source = .value(.layer(layer.id))
    } else {
      throw ScriptError(.nothingToRead(name, in: self), in: sources)
    }
    return try decode(type, from: source, path: [DecodedKey(name)])
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, from source: DecodedSource, path: [DecodedKey]
  ) throws(ScriptError) -> Value {
    do {
      return try ScriptDecoder(root: DecodedSession(self), source: source, codingPath: path).decode(type)
    } catch {
      throw ScriptError(.unreadable(error, path, in: self), in: sources)
    }
  }
}

/// What a decoder reads.
enum DecodedSource {
  /// The variables of the top level, by their names.
  case variables
  case value(PropertyValue)
  /// A layer as it is on screen.
  case presentation(LayerID)
}

/// A name or an index on the way to a value.
struct DecodedKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(_ name: String) { (stringValue, intValue) = (name, nil) }

  init(_ index: Int) { (stringValue, intValue) = ("\(index)", index) }

  init?(stringValue: String) { self.init(stringValue) }

  init?(intValue: Int) { self.init(intValue) }
}
