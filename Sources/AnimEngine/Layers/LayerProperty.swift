/// One property of a layer type: what the checker, the engine, completion and the documentation know about it.
public struct LayerProperty: Sendable {
  /// What is special about a property.
  public struct Traits: OptionSet, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// An explicit animation of it interpolates.
    public static let animatable = Traits(rawValue: 1 << 0)
    /// A change of it on a live layer animates when no action says otherwise.
    public static let implicitAction = Traits(rawValue: 1 << 1)
    /// It has no storage of its own: it is computed from other properties, and setting it sets those.
    public static let derived = Traits(rawValue: 1 << 2)
    /// It cannot be set.
    public static let readOnly = Traits(rawValue: 1 << 3)
    /// It can be absent (`none`).
    public static let optional = Traits(rawValue: 1 << 4)
    /// Its numbers are fractions, so a script may write them as percentages.
    public static let percentage = Traits(rawValue: 1 << 5)
    /// It shapes the layer's own time (`CAMediaTiming`).
    public static let timing = Traits(rawValue: 1 << 6)
    /// The host wants to hear of its changes.
    public static let observed = Traits(rawValue: 1 << 7)

    /// A view animates a change of it in a block.
    public static let movedByViews = Traits(rawValue: 1 << 8)

    /// What most visual properties are.
    public static let implicitlyAnimated: Traits = [.animatable, .implicitAction]
    /// The same of those that views animate in blocks.
    public static let animatedInBlocks: Traits = [.implicitlyAnimated, .movedByViews]
  }

  /// Core Animation's name.
  public let name: String
  /// The type of its values.
  public let type: ValueType
  /// What a new layer has; `none` if that is nothing.
  public internal(set) var defaultValue: PropertyValue
  /// What is special about it.
  public internal(set) var traits: Traits
  /// The type of a list's elements; nil if it takes any, or is no list.
  public let elementType: ValueType?
  /// The words that it takes, the default included; a text that is none of them is refused. Empty if any text will do.
  public let words: [String]
  /// The numbers that show something, of one with several numbers each of them: beyond the ends it looks as at the
  /// ends. Nil if all do. Durations count in ticks.
  public let range: ClosedRange<Double>?
  /// One line on what it means.
  public let help: String

  /// The position in the list of its type's properties; the same in every subtype.
  public internal(set) var index = 0

  /// The offset of its first double in the block of a layer, or for types that are kept by reference the number
  /// of the reference; -1 if it is derived.
  public internal(set) var slot = -1

  public init(
    _ name: String, _ type: ValueType, default defaultValue: PropertyValue, _ traits: Traits = [],
    in range: ClosedRange<Double>? = nil, words: [String] = [], help: String
  ) {
    self.init(name, type, elementType: nil, defaultValue, traits, range, words, help)
  }

  /// A property whose values are lists of one type.
  public init(
    _ name: String, listOf elementType: ValueType, default defaultValue: PropertyValue, _ traits: Traits = [],
    in range: ClosedRange<Double>? = nil, help: String
  ) {
    self.init(name, .list, elementType: elementType, defaultValue, traits, range, [], help)
  }

  private init(
    _ name: String, _ type: ValueType, elementType: ValueType?, _ defaultValue: PropertyValue, _ traits: Traits,
    _ range: ClosedRange<Double>?, _ words: [String], _ help: String
  ) {
    self.name = name
    self.type = type
    self.elementType = elementType
    self.defaultValue = defaultValue
    self.traits = traits
    self.words = words
    self.range = range
    self.help = range.map { LayerProperty.help(help, in: $0) } ?? help
  }

  /// What a property means, with its range before the first further remark.
  private static func help(_ help: String, in range: ClosedRange<Double>) -> String {
    let end = help.firstIndex(of: ";") ?? help.lastIndex(of: ".") ?? help.endIndex
    let lower = PropertyValue.number(range.lowerBound).description
    let text =
      range.upperBound.isFinite
      ? ", from \(lower) to \(PropertyValue.number(range.upperBound))" : ", at least \(lower)"
    return "\(help[..<end])\(text)\(help[end...])"
  }

  /// Numbers that are parts of a whole.
  public static let fraction = 0.0...1
  /// Numbers that are no less than nothing.
  static let notNegative = 0.0...Double.infinity

  /// Whether an explicit animation can move it.
  public var isAnimatable: Bool { traits.contains(.animatable) }
  /// Whether a change of it on a live layer animates when no action says otherwise.
  public var hasImplicitAction: Bool { traits.contains(.implicitAction) }
  /// Whether views animate its changes in a block.
  public var isMovedByViews: Bool { traits.contains(.movedByViews) }
  /// Whether it is computed from other properties.
  public var isDerived: Bool { traits.contains(.derived) }
  /// Whether it cannot be set.
  public var isReadOnly: Bool { traits.contains(.readOnly) }
  /// Whether it can be absent.
  public var isOptional: Bool { traits.contains(.optional) }
  /// Whether its numbers may be written as percentages.
  public var acceptsPercentage: Bool { traits.contains(.percentage) }

  /// How many doubles of a layer's block it takes; 0 if it is kept by reference or derived.
  public var slotCount: Int { isDerived ? 0 : type.componentCount ?? 0 }

  /// Whether it is kept among the layer's references instead of its doubles.
  public var isReference: Bool { !isDerived && type.componentCount == nil }

  /// The parts that a key path may name after the property's name.
  public var parts: [KeyPathPart] { KeyPathPart.parts(of: type) }

  /// Refuses a value that cannot stand for the property, or for the part of it that a reference names.
  ///
  /// - Throws: ``EngineError/typeMismatch(keyPath:expected:)``, ``EngineError/unknownWord(keyPath:words:)``.
  func require(_ value: PropertyValue, of reference: PropertyReference) throws(EngineError) {
    guard reference.accepts(value, optional: isOptional) else {
      throw .typeMismatch(keyPath: reference.keyPath, expected: reference.type)
    }
    switch value {
    case .list(let elements):
      if let elementType, !elements.allSatisfy({ $0.type == elementType }) {
        throw .typeMismatch(keyPath: reference.keyPath, expected: elementType)
      }
    case .string(let word):
      if !words.isEmpty, !words.contains(word) { throw .unknownWord(keyPath: reference.keyPath, words: words) }
    default: break
    }
  }
}
