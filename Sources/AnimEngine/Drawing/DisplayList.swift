/// What a layer has drawn of itself, as a list of vector commands in its own coordinates: it can be kept, compared and
/// shown by anybody, at any size.
public struct DisplayList: Hashable, Sendable {
  public private(set) var commands: [DisplayCommand] = []
  /// How many ``DisplayCommand/save`` lack their ``DisplayCommand/restore``.
  private var depth = 0

  public init() {}

  /// Adds a command on top of those that are there. A `restore` too many is left out.
  public mutating func append(_ command: DisplayCommand) {
    switch command {
    case .save: depth += 1
    case .restore:
      guard depth > 0 else { return }
      depth -= 1
    default: break
    }
    commands.append(command)
  }
}

/// One command of a ``DisplayList``.
public enum DisplayCommand: Hashable, Sendable {
  /// Remembers clip and transform.
  case save
  /// Goes back to the clip and transform that were remembered last.
  case restore
  /// What follows is transformed before everything that was said till now.
  case transform(Transform)
  /// What follows shows only inside the path.
  case clip(VectorPath)
  case fill(VectorPath, color: RGBAColor, rule: FillRule)
  case stroke(VectorPath, color: RGBAColor, style: StrokeStyle)
  /// A line of text whose baseline begins at a point; the size is that of the font, in points.
  case text(String, at: Point2D, size: Double, color: RGBAColor)
}

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  public var width: Double
  public var cap: LineCap
  public var join: LineJoin
  /// Lengths of dashes and gaps in turn; none for a line without gaps.
  public var dash: [Double]

  public init(width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }
}

/// The shape of a line's ends.
public enum LineCap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }

/// The shape of a line's corners.
public enum LineJoin: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }

/// What counts as the inside of a path.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case nonZero, evenOdd }

extension AnimationEngine {
  /// What a layer has drawn last; nil if it draws nothing.
  public func displayList(of layer: LayerID) -> DisplayList? {
    guard let number = record(of: layer)?.displayList, number >= 0 else { return nil }
    return displayLists[Int(number)]
  }

  /// Keeps what a layer has drawn.
  ///
  /// - Throws: ``EngineError/unknownLayer(_:)``.
  public mutating func setDisplayList(_ list: DisplayList, of layer: LayerID) throws(EngineError) {
    try requireLayer(layer)
    if layers[layer.position].displayList < 0 {
      layers[layer.position].displayList = Int32(clamping: displayLists.count)
      displayLists.append(list)
    } else {
      displayLists[Int(layers[layer.position].displayList)] = list
    }
  }
}
