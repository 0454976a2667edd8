extension TimingFunction {
  /// The place of a spring over its settling time; one that never settles moves for a second.
  public static func spring(_ spring: Spring) -> TimingFunction {
    let settling = spring.settlingDuration
    return .spring(spring, seconds: settling > 0 && !MediaTime(seconds: settling).isInfinite ? settling : 1)
  }

  /// The place of a spring over ``Spring/settlingTime``, endless or not.
  public static func motion(of spring: Spring) -> TimingFunction {
    let settling = spring.settlingDuration
    let time = MediaTime(seconds: settling)
    return .spring(spring, seconds: time.isInfinite ? time.finitePass.seconds : settling)
  }

  /// The language's word for the function; nil if it has none.
  public var name: String? {
    switch self {
    case .linear: "linear"
    case .default: "default"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInEaseOut: "easeInEaseOut"
    case .penner(let family, let direction): TimingFunction.name(of: family, direction)
    default: nil
    }
  }

  /// All functions that have a name, in the order in which they are told.
  public static let named: [(name: String, function: TimingFunction)] = {
    let equations = EasingFamily.allCases.flatMap { family in
      EasingDirection.allCases.map { TimingFunction.penner(family, $0) }
    }
    return ([.linear, .default, .easeIn, .easeOut, .easeInEaseOut] + equations).compactMap { function in
      function.name.map { ($0, function) }
    }
  }()

  /// The function of a name; nil if there is none.
  public init?(named name: String) {
    guard let entry = TimingFunction.named.first(where: { $0.name == name }) else { return nil }
    self = entry.function
  }

  /// `easeInOutBack`.
  private static func name(of family: EasingFamily, _ direction: EasingDirection) -> String {
    let start =
      switch direction {
      case .in: "easeIn"
      case .out: "easeOut"
      case .inOut: "easeInOut"
      }
    let word = "\(family)"
    return start + word.prefix(1).uppercased() + word.dropFirst()
  }
}

extension TimingFunction: CustomStringConvertible {
  /// The function in the language's words.
  public var description: String {
    var text = TextBuffer()
    write(to: &text)
    return text.string
  }

  /// Writes the function in the language's words.
  public func write(to text: inout TextBuffer) {
    if let name { return text.append(name) }
    switch self {
    case .linear: text.append("linear")
    case .cubicBezier(let c1x, let c1y, let c2x, let c2y):
      text.append("cubicBezier")
      text.appendTuple(c1x, c1y, c2x, c2y)
    case .steps(let count, let position):
      text.append("steps(")
      text.append(count)
      text.append(", ")
      text.append("\(position)")
      text.append(byte: UInt8(ascii: ")"))
    case .penner: break
    case .spring(let spring, _): spring.write(to: &text)
    }
  }
}

extension Spring: CustomStringConvertible {
  /// The spring in the language's words.
  public var description: String {
    var text = TextBuffer()
    write(to: &text)
    return text.string
  }

  /// Writes the spring in the language's words: stiffness and damping, and what is not as usual.
  public func write(to text: inout TextBuffer) {
    text.append("spring(")
    if mass != 1 { write("mass: ", mass, ", ", to: &text) }
    write("stiffness: ", stiffness, ", ", to: &text)
    write("damping: ", damping, to: &text)
    if initialVelocity != 0 { write(", velocity: ", initialVelocity, to: &text) }
    if allowsOverdamping, dampingRatio > 1 { text.append(", allowsOverdamping: true") }
    text.append(byte: UInt8(ascii: ")"))
  }

  private func write(_ label: String, _ number: Double, _ end: String = "", to text: inout TextBuffer) {
    text.append(label)
    text.append(number)
    text.append(end)
  }
}
