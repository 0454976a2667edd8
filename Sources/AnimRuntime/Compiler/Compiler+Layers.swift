import AnimEngine
import AnimLanguage

extension Compiler {
  mutating func makeLayer(_ variable: VariableReference, _ type: LayerTypeID, _ name: TypedExpressionID) {
    let index = UInt32(truncatingIfNeeded: code.layers.count)
    code.layers.append(type)
    declare(variable) { compiler, register, shape in
      compiler.move(
        compiler.service(.makeLayer, index, [name], result: .numbers(1)), to: register, shape)
    }
  }

  mutating func insert(
    _ layer: TypedExpressionID, _ parent: TypedExpressionID, _ place: TypedInsertionPlace
  ) {
    switch place {
    case .last: _ = service(.insertLast, 0, [layer, parent])
    case .index(let index): _ = service(.insertAtIndex, 0, [layer, parent, index])
    case .above(let sibling): _ = service(.insertAbove, 0, [layer, sibling])
    case .below(let sibling): _ = service(.insertBelow, 0, [layer, sibling])
    }
  }

  // MARK: Properties

  mutating func readProperty(
    _ id: PropertyID, of layer: TypedExpressionID, isPresentation: Bool, type: TypeID, to: Register
  ) {
    let property = program.properties[Int(id.index)]
    let shape = program.types.shape(of: type)
    if !isPresentation, property.isDirectlyReadable, !program.looseProperties.contains(id) {
      let slot = UInt16(clamping: property.slot)
      let register = operand(layer)
      if shape == .numbers(1) {
        emit(.readSlot(slot, to: to, layer: register))
      } else {
        emit(.readSlots(slot, to: to, layer: register, count: UInt8(clamping: shape.numberCount)))
      }
      return
    }
    let access = access(id, isPresentation: isPresentation, type: type)
    move(service(.readProperty, access, [layer], result: shape), to: to, shape)
  }

  mutating func writeProperty(_ id: PropertyID, of layer: TypedExpressionID, _ value: TypedExpressionID) {
    let property = program.properties[Int(id.index)]
    let shape = shape(of: value)
    if property.isDirectlyWritable, shape.numberCount == property.width, !program.looseProperties.contains(id) {
      let slot = UInt16(clamping: property.slot)
      let layerRegister = operand(layer)
      let register = operand(value)
      if shape == .numbers(1) {
        emit(.writeSlot(slot, layer: layerRegister, from: register))
      } else {
        let count = UInt8(clamping: shape.numberCount)
        emit(.writeSlots(slot, layer: layerRegister, from: register, count: count))
      }
      return
    }
    let access = access(id, isPresentation: false, type: type(of: value))
    _ = service(.writeProperty, access, [layer, value])
  }

  private mutating func access(_ id: PropertyID, isPresentation: Bool, type: TypeID) -> UInt32 {
    code.accesses.append(
      PropertyAccess(
        property: program.properties[Int(id.index)], isPresentation: isPresentation,
        isLoose: program.looseProperties.contains(id), type: type))
    return UInt32(truncatingIfNeeded: code.accesses.count - 1)
  }

  mutating func register(_ registration: TypedRegistration) {
    let bases = operandBases
    push(registration.layer)
    push(registration.key)
    push(registration.closure)
    let closure = program.closures[Int(registration.closure.index)]
    code.registrations.append(
      RegistrationPlan(
        isRemoval: registration.isRemoval, event: registration.event, hasKey: registration.key != nil,
        function: closure.function))
    emitService(.register, UInt32(truncatingIfNeeded: code.registrations.count - 1), from: bases)
  }
}
