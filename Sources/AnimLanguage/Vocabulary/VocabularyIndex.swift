import AnimEngine

/// The vocabulary by the names of one program: what a name means is one array access.
///
/// Only names that the program knows have entries, so nothing is added to its table.
struct VocabularyIndex: Sendable {
  /// What a name can mean; -1 where it does not.
  struct Meaning: Sendable {
    /// An entry of the catalog.
    var property: Int16 = -1
    /// The first of `functionCount` functions.
    var function: Int16 = -1
    var functionCount: Int16 = 0
    /// An entry of `memberGroups`.
    var members: Int16 = -1
    /// An index of ``Vocabulary/easings``.
    var easing: Int16 = -1
    /// An index of ``Vocabulary/colors``.
    var color: Int16 = -1
    /// The index of a basic type's id.
    var type: Int16 = -1
    /// Whether some kind has a property of its own by the name of another that all layers have.
    var isRedefined = false
    /// Whether layers have a member of the name that is no property.
    var isLayerMember = false
  }

  private var meanings: [Meaning]
  /// Members of one name, as indices of ``Vocabulary/members``.
  private(set) var memberGroups: [[Int]] = []
  /// The names of the catalog's entries; of those that the program does not know `unknown`.
  private var partNames: [NameID]

  private static let unknown = NameID(.max)

  init(_ names: NameTable, catalog: PropertyCatalog) {
    meanings = Array(repeating: Meaning(), count: names.count)
    partNames = catalog.entries.map { names.find($0.name) ?? VocabularyIndex.unknown }
    for root in catalog.roots { set(partNames[root]) { $0.property = Int16(root) } }
    for root in catalog.ownRoots { set(partNames[root]) { $0.isRedefined = $0.property >= 0 } }
    for (index, function) in Vocabulary.functions.enumerated() {
      guard let name = names.find(function.name) else { continue }
      set(name) { meaning in
        if meaning.function < 0 { meaning.function = Int16(index) }
        meaning.functionCount += 1
      }
    }
    for (index, member) in Vocabulary.members.enumerated() {
      guard let name = names.find(member.name), Int(name.index) < meanings.count else { continue }
      if meanings[Int(name.index)].members < 0 {
        meanings[Int(name.index)].members = Int16(memberGroups.count)
        memberGroups.append([])
      }
      memberGroups[Int(meanings[Int(name.index)].members)].append(index)
      if member.receiver == .exactly(.layer) { set(name) { $0.isLayerMember = true } }
    }
    if let presentation = names.find("presentation") { set(presentation) { $0.isLayerMember = true } }
    for (index, easing) in Vocabulary.easings.enumerated() {
      if let name = names.find(easing.name) { set(name) { $0.easing = Int16(index) } }
    }
    for (index, color) in Vocabulary.colors.enumerated() {
      if let name = names.find(color.name) { set(name) { $0.color = Int16(index) } }
    }
    for type in Vocabulary.types {
      if let name = names.find(type.name) { set(name) { $0.type = Int16(type.id.index) } }
    }
  }

  /// Takes over entries that were added to the catalog.
  mutating func extend(_ names: NameTable, catalog: PropertyCatalog) {
    for entry in catalog.entries[partNames.count...] {
      partNames.append(names.find(entry.name) ?? VocabularyIndex.unknown)
    }
  }

  /// The name of an entry of the catalog; nil if the program does not know it.
  func name(ofEntry entry: Int) -> NameID? {
    partNames[entry] == VocabularyIndex.unknown ? nil : partNames[entry]
  }

  private mutating func set(_ name: NameID, _ change: (inout Meaning) -> Void) {
    guard Int(name.index) < meanings.count else { return }
    change(&meanings[Int(name.index)])
  }

  @inline(__always)
  subscript(name: NameID) -> Meaning {
    let index = Int(name.index)
    return index < meanings.count ? meanings[index] : Meaning()
  }

  /// Whether some list changes in place by a method of the name.
  func isMutation(_ name: NameID) -> Bool {
    let group = Int(self[name].members)
    return group >= 0 && memberGroups[group].contains { Vocabulary.members[$0].form == .mutation }
  }

  /// The part of a catalog entry that has a name; there are at most a handful to look at.
  func part(_ name: NameID, among parts: Range<Int>) -> Int? {
    for index in parts where partNames[index] == name { return index }
    return nil
  }
}
