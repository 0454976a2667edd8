extension VectorPath {
  /// The path of an SVG `d` attribute; nil if the text is not one.
  public init?(svg: String) {
    var parser = SVGPathParser(bytes: Array(svg.utf8))
    guard let path = parser.parse() else { return nil }
    self = path
  }

  /// The path as text of an SVG `d` attribute, in absolute coordinates.
  public var svgDescription: String {
    var text = TextBuffer()
    var rest = points[...]
    for element in elements {
      if !text.isEmpty { text.append(byte: UInt8(ascii: " ")) }
      switch element {
      case .move: text.append(byte: UInt8(ascii: "M"))
      case .line: text.append(byte: UInt8(ascii: "L"))
      case .quad: text.append(byte: UInt8(ascii: "Q"))
      case .cubic: text.append(byte: UInt8(ascii: "C"))
      case .close: text.append(byte: UInt8(ascii: "Z"))
      }
      for point in rest.prefix(element.pointCount) {
        text.append(byte: UInt8(ascii: " "))
        text.append(point.x)
        text.append(byte: UInt8(ascii: " "))
        text.append(point.y)
      }
      rest = rest.dropFirst(element.pointCount)
    }
    return text.string
  }
}

/// Reads SVG path data (SVG 2, chapter 9), all of it or none.
private struct SVGPathParser {
  let bytes: [UInt8]
  var position = 0
  var path = VectorPath()
  var start = Point2D.zero
  var current = Point2D.zero
  /// The last control point, if the last command was a curve of the kind that a smooth one continues.
  var lastControl: (degree: Int, point: Point2D)?

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func parse() -> VectorPath? {
    skipSpace()
    while let command = peek() {
      position += 1
      // Path data begins with a move.
      guard !path.isEmpty || command | 0x20 == UInt8(ascii: "m"), read(command) else { return nil }
      skipSpace()
    }
    return path
  }

  /// Reads a command's groups of numbers: at least one, and more without the letter repeated.
  private mutating func read(_ letter: UInt8) -> Bool {
    let isRelative = letter & 0x20 != 0
    var command = letter | 0x20
    guard "mlhvcsqtaz".utf8.contains(command) else { return false }
    repeat {
      guard readGroup(command, from: isRelative ? current : .zero) else { return false }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    } while command != UInt8(ascii: "z") && atNumber()
    return true
  }

  private mutating func readGroup(_ command: UInt8, from origin: Point2D) -> Bool {
    var control: (degree: Int, point: Point2D)?
    defer { lastControl = control }
    switch command {
    case UInt8(ascii: "z"):
      path.close()
      current = start
    case UInt8(ascii: "m"):
      guard let end = point(origin) else { return false }
      path.move(to: end)
      (start, current) = (end, end)
    case UInt8(ascii: "l"):
      guard let end = point(origin) else { return false }
      line(to: end)
    case UInt8(ascii: "h"):
      guard let x = number() else { return false }
      line(to: Point2D(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = number() else { return false }
      line(to: Point2D(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"), UInt8(ascii: "s"):
      let first = command == UInt8(ascii: "s") ? reflectedControl(degree: 3) : point(origin)
      guard let first, let second = point(origin), let end = point(origin) else { return false }
      path.cubic(to: end, control1: first, control2: second)
      control = (3, second)
      current = end
    case UInt8(ascii: "q"), UInt8(ascii: "t"):
      let first = command == UInt8(ascii: "t") ? reflectedControl(degree: 2) : point(origin)
      guard let first, let end = point(origin) else { return false }
      path.quad(to: end, control: first)
      control = (2, first)
      current = end
    default:
      return readArc(from: origin)
    }
    return true
  }

  private mutating func line(to end: Point2D) {
    path.line(to: end)
    current = end
  }

  /// The control point that continues the last curve smoothly: its mirror image, or the current point.
  private func reflectedControl(degree: Int) -> Point2D? {
    guard let lastControl, lastControl.degree == degree else { return current }
    return current + (current - lastControl.point)
  }

  private mutating func readArc(from origin: Point2D) -> Bool {
    guard let radiusX = number(), let radiusY = number(), let degrees = number(), let isLarge = flag(),
      let isPositive = flag(), let end = point(origin)
    else { return false }
    arc(
      to: end, radii: Size2D(width: radiusX.magnitude, height: radiusY.magnitude), rotation: degrees * .pi / 180,
      isLarge: isLarge, isPositive: isPositive)
    return true
  }

  /// An elliptical arc by its ends: the conversion to center and angles of SVG 2, appendix B.2.4.
  private mutating func arc(to end: Point2D, radii: Size2D, rotation: Double, isLarge: Bool, isPositive: Bool) {
    if end == current { return }
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    let (sine, cosine) = (Double.sin(rotation), Double.cos(rotation))
    let half = (current - end) * 0.5
    let middle = current.interpolated(to: end, at: 0.5)
    // The ends in the space where the ellipse is a circle of radius 1; radii that are too small grow.
    var u = Point2D(
      x: (cosine * half.x + sine * half.y) / radii.width, y: (cosine * half.y - sine * half.x) / radii.height)
    let distance = Double.hypot(u.x, u.y)
    let growth = max(1, distance)
    u = u * (1 / growth)
    let chord = min(1, distance)
    var height = max(0, 1 - chord * chord).squareRoot() / chord
    if isLarge == isPositive { height = -height }
    let center = Point2D(x: height * u.y, y: -height * u.x)
    let startAngle = Double.atan2(y: u.y - center.y, x: u.x - center.x)
    var sweep = Double.atan2(y: -u.y - center.y, x: -u.x - center.x) - startAngle
    if isPositive, sweep < 0 { sweep += 2 * .pi }
    if !isPositive, sweep > 0 { sweep -= 2 * .pi }
    let scale = radii * growth
    guard sweep.isFinite, scale.width.isFinite, scale.height.isFinite else { return line(to: end) }
    path.appendArc(start: startAngle, sweep: sweep) { point in
      let x = (point.x + center.x) * scale.width
      let y = (point.y + center.y) * scale.height
      return Point2D(x: middle.x + cosine * x - sine * y, y: middle.y + sine * x + cosine * y)
    }
    path.moveLastPoint(to: end)
    current = end
  }
}

extension SVGPathParser {
  private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
      position += 1
    }
  }

  /// Passes blanks and at most one comma.
  private mutating func skipSeparator() {
    skipSpace()
    if peek() == UInt8(ascii: ",") {
      position += 1
      skipSpace()
    }
  }

  /// Whether another number follows, after a separator.
  private mutating func atNumber() -> Bool {
    let saved = position
    skipSeparator()
    if let byte = peek(), isDigit(byte) || "+-.".utf8.contains(byte) { return true }
    position = saved
    return false
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private mutating func point(_ origin: Point2D) -> Point2D? {
    guard let x = number(), let y = number() else { return nil }
    return origin + Point2D(x: x, y: y)
  }

  /// A flag is one digit, and what follows may touch it.
  private mutating func flag() -> Bool? {
    skipSeparator()
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    position += 1
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> Double? {
    skipSeparator()
    let begin = position
    if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
    var digitCount = skipDigits()
    if peek() == UInt8(ascii: ".") {
      position += 1
      digitCount += skipDigits()
    }
    guard digitCount > 0 else { return nil }
    skipExponent()
    guard let value = Double(String(decoding: bytes[begin..<position], as: UTF8.self)), value.isFinite else {
      return nil
    }
    return value
  }

  private mutating func skipDigits() -> Int {
    let begin = position
    while let byte = peek(), isDigit(byte) { position += 1 }
    return position - begin
  }

  /// An `e` without digits after it is not part of the number.
  private mutating func skipExponent() {
    guard let letter = peek(), letter | 0x20 == UInt8(ascii: "e") else { return }
    let saved = position
    position += 1
    if let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
    if skipDigits() == 0 { position = saved }
  }
}
