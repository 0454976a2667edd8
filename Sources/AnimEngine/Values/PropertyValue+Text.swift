extension PropertyValue: CustomStringConvertible {
  /// The printed form, with layers as their numbers.
  public var description: String { "" }

  /// The name of the value's type in the language.
  public var typeName: String { "" }

  /// Writes the printed form: strings raw at the top, quoted inside a list.
  public func write(to text: inout TextBuffer, nameOf: (LayerID) -> String) {}
}
