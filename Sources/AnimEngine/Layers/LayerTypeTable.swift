/// The layer types of a run: the plain layer, Core Animation's kinds, and those that are registered.
public struct LayerTypeTable: Sendable {
  /// The types by id; the plain layer is the first.
  public private(set) var types: [LayerType]

  /// A table of the plain layer and the kinds.
  public init() {
    types = LayerType.kinds
  }

  /// Adds a type that extends another.
  ///
  /// - Throws: ``EngineError/unknownType`` if there is no such parent, ``EngineError/duplicateName(_:)`` if the
  ///   name or that of a property is taken.
  @discardableResult
  public mutating func register(
    name: String, extending parent: LayerTypeID = .layer, properties: [LayerProperty] = []
  ) throws(EngineError) -> LayerTypeID {
    guard let inherited = self[parent] else { throw .unknownType }
    guard id(named: name) == nil else { throw .duplicateName(name) }
    for (position, property) in properties.enumerated()
    where inherited.property(named: property.name) != nil
      || properties[..<position].contains(where: { $0.name == property.name })
    {
      throw .duplicateName(property.name)
    }
    types.append(LayerType(name: name, parent: parent, inherited: inherited, own: properties))
    return LayerTypeID(index: types.count - 1)
  }

  /// Makes the changes of a property of a type, and of the types that extend it, known as
  /// ``EngineEffect/propertyDidChange(_:)``.
  public mutating func observe(_ property: PropertyReference, in type: LayerTypeID) {
    change(type) { type in
      guard type.properties.indices.contains(property.property) else { return }
      type.properties[property.property].traits.insert(.observed)
      type.isObserved = true
    }
  }

  /// Makes the end of declarations of layers of a type, and of the types that extend it, known as
  /// ``EngineEffect/declarationDidEnd(_:)``.
  public mutating func observe(_ type: LayerTypeID) {
    change(type) { $0.isObserved = true }
  }

  /// Takes over the types of another table which began as a copy of this one.
  public mutating func extend(with table: LayerTypeTable) {
    types += table.types.dropFirst(types.count)
  }

  /// Says that the host has a default action for layers of a type and of the types that extend it; to be said before
  /// there are such layers.
  public mutating func setHasDefaultAction(_ type: LayerTypeID) {
    change(type) { $0.hasDefaultAction = true }
  }

  /// Sets the animation that a change of a property makes if no action says otherwise, in a type and in those that
  /// extend it. Its ends do not count; without a duration and easing it has the transaction's.
  public mutating func setImplicitAnimation(
    _ animation: LayerAnimation, of property: PropertyReference, in type: LayerTypeID
  ) {
    change(type) { $0.setImplicitAnimation(animation, of: property.property) }
  }

  private mutating func change(_ type: LayerTypeID, _ body: (inout LayerType) -> Void) {
    for index in types.indices where self.type(LayerTypeID(index: index), inheritsFrom: type) { body(&types[index]) }
  }

  /// The type of an id; nil if there is none.
  public subscript(id: LayerTypeID) -> LayerType? {
    types.indices.contains(id.index) ? types[id.index] : nil
  }

  /// The property of a type that a reference names; nil if there is none.
  func property(of reference: PropertyReference, in type: LayerTypeID) -> LayerProperty? {
    // In place: a copy of the type would count references.
    types.indices.contains(type.index) ? types[type.index].property(of: reference) : nil
  }

  /// The type of a name; nil if there is none.
  public func id(named name: String) -> LayerTypeID? {
    types.firstIndex { $0.name == name }.map(LayerTypeID.init)
  }

  /// Whether a type is another or extends it, over however many steps.
  public func type(_ id: LayerTypeID, inheritsFrom ancestor: LayerTypeID) -> Bool {
    var current: LayerTypeID? = id
    while let type = current {
      if type == ancestor { return true }
      // In place: a copy of the type would count references.
      current = types.indices.contains(type.index) ? types[type.index].parent : nil
    }
    return false
  }

  /// Resolves a key path such as `opacity`, `position.x`, `transform.rotation.z` or the short names `rotation`,
  /// `scale` and `translation` with their parts; nil if the type has no such property or part.
  public func reference(to keyPath: String, in type: LayerTypeID = .layer) -> PropertyReference? {
    guard let layerType = self[type] else { return nil }
    let split = keyPath.firstIndex(of: ".") ?? keyPath.endIndex
    let name = String(keyPath[..<split])
    if let property = layerType.property(named: name) {
      if split == keyPath.endIndex { return layerType.references(to: property).first }
      return layerType.reference(to: keyPath[keyPath.index(after: split)...], of: property)
    }
    guard LayerProperty.shortTransformNames.contains(name), let transform = layerType.property(named: "transform")
    else { return nil }
    return layerType.reference(to: keyPath[...], of: transform)
  }
}

extension LayerType {
  /// The reference to a part of a property by the part's name.
  fileprivate func reference(to part: Substring, of property: LayerProperty) -> PropertyReference? {
    let keyPath = property.name + "." + KeyPathPart.fullName(of: part, in: property.type)
    return references(to: property).first { $0.keyPath == keyPath }
  }
}
