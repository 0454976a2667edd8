/// What a value is wanted for, so that its absence can be told in words of the language.
enum ValueRole: UInt8 {
  case value, statement, argument, condition, duration, easing, number, repetition, key, layer, layerOrAll, layerOrTimer
  case layerOrAnimator
  case property, range, values, path, spring, animation, fraction

  var text: String {
    switch self {
    case .value, .statement, .argument: "a value"
    case .condition: "a condition such as count > 3"
    case .duration: "a duration such as 250ms"
    case .easing: "an easing such as easeOut"
    case .number: "a number"
    case .repetition: "a count such as '3 times', 'forever' or 'for 2s'"
    case .key: "a key such as \"Fade In\""
    case .layer: "a layer"
    case .layerOrAll: "'all', or a layer and a key or an event"
    case .layerOrTimer: "a layer or a timer"
    case .layerOrAnimator: "a layer or an animator"
    case .property: "the property to animate, such as card.opacity"
    case .range: "a list or a range such as 0..<12"
    case .values: "a list such as [0, 1]"
    case .path: "a path such as circle((50, 50), 40)"
    case .spring: "a spring such as spring(damping: 12)"
    case .animation: "an animation that was kept"
    case .fraction: "a fraction such as 25%"
    }
  }
}
