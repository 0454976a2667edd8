import AnimEngine

extension TraceText {
  /// The block in which a layer declares an action: `card actions { position: animation over 0.5s }`. What is of a style
  /// stands in as many `style` blocks as there are levels.
  func text(_ action: LayerAction?, forKey key: String, styleLevel level: Int) -> String {
    let blocks = [String](repeating: "style", count: level) + ["actions"]
    let opening = blocks.map { " \($0) {" }.joined()
    return "\(opening) \(key): \(text(action))" + String(repeating: " }", count: blocks.count)
  }

  private func text(_ action: LayerAction?) -> String {
    switch action {
    case nil: "none"
    case .noAction: "noAction"
    case .animation(let animation): text(.animation(animation))
    // Only the host knows what it calls.
    case .custom(let number): "call action \(number)"
    }
  }
}
