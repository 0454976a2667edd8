/// Writes a tree as text, one statement a line: `(let x (+ 1 2))`. For tests and for people who look into a tree.
struct SyntaxDump {
  let tree: SyntaxTree
  private(set) var text = ""
  private var indentation = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
    write(tree.root)
  }

  // MARK: Statements

  private mutating func write(_ block: BlockSyntax) {
    for id in tree.ids(of: block) {
      text += String(repeating: "  ", count: indentation)
      write(tree[id])
      text += "\n"
    }
  }

  private mutating func writeBlock(_ block: BlockSyntax) {
    guard !block.isEmpty else {
      text += " {}"
      return
    }
    text += " {\n"
    indentation += 1
    write(block)
    indentation -= 1
    text += String(repeating: "  ", count: indentation) + "}"
  }

  /// Statements that hold others are apart from the rest, so that a level of nesting takes little of the stack.
  private mutating func write(_ statement: StatementSyntax) {
    switch statement {
    case .conditional(let id): writeConditional(tree[id])
    case .loop(let id): writeLoop(tree[id])
    case .function(let id): writeFunction(tree[id])
    case .handler(let id): writeHandler(tree[id])
    case .layer(let id): writeLayer(tree[id])
    case .with(let layer, let body): writeOwner("with \(expression(layer))", of: body)
    case .transaction(let id): writeTransaction(tree[id])
    case .register(let id): writeRegistration(tree[id])
    case .schedule(let kind, let time, let body): writeOwner("\(kind) \(expression(time))", of: body)
    case .sequence(let body): writeOwner("sequence", of: body)
    case .parallel(let body): writeOwner("parallel", of: body)
    case .animationBlock(let id): write(tree[id], as: "animate")
    case .keyframe(let start, let duration, let body):
      writeOwner("keyframe \(expression(start)) \(expression(duration))", of: body)
    case .test(let name, let body): writeOwner("test \(expression(name))", of: body)
    default: writeLeaf(statement)
    }
  }

  private mutating func writeOwner(_ head: String, of body: BlockSyntax) {
    text += "(" + head
    writeBlock(body)
    text += ")"
  }

  private mutating func writeLoop(_ loop: LoopSyntax) {
    var head = loop.name.map { "for \(name($0)) " } ?? "while "
    head += expression(loop.subject)
    if let interval = loop.interval { head += " every \(expression(interval)) from \(loop.order)" }
    writeOwner(head, of: loop.body)
  }

  private mutating func writeFunction(_ function: FunctionSyntax) {
    let result = function.result.map { " -> \(type($0))" } ?? ""
    writeOwner("func \(name(function.name)) \(parameters(function.parameters))\(result)", of: function.body)
  }

  private mutating func writeHandler(_ handler: HandlerSyntax) {
    writeOwner("handler \(name(handler.name)) \(parameters(handler.parameters))", of: handler.body)
  }

  private mutating func writeTransaction(_ transaction: TransactionSyntax) {
    text += "(transaction <\(arguments(transaction.options))>"
    if let body = transaction.body { writeBlock(body) }
    if let completion = transaction.completion {
      text += " then"
      write(completion)
    }
    text += ")"
  }

  private mutating func writeRegistration(_ registration: RegistrationSyntax) {
    text += "(\(registration.isRemoval ? "off" : "on") \(expression(registration.layer)) \(name(registration.event))"
    text += optional(registration.key)
    write(registration.action)
    text += ")"
  }

  private mutating func writeLeaf(_ statement: StatementSyntax) {
    switch statement {
    case .missing: text += "<missing>"
    case .variable(let name, let isMutable, let type, let value):
      text += "(\(isMutable ? "var" : "let") \(self.name(name))"
      if let type { text += ": \(self.type(type))" }
      if let value { text += " \(expression(value))" }
      text += ")"
    case .assign(let target, let operation, let value):
      text += "(\(symbol(operation)) \(expression(target)) \(expression(value)))"
    case .expression(let value): text += expression(value)
    case .print(let values): text += "(print\(joined(values)))"
    case .break: text += "(break)"
    case .continue: text += "(continue)"
    case .return(let value): text += "(return\(optional(value)))"
    case .layerType, .property, .hook, .actions, .style, .draw: writeLayerPart(statement)
    case .animate(let id): write(tree[id], as: "animate")
    case .flush: text += "(flush)"
    case .call(let handler, let arguments): text += "(call \(name(handler)) (\(self.arguments(arguments))))"
    case .wait(let duration): text += "(wait \(expression(duration)))"
    case .waitFor(let layer, let key): text += "(wait-for \(expression(layer)) \(expression(key)))"
    case .waitForAll: text += "(wait-for-all)"
    case .waitForEvent(let layer, let event): text += "(wait-for \(expression(layer)) \(name(event)))"
    case .overlap(let duration): text += "(overlap \(expression(duration)))"
    case .expect(let id): write(tree[id])
    case .import(let file): text += "(import \(expression(file)))"
    case .seed(let value): text += "(seed \(expression(value)))"
    case .cancel(let subject, let key): text += "(cancel \(expression(subject))\(optional(key)))"
    case .control(let word, let layer, let key): text += "(\(word) \(expression(layer))\(optional(key)))"
    case .resumeAnimator(let animator, let factor):
      text += "(start \(expression(animator)) durationFactor \(expression(factor)))"
    case .finish(let animator, let position): text += "(finish \(expression(animator)) \(position))"
    case .send(let event, let layer): text += "(send \(name(event)) \(expression(layer)))"
    case .sendAt(let event, let point): text += "(send-at \(name(event)) \(expression(point)))"
    case .remove(let layer): text += "(remove \(expression(layer)))"
    case .replace(let layer, let other): text += "(replace \(expression(layer)) \(expression(other)))"
    case .scroll(let layer, let place): text += "(scroll \(expression(layer)) \(expression(place)))"
    case .insert(let layer, let operands, let place):
      text += "(insert \(expression(layer)) \(place)"
      for operand in tree.ids(of: operands) { text += " \(expression(tree[operand].value))" }
      text += ")"
    case .conditional, .loop, .function, .handler, .layer, .with, .transaction, .register, .schedule, .sequence,
      .parallel, .test, .animationBlock, .keyframe:
      break
    }
  }

  private mutating func writeLayerPart(_ statement: StatementSyntax) {
    switch statement {
    case .layerType(let id):
      let type = tree[id]
      text += "(layer-type \(name(type.name))\(type.parent.map { ": " + name($0) } ?? "")"
      writeBlock(type.body)
    case .property(let id):
      let property = tree[id]
      text += "(property \(name(property.name))"
      if let type = property.type { text += ": \(self.type(type))" }
      text += optional(property.defaultValue)
      if property.isAnimated { text += " animated" }
      for clause in tree.ids(of: property.clauses) {
        text += " "
        write(tree[clause])
      }
    case .hook(let id):
      let hook = tree[id]
      text += "(\(hook.kind.word)\(hook.name.map { " " + name($0) } ?? "")"
      writeBlock(hook.body)
    case .actions(let entries):
      text += "(actions"
      for entry in tree.ids(of: entries).map({ tree[$0] }) {
        text += " (\(name(entry.key)) "
        switch entry.value {
        case .call(let handler, let arguments): text += "call \(name(handler)) (\(self.arguments(arguments)))"
        case .value(let value): text += expression(value)
        }
        text += ")"
      }
    case .style(let body):
      text += "(style"
      writeBlock(body)
    case .draw(let id):
      writeDrawing(tree[id])
    default: break
    }
    text += ")"
  }

  private mutating func write(_ block: AnimationBlockSyntax, as word: String) {
    text += "(\(word)\(block.isKeyframes ? " keyframes" : "")"
    for clause in tree.ids(of: block.clauses) {
      text += " "
      write(tree[clause])
    }
    writeBlock(block.body)
    if let completion = block.completion {
      text += " then"
      write(completion)
    }
    text += ")"
  }

  private mutating func writeDrawing(_ drawing: DrawingSyntax) {
    switch drawing {
    case .stroke(let path, let options): text += "(stroke \(expression(path)) (\(arguments(options)))"
    case .fill(let path, let options): text += "(fill \(expression(path)) (\(arguments(options)))"
    case .text(let string, let point, let options):
      text += "(text \(expression(string)) \(expression(point)) (\(arguments(options)))"
    case .clip(let path): text += "(clip \(expression(path))"
    case .save(let body):
      text += "(save"
      writeBlock(body)
    case .transform(let transform): text += "(transform \(expression(transform))"
    }
  }

  private mutating func write(_ expectation: ExpectationSyntax) {
    text += "(expect \(expression(expectation.subject))"
    if let tolerance = expectation.tolerance { text += " within \(expression(tolerance))" }
    if let key = expectation.key { text += " \(expression(key)) \(expectation.isFinish ? "finished" : "cancelled")" }
    if let time = expectation.time { text += " at \(expression(time))" }
    text += ")"
  }

  private mutating func writeConditional(_ conditional: ConditionalSyntax) {
    text += "(if "
    if let binding = conditional.binding { text += "let \(name(binding)) " }
    text += expression(conditional.condition)
    writeBlock(conditional.body)
    if let otherwise = conditional.otherwise {
      text += " else"
      writeBlock(otherwise)
    }
    text += ")"
  }

  private mutating func writeLayer(_ layer: LayerSyntax) {
    text += layer.isMask ? "(mask" : layer.name.map { "(\(layer.isView ? "view" : "layer") \(name($0))" } ?? "(stage"
    if let element = layer.elementName { text += "[\(name(element))\(optional(layer.elements))]" }
    if let type = layer.type { text += ": \(name(type))" }
    writeBlock(layer.body)
    text += ")"
  }

  private mutating func write(_ animation: AnimateSyntax, as word: String) {
    text += "(" + word + optional(animation.target)
    for clause in tree.ids(of: animation.clauses) {
      text += " "
      write(tree[clause])
    }
    text += ")"
  }

  private mutating func write(_ clause: ClauseSyntax) {
    switch clause {
    case .through(let values): text += "(through \(expression(values)))"
    case .keyTimes(let times): text += "(at \(expression(times)))"
    case .along(let path): text += "(along \(expression(path)))"
    case .rotate(let word): text += "(rotate \(word))"
    case .mode(let word): text += "(mode \(word))"
    case .tension(let values): text += "(tension \(expression(values)))"
    case .continuity(let values): text += "(continuity \(expression(values)))"
    case .bias(let values): text += "(bias \(expression(values)))"
    case .colorSpace(let word): text += "(in \(word))"
    case .valueFunction(let word): text += "(valueFunction \(word))"
    case .spring(let value): text += "(spring \(expression(value)))"
    case .using(let value): text += "(using \(expression(value)))"
    case .group(let entries):
      text += "(group"
      writeBlock(entries)
      text += ")"
    case .transition(let word): text += "(transition \(word))"
    case .direction(let word): text += "(from \(word))"
    case .options(let names): text += "(options \(arguments(names)))"
    case .progress(let start, let end): text += "(progress \(expression(start)) \(expression(end)))"
    case .from(let value): text += "(from \(expression(value)))"
    case .to(let value): text += "(to \(expression(value)))"
    case .by(let value): text += "(by \(expression(value)))"
    case .over(let value): text += "(over \(expression(value)))"
    case .ease(let value): text += "(ease \(expression(value)))"
    case .delay(let value): text += "(delay \(expression(value)))"
    case .timeOffset(let value): text += "(timeOffset \(expression(value)))"
    case .repeatCount(let value): text += "(repeat \(expression(value)))"
    case .repeatForever: text += "(repeat-forever)"
    case .repeatDuration(let value): text += "(repeat-for \(expression(value)))"
    case .autoreverse: text += "(autoreverse)"
    case .speed(let value): text += "(speed \(expression(value)))"
    case .fill(let word): text += "(fill \(word))"
    case .key(let value): text += "(key \(expression(value)))"
    case .additive: text += "(additive)"
    case .cumulative: text += "(cumulative)"
    case .tagged(let tags): text += "(tagged \(arguments(tags)))"
    case .transient: text += "(transient)"
    case .then(let completion):
      text += "(then"
      write(completion)
      text += ")"
    case .otherwise(let completion):
      text += "(otherwise"
      write(completion)
      text += ")"
    }
  }

  private mutating func write(_ completion: CompletionSyntax) {
    switch completion {
    case .call(let handler, let arguments): text += " (call \(name(handler)) (\(self.arguments(arguments))))"
    case .block(let body): writeBlock(body)
    }
  }
}

// MARK: Parts of statements

extension SyntaxDump {
  private func name(_ name: NameSyntax) -> String { tree.names[name.name] }

  private func optional(_ id: ExpressionID?) -> String { id.map { " " + expression($0) } ?? "" }

  private func joined(_ list: NodeList<ExpressionSyntax>) -> String {
    tree.ids(of: list).map { " " + expression($0) }.joined()
  }

  private func arguments(_ list: NodeList<ArgumentSyntax>) -> String {
    tree.ids(of: list).map { id in
      let argument = tree[id]
      return (argument.label.map { name($0) + ": " } ?? "") + expression(argument.value)
    }.joined(separator: ", ")
  }

  private func parameters(_ list: NodeList<ParameterSyntax>) -> String {
    let parameters = tree.ids(of: list).map { id in
      let parameter = tree[id]
      var text = (parameter.label.map { name($0) + " " } ?? "") + name(parameter.name)
      if let type = parameter.type { text += ": \(self.type(type))" }
      if let value = parameter.defaultValue { text += " = \(expression(value))" }
      return text
    }
    return "(\(parameters.joined(separator: ", ")))"
  }

  private func type(_ id: NodeID<TypeSyntax>) -> String {
    switch tree[id] {
    case .missing: "<missing>"
    case .named(let name): tree.names[name]
    case .list(let element): "[\(type(element))]"
    case .optional(let wrapped): "\(type(wrapped))?"
    }
  }

  private func expression(_ id: ExpressionID) -> String {
    switch tree[id] {
    case .missing: "<missing>"
    case .number(let value): "\(value)"
    case .duration(let ticks): "\(ticks)ticks"
    case .angle(let radians): "\(radians)rad"
    case .percentage(let fraction): "\(fraction)fraction"
    case .boolean(let value): "\(value)"
    case .color(let value):
      "#" + String(repeating: "0", count: value.leadingZeroBitCount / 4 - (value == 0 ? 1 : 0))
        + String(value, radix: 16)
    case .text(let text): "\"\(tree[text])\""
    case .string(let pieces): isText(pieces) ? String(joined(pieces).dropFirst()) : "(string\(joined(pieces)))"
    case .none: "none"
    case .noAction: "noAction"
    case .selfLayer: "self"
    case .now: "now"
    case .animation: "animation"
    case .event: "event"
    case .name(let name): tree.names[name]
    case .member(let base, let name, let isOptional):
      "(\(isOptional ? "?." : ".") \(expression(base)) \(tree.names[name]))"
    case .index(let base, let index): "([] \(expression(base)) \(expression(index)))"
    case .call(let callee, let arguments): "(call \(expression(callee)) (\(self.arguments(arguments))))"
    case .tuple(let values): "(tuple\(joined(values)))"
    case .list(let values): "(list\(joined(values)))"
    case .comprehension(let loop, let element):
      "(list-for \(tree[loop].name.map { name($0) } ?? "") \(expression(tree[loop].subject)) \(expression(element)))"
    case .unary(let operation, let operand): "(\(operation == .not ? "!" : "-") \(expression(operand)))"
    case .binary(let operation, let left, let right):
      "(\(symbol(operation)) \(expression(left)) \(expression(right)))"
    case .conditional(let condition, let then, let otherwise):
      "(? \(expression(condition)) \(expression(then)) \(expression(otherwise)))"
    case .cast(let value, let type, let isOptional):
      "(as\(isOptional ? "?" : "") \(expression(value)) \(self.type(type)))"
    case .timer(let statement): timer(statement)
    case .animator(let id): animator(tree[id])
    case .description(let animation): description(tree[animation])
    }
  }

  private func description(_ animation: AnimateSyntax) -> String {
    var dump = self
    dump.text = ""
    dump.write(animation, as: "animation")
    return dump.text
  }

  /// Whether a string has no interpolation.
  private func isText(_ pieces: NodeList<ExpressionSyntax>) -> Bool {
    guard pieces.count == 1, let only = tree.ids(of: pieces).first, case .text = tree[only] else { return false }
    return true
  }

  private func animator(_ block: AnimationBlockSyntax) -> String {
    var dump = self
    dump.text = ""
    dump.write(block, as: "animator")
    return dump.text
  }

  private func timer(_ id: StatementID) -> String {
    var dump = self
    dump.text = ""
    dump.write(tree[id])
    return "(timer \(dump.text))"
  }

  private func symbol(_ operation: AssignmentOperator) -> String {
    switch operation {
    case .assign: "="
    case .add: "+="
    case .subtract: "-="
    case .multiply: "*="
    case .divide: "/="
    }
  }

  private func symbol(_ operation: BinaryOperator) -> String {
    switch operation {
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .remainder: "%"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .approximatelyEqual: "~="
    case .and: "&&"
    case .or: "||"
    case .coalesce: "??"
    case .halfOpenRange: "..<"
    case .closedRange: "..."
    }
  }
}

extension SyntaxTree: CustomDebugStringConvertible {
  /// The tree as an S-expression for each statement.
  public var debugDescription: String { SyntaxDump(self).text }
}
