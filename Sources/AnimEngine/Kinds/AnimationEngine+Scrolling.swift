// Scrolling moves the origin of a scroll layer's bounds, which animates as any change of them.

extension AnimationEngine {
  /// The scroll layer that scrolls a layer: itself, or the nearest around it; nil if there is none.
  public func scrollLayer(around layer: LayerID) -> LayerID? {
    var next: LayerID? = layer
    while let current = next, let type = type(of: current) {
      if types.type(type, inheritsFrom: .scroll) { return current }
      next = superlayer(of: current)
    }
    return nil
  }

  /// Where the bounds of a scroll layer have to begin so that a point of a layer in it comes to their origin:
  /// `scroll(_:)`. Along an axis on which it does not scroll they stay.
  public func scrollOrigin(of scroller: LayerID, showing point: Point2D, of layer: LayerID) -> Point2D {
    let bounds = geometry(of: scroller).bounds
    return scrollable(from: bounds.origin, to: convert(point, from: layer, to: scroller), in: scroller)
  }

  /// Where the bounds of a scroll layer have to begin so that a rectangle of a layer in it is visible:
  /// `scrollRectToVisible(_:)`. They move no further than they have to; of what is larger than they are the beginning is
  /// shown.
  public func scrollOrigin(of scroller: LayerID, showing rect: Rect2D, of layer: LayerID) -> Point2D {
    let bounds = geometry(of: scroller).bounds
    let rect = convert(rect, from: layer, to: scroller)
    func origin(_ start: Double, _ length: Double, _ first: Double, _ last: Double) -> Double {
      first < start || last - first > length ? first : last > start + length ? last - length : start
    }
    let wanted = Point2D(
      x: origin(bounds.minX, bounds.size.width, rect.minX, rect.maxX),
      y: origin(bounds.minY, bounds.size.height, rect.minY, rect.maxY))
    return scrollable(from: bounds.origin, to: wanted, in: scroller)
  }

  /// The part of a layer's bounds that none of the layers around it which clip cuts off; an empty rectangle at zero if
  /// nothing is left.
  public func visibleRect(of layer: LayerID) -> Rect2D {
    var visible = geometry(of: layer).bounds
    var next = superlayer(of: layer)
    while let clipper = next {
      if value(clipper, .masksToBounds) == .bool(true) {
        guard let rest = visible.intersection(convert(geometry(of: clipper).bounds, from: clipper, to: layer)) else {
          return .zero
        }
        visible = rest
      }
      next = superlayer(of: clipper)
    }
    return visible
  }

  private func scrollable(from origin: Point2D, to wanted: Point2D, in scroller: LayerID) -> Point2D {
    let mode = presentationValue(scroller, named: "scrollMode")
    let (isHorizontal, isVertical) =
      switch mode {
      case .string("none"): (false, false)
      case .string("horizontally"): (true, false)
      case .string("vertically"): (false, true)
      default: (true, true)
      }
    return Point2D(x: isHorizontal ? wanted.x : origin.x, y: isVertical ? wanted.y : origin.y)
  }
}
