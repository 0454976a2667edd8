import AnimEngine
import AnimLanguage

/// A compiled program. Entries of one session append to it; what stands in it never changes.
public struct Code: Sendable {
  /// The first two are the trampoline, see ``Machine/continueEffects(_:)``.
  var instructions: [Instruction] = [
    .service(.continueEffects, 0, numbers: 0, references: 0), .returnNothing,
  ]
  /// Where each instruction was written.
  var ranges = [SourceRange(0, 0), SourceRange(0, 0)]
  var functions: [FunctionCode] = []
  /// Of each function what a call needs.
  var targets: [CallTarget] = []
  var strings: [String] = []
  var types = TypeTable()
  var memberNames: [String] = []
  var globals: [GlobalPlace] = []
  /// Registers that globals and their flags take.
  var globalNumberCount = 0
  var globalReferenceCount = 0
  var builtins: [BuiltinCall] = []
  var accesses: [PropertyAccess] = []
  var layers: [LayerTypeID] = []
  var animations: [AnimationPlan] = []
  var animationBlocks: [AnimationBlockPlan] = []
  var transactions: [TransactionPlan] = []
  var registrations: [RegistrationPlan] = []
  var schedules: [SchedulePlan] = []
  var actions: [ActionPlan] = []
  var implicitAnimations: [ImplicitAnimationPlan] = []
  var drawings: [DrawingPlan] = []
  var hostFunctions: [HostFunctionPlan] = []
  /// The engine's layer types and the script's.
  var layerTypes = LayerTypeTable()
  /// By layer type what runs by itself.
  var hooks: [LayerHooks] = []
  var parallels: [[FunctionID]] = []
  var staggers: [StaggerPlan] = []
  var expectations: [ExpectationPlan] = []
  /// Whether an expectation asks how an animation ended.
  var watchesEndings = false

  /// No code.
  public init() {}

  /// How the operands of a closure lie in registers.
  func operands(of closure: FunctionID) -> OperandCounts {
    let index = Int(closure.index)
    return index < functions.count ? functions[index].operands : OperandCounts()
  }
}

/// The number of registers in each bank that a run of operands takes.
struct OperandCounts: Hashable, Sendable {
  var numbers = 0
  var references = 0

  mutating func add(_ shape: ValueShape) {
    numbers += shape.numberCount
    references += shape.referenceCount
  }
}

/// What a call needs to know of a function.
struct CallTarget: Sendable {
  var entry: Target
  var numberCount: UInt16
  var referenceCount: UInt16
}

/// A compiled function. Its frame begins with what it is started with, parameters then captures.
struct FunctionCode: Sendable {
  var name: String
  var kind: FunctionKind
  var range: SourceRange
  /// Registers of parameters and captures.
  var operands = OperandCounts()
  var result: ValueShape
  /// Locals that the place which calls the function fills in.
  var offered: [OfferedRegister] = []
}

struct OfferedRegister: Sendable {
  var value: OfferedValue
  var type: TypeID
  var register: Register
}

/// Where a global lives.
struct GlobalPlace: Sendable {
  var name: String
  var type: TypeID
  var shape: ValueShape
  var first: UInt32
  /// The number register that is 1 once the declaration has run.
  var flag: UInt32
}

struct BuiltinCall: Sendable {
  var builtin: Builtin
  /// Types of the operands and of the result.
  var operands: [TypeID]
  var result: TypeID
  /// The registers of references in which operands stand that are done with after the call. A list that one of them
  /// went on holding would be copied when it is changed next.
  var releasedReferences: Range<Int>
}

struct PropertyAccess: Sendable {
  var property: PropertyReference
  var isPresentation: Bool
  /// Whether the layer's type may lack the property, which is then looked for by its key path.
  var isLoose: Bool
  var type: TypeID
}

/// What is constant about an animation, and which operands stand in registers: those of `operands`, the key, tags,
/// then the operands of a group's animations, and last what runs at the end.
struct AnimationPlan: Sendable {
  enum Subject: Sendable {
    case property(PropertyReference)
    case group([AnimationPlan])
    case transition(Transition)
    case unspecified
  }

  enum Key: Sendable {
    case keyPath, anonymous
    /// It is among the operands.
    case operand
  }

  var subject = Subject.unspecified
  var operands: [AnimationOperand] = []
  var options: AnimationOptions
  var key = Key.keyPath
  var tags: [String] = []
  var then: FunctionID?
  var otherwise: FunctionID?
  /// Where it was written.
  var range: SourceRange
}

/// A block in which views animate, or an animator. Operands are the clauses', what runs at the end, and the changes.
struct AnimationBlockPlan: Sendable {
  /// The clauses.
  var animation: AnimationPlan
  var options: ViewAnimationOptions
  var isKeyframes: Bool
  var completion: FunctionID?
  /// What an animator changes.
  var changes: FunctionID?
}

/// Which options of a transaction stand in registers, in this order.
struct TransactionPlan: Sendable {
  var hasDisableActions = false
  var hasDuration = false
  var hasTiming = false
  var completion: FunctionID?
}

struct RegistrationPlan: Sendable {
  var isRemoval: Bool
  var event: LayerEvent
  var hasKey: Bool
  var function: FunctionID
}

/// Of which property of a layer type an animation in a register is the implicit one.
struct ImplicitAnimationPlan: Sendable {
  var property: PropertyReference
  var type: LayerTypeID
}

/// The action of a key: a handler, or a value in a register.
struct ActionPlan: Sendable {
  var key: String
  var styleLevel: Int
  var handler: FunctionID?
}

struct SchedulePlan: Sendable {
  var kind: ScheduleKind
  var function: FunctionID
}

/// How a staggered loop goes over its list.
struct StaggerPlan: Sendable {
  var order: StaggerOrder
  /// The registers of an element; 0 for a reference.
  var width: Int
}

/// What an expectation checks, and where it is written.
struct ExpectationPlan: Sendable {
  var range: SourceRange
  /// Of one about an animation whether that is to have finished.
  var isFinish = true
}
