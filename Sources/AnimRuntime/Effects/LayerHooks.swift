import AnimEngine
import AnimLanguage

/// What of the script runs by itself for layers of one type; that of the types it extends included.
struct LayerHooks: Sendable {
  /// `changed`, those of the type that is extended first.
  var changed: [PropertyHook] = []
  /// `display`, in the same order.
  var display: [PropertyHook] = []
  /// `draw` of the nearest type that has one.
  var draw: DrawHook?
  /// `defaultAction`, the nearest type's first: the others are asked where it has no answer.
  var defaultActions: [FunctionID] = []

  /// Whether anything runs in display frames.
  var isDisplayed: Bool { !display.isEmpty || draw != nil }
}

/// `changed p` or `display p`.
struct PropertyHook: Sendable {
  var property: PropertyReference
  /// The property's type in the language.
  var type: TypeID
  var function: FunctionID
}

/// `draw`, with what it reads of the screen.
struct DrawHook: Sendable {
  var function: FunctionID
  /// Nil if it reads things that are not known beforehand: it is then drawn in every frame.
  var inputs: [DrawInput]?
}

/// What `draw` reads.
enum DrawInput: Hashable, Sendable {
  /// A property, of the layer itself or of a named sublayer that a path of members leads to.
  case property(path: [UInt32], PropertyReference)
  /// A variable of the top level, by its index, and its type.
  case global(Int, TypeID)
}
