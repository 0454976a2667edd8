/// The program as S-expressions, for tests: every expression bears its type.
extension TypedProgram {
  /// One function: its locals, then its statements.
  public func dump(_ function: FunctionID) -> String {
    guard Int(function.index) < functions.count else { return "" }
    return ProgramDump(program: self, function: functions[Int(function.index)]).text
  }

  /// All functions, each under its kind and name.
  public func dump() -> String {
    functions.indices.map { index in
      let function = functions[index]
      return "(\(function.kind) \(function.name)\n\(dump(FunctionID(index))))"
    }.joined(separator: "\n")
  }

  /// An expression outside of any function; its locals are numbers.
  func dump(_ expression: TypedExpressionID) -> String {
    ProgramDump(program: self, function: TypedFunction(kind: .main, name: "", range: SourceRange(0, 0)))
      .text(expression)
  }
}

private struct ProgramDump {
  let program: TypedProgram
  let function: TypedFunction

  var text: String {
    var lines: [String] = []
    for capture in function.captures { lines.append("  (capture \(capture.outer.index) \(local(capture.inner)))") }
    for offered in function.offered { lines.append("  (offered \(offered.value) \(local(offered.local)))") }
    return (lines + block(function.body, indent: "  ")).joined(separator: "\n")
  }

  // MARK: Variables

  private func local(_ id: LocalID) -> String {
    guard Int(id.index) < function.locals.count else { return "%\(id.index)" }
    let variable = function.locals[Int(id.index)]
    return (variable.name.isEmpty ? "%\(id.index)" : variable.name) + (variable.isShared ? "&" : "")
  }

  private func name(_ reference: VariableReference) -> String {
    switch reference {
    case .global(let index): "@" + program.globals[Int(index)].name
    case .local(let id): local(id)
    }
  }

  private func member(_ id: MemberID) -> String { program.memberNames[Int(id.index)] }

  // MARK: Expressions

  func text(_ id: TypedExpressionID) -> String {
    let type = program.types.name(of: program.expressionTypes[Int(id.index)])
    return "\(bare(id)):\(type)"
  }

  private func texts(_ list: NodeList<TypedExpression>) -> String { program[list].map { " " + text($0) }.joined() }

  private func bare(_ id: TypedExpressionID) -> String {
    switch program.expressions[Int(id.index)] {
    case .number(let value): value == value.rounded() && value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
    case .string(let string): "\"\(program.strings[Int(string.index)])\""
    case .absent: "absent"
    case .list(let elements): "(list\(texts(elements)))"
    case .comprehension(let id, let list, let element): "(list-for \(local(id)) \(text(list)) \(text(element)))"
    case .tuple(let values): "(tuple\(texts(values)))"
    case .component(let whole, let first): "(component \(first) \(text(whole)))"
    case .replacing(let whole, let first, let value): "(replacing \(first) \(text(whole)) \(text(value)))"
    case .variable(let reference): name(reference)
    case .property(let layer, let property, let isPresentation):
      "(\(isPresentation ? "presentation" : "property") \(text(layer)) \(keyPath(property)))"
    case .member(let layer, let id): "(member \(text(layer)) \(member(id)))"
    case .stage: "stage"
    case .now: "now"
    case .noAction: "noAction"
    case .unary(let symbol, let operand): "(\(symbol) \(text(operand)))"
    case .binary(let symbol, let left, let right): "(\(symbol) \(text(left)) \(text(right)))"
    case .and(let left, let right): "(and \(text(left)) \(text(right)))"
    case .or(let left, let right): "(or \(text(left)) \(text(right)))"
    case .coalesce(let left, let right): "(coalesce \(text(left)) \(text(right)))"
    case .conditional(let test, let then, let otherwise): "(if \(text(test)) \(text(then)) \(text(otherwise)))"
    case .isAbsent(let value): "(isAbsent \(text(value)))"
    case .optionalChain(let base, let id, let value): "(chain \(text(base)) \(local(id)) \(text(value)))"
    case .index(let list, let index): "(index \(text(list)) \(text(index)))"
    case .interpolation(let pieces): "(interpolation\(texts(pieces)))"
    case .call(let function, let arguments): "(call \(functionName(function))\(texts(arguments)))"
    case .builtin(let builtin, let operands): "(\(builtin)\(texts(operands)))"
    case .hostCall(let function, let arguments):
      "(host \(program.hostFunctions[Int(function.index)].signature.name)\(texts(arguments)))"
    case .box(let value): "(box \(text(value)))"
    case .cast(let value, let type, let isOptional):
      "(cast\(isOptional ? "?" : "") \(text(value)) \(program.types.name(of: type)))"
    case .animation(let id): "(animation\(animation(program.animations[Int(id.index)])))"
    case .animator(let id, let changes):
      "(animator\(head(program.animationBlocks[Int(id.index)])) \(closure(changes)))"
    case .timer(let kind, let duration, let block): "(\(kind) \(text(duration)) \(closure(block)))"
    }
  }

  private func keyPath(_ property: PropertyID) -> String { program.properties[Int(property.index)].keyPath }

  private func functionName(_ id: FunctionID) -> String {
    let name = program.functions[Int(id.index)].name
    return name.isEmpty ? "#\(id.index)" : name.replacing(" ", with: "-") + (isBlock(id) ? "#\(id.index)" : "")
  }

  private func isBlock(_ id: FunctionID) -> Bool { program.functions[Int(id.index)].kind == .block }

  private func closure(_ id: ClosureID) -> String {
    let closure = program.closures[Int(id.index)]
    return "[\(functionName(closure.function))\(texts(closure.arguments))]"
  }

  // MARK: Statements

  private func block(_ block: TypedBlock, indent: String) -> [String] {
    program[block].flatMap { lines(program.statements[Int($0.index)], indent) }
  }

  private func nested(_ head: String, _ body: TypedBlock, _ indent: String) -> [String] {
    ["\(indent)(\(head)"] + block(body, indent: indent + "  ") + ["\(indent))"]
  }

  private func lines(_ statement: TypedStatement, _ indent: String) -> [String] {
    switch statement {
    case .conditional(let test, let then, let otherwise):
      return nested("if \(text(test))", then, indent) + (otherwise.isEmpty ? [] : nested("else", otherwise, indent))
    case .bind(let id, let value, let then, let otherwise):
      return nested("bind \(local(id)) \(text(value))", then, indent)
        + (otherwise.isEmpty ? [] : nested("else", otherwise, indent))
    case .whileLoop(let test, let body): return nested("while \(text(test))", body, indent)
    case .rangeLoop(let id, let from, let to, let isClosed, let body):
      return nested("for \(local(id)) \(text(from)) \(isClosed ? "..." : "..<") \(text(to))", body, indent)
    case .listLoop(let id, let list, let body): return nested("for \(local(id)) in \(text(list))", body, indent)
    case .block(let body): return nested("block", body, indent)
    case .stagger(let id, let list, let interval, let order, let body):
      return nested("for \(local(id)) in \(text(list)) every \(text(interval)) from \(order)", body, indent)
    case .animationBlock(let id):
      let block = program.animationBlocks[Int(id.index)]
      return nested("animate" + head(block), block.body ?? .empty, indent)
    case .keyframe(let start, let duration, let body):
      return nested("keyframe \(text(start)) \(text(duration))", body, indent)
    case .transaction(let id):
      let transaction = program.transactions[Int(id.index)]
      let head = "transaction" + options(transaction)
      return transaction.body.map { nested(head, $0, indent) } ?? ["\(indent)(\(head))"]
    case .draw(let id):
      guard case .save(let body) = program.drawings[Int(id.index)] else { fallthrough }
      return nested("save", body, indent)
    default: return ["\(indent)(\(line(statement)))"]
    }
  }

  private func line(_ statement: TypedStatement) -> String {
    switch statement {
    case .declare(let reference, let value): "declare \(name(reference))\(value.map { " " + text($0) } ?? "")"
    case .assign(let reference, let value): "assign \(name(reference)) \(text(value))"
    case .assignElement(let reference, let indices, let value):
      "assignElement \(name(reference))\(texts(indices)) \(text(value))"
    case .assignProperty(let layer, let property, let value):
      "set \(text(layer)) \(keyPath(property)) \(text(value))"
    case .expression(let value): "do \(text(value))"
    case .mutate(let reference, let indices, let builtin, let arguments):
      "\(builtin) \(name(reference))\(texts(indices))\(texts(arguments))"
    case .print(let values): "print\(texts(values))"
    case .break: "break"
    case .continue: "continue"
    case .return(let value): "return\(value.map { " " + text($0) } ?? "")"
    case .makeLayer(let reference, _, let title): "makeLayer \(name(reference)) \(text(title))"
    case .insert(let layer, let parent, let place): "insert \(text(layer)) \(text(parent))\(self.place(place))"
    case .remove(let layer): "remove \(text(layer))"
    case .scroll(let layer, let place, let isRect): "scroll \(text(layer)) \(isRect ? "rect" : "point") \(text(place))"
    case .replace(let layer, let other): "replace \(text(layer)) \(text(other))"
    case .commitLayer(let layer): "commit \(text(layer))"
    case .makeView(let layer): "view \(text(layer))"
    case .declareMember(let layer, let id, let value): "member \(text(layer)) \(member(id)) \(text(value))"
    case .setDelegate(let layer, let block): "delegate \(text(layer)) \(closure(block))"
    case .setAction(let layer, let key, let level, let value):
      "action \(text(layer)) \(program.strings[Int(key.index)]) \(level) \(action(value))"
    case .setImplicitAnimation(_, let property, let value): "implicit \(keyPath(property)) \(text(value))"
    case .draw(let id): drawing(program.drawings[Int(id.index)])
    case .callHandler(let function, let arguments, let layer):
      "callHandler \(functionName(function))\(texts(arguments)) layer \(text(layer))"
    case .animate(let id): "animate\(animation(program.animations[Int(id.index)]))"
    case .flush: "flush"
    case .register(let id): registration(program.registrations[Int(id.index)])
    case .schedule(let kind, let duration, let block): "\(kind) \(text(duration)) \(closure(block))"
    case .wait(let duration): "wait \(text(duration))"
    case .waitFor(let layer, let key): "waitFor \(text(layer)) \(text(key))"
    case .waitForAll: "waitForAll"
    case .waitForEvent(let layer, let event): "waitForEvent \(text(layer)) \(program.strings[Int(event.index)])"
    case .beginCollection: "beginCollection"
    case .endCollection(let overlap): "endCollection\(overlap.map { " overlap " + text($0) } ?? "")"
    case .parallel(let closures): "parallel" + program[closures].map { " " + closure($0) }.joined()
    case .onFrame(let block, let isRemoval): "\(isRemoval ? "off" : "on") frame \(closure(block))"
    case .seed(let value): "seed \(text(value))"
    case .expect(let block, let time): "expect\(time.map { " at " + text($0) } ?? "") \(closure(block))"
    case .check(let condition, let message): "check \(text(condition)) \(text(message))"
    case .checkEnding(let layer, let key, let isFinish):
      "check \(text(layer)) \(text(key)) \(isFinish ? "finished" : "cancelled")"
    case .cancelTimer(let timer): "cancelTimer \(text(timer))"
    case .cancelAnimation(let layer, let key): "cancel \(text(layer))\(key.map { " " + text($0) } ?? "")"
    case .control(let word, let layer, let key): "\(word) \(text(layer))\(key.map { " " + text($0) } ?? "")"
    case .moveAnimator(.scrub(let fraction), let animator): "scrub \(text(animator)) \(text(fraction))"
    case .moveAnimator(.resume(let factor), let animator): "start \(text(animator)) durationFactor \(text(factor))"
    case .moveAnimator(.set(let setting, let value), let animator): "\(setting) \(text(animator)) \(text(value))"
    case .moveAnimator(.finish(let position), let animator): "finish \(text(animator)) at \(position)"
    case .moveAnimator(let move, let animator): "\(move) \(text(animator))"
    case .send(let event, .layer(let layer)): "send \(program.strings[Int(event.index)]) to \(text(layer))"
    case .send(let event, .point(let point)): "send \(program.strings[Int(event.index)]) at \(text(point))"
    case .conditional, .bind, .whileLoop, .rangeLoop, .listLoop, .stagger, .block, .transaction, .animationBlock,
      .keyframe:
      ""
    }
  }

  private func action(_ value: TypedActionValue) -> String {
    switch value {
    case .value(let value): text(value)
    case .handler(let handler): closure(handler)
    }
  }

  private func drawing(_ drawing: TypedDrawing) -> String {
    func option(_ word: String, _ value: TypedExpressionID?) -> String { value.map { " \(word) \(text($0))" } ?? "" }
    switch drawing {
    case .stroke(let path, let options):
      return "stroke \(text(path))" + option("width", options.width) + option("color", options.color)
        + option("dash", options.dash) + " cap \(options.cap) join \(options.join)"
    case .fill(let path, let color, let rule): return "fill \(text(path))" + option("color", color) + " rule \(rule)"
    case .text(let string, let point, let size, let color):
      return "text \(text(string)) \(text(point))" + option("size", size) + option("color", color)
    case .clip(let path): return "clip \(text(path))"
    case .transform(let transform): return "transform \(text(transform))"
    case .save: return "save"
    }
  }

  private func event(_ event: LayerEvent) -> String {
    switch event {
    case .animation(let word): "\(word)"
    case .input(let name): name
    }
  }

  private func place(_ place: TypedInsertionPlace) -> String {
    switch place {
    case .last: ""
    case .index(let index): " at \(text(index))"
    case .above(let layer): " above \(text(layer))"
    case .below(let layer): " below \(text(layer))"
    }
  }

  private func animation(_ animation: TypedAnimation) -> String {
    var parts: [String] = animation.layer.map { [text($0)] } ?? []
    switch animation.subject {
    case .property(let property): parts.append(keyPath(property))
    case .group(let entries):
      parts.append(
        "{" + entries.map { self.animation(program.animations[Int($0.index)]) }.joined(separator: ";") + " }")
    case .transition(let kind, let direction):
      parts.append("transition \(kind)\(direction.map { " from \($0)" } ?? "")")
    case .unspecified: break
    }
    parts += animation.operands.map { "\($0.role) \(text($0.value))" }
    let options = animation.options
    let flags = [
      ("forever", options.repeatsForever), ("autoreverse", options.autoreverses), ("additive", options.isAdditive),
      ("cumulative", options.isCumulative), ("transient", options.isTransient),
    ]
    parts += flags.filter(\.1).map(\.0)
    if let word = options.fillMode { parts.append("fill \(word)") }
    if let word = options.rotation { parts.append("rotate \(word)") }
    if let word = options.mode { parts.append("mode \(word)") }
    if let word = options.colorSpace { parts.append("in \(word)") }
    if let word = options.valueFunction { parts.append("valueFunction \(word)") }
    switch animation.key {
    case .keyPath: break
    case .anonymous: parts.append("anonymous")
    case .written(let key): parts.append("key \(text(key))")
    }
    parts += animation.tags.map { "tag \(member($0.name)) \(text($0.value))" }
    if let then = animation.then { parts.append("then \(closure(then))") }
    if let otherwise = animation.otherwise { parts.append("otherwise \(closure(otherwise))") }
    return parts.map { " " + $0 }.joined()
  }

  private func head(_ block: TypedAnimationBlock) -> String {
    (block.isKeyframes ? " keyframes" : "") + animation(block.animation)
      + (block.options.isEmpty ? "" : " options \(block.options.rawValue)")
      + (block.completion.map { " then \(closure($0))" } ?? "")
  }

  private func options(_ transaction: TypedTransaction) -> String {
    let options = [
      ("disableActions", transaction.disableActions), ("duration", transaction.duration),
      ("timing", transaction.timing),
    ]
    let texts = options.compactMap { word, value in value.map { " \(word) \(text($0))" } }
    return texts.joined() + (transaction.completion.map { " then \(closure($0))" } ?? "")
  }

  private func registration(_ registration: TypedRegistration) -> String {
    "\(registration.isRemoval ? "off" : "on") \(text(registration.layer)) \(event(registration.event))"
      + "\(registration.key.map { " " + text($0) } ?? "") \(closure(registration.closure))"
  }
}
