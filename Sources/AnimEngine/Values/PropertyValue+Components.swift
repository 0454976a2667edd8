extension PropertyValue {
  /// Writes the value's components to dense storage of a type, which has room for its `componentCount`; a value of
  /// another type (and `none`) becomes ``Swift/Double/absent``. Types without components write nothing.
  ///
  /// - Returns: whether the storage now holds what the value is.
  @discardableResult
  public func write(to components: UnsafeMutablePointer<Double>, as type: ValueType) -> Bool {
    guard type.componentCount != nil else { return false }
    guard self.type == type else {
      components.pointee = .absent
      return self.type == nil
    }
    switch self {
    case .number(let number), .angle(let number): components.pointee = number
    case .bool(let isTrue): components.pointee = isTrue ? 1 : 0
    case .duration(let time): components.pointee = time.tickCount
    case .point(let point): (components[0], components[1]) = (point.x, point.y)
    case .size(let size): (components[0], components[1]) = (size.width, size.height)
    case .range(let lower, let upper, let isClosed):
      (components[0], components[1], components[2]) = (lower, upper, isClosed ? 1 : 0)
    case .vector(let vector): (components[0], components[1], components[2]) = (vector.x, vector.y, vector.z)
    case .rect(let rect):
      (components[0], components[1]) = (rect.origin.x, rect.origin.y)
      (components[2], components[3]) = (rect.size.width, rect.size.height)
    case .color(let color):
      (components[0], components[1]) = (color.red, color.green)
      (components[2], components[3]) = (color.blue, color.alpha)
    case .transform(let matrix):
      components[0] = ValueType.transformModeMatrix
      matrix.write(to: components + 1)
    case .transformParts(let parts):
      components[0] = ValueType.transformModeParts
      parts.write(to: components + 1)
    default: components.pointee = .absent
    }
    return true
  }

  /// The value in dense storage of a type; `none` if absent or if the type has no components.
  public init(type: ValueType, components c: UnsafePointer<Double>) {
    guard type.componentCount != nil, !c[0].isAbsent else {
      self = .none
      return
    }
    switch type {
    case .number: self = .number(c[0])
    case .bool: self = .bool(c[0] != 0)
    case .duration: self = .duration(MediaTime(roundingTicks: c[0]))
    case .angle: self = .angle(c[0])
    case .point: self = .point(Point2D(x: c[0], y: c[1]))
    case .size: self = .size(Size2D(width: c[0], height: c[1]))
    case .range: self = .range(lower: c[0], upper: c[1], isClosed: c[2] != 0)
    case .vector: self = .vector(Vector3(x: c[0], y: c[1], z: c[2]))
    case .rect: self = .rect(Rect2D(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .color: self = .color(RGBAColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
    case .transform:
      self =
        c[0] == ValueType.transformModeParts
        ? .transformParts(TransformParts(components: c + 1)) : .transform(Transform(components: c + 1))
    case .any, .string, .path, .image, .easing, .layer, .animation, .list, .handle: self = .none
    }
  }

  /// The value of a type whose components are in an array.
  init(type: ValueType, components: [Double]) {
    self = components.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, buffer.count >= type.componentCount ?? .max else { return .none }
      return PropertyValue(type: type, components: base)
    }
  }

  /// Whether all its numbers are finite; durations, which may be endless, and what has no components count as such.
  public var isFinite: Bool {
    switch self {
    case .list(let values): return values.allSatisfy(\.isFinite)
    case .duration: return true
    case .number(let number), .angle(let number): return number.isFinite
    default:
      guard let type, let count = type.componentCount else { return true }
      return withUnsafeTemporaryAllocation(of: Double.self, capacity: count) { buffer in
        buffer.initialize(repeating: 0)
        if let base = buffer.baseAddress { write(to: base, as: type) }
        return buffer.allSatisfy(\.isFinite)
      }
    }
  }

  /// The components in an array; nil if the value's type has none.
  public var components: [Double]? {
    guard let type, let count = type.componentCount else { return nil }
    return [Double](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      buffer.initialize(repeating: 0)
      if let base = buffer.baseAddress { write(to: base, as: type) }
      initializedCount = count
    }
  }
}

extension Transform {
  /// Reads sixteen entries, row by row.
  @inlinable
  public init(components c: UnsafePointer<Double>) {
    self.init(
      m11: c[0], m12: c[1], m13: c[2], m14: c[3], m21: c[4], m22: c[5], m23: c[6], m24: c[7],
      m31: c[8], m32: c[9], m33: c[10], m34: c[11], m41: c[12], m42: c[13], m43: c[14], m44: c[15])
  }

  /// Writes sixteen entries, row by row.
  @inlinable
  public func write(to c: UnsafeMutablePointer<Double>) {
    (c[0], c[1], c[2], c[3]) = (m11, m12, m13, m14)
    (c[4], c[5], c[6], c[7]) = (m21, m22, m23, m24)
    (c[8], c[9], c[10], c[11]) = (m31, m32, m33, m34)
    (c[12], c[13], c[14], c[15]) = (m41, m42, m43, m44)
  }
}

extension TransformParts {
  /// Reads sixteen numbers: translation, scale, skew, rotation, perspective, its last.
  @inlinable
  public init(components c: UnsafePointer<Double>) {
    self.init(
      translation: Vector3(x: c[0], y: c[1], z: c[2]), scale: Vector3(x: c[3], y: c[4], z: c[5]),
      skew: Vector3(x: c[6], y: c[7], z: c[8]), rotation: Vector3(x: c[9], y: c[10], z: c[11]),
      perspective: Vector3(x: c[12], y: c[13], z: c[14]), perspectiveW: c[15])
  }

  /// Writes sixteen numbers in the same order.
  @inlinable
  public func write(to c: UnsafeMutablePointer<Double>) {
    (c[0], c[1], c[2]) = (translation.x, translation.y, translation.z)
    (c[3], c[4], c[5]) = (scale.x, scale.y, scale.z)
    (c[6], c[7], c[8]) = (skew.x, skew.y, skew.z)
    (c[9], c[10], c[11]) = (rotation.x, rotation.y, rotation.z)
    (c[12], c[13], c[14], c[15]) = (perspective.x, perspective.y, perspective.z, perspectiveW)
  }
}
