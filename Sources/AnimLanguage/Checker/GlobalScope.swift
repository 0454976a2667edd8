/// What earlier entries of the same session declared; a value.
///
/// A file is checked with an empty one, an entry of the prompt with the one so far. Names are those of the one
/// ``NameTable`` that all entries of a session continue.
public struct GlobalScope: Sendable {
  /// Variables and layers of the top level, in the order of their declaration; a later one hides one of its name.
  var variables: [Binding] = []
  /// Functions and handlers; a later one hides one of its name.
  var callables: [Callable] = []
  /// How many of both there were before the text that is being checked and the files that it imports, which may have
  /// one of each name.
  private(set) var earlierCounts = (variables: 0, callables: 0)
  var sublayers = SublayerTable()
  var layerTypes = LayerTypeScope()
  /// The key paths of all layer types.
  var catalog = PropertyCatalog.builtin
  /// The catalog's entries of the program's properties.
  var catalogEntries: [Int32] = []
  /// The functions of the host.
  public var host = HostVocabulary()
  /// The type of the stage; nil before the first entry.
  var stageType: TypeID?
  /// The global that holds the value of the last text, if its last statement had one and that was asked for.
  public internal(set) var value: Int?

  public init() {}

  /// Begins a text with the files that it imports: what has been declared so far may be hidden by it.
  public mutating func beginText() { earlierCounts = (variables.count, callables.count) }
}

/// The named sublayers of the layer types that declarations made.
struct SublayerTable: Sendable {
  struct Entry: Sendable {
    let member: MemberID
    let type: TypeID
    let range: SourceRange
  }

  private struct Key: Hashable {
    let owner: TypeID
    let name: NameID
  }

  // Looked up, never iterated.
  private var entries: [Key: Entry] = [:]
  private var members: [NameID: MemberID] = [:]
  /// Owners and names in the order of their declaration.
  private var declared: [(owner: TypeID, name: NameID)] = []

  /// The names of all sublayers and tags, in no order.
  var names: some Sequence<NameID> { members.keys }

  /// The number under which a name is kept while running, if it has one.
  func member(_ name: NameID) -> MemberID? { members[name] }

  /// The sublayer of a name that a layer type or one that it extends declares.
  func entry(_ name: NameID, in owner: TypeID, _ types: TypeTable) -> Entry? {
    var type: TypeID? = owner
    while let owner = type, owner != .layer {
      if let entry = entries[Key(owner: owner, name: name)] { return entry }
      type = types.parent(of: owner)
    }
    return nil
  }

  /// The sublayers that a layer type and those that it extends declare, in order.
  func names(of type: TypeID, _ types: TypeTable) -> [NameID] {
    declared.filter { types.isLayer(type, in: $0.owner) }.map(\.name)
  }

  mutating func register(_ name: NameID, as member: MemberID) {
    members[name] = member
  }

  mutating func declare(_ name: NameID, in owner: TypeID, _ entry: Entry) {
    entries[Key(owner: owner, name: name)] = entry
    declared.append((owner, name))
  }
}

/// A function or handler that a script declares.
struct Callable: Sendable {
  struct Parameter: Sendable {
    /// What is written before the argument; nil for nothing.
    let label: NameID?
    let name: NameID
    let type: TypeID
    let range: SourceRange
    /// The value where no argument is given. It needs no locals, so every call may use the one expression.
    var defaultValue: TypedExpressionID?
  }

  let name: NameID
  let function: FunctionID
  let isHandler: Bool
  /// The parameters that a call passes.
  var parameters: [Parameter]
  var result: TypeID
  /// Where its name is declared.
  let range: SourceRange
  /// What its body takes from the place that names it.
  var uses: OfferedSet = []
}

/// A set of values that the place which names a handler offers.
struct OfferedSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ value: OfferedValue) {
    self.init(rawValue: 1 << value.rawValue)
  }

  static let completion = OfferedSet([.layer, .key, .animation, .finished, .reason])
  static let start = OfferedSet([.layer, .key, .animation])
  static let layer = OfferedSet([.layer])
  static let action = OfferedSet([.layer, .key])
  static let transaction = OfferedSet([.finished])
  static let input = OfferedSet([.layer, .event, .view])

  private init(_ values: [OfferedValue]) {
    self = values.reduce(into: []) { $0.formUnion(OfferedSet($1)) }
  }

  /// Its values in a fixed order.
  var values: [OfferedValue] { OfferedValue.allCases.filter { contains(OfferedSet($0)) } }
}

extension OfferedValue {
  /// The name that a handler's parameter has.
  var name: String {
    switch self {
    case .layer: "layer"
    case .key: "key"
    case .animation: "animation"
    case .finished: "finished"
    case .reason: "reason"
    case .event: "event"
    case .view: "view"
    }
  }
}
