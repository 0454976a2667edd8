import AnimEngine
import AnimLanguage

/// Which operands of a statement of `draw` stand in registers, in the order of the fields; the rest is constant.
enum DrawingPlan: Sendable {
  case stroke(hasWidth: Bool, hasColor: Bool, hasDash: Bool, LineCap, LineJoin)
  case fill(hasColor: Bool, FillRule)
  case text(hasSize: Bool, hasColor: Bool)
  case clip
  case save
  case restore
  case transform
}

extension Machine {
  /// Adds a command to what is being drawn.
  mutating func draw(
    _ plan: DrawingPlan, _ n: UnsafeMutablePointer<Double>, _ r: UnsafeMutablePointer<Reference>
  ) {
    var operands = OperandReader(n: n, r: r)
    switch plan {
    case .stroke(let hasWidth, let hasColor, let hasDash, let cap, let join):
      guard let path = operands.path() else { return }
      var style = StrokeStyle(cap: cap, join: join)
      if hasWidth { style.width = operands.number() }
      let color = hasColor ? operands.color() : .black
      if hasDash, case .numbers(let lengths) = operands.reference() { style.dash = lengths }
      drawing.append(.stroke(path, color: color, style: style))
    case .fill(let hasColor, let rule):
      guard let path = operands.path() else { return }
      drawing.append(.fill(path, color: hasColor ? operands.color() : .black, rule: rule))
    case .text(let hasSize, let hasColor):
      let string = operands.reference().text
      let point = Point2D(x: operands.number(), y: operands.number())
      let size = hasSize ? operands.number() : DrawingPlan.fontSize
      drawing.append(.text(string, at: point, size: size, color: hasColor ? operands.color() : .black))
    case .clip:
      if let path = operands.path() { drawing.append(.clip(path)) }
    case .save: drawing.append(.save)
    case .restore: drawing.append(.restore)
    case .transform: drawing.append(.transform(transform(operands.reference())))
    }
  }
}

extension DrawingPlan {
  /// As large as Core Graphics draws text when nobody says.
  static let fontSize = 12.0
}

extension OperandReader {
  fileprivate mutating func path() -> VectorPath? {
    if case .path(let path)? = value() { return path }
    return nil
  }

  fileprivate mutating func color() -> RGBAColor {
    RGBAColor(red: number(), green: number(), blue: number(), alpha: number())
  }
}
