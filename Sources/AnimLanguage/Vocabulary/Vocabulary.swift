import AnimEngine

/// Everything the language brings along that has a name, each with its type and one line of help.
///
/// The one table: the checker resolves names by it and suggests from it; completion, hover and the reference's tables
/// read it.
public enum Vocabulary {
  /// What kind of thing a name of the vocabulary is.
  public enum Kind: UInt8, Hashable, Sendable {
    case property, function, method, easing, color, type, clause, transactionOption, animationEvent, unit
    case offeredValue
  }

  /// One name as completion and the reference show it.
  public struct Entry: Hashable, Sendable {
    public let name: String
    public let kind: Kind
    /// The type, signature or form.
    public let detail: String
    public let help: String
  }

  /// All entries of a kind, in the order in which they are told.
  public static func entries(of kind: Kind) -> [Entry] {
    switch kind {
    case .property: properties
    case .function: functions.map { entry($0, .function) }
    case .method: members.map { entry($0, .method) }
    case .easing: easings.map { Entry(name: $0.name, kind: .easing, detail: "easing", help: $0.help) }
    case .color: colors.map { Entry(name: $0.name, kind: .color, detail: "color", help: "The CSS colour") }
    case .type: types.map { Entry(name: $0.name, kind: .type, detail: "type", help: $0.help) }
    case .clause: clauses.map { entry($0, kind) }
    case .transactionOption: transactionOptions.map { entry($0, kind) }
    case .animationEvent: animationEvents.map { entry($0, kind) }
    case .unit: units.map { entry($0, kind) }
    case .offeredValue: offeredValues.map { entry($0, kind) }
    }
  }

  /// The entries of a name, whatever their kind.
  public static func entries(named name: String) -> [Entry] {
    [
      Kind.property, .function, .method, .easing, .color, .type, .clause, .transactionOption, .animationEvent, .unit,
      .offeredValue,
    ].flatMap { entries(of: $0).filter { $0.name == name } }
  }

  private static let table = TypeTable.basic

  /// Properties and parts of layers of all kinds by their key paths, then the short names of parts of `transform`.
  private static let properties: [Entry] = {
    let catalog = PropertyCatalog.builtin
    let short = catalog.roots.map { catalog.entries[$0] }.filter { !$0.reference.isWhole }
    var seen: Set<String> = []
    let full = catalog.entries.filter { seen.insert($0.reference.keyPath).inserted }
    return full.map { entry($0, named: $0.reference.keyPath) } + short.map { entry($0, named: $0.name) }
  }()

  private static func entry(_ property: PropertyCatalog.Entry, named name: String) -> Entry {
    var table = table
    let type = property.type(in: &table)
    return Entry(name: name, kind: .property, detail: table.name(of: type), help: property.help)
  }

  private static func entry(_ signature: BuiltinSignature, _ kind: Kind) -> Entry {
    Entry(name: signature.name, kind: kind, detail: signature.text(in: table), help: signature.help)
  }

  private static func entry(_ word: VocabularyWord, _ kind: Kind) -> Entry {
    Entry(name: word.word, kind: kind, detail: word.form, help: word.help)
  }

  /// The types that a script can write.
  static let types: [(name: String, id: TypeID, help: String)] = [
    ("number", .number, "A number"), ("bool", .bool, "true or false"), ("string", .string, "A text"),
    ("duration", .duration, "A time span, such as 250ms"), ("angle", .angle, "An angle, such as 90deg"),
    ("color", .color, "A colour with alpha"), ("point", .point, "A place: (x, y)"),
    ("size", .size, "An extent: (width, height)"), ("rect", .rect, "A rectangle: (x, y, width, height)"),
    ("vector", .vector, "A direction in space: (x, y, z)"), ("transform", .transform, "A transform in space"),
    ("path", .path, "Lines and curves"), ("image", .image, "An image"), ("easing", .easing, "How progress runs"),
    ("spring", .spring, "A spring"), ("animation", .animation, "An animation"), ("action", .action, "An action"),
    ("timer", .timer, "What `every` or `after` made"), ("animator", .animator, "A property animator"),
    ("range", .range, "The numbers between two bounds"), ("event", .event, "An event"), ("any", .any, "Any value"),
    ("layer", .layer, "A layer"), ("view", .view, "A view"),
  ]
}
