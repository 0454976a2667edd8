/// A place in the current frame's bank of numbers or of references.
typealias Register = UInt16

/// An index into ``Code/instructions``.
typealias Target = Int32

/// What the machine executes: register code whose operands were resolved before anything runs.
///
/// Sixteen bytes of plain fields, so the loop loads just what an operation uses and touches no reference count. A
/// target or index takes the place of `b` and `c`, and what then needs a further register has it in `payload`.
struct Instruction {
  var opcode: Opcode
  /// How many registers an operation on several works on, or another small operand.
  var count: UInt8 = 0
  var a: Register = 0
  var b: Register = 0
  var c: Register = 0
  /// A constant's bits, or a register.
  var payload: UInt64 = 0

  init(_ opcode: Opcode, _ a: Register = 0, _ b: Register = 0, _ c: Register = 0, count: UInt8 = 0, d: Register = 0) {
    self.opcode = opcode
    self.a = a
    self.b = b
    self.c = c
    self.count = count
    payload = UInt64(d)
  }

  init(_ opcode: Opcode, constant: Double, _ a: Register = 0, _ b: Register = 0) {
    self.init(opcode, a, b)
    payload = constant.bitPattern
  }

  init(_ opcode: Opcode, index: UInt32, _ a: Register = 0, d: Register = 0, count: UInt8 = 0) {
    self.init(opcode, a, count: count, d: d)
    self.index = index
  }

  init(_ opcode: Opcode, target: Target, _ a: Register = 0, d: Register = 0, count: UInt8 = 0) {
    self.init(opcode, index: UInt32(bitPattern: target), a, d: d, count: count)
  }

  init(_ opcode: Opcode, target: Target, constant: Double, _ a: Register) {
    self.init(opcode, target: target, a)
    payload = constant.bitPattern
  }

  @inline(__always)
  var constant: Double { Double(bitPattern: payload) }

  @inline(__always)
  var d: Register { Register(truncatingIfNeeded: payload) }

  /// What an instruction of that opcode asks of the machine.
  @inline(__always)
  var service: Service { Service(rawValue: count) ?? .now }

  @inline(__always)
  var index: UInt32 {
    get { UInt32(b) | UInt32(c) << 16 }
    set {
      b = Register(truncatingIfNeeded: newValue)
      c = Register(truncatingIfNeeded: newValue >> 16)
    }
  }

  @inline(__always)
  var target: Target {
    get { Target(bitPattern: index) }
    set { index = UInt32(bitPattern: newValue) }
  }
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
  /// A function of the host's: the operand is an index into ``Code/hostFunctions``.
  case callHost
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
  /// Makes a layer a member of another; the operand is the member.
  case declareLayerMember
  /// The same for a list of layers.
  case declareListMember
  case concatenateLists
  case concatenateTransforms
  case makeLayer
  case insertLast
  case insertAtIndex
  case insertAbove
  case insertBelow
  case removeLayer
  /// Puts the second layer in the place of the first.
  case replaceLayer
  /// Scrolls a layer to a point, or with the operand 1 to a rectangle.
  case scroll
  case commitLayer
  /// The operand is an index into ``Code/animations``.
  case animate
  /// An animation as a value: the operand is an index into ``Code/animations``.
  case makeAnimation
  /// The operand is twice the raw value of a ``ControlWord``, plus 1 if there is a key.
  case control
  case makeView
  /// The operand is an index into ``Code/animationBlocks``.
  case beginAnimationBlock
  case beginKeyframe
  /// The operand is an index into ``Code/animationBlocks``; the result is the animator.
  case makeAnimator
  /// The operand is an ``AnimatorMoveCode``.
  case moveAnimator
  /// The operand is the index of the event's name among ``Code/strings``.
  case send
  case sendAt
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
  /// The trampoline: does what the engine has left to do for code of the script.
  case continueEffects
  case noAction
  /// The operand is the delegate's function.
  case setDelegate
  /// The operand is an index into ``Code/actions``.
  case setAction
  /// The operand is an index into ``Code/implicitAnimations``.
  case setImplicitAnimation
  /// The operand is an index into ``Code/drawings``.
  case draw
  case wait
  case waitForAnimation
  case waitForAll
  /// The operand is an index into ``Code/strings``.
  case waitForEvent
  case beginCollection
  /// The operand is a ``CollectionEnd``.
  case endCollection
  /// The operand is an index into ``Code/parallels``.
  case parallel
  /// Puts a list into the order of a staggered loop; the operand is an index into ``Code/staggers``.
  case orderRounds
  case waitForRound
  /// The operand is a function's index.
  case onFrame
  case offFrame
  case seed
  /// The operand is a function's index; the first register is the instant, or absent.
  case expect
  /// The operand is an index into ``Code/expectations``.
  case failExpectation
  case checkEnding
}

/// How a collection of animations ends: the operand of ``Service/endCollection``.
enum CollectionEnd: UInt32 {
  case wait, waitWithOverlap
  /// The block is left by a jump, which waits for nothing.
  case leave
}
