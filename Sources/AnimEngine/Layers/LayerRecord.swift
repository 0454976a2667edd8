/// Where a layer's numbers stand.
@usableFromInline
@frozen
struct LayerBlock: BitwiseCopyable, Sendable {
  @usableFromInline let base: Int32
  @usableFromInline let count: Int32

  init(base: Int, count: Int) {
    self.base = Int32(clamping: base)
    self.count = Int32(clamping: count)
  }
}

/// A layer, all but its numbers.
struct LayerRecord: Sendable {
  let type: LayerTypeID
  var name: String
  var superlayer: LayerID?
  /// From the lowest to the highest.
  var sublayers: [LayerID] = []
  /// Whether it is its superlayer's mask instead of a sublayer.
  var isMask = false
  /// Whether its declaration is over.
  var isCommitted = false
  /// Whether the stage is among its superlayers.
  var isInTree = false
  /// The transaction in which it last came into the tree after its declaration, see ``AnimationEngine/commitCount``.
  var arrival = -1
  /// The layer's time at which it last came into the tree.
  var arrivalTime = MediaTime.zero
  var isPaused = false
  /// Whether the host is asked for actions before anybody else.
  var hasDelegate = false
  /// Whether the host has a default action for layers of the type.
  var hasDefaultAction = false
  /// Whether changes of observed properties are told.
  var isObserved = false
  /// The layer's own actions, an index of ``AnimationEngine/actionTables``; -1 if it has none.
  var actions: Int32 = -1
  /// What the layer has drawn, an index of ``AnimationEngine/displayLists``; -1 if it draws nothing.
  var displayList: Int32 = -1
  /// Whether a view owns it.
  var isView = false
  /// What keeps the layer's time going without a jump when its speed changes.
  var timeShift = MediaTime.zero
  /// The nearest layer, itself included, whose time is not simply its superlayer's; nil if there is none.
  var clock: LayerID?
  /// The values that are kept by reference and are not the type's default; few.
  var references: [ReferenceEntry] = []
  /// The attached animations in the order in which they were added.
  var animations: [AnimationID] = []

  /// Whether a change of it animates.
  var isLive: Bool { isCommitted && isInTree }
}

/// A value kept by reference.
struct ReferenceEntry: Sendable {
  let property: Int
  var value: PropertyValue
}
