/// The attached animations of all layers, in slots that are used again; a layer's list gives their order.
struct AnimationStore: Sendable {
  private var slots: [AnimationRecord?] = []
  private var free: [Int32] = []
  private var lastSerial: UInt64 = 0

  /// The record of an animation; nil if it is no longer attached.
  subscript(id: AnimationID) -> AnimationRecord? {
    guard slots.indices.contains(Int(id.slot)), let record = slots[Int(id.slot)], record.id == id else { return nil }
    return record
  }

  /// Attaches an animation.
  mutating func insert(
    _ animation: LayerAnimation, to layer: LayerID, phase: AnimationRecord.Phase, groups: [Int32], keepsAlive: Bool
  ) -> AnimationID {
    lastSerial += 1
    let slot = free.popLast() ?? Int32(clamping: slots.count)
    let id = AnimationID(serial: lastSerial, slot: slot)
    let record = AnimationRecord(
      id: id, layer: layer, animation: animation, phase: phase, groups: groups, keepsAlive: keepsAlive)
    if slot < slots.count { slots[Int(slot)] = record } else { slots.append(record) }
    return id
  }

  /// Changes the record of an attached animation in place.
  mutating func update(_ id: AnimationID, _ change: (inout AnimationRecord) -> Void) {
    guard var record = self[id] else { return }
    // Emptied first, so that the record has one owner while it changes.
    slots[Int(id.slot)] = nil
    change(&record)
    slots[Int(id.slot)] = record
  }

  /// Forgets an animation and gives its record.
  mutating func remove(_ id: AnimationID) -> AnimationRecord? {
    guard let record = self[id] else { return nil }
    slots[Int(id.slot)] = nil
    free.append(id.slot)
    return record
  }
}
