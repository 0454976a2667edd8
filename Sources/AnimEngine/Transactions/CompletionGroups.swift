/// What completions wait for. A group counts the animations added while it was the current one of an open transaction
/// and fires once, when it is closed and the last of them is over.
///
/// A collection is a group that goes by what was added meanwhile, whatever transactions were open, and leaves out what
/// never ends.
struct CompletionGroups: Sendable {
  /// What is told when a group fires.
  enum Purpose: Hashable, Sendable {
    case completion(Int, isFinished: Bool, keepsAlive: Bool)
    case collection(CollectionID)
  }

  private struct Group: Sendable {
    var purpose: Purpose
    var count = 0
    var isClosed = false
    /// Whether all that is over came to its end.
    var isFinished = true
    /// Whether all that was counted ends by itself.
    var isFinite = true
    /// Whether nobody is told that it fires.
    var isSilent = false
    /// Of a collection the animations that it counted.
    var members: [AnimationID] = []
  }

  private var groups: [Group] = []
  private var free: [Int32] = []
  private var lastCollection: UInt64 = 0

  /// Begins a completion's group and gives its number.
  mutating func open(_ completion: Int) -> Int32 {
    open(.completion(completion, isFinished: true, keepsAlive: true))
  }

  /// Begins a collection.
  mutating func openCollection() -> CollectionID {
    lastCollection += 1
    let id = CollectionID(
      serial: lastCollection, group: open(.collection(CollectionID(serial: lastCollection, group: 0))))
    groups[Int(id.group)].purpose = .collection(id)
    return id
  }

  /// Counts an animation.
  ///
  /// - Parameter isFinite: whether it ends by itself.
  mutating func join(_ number: Int32, _ animation: AnimationID, isFinite: Bool) {
    groups[Int(number)].count += 1
    if !isFinite { groups[Int(number)].isFinite = false }
    if case .collection = groups[Int(number)].purpose { groups[Int(number)].members.append(animation) }
  }

  /// Counts something that is no animation.
  mutating func hold(_ number: Int32) {
    groups[Int(number)].count += 1
  }

  /// Stops counting an animation; tells if it was the last that the group waited for.
  ///
  /// - Parameter isFinished: whether it came to its end.
  mutating func leave(_ number: Int32, isFinished: Bool) -> Purpose? {
    groups[Int(number)].count -= 1
    if !isFinished { groups[Int(number)].isFinished = false }
    return purposeIfDone(number)
  }

  /// Lets a group fire without telling anybody.
  mutating func silence(_ number: Int32) {
    groups[Int(number)].isSilent = true
  }

  /// Lets no more animations in; tells if there is nothing to wait for.
  mutating func close(_ number: Int32) -> Purpose? {
    groups[Int(number)].isClosed = true
    return purposeIfDone(number)
  }

  func isCollection(_ number: Int32) -> Bool {
    if case .collection = groups[Int(number)].purpose { return true }
    return false
  }

  /// The animations that a collection counted, those that are over among them; none once it has fired.
  func members(of collection: CollectionID) -> [AnimationID] {
    let group = groups[Int(collection.group)]
    return group.purpose == .collection(collection) ? group.members : []
  }

  private mutating func open(_ purpose: Purpose) -> Int32 {
    if let number = free.popLast() {
      groups[Int(number)] = Group(purpose: purpose)
      return number
    }
    groups.append(Group(purpose: purpose))
    return Int32(clamping: groups.count - 1)
  }

  private mutating func purposeIfDone(_ number: Int32) -> Purpose? {
    let group = groups[Int(number)]
    guard group.isClosed, group.count == 0 else { return nil }
    groups[Int(number)].members = []
    free.append(number)
    if group.isSilent { return nil }
    if case .completion(let completion, _, _) = group.purpose {
      return .completion(completion, isFinished: group.isFinished, keepsAlive: group.isFinite)
    }
    return group.purpose
  }
}
