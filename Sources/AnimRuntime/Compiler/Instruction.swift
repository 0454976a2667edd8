/// A place in the current frame's bank of numbers or of references.
typealias Register = UInt16

/// An index into ``Code/instructions``.
typealias Target = Int32

/// What the machine executes: register code whose operands were resolved before anything runs.
///
/// Payloads are trivial and at most 15 bytes, so an instruction takes 16 with its tag and the loop touches no
/// reference count. The destination comes first after constants and targets. `numbers` and `references` name the
/// first register of consecutive operands; a result takes the place of the first operand.
enum Instruction {
  // MARK: Moves
  case load(Double, to: Register)
  case move(to: Register, from: Register)
  case moveNumbers(to: Register, from: Register, count: UInt16)
  case moveReference(to: Register, from: Register)
  case loadString(UInt32, to: Register)
  case clearReference(Register)

  // MARK: Variables that outlive a frame
  case loadGlobal(UInt32, to: Register)
  case storeGlobal(UInt32, from: Register)
  case loadGlobals(UInt32, to: Register, count: UInt16)
  case storeGlobals(UInt32, from: Register, count: UInt16)
  case loadGlobalReference(UInt32, to: Register)
  case storeGlobalReference(UInt32, from: Register)
  /// Ends the run with an error if the global's declaration has not run; the operand is its flag.
  case checkGlobal(UInt32)
  case makeCell(to: Register, count: UInt16)
  case makeReferenceCell(to: Register)
  case loadCell(to: Register, cell: Register, count: UInt16)
  case storeCell(cell: Register, from: Register, count: UInt16)
  case loadCellReference(to: Register, cell: Register)
  case storeCellReference(cell: Register, from: Register)

  // MARK: Arithmetic on one register
  case add(to: Register, Register, Register)
  case addConstant(Double, to: Register, Register)
  case subtract(to: Register, Register, Register)
  case subtractFromConstant(Double, to: Register, Register)
  case multiply(to: Register, Register, Register)
  case multiplyConstant(Double, to: Register, Register)
  case divide(to: Register, Register, Register)
  case divideConstant(Double, to: Register, Register)
  case remainder(to: Register, Register, Register)
  case remainderConstant(Double, to: Register, Register)
  case negate(to: Register, Register)
  case not(to: Register, Register)
  /// Rounds a duration to whole ticks.
  case roundTicks(Register)

  /// Arithmetic on several registers; an operand that is `scalar` has one, used for all.
  case arithmetic(ArithmeticOperation, to: Register, Register, Register, count: UInt8, scalars: UInt8)

  // MARK: Comparisons
  case less(to: Register, Register, Register)
  case lessOrEqual(to: Register, Register, Register)
  case equalNumbers(to: Register, Register, Register, count: UInt8)
  case approximatelyEqual(to: Register, Register, Register, count: UInt8, isDuration: Bool)
  case equalReferences(to: Register, Register, Register)
  case isAbsentNumber(to: Register, Register)
  case isAbsentReference(to: Register, Register)

  // MARK: Control
  case jump(Target)
  case jumpBack(Target)
  case jumpIf(Target, Register)
  case jumpUnless(Target, Register)
  case jumpIfLess(Target, Register, Register)
  case jumpUnlessLess(Target, Register, Register)
  case jumpIfLessOrEqual(Target, Register, Register)
  case jumpUnlessLessOrEqual(Target, Register, Register)
  case jumpIfEqual(Target, Register, Register)
  case jumpUnlessEqual(Target, Register, Register)
  case jumpIfLessConstant(Double, Target, Register)
  case jumpUnlessLessConstant(Double, Target, Register)
  case jumpIfLessOrEqualConstant(Double, Target, Register)
  case jumpUnlessLessOrEqualConstant(Double, Target, Register)
  case jumpIfGreaterConstant(Double, Target, Register)
  case jumpUnlessGreaterConstant(Double, Target, Register)
  case jumpIfGreaterOrEqualConstant(Double, Target, Register)
  case jumpUnlessGreaterOrEqualConstant(Double, Target, Register)
  case jumpIfEqualConstant(Double, Target, Register)
  case jumpUnlessEqualConstant(Double, Target, Register)
  case jumpIfAbsentNumber(Target, Register)
  case jumpIfAbsentReference(Target, Register)
  /// Counts a range up by one and goes on with the loop below the limit.
  case rangeLoop(Target, counter: Register, limit: Register)
  /// The limit of a loop over `a...b`: one past the last whole step.
  case closedLimit(to: Register, from: Register, through: Register)
  /// Ends a loop over a list when the counter is at its count.
  case jumpAtListEnd(Target, list: Register, counter: Register, width: UInt8)
  case call(UInt32, numbers: Register, references: Register)
  case returnNothing
  case returnNumber(Register)
  case returnNumbers(Register, count: UInt16)
  case returnReference(Register)

  // MARK: Lists
  case makeNumberList(to: Register)
  case makeReferenceList(to: Register)
  case appendNumbers(list: Register, from: Register, count: UInt8)
  case appendReference(list: Register, from: Register)
  case elementNumbers(to: Register, list: Register, index: Register, count: UInt8)
  case elementReference(to: Register, list: Register, index: Register)
  case setElementNumbers(list: Register, index: Register, from: Register, count: UInt8)
  case setElementReference(list: Register, index: Register, from: Register)
  /// Takes an element out (leaving nothing there) so that it can be changed in place and put back.
  case takeElementReference(to: Register, list: Register, index: Register)

  // MARK: Layers' properties whose registers lie in the engine's dense store
  case readSlot(UInt16, to: Register, layer: Register)
  case readSlots(UInt16, to: Register, layer: Register, count: UInt8)
  case writeSlot(UInt16, layer: Register, from: Register)
  case writeSlots(UInt16, layer: Register, from: Register, count: UInt8)

  // MARK: Text
  case beginText
  case appendSpace
  case appendText(UInt32)
  case appendTextNumber(Register)
  case appendTextString(Register)
  /// Appends a value in the printed form of its type.
  case appendTextValue(UInt32, numbers: Register, references: Register)
  case endText(to: Register)
  case printText

  // MARK: Everything else
  /// A service with operands at consecutive registers from the two bases.
  case service(Service, UInt32, numbers: Register, references: Register)
}

/// Arithmetic that works register by register.
enum ArithmeticOperation: UInt8 {
  case add, subtract, multiply, divide
}

/// Bits of ``Instruction/arithmetic(_:to:_:_:count:scalars:)``.
enum ScalarOperand {
  static let left: UInt8 = 1
  static let right: UInt8 = 2
}

/// Operations that leave the machine's loop. The second operand of `Instruction.service` is theirs.
enum Service: UInt8 {
  /// A ``Builtin``: the operand is an index into ``Code/builtins``.
  case builtin
  /// A value of a type as `any`; the operand is the type.
  case box
  /// `any as T`: the operand is the type; an error if the value is of another.
  case unbox
  /// `any as? T`
  case unboxOptional
  /// A layer as a layer of a narrower type.
  case narrow
  case narrowOptional
  case now
  /// Reads a property that is not in the dense store or is shown: the operand is an index into ``Code/accesses``.
  case readProperty
  case writeProperty
  case member
  case declareMember
  case concatenateLists
  case concatenateTransforms
  case makeLayer
  case insertLast
  case insertAtIndex
  case insertAbove
  case insertBelow
  case removeLayer
  case commitLayer
  /// The operand is an index into ``Code/animations``.
  case animate
  /// An animation as a value: the operand is an index into ``Code/animations``.
  case makeAnimation
  /// The operand is twice the raw value of a ``ControlWord``, plus 1 if there is a key.
  case control
  case beginTransaction
  case commitTransaction
  case setTransactionOptions
  case flush
  /// The operand is an index into ``Code/registrations``.
  case register
  /// The operand is an index into ``Code/schedules``; the result is the timer.
  case schedule
  case cancelTimer
  case cancelAnimation
  case cancelAllAnimations
  case wait
  case waitForAnimation
  case waitForAll
}
