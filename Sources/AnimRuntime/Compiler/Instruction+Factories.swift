// How each instruction lays out its operands: the destination in `a`, operands of arithmetic in `b` and `c`. Of a
// service and a call, `numbers` (in `a`) and `references` (in `d`) are the first registers of consecutive operands,
// and the result takes the place of the first.

extension Instruction {
  // MARK: Moves
  static func load(_ k: Double, to a: Register) -> Self { Self(.load, constant: k, a) }
  static func move(to a: Register, from b: Register) -> Self { Self(.move, a, b) }
  static func moveNumbers(to a: Register, from b: Register, count: UInt16) -> Self { Self(.moveNumbers, a, b, count) }
  static func moveReference(to a: Register, from b: Register) -> Self { Self(.moveReference, a, b) }
  static func loadString(_ index: UInt32, to a: Register) -> Self { Self(.loadString, index: index, a) }
  static func clearReference(_ a: Register) -> Self { Self(.clearReference, a) }

  // MARK: Variables that outlive a frame
  static func loadGlobal(_ index: UInt32, to a: Register) -> Self { Self(.loadGlobal, index: index, a) }
  static func storeGlobal(_ index: UInt32, from a: Register) -> Self { Self(.storeGlobal, index: index, a) }
  static func loadGlobals(_ index: UInt32, to a: Register, count: UInt16) -> Self {
    Self(.loadGlobals, index: index, a, d: count)
  }
  static func storeGlobals(_ index: UInt32, from a: Register, count: UInt16) -> Self {
    Self(.storeGlobals, index: index, a, d: count)
  }
  static func loadGlobalReference(_ index: UInt32, to a: Register) -> Self {
    Self(.loadGlobalReference, index: index, a)
  }
  static func storeGlobalReference(_ index: UInt32, from a: Register) -> Self {
    Self(.storeGlobalReference, index: index, a)
  }
  static func checkGlobal(_ flag: UInt32) -> Self { Self(.checkGlobal, index: flag) }
  static func makeCell(to a: Register, count: UInt16) -> Self { Self(.makeCell, a, d: count) }
  static func makeReferenceCell(to a: Register) -> Self { Self(.makeReferenceCell, a) }
  static func loadCell(to a: Register, cell b: Register, count: UInt16) -> Self { Self(.loadCell, a, b, count) }
  static func storeCell(cell b: Register, from a: Register, count: UInt16) -> Self { Self(.storeCell, a, b, count) }
  static func loadCellReference(to a: Register, cell b: Register) -> Self { Self(.loadCellReference, a, b) }
  static func storeCellReference(cell b: Register, from a: Register) -> Self { Self(.storeCellReference, a, b) }

  // MARK: Arithmetic
  static func add(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.add, a, b, c) }
  static func addConstant(_ k: Double, to a: Register, _ b: Register) -> Self { Self(.addConstant, constant: k, a, b) }
  static func subtract(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.subtract, a, b, c) }
  static func subtractFromConstant(_ k: Double, to a: Register, _ b: Register) -> Self {
    Self(.subtractFromConstant, constant: k, a, b)
  }
  static func multiply(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.multiply, a, b, c) }
  static func addProduct(_ k: Double, to a: Register, _ b: Register, factor c: Register) -> Self {
    var instruction = Self(.addProduct, constant: k, a, b)
    instruction.c = c
    return instruction
  }

  static func multiplyConstant(_ k: Double, to a: Register, _ b: Register) -> Self {
    Self(.multiplyConstant, constant: k, a, b)
  }
  static func divide(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.divide, a, b, c) }
  static func divideConstant(_ k: Double, to a: Register, _ b: Register) -> Self {
    Self(.divideConstant, constant: k, a, b)
  }
  static func remainder(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.remainder, a, b, c) }
  static func remainderConstant(_ k: Double, to a: Register, _ b: Register) -> Self {
    Self(.remainderConstant, constant: k, a, b)
  }
  static func negate(to a: Register, _ b: Register) -> Self { Self(.negate, a, b) }
  static func not(to a: Register, _ b: Register) -> Self { Self(.not, a, b) }
  static func roundTicks(_ a: Register) -> Self { Self(.roundTicks, a) }
  /// `scalars` tells which operands have one register; it and the operation share `d`.
  static func arithmetic(
    _ operation: ArithmeticOperation, to a: Register, _ b: Register, _ c: Register, count: UInt8, scalars: UInt8
  ) -> Self {
    Self(.arithmetic, a, b, c, count: count, d: Register(operation.rawValue) << 8 | Register(scalars))
  }

  // MARK: Comparisons
  static func less(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.less, a, b, c) }
  static func lessOrEqual(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.lessOrEqual, a, b, c) }
  static func equalNumbers(to a: Register, _ b: Register, _ c: Register, count: UInt8) -> Self {
    Self(.equalNumbers, a, b, c, count: count)
  }
  static func approximatelyEqual(
    to a: Register, _ b: Register, _ c: Register, count: UInt8, isDuration: Bool
  ) -> Self {
    Self(.approximatelyEqual, a, b, c, count: count, d: isDuration ? 1 : 0)
  }
  static func equalReferences(to a: Register, _ b: Register, _ c: Register) -> Self { Self(.equalReferences, a, b, c) }
  static func isAbsentNumber(to a: Register, _ b: Register) -> Self { Self(.isAbsentNumber, a, b) }
  static func isAbsentReference(to a: Register, _ b: Register) -> Self { Self(.isAbsentReference, a, b) }

  // MARK: Jumps
  static func jump(_ target: Target) -> Self { Self(.jump, target: target) }
  static func jumpBack(_ target: Target) -> Self { Self(.jumpBack, target: target) }
  /// One of the jumps that look at one register.
  static func jump(_ opcode: Opcode, _ target: Target, _ a: Register) -> Self { Self(opcode, target: target, a) }
  /// One of the jumps that compare two registers.
  static func jump(_ opcode: Opcode, _ target: Target, _ a: Register, _ d: Register) -> Self {
    Self(opcode, target: target, a, d: d)
  }
  /// One of the jumps that compare a register with a constant.
  static func jump(_ opcode: Opcode, _ target: Target, _ a: Register, _ k: Double) -> Self {
    Self(opcode, target: target, constant: k, a)
  }
  static func rangeLoop(_ target: Target, counter a: Register, limit d: Register) -> Self {
    Self(.rangeLoop, target: target, a, d: d)
  }
  static func closedLimit(to a: Register, from b: Register, through c: Register) -> Self { Self(.closedLimit, a, b, c) }
  static func checkCounter(_ a: Register) -> Self { Self(.checkCounter, a) }
  static func jumpAtListEnd(_ target: Target, list d: Register, counter a: Register, width: UInt8) -> Self {
    Self(.jumpAtListEnd, target: target, a, d: d, count: width)
  }
  static func call(_ function: UInt32, numbers a: Register, references d: Register) -> Self {
    Self(.call, index: function, a, d: d)
  }
  static var returnNothing: Self { Self(.returnNothing) }
  static func returnNumber(_ a: Register) -> Self { Self(.returnNumber, a) }
  static func returnNumbers(_ a: Register, count: UInt16) -> Self { Self(.returnNumbers, a, d: count) }
  static func returnReference(_ a: Register) -> Self { Self(.returnReference, a) }

  // MARK: Lists
  static func makeNumberList(to a: Register) -> Self { Self(.makeNumberList, a) }
  static func makeReferenceList(to a: Register) -> Self { Self(.makeReferenceList, a) }
  static func appendNumbers(list b: Register, from a: Register, count: UInt8) -> Self {
    Self(.appendNumbers, a, b, count: count)
  }
  static func appendReference(list b: Register, from a: Register) -> Self { Self(.appendReference, a, b) }
  static func elementNumbers(to a: Register, list b: Register, index c: Register, count: UInt8) -> Self {
    Self(.elementNumbers, a, b, c, count: count)
  }
  static func elementReference(to a: Register, list b: Register, index c: Register) -> Self {
    Self(.elementReference, a, b, c)
  }
  static func setElementNumbers(list b: Register, index c: Register, from a: Register, count: UInt8) -> Self {
    Self(.setElementNumbers, a, b, c, count: count)
  }
  static func setElementReference(list b: Register, index c: Register, from a: Register) -> Self {
    Self(.setElementReference, a, b, c)
  }
  static func takeElementReference(to a: Register, list b: Register, index c: Register) -> Self {
    Self(.takeElementReference, a, b, c)
  }

  // MARK: Layers' properties
  static func readSlot(_ slot: UInt16, to a: Register, layer b: Register) -> Self { Self(.readSlot, a, b, slot) }
  static func readSlots(_ slot: UInt16, to a: Register, layer b: Register, count: UInt8) -> Self {
    Self(.readSlots, a, b, slot, count: count)
  }
  static func writeSlot(_ slot: UInt16, layer b: Register, from a: Register) -> Self { Self(.writeSlot, a, b, slot) }
  static func writeSlots(_ slot: UInt16, layer b: Register, from a: Register, count: UInt8) -> Self {
    Self(.writeSlots, a, b, slot, count: count)
  }

  // MARK: Text
  static var beginText: Self { Self(.beginText) }
  static var appendSpace: Self { Self(.appendSpace) }
  static func appendText(_ string: UInt32) -> Self { Self(.appendText, index: string) }
  static func appendTextNumber(_ a: Register) -> Self { Self(.appendTextNumber, a) }
  static func appendTextString(_ a: Register) -> Self { Self(.appendTextString, a) }
  static func appendTextValue(_ type: UInt32, numbers a: Register, references d: Register) -> Self {
    Self(.appendTextValue, index: type, a, d: d)
  }
  static func endText(to a: Register) -> Self { Self(.endText, a) }
  static var printText: Self { Self(.printText) }

  // MARK: Everything else
  static func service(_ service: Service, _ operand: UInt32, numbers a: Register, references d: Register) -> Self {
    Self(.service, index: operand, a, d: d, count: service.rawValue)
  }
}
