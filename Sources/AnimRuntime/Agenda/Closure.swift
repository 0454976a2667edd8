import AnimEngine
import AnimLanguage

/// A function that is to run later, with what its frame begins with: arguments of `call NAME(…)`, or captured values
/// and cells.
struct Closure: Hashable, Sendable {
  var function: FunctionID
  var numbers: [Double] = []
  var references: [Reference] = []
}

/// What the place that starts a handler or completion block offers it.
struct Offer: Hashable, Sendable {
  var layer: LayerID?
  var key: String?
  var animation: LayerAnimation?
  var isFinished = false
  var reason: StopReason?
  var event: InputEvent?
}
