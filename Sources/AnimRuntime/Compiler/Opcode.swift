/// What an ``Instruction`` does. Its factories say which field holds what; here `a`, `b`, `c`, `d` are those fields,
/// `k` the constant, and a register stands for what is in it.
enum Opcode: UInt8 {
  // Moves
  case load, move, moveNumbers, moveReference, loadString, clearReference

  // Variables that outlive a frame
  case loadGlobal, storeGlobal, loadGlobals, storeGlobals, loadGlobalReference, storeGlobalReference
  /// Ends the run with an error if the global's declaration has not run.
  case checkGlobal
  case makeCell, makeReferenceCell, loadCell, storeCell, loadCellReference, storeCellReference

  // Arithmetic on one register: a = b ∘ c, a = b ∘ k
  case add, addConstant, subtract, subtractFromConstant, multiply, multiplyConstant, divide, divideConstant
  case remainder, remainderConstant, negate, not
  /// a = b + c · k, rounded after each operation.
  case addProduct
  /// Rounds a duration to whole ticks.
  case roundTicks
  /// Arithmetic on several registers; an operand that is scalar has one, used for all.
  case arithmetic

  // Comparisons: a = b ∘ c, as 0 or 1
  case less, lessOrEqual, equalNumbers, approximatelyEqual, equalReferences, isAbsentNumber, isAbsentReference

  // Jumps: if a ∘ d, if a ∘ k
  case jump
  /// A jump that ends a round of a loop: it counts as a step.
  case jumpBack
  case jumpIf, jumpUnless
  case jumpIfLess, jumpUnlessLess, jumpIfLessOrEqual, jumpUnlessLessOrEqual, jumpIfEqual, jumpUnlessEqual
  case jumpIfLessConstant, jumpUnlessLessConstant, jumpIfLessOrEqualConstant, jumpUnlessLessOrEqualConstant
  case jumpIfGreaterConstant, jumpUnlessGreaterConstant, jumpIfGreaterOrEqualConstant
  case jumpUnlessGreaterOrEqualConstant, jumpIfEqualConstant, jumpUnlessEqualConstant
  case jumpIfAbsentNumber, jumpIfAbsentReference
  /// Counts a range up by one and goes on with the loop below the limit.
  case rangeLoop
  /// The limit of a loop over `a...b`: one past the last whole step.
  case closedLimit
  /// Fails if a range cannot be counted from its first number on.
  case checkCounter
  /// Ends a loop over a list when the counter is at its count.
  case jumpAtListEnd
  case call, returnNothing, returnNumber, returnNumbers, returnReference

  // Lists
  case makeNumberList, makeReferenceList, appendNumbers, appendReference
  case elementNumbers, elementReference, setElementNumbers, setElementReference
  /// Takes an element out (leaving nothing there) so that it can be changed in place and put back.
  case takeElementReference

  // Layers' properties whose registers lie in the engine's dense store
  case readSlot, readSlots, writeSlot, writeSlots

  // Text
  case beginText, appendSpace, appendText, appendTextNumber, appendTextString
  /// Appends a value in the printed form of its type.
  case appendTextValue
  case endText, printText

  /// A ``Service`` with operands at consecutive registers from two bases.
  case service
}
