/// What completions wait for. A group counts the animations added while it was the current one of an open transaction
/// and fires once, when it is closed and the last of them is over.
struct CompletionGroups: Sendable {
  private struct Group: Sendable {
    var completion: Int
    var count = 0
    var isClosed = false
  }

  private var groups: [Group] = []
  private var free: [Int32] = []

  /// Begins a group and gives its number.
  mutating func open(_ completion: Int) -> Int32 {
    if let number = free.popLast() {
      groups[Int(number)] = Group(completion: completion)
      return number
    }
    groups.append(Group(completion: completion))
    return Int32(clamping: groups.count - 1)
  }

  /// Counts an animation.
  mutating func join(_ number: Int32) {
    groups[Int(number)].count += 1
  }

  /// Stops counting an animation; gives the completion if it was the last that the group waited for.
  mutating func leave(_ number: Int32) -> Int? {
    groups[Int(number)].count -= 1
    return completionIfDone(number)
  }

  /// Lets no more animations in; gives the completion if there is nothing to wait for.
  mutating func close(_ number: Int32) -> Int? {
    groups[Int(number)].isClosed = true
    return completionIfDone(number)
  }

  private mutating func completionIfDone(_ number: Int32) -> Int? {
    let group = groups[Int(number)]
    guard group.isClosed, group.count == 0 else { return nil }
    free.append(number)
    return group.completion
  }
}
