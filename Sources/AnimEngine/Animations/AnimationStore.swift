/// The attached animations of all layers, in slots that are used again; a layer's list gives their order.
struct AnimationStore: Sendable {
  /// A slot is free, or its animation is over, if the serial number is another than that of the id.
  private var slots: [AnimationRecord] = []
  private var free: [Int32] = []
  private var lastSerial: UInt64 = 0

  /// How many animations are attached, with those that are parts of others.
  var count: Int { slots.count - free.count }

  /// Shows each attached animation, in no order that means anything.
  func visit(_ body: (LayerAnimation) -> Void) {
    for record in slots where record.id.serial > 0 { body(record.animation) }
  }

  /// Whether an animation is attached.
  func contains(_ id: AnimationID) -> Bool {
    slots.indices.contains(Int(id.slot)) && slots[Int(id.slot)].id == id
  }

  /// The record of an animation; nil if it is no longer attached.
  subscript(id: AnimationID) -> AnimationRecord? {
    contains(id) ? slots[Int(id.slot)] : nil
  }

  /// The property that an animation moves, by its index; nil if the animation is no longer attached.
  func propertyIndex(of id: AnimationID) -> Int? {
    contains(id) ? slots[Int(id.slot)].attached.property?.property : nil
  }

  /// How far an animation has come; nil if it is no longer attached.
  func phase(of id: AnimationID) -> AnimationRecord.Phase? {
    contains(id) ? slots[Int(id.slot)].phase : nil
  }

  /// Whether an animation may have to give way to another: it bears the same key, or moves something of the same
  /// property and one of the two goes by its key path.
  func isRival(_ id: AnimationID, of other: AttachedAnimation) -> Bool {
    guard contains(id) else { return false }
    let attached = slots[Int(id.slot)].attached
    if attached.key != nil, attached.key == other.key { return true }
    guard let property = attached.property?.property, property == other.property?.property else { return false }
    return attached.animation.key == .keyPath || other.animation.key == .keyPath
  }

  /// Attaches an animation.
  mutating func insert(
    _ attached: AttachedAnimation, to layer: LayerID, phase: AnimationRecord.Phase, keepsAlive: Bool
  ) -> AnimationID {
    lastSerial += 1
    let slot = free.popLast() ?? Int32(clamping: slots.count)
    let id = AnimationID(serial: lastSerial, slot: slot)
    let record = AnimationRecord(
      id: id, layer: layer, attached: attached, phase: phase, groups: [], keepsAlive: keepsAlive)
    if slot < slots.count { slots[Int(slot)] = record } else { slots.append(record) }
    return id
  }

  /// Changes the record of an attached animation in place.
  mutating func update(_ id: AnimationID, _ change: (inout AnimationRecord) -> Void) {
    if contains(id) { change(&slots[Int(id.slot)]) }
  }

  /// Forgets an animation and gives its record.
  mutating func remove(_ id: AnimationID) -> AnimationRecord? {
    guard let record = self[id] else { return nil }
    slots[Int(id.slot)] = AnimationRecord.none(in: id.slot)
    free.append(id.slot)
    return record
  }
}

extension AnimationRecord {
  private static let nothing = AttachedAnimation(LayerAnimation(.basic(BasicAnimation(.position))))

  /// What stands in a free slot: no animation has the serial number 0.
  fileprivate static func none(in slot: Int32) -> AnimationRecord {
    AnimationRecord(
      id: AnimationID(serial: 0, slot: slot), layer: .stage, attached: nothing, phase: .waiting, groups: [],
      keepsAlive: false)
  }
}
