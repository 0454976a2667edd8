// The one table of `CALayer`'s properties. Names, defaults and animatability are Core Animation's; `name`,
// `sublayers` and `superlayer` belong to the tree and are no values.

extension LayerProperty {
  /// Names that stand for parts of `transform`; `rotation` is the one about z.
  public static let shortTransformNames = ["rotation", "scale", "translation"]

  /// The properties of the plain layer, in the order in which they are laid out.
  static let plainLayer: [LayerProperty] = geometry + appearance + shadow + contents + rendering + timing

  private static let geometry: [LayerProperty] = [
    LayerProperty(
      "position", .point, default: .point(.zero), .animatedInBlocks,
      help: "Where the anchor point lies in the superlayer."),
    LayerProperty(
      "bounds", .rect, default: .rect(.zero), .animatedInBlocks,
      help: "The layer's rectangle in its own coordinates; moving the origin scrolls the sublayers."),
    LayerProperty(
      "frame", .rect, default: .rect(.zero), .derived,
      help: "The box around the layer in its superlayer, from position, bounds, anchor point and transform."),
    LayerProperty(
      "anchorPoint", .point, default: .point(Point2D(x: 0.5, y: 0.5)), [.animatedInBlocks, .percentage],
      help: "The point of the bounds, as fractions, that position places and transform turns about."),
    LayerProperty(
      "anchorPointZ", .number, default: .number(0), .implicitlyAnimated,
      help: "The anchor point's height above the layer's plane."),
    LayerProperty(
      "zPosition", .number, default: .number(0), .implicitlyAnimated,
      help: "The height above the superlayer's plane; higher siblings cover lower ones."),
    LayerProperty(
      "transform", .transform, default: .transformParts(.identity), .animatedInBlocks,
      help: "What is done to the layer about its anchor point."),
    LayerProperty(
      "sublayerTransform", .transform, default: .transformParts(.identity), .implicitlyAnimated,
      help: "What is done to the sublayers about the anchor point, such as a perspective."),
    LayerProperty(
      "geometryFlipped", .bool, default: .bool(false), help: "Whether the sublayers' y axis points the other way."),
  ]

  private static let appearance: [LayerProperty] = [
    LayerProperty(
      "opacity", .number, default: .number(1), [.animatedInBlocks, .percentage],
      in: fraction, help: "How opaque the layer and its sublayers are."),
    LayerProperty(
      "hidden", .bool, default: .bool(false), .implicitlyAnimated, help: "Whether the layer is left out."),
    LayerProperty(
      "backgroundColor", .color, default: .none, [.animatedInBlocks, .optional],
      help: "The colour behind the contents."),
    LayerProperty(
      "cornerRadius", .number, default: .number(0), .animatedInBlocks,
      in: notNegative, help: "The radius of the background's rounded corners."),
    LayerProperty(
      "cornerCurve", .string, default: .string("circular"), words: ["circular", "continuous"],
      help: "The corners' shape."),
    LayerProperty(
      "maskedCorners", .number, default: .number(15), in: 0...15,
      help: "Which corners are rounded, as the sum of 1, 2, 4 and 8."),
    LayerProperty(
      "borderWidth", .number, default: .number(0), .implicitlyAnimated,
      in: notNegative, help: "The width of the border, drawn inside the bounds."),
    LayerProperty(
      "borderColor", .color, default: .color(.black), [.implicitlyAnimated, .optional],
      help: "The colour of the border."),
    LayerProperty(
      "masksToBounds", .bool, default: .bool(false), .implicitlyAnimated,
      help: "Whether the bounds clip the sublayers."),
    LayerProperty(
      "mask", .layer, default: .none, [.implicitlyAnimated, .optional],
      help: "A layer whose opacity decides what of this one shows."),
    LayerProperty(
      "doubleSided", .bool, default: .bool(true), help: "Whether the layer shows when it is turned away."),
    LayerProperty(
      "opaque", .bool, default: .bool(false), help: "A promise that the contents leave nothing transparent."),
  ]

  private static let shadow: [LayerProperty] = [
    LayerProperty(
      "shadowColor", .color, default: .color(.black), [.implicitlyAnimated, .optional],
      help: "The colour of the shadow."),
    LayerProperty(
      "shadowOpacity", .number, default: .number(0), [.animatedInBlocks, .percentage],
      in: fraction, help: "How opaque the shadow is."),
    LayerProperty(
      "shadowOffset", .size, default: .size(Size2D(width: 0, height: -3)), .implicitlyAnimated,
      help: "How far the shadow falls from the layer."),
    LayerProperty(
      "shadowRadius", .number, default: .number(3), .implicitlyAnimated, in: notNegative,
      help: "How blurred the shadow is."),
    LayerProperty(
      "shadowPath", .path, default: .none,
      Choices.shadowPathAnimatesImplicitly ? [.implicitlyAnimated, .optional] : [.animatable, .optional],
      help: "The outline that throws the shadow, in place of the contents."),
  ]

  private static let filters = ["linear", "nearest", "trilinear"]

  private static let contents: [LayerProperty] = [
    LayerProperty(
      "contents", .image, default: .none, [.implicitlyAnimated, .optional], help: "The image that the layer shows."),
    LayerProperty(
      "contentsRect", .rect, default: .rect(Rect2D(x: 0, y: 0, width: 1, height: 1)),
      [.implicitlyAnimated, .percentage], help: "The part of the contents that is shown, as fractions."),
    LayerProperty(
      "contentsCenter", .rect, default: .rect(Rect2D(x: 0, y: 0, width: 1, height: 1)),
      [.implicitlyAnimated, .percentage], help: "The part of the contents that stretches, as fractions."),
    LayerProperty(
      "contentsScale", .number, default: .number(1), .implicitlyAnimated,
      in: notNegative, help: "How many pixels of the contents make a point."),
    LayerProperty(
      "contentsGravity", .string, default: .string("resize"),
      words: [
        "center", "top", "bottom", "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight", "resize",
        "resizeAspect", "resizeAspectFill",
      ], help: "How the contents are laid into the bounds."),
    LayerProperty(
      "contentsFormat", .string, default: .string("RGBA8"), words: ["RGBA8", "RGBAh", "Gray8"],
      help: "The pixel format that drawing asks for."),
    LayerProperty(
      "minificationFilter", .string, default: .string("linear"), words: filters,
      help: "How the contents are made smaller."),
    LayerProperty(
      "magnificationFilter", .string, default: .string("linear"), words: filters,
      help: "How the contents are made larger."),
    LayerProperty(
      "minificationFilterBias", .number, default: .number(0), help: "The level of detail that trilinear scaling adds."),
  ]

  private static let rendering: [LayerProperty] = [
    LayerProperty(
      "allowsGroupOpacity", .bool, default: .bool(true),
      help: "Whether the layer and its sublayers fade as one picture."),
    LayerProperty(
      "allowsEdgeAntialiasing", .bool, default: .bool(false), help: "Whether the layer's edges are smoothed."),
    LayerProperty(
      "edgeAntialiasingMask", .number, default: .number(15),
      in: 0...15, help: "Which edges are smoothed, as the sum of 1, 2, 4 and 8."),
    LayerProperty(
      "shouldRasterize", .bool, default: .bool(false), help: "Whether the layer is drawn to an image first."),
    LayerProperty(
      "rasterizationScale", .number, default: .number(1), in: notNegative,
      help: "How many pixels of that image make a point."),
    LayerProperty(
      "drawsAsynchronously", .bool, default: .bool(false), help: "Whether drawing may happen later."),
    LayerProperty(
      "needsDisplayOnBoundsChange", .bool, default: .bool(false),
      help: "Whether the layer draws itself anew when its bounds change."),
  ]

  private static let timing: [LayerProperty] = [
    LayerProperty(
      "beginTime", .duration, default: .duration(.zero), .timing,
      help: "When the layer's own time begins, in its superlayer's."),
    LayerProperty(
      "timeOffset", .duration, default: .duration(.zero), .timing, help: "What is added to the layer's own time."),
    LayerProperty(
      "speed", .number, default: .number(1), .timing,
      help: "The rate of the layer's own time; 0 stands still."),
    LayerProperty(
      "duration", .duration, default: .duration(.infinity), .timing, help: "How long the layer's own time lasts."),
    LayerProperty(
      "repeatCount", .number, default: .number(0), .timing, in: notNegative,
      help: "How often the layer's own time repeats."),
    LayerProperty(
      "repeatDuration", .duration, default: .duration(.zero), .timing,
      in: notNegative, help: "How long the layer's own time repeats."),
    LayerProperty(
      "autoreverses", .bool, default: .bool(false), .timing, help: "Whether the layer's own time runs back, too."),
    LayerProperty(
      "fillMode", .string, default: .string("removed"), .timing, words: ["removed", "forwards", "backwards", "both"],
      help: "What shows outside the layer's own time."),
  ]
}
