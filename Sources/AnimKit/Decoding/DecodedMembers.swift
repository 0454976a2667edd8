import AnimEngine
import AnimLanguage
import AnimRuntime

/// What can be read by name of the variables of a script, a layer, or a value with parts.
struct DecodedMembers {
  private indirect enum Owner {
    case variables(Session)
    case layer(Layer, isPresentation: Bool)
    case parts([(name: String, value: PropertyValue)])
  }

  private let owner: Owner

  /// - Returns: nil if nothing in it has a name.
  init?(_ source: DecodedSource, of session: Session) {
    switch source {
    case .variables: owner = .variables(session)
    case .value(.layer(let id)):
      guard let layer = session.layer(id) else { return nil }
      owner = .layer(layer, isPresentation: false)
    case .presentation(let id):
      guard let layer = session.layer(id) else { return nil }
      owner = .layer(layer, isPresentation: true)
    case .value(let value):
      guard let parts = value.decodedParts else { return nil }
      owner = .parts(parts)
    }
  }

  /// The names, as far as they can be listed.
  var names: [String] {
    switch owner {
    case .variables(let session): session.values.map(\.name)
    case .layer(let layer, let isPresentation):
      (isPresentation ? [] : ["name", "presentation", "sublayers"]) + layer.propertyNames
    case .parts(let parts): parts.map(\.name)
    }
  }

  subscript(name: String) -> DecodedSource? {
    switch owner {
    case .variables(let session): return session.variable(name).map { .value($0) }
    case .layer(let layer, true): return layer.presentation.value(of: name).map { .value($0) }
    case .layer(let layer, false):
      if let value = layer.value(of: name) { return .value(value) }
      return switch name {
      case "name": .value(.string(layer.name))
      case "presentation": .presentation(layer.id)
      case "sublayers": .value(.list(layer.sublayers.map { .layer($0.id) }))
      default: nil
      }
    case .parts(let parts): return parts.first { $0.name == name }.map { .value($0.value) }
    }
  }
}

extension PropertyValue {
  /// The parts that have names; nil if there are none.
  fileprivate var decodedParts: [(name: String, value: PropertyValue)]? {
    switch self {
    case .point(let point): [("x", .number(point.x)), ("y", .number(point.y))]
    case .size(let size): [("width", .number(size.width)), ("height", .number(size.height))]
    case .rect(let rect):
      [
        ("origin", .point(rect.origin)), ("size", .size(rect.size)), ("x", .number(rect.origin.x)),
        ("y", .number(rect.origin.y)), ("width", .number(rect.size.width)), ("height", .number(rect.size.height)),
      ]
    case .vector(let vector): [("x", .number(vector.x)), ("y", .number(vector.y)), ("z", .number(vector.z))]
    case .color(let color):
      [
        ("red", .number(color.red)), ("green", .number(color.green)), ("blue", .number(color.blue)),
        ("alpha", .number(color.alpha)),
      ]
    default: nil
    }
  }

  /// The elements of a list, or the numbers that a value is made of, in the order in which graphics libraries write them;
  /// nil if there are none.
  var decodedElements: [PropertyValue]? {
    switch self {
    case .list(let elements): elements
    case .rect(let rect): [.point(rect.origin), .size(rect.size)]
    case .range(let lower, let upper, _): [.number(lower), .number(upper)]
    default: decodedParts?.map(\.value)
    }
  }
}
