extension PropertyValue {
  /// This value with an offset on top, by components; a transform offset acts before this one (`offset · self`).
  /// Values that do not add up leave this one as it is.
  public func adding(_ offset: PropertyValue) -> PropertyValue {
    if let matrix, let first = offset.matrix { return .transform(first.concatenating(matrix)) }
    return combined(with: offset, +, +) ?? self
  }

  /// The offset that ``adding(_:)`` needs to make this value of `other`; this value if there is none.
  public func subtracting(_ other: PropertyValue) -> PropertyValue {
    if let matrix, let inverse = other.matrix?.inverse { return .transform(matrix.concatenating(inverse)) }
    return combined(with: other, -, -) ?? self
  }

  /// The value a fraction of the way to another. Numbers and what is made of them are mixed, transforms taken apart,
  /// paths and lists of one structure mixed element by element, and a colour comes from and goes to nothing as its own
  /// transparent form. Everything else switches at 0.5.
  public func interpolated(
    to end: PropertyValue, at fraction: Double, in space: ColorSpace = .sRGB
  ) -> PropertyValue {
    switch (self, end) {
    case (.number(let a), .number(let b)): return .number(a.interpolated(to: b, at: fraction))
    case (.angle(let a), .angle(let b)): return .angle(a.interpolated(to: b, at: fraction))
    case (.duration(let a), .duration(let b)): return .duration(a.interpolated(to: b, at: fraction))
    case (.point(let a), .point(let b)): return .point(a.interpolated(to: b, at: fraction))
    case (.size(let a), .size(let b)): return .size(a.interpolated(to: b, at: fraction))
    case (.rect(let a), .rect(let b)): return .rect(a.interpolated(to: b, at: fraction))
    case (.vector(let a), .vector(let b)): return .vector(a.interpolated(to: b, at: fraction))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, at: fraction, in: space))
    case (.color(let a), .none): return .color(a.mixed(with: a.withAlpha(0), at: fraction))
    case (.none, .color(let b)): return .color(b.withAlpha(0).mixed(with: b, at: fraction))
    case (.transformParts(let a), .transformParts(let b)): return .transformParts(a.interpolated(to: b, at: fraction))
    case (.path(let a), .path(let b)): return .path(a.interpolated(to: b, at: fraction))
    case (.range(let a, let b, let isClosed), .range(let c, let d, let endIsClosed)) where isClosed == endIsClosed:
      return .range(
        lower: a.interpolated(to: c, at: fraction), upper: b.interpolated(to: d, at: fraction), isClosed: isClosed)
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.interpolated(to: $1, at: fraction, in: space) })
    default:
      if let matrix, let end = end.matrix { return .transform(matrix.interpolated(to: end, at: fraction)) }
      return fraction < 0.5 ? self : end
    }
  }

  /// The matrix of a transform, however it is kept.
  public var matrix: Transform? {
    switch self {
    case .transform(let matrix): matrix
    case .transformParts(let parts): parts.matrix
    default: nil
    }
  }

  /// Whether the values are the same to the eye: equal, or a transform kept by parts and one kept as a matrix that make
  /// the same matrix.
  public func isEquivalent(to other: PropertyValue) -> Bool {
    if let matrix, let otherMatrix = other.matrix { return matrix == otherMatrix }
    return self == other
  }

  /// Joins two values of one type by components; nil if that cannot be done.
  private func combined(
    with other: PropertyValue, _ join: (Double, Double) -> Double, _ joinTimes: (MediaTime, MediaTime) -> MediaTime
  ) -> PropertyValue? {
    switch (self, other) {
    case (.duration(let a), .duration(let b)): return .duration(joinTimes(a, b))
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.combined(with: $1, join, joinTimes) ?? $0 })
    case (.bool, _), (.transform, _), (.transformParts, _): return nil
    default:
      guard let type, type == other.type, let a = components, let b = other.components else { return nil }
      return PropertyValue(type: type, components: zip(a, b).map(join))
    }
  }
}

extension MediaTime {
  /// The time a fraction of the way to another, to the nearest tick.
  @inlinable
  public func interpolated(to end: MediaTime, at fraction: Double) -> MediaTime {
    fraction == 1 ? end : self + (end - self) * fraction
  }
}
