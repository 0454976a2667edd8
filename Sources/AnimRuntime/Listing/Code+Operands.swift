import AnimEngine
import AnimLanguage

// Instructions in words. What each field holds is said in `Instruction+Factories.swift`.

extension Code {
  /// What an instruction does: the opcode, or what it asks of the machine.
  func name(of instruction: Instruction) -> String {
    instruction.opcode == .service ? "\(instruction.service)" : "\(instruction.opcode)"
  }

  /// What an instruction works on.
  ///
  /// - Parameter start: the first instruction of its function, from which targets are counted.
  func operands(of instruction: Instruction, from start: Int) -> String {
    let (a, b, c, d) = (instruction.a, instruction.b, instruction.c, instruction.d)
    let constant = instruction.constant.numberText
    func n(_ register: Register) -> String { "n\(register)" }
    func r(_ register: Register) -> String { "r\(register)" }
    func numbers(_ register: Register, _ count: some BinaryInteger) -> String {
      count > 1 ? "n\(register)…n\(Int(register) + Int(count) - 1)" : n(register)
    }
    var target: String { "→ \(Int(instruction.target) - start)" }
    let count = instruction.count
    let parts: [String] =
      switch instruction.opcode {
      case .load: [n(a), constant]
      case .move, .negate, .not, .isAbsentNumber: [n(a), n(b)]
      case .moveNumbers: [numbers(a, c), numbers(b, c)]
      case .moveReference: [r(a), r(b)]
      case .loadString: [r(a), string(instruction.index)]
      case .clearReference, .makeNumberList, .makeReferenceList, .endText, .appendTextString, .returnReference: [r(a)]

      case .loadGlobal: [n(a), global(instruction.index, isReference: false)]
      case .storeGlobal: [global(instruction.index, isReference: false), n(a)]
      case .loadGlobals: [numbers(a, d), global(instruction.index, isReference: false)]
      case .storeGlobals: [global(instruction.index, isReference: false), numbers(a, d)]
      case .loadGlobalReference: [r(a), global(instruction.index, isReference: true)]
      case .storeGlobalReference: [global(instruction.index, isReference: true), r(a)]
      case .checkGlobal: [globals.first { $0.flag == instruction.index }?.name ?? ""]
      case .makeCell: [n(a), "\(d)"]
      case .checkCounter, .makeReferenceCell: [n(a)]
      case .loadCell: [numbers(a, c), "cell \(n(b))"]
      case .storeCell: ["cell \(n(b))", numbers(a, c)]
      case .loadCellReference: [r(a), "cell \(n(b))"]
      case .storeCellReference: ["cell \(n(b))", r(a)]

      case .add, .subtract, .multiply, .divide, .remainder, .less, .lessOrEqual, .closedLimit: [n(a), n(b), n(c)]
      case .addConstant, .multiplyConstant, .divideConstant, .remainderConstant: [n(a), n(b), constant]
      case .subtractFromConstant: [n(a), constant, n(b)]
      case .addProduct: [n(a), n(b), n(c), constant]
      case .roundTicks, .appendTextNumber, .returnNumber: [n(a)]
      case .arithmetic: arithmetic(instruction, numbers)
      case .equalNumbers, .approximatelyEqual: [n(a), numbers(b, count), numbers(c, count)]
      case .equalReferences: [n(a), r(b), r(c)]
      case .isAbsentReference: [n(a), r(b)]

      case .jump, .jumpBack: [target]
      case .jumpIf, .jumpUnless, .jumpIfAbsentNumber: [n(a), target]
      case .jumpIfAbsentReference: [r(a), target]
      case .jumpIfLess, .jumpUnlessLess, .jumpIfLessOrEqual, .jumpUnlessLessOrEqual, .jumpIfEqual, .jumpUnlessEqual,
        .rangeLoop:
        [n(a), n(d), target]
      case .jumpIfLessConstant, .jumpUnlessLessConstant, .jumpIfLessOrEqualConstant, .jumpUnlessLessOrEqualConstant,
        .jumpIfGreaterConstant, .jumpUnlessGreaterConstant, .jumpIfGreaterOrEqualConstant,
        .jumpUnlessGreaterOrEqualConstant, .jumpIfEqualConstant, .jumpUnlessEqualConstant:
        [n(a), constant, target]
      case .jumpAtListEnd: [n(a), r(d), target]
      case .call: [functionName(instruction.index), n(a), r(d)]
      case .returnNumbers: [numbers(a, d)]

      case .appendNumbers: [r(b), numbers(a, count)]
      case .appendReference: [r(b), r(a)]
      case .elementNumbers: [numbers(a, count), "\(r(b))[\(n(c))]"]
      case .elementReference, .takeElementReference: [r(a), "\(r(b))[\(n(c))]"]
      case .setElementNumbers: ["\(r(b))[\(n(c))]", numbers(a, count)]
      case .setElementReference: ["\(r(b))[\(n(c))]", r(a)]

      case .readSlot: [n(a), "slot \(c) of \(n(b))"]
      case .readSlots: [numbers(a, count), "slot \(c) of \(n(b))"]
      case .writeSlot: ["slot \(c) of \(n(b))", n(a)]
      case .writeSlots: ["slot \(c) of \(n(b))", numbers(a, count)]

      case .appendText: [string(instruction.index)]
      case .appendTextValue: [types.name(of: TypeID(index: instruction.index)), n(a), r(d)]
      case .returnNothing, .beginText, .appendSpace, .printText: []
      case .service: [subject(of: instruction.service, instruction.index), n(a), r(d)]
      }
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private func arithmetic(
    _ instruction: Instruction, _ numbers: (Register, UInt8) -> String
  ) -> [String] {
    let scalars = UInt8(truncatingIfNeeded: instruction.d)
    let operation = ArithmeticOperation(rawValue: UInt8(truncatingIfNeeded: instruction.d >> 8)) ?? .add
    return [
      "\(operation)", numbers(instruction.a, instruction.count),
      numbers(instruction.b, scalars & ScalarOperand.left != 0 ? 1 : instruction.count),
      numbers(instruction.c, scalars & ScalarOperand.right != 0 ? 1 : instruction.count),
    ]
  }

  /// What a service is about, if a word says it.
  private func subject(of service: Service, _ operand: UInt32) -> String {
    let index = Int(operand)
    return switch service {
    case .builtin where builtins.indices.contains(index): "\(builtins[index].builtin)"
    case .callHost where hostFunctions.indices.contains(index): hostFunctions[index].signature.name
    case .readProperty, .writeProperty: accesses.indices.contains(index) ? accesses[index].property.keyPath : ""
    case .makeLayer: layers.indices.contains(index) ? layerTypes[layers[index]]?.name ?? "" : ""
    case .box, .unbox, .unboxOptional, .narrow, .narrowOptional: types.name(of: TypeID(index: operand))
    case .member, .declareLayerMember, .declareListMember: memberNames.indices.contains(index) ? memberNames[index] : ""
    case .send, .sendAt, .waitForEvent: string(operand)
    case .schedule where schedules.indices.contains(index): functionName(schedules[index].function.index)
    case .register where registrations.indices.contains(index): functionName(registrations[index].function.index)
    case .setDelegate, .onFrame, .offFrame, .expect: functionName(operand)
    case .animate, .makeAnimation: animations.indices.contains(index) ? subject(of: animations[index]) : ""
    default: ""
    }
  }

  private func subject(of animation: AnimationPlan) -> String {
    switch animation.subject {
    case .property(let property): property.keyPath
    case .group: "group"
    case .transition: Transition.key
    case .unspecified: ""
    }
  }

  private func string(_ index: UInt32) -> String {
    guard strings.indices.contains(Int(index)) else { return "" }
    var text = TextBuffer()
    text.append(quoted: strings[Int(index)])
    return text.string
  }

  /// The name of the variable that a register of the top level belongs to.
  private func global(_ register: UInt32, isReference: Bool) -> String {
    let global = globals.first { global in
      let count = isReference ? global.shape.referenceCount : global.shape.numberCount
      return (global.shape == .reference) == isReference && global.first <= register
        && Int(register) < Int(global.first) + count
    }
    return global?.name ?? globals.first { !isReference && $0.flag == register }.map { "has \($0.name)" }
      ?? "\(register)"
  }

  private func functionName(_ index: UInt32) -> String {
    guard functions.indices.contains(Int(index)) else { return "" }
    let function = functions[Int(index)]
    return function.name.isEmpty ? "\(function.kind)" : function.name
  }
}
