extension SyntaxDump {
  /// Writes a statement that holds no others, or one of the parts of a layer.
  mutating func writeLeaf(_ statement: StatementSyntax) {
    switch statement {
    case .missing: text += "<missing>"
    case .variable(let name, let isMutable, let type, let value):
      text += "(\(isMutable ? "var" : "let") \(self.name(name))"
      if let type { text += ": \(self.type(type))" }
      if let value { text += " \(expression(value))" }
      text += ")"
    case .assign(let target, let operation, let value):
      text += "(\(operation.binary?.text ?? "")= \(expression(target)) \(expression(value)))"
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

  mutating func writeLayerPart(_ statement: StatementSyntax) {
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

  mutating func writeDrawing(_ drawing: DrawingSyntax) {
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

  mutating func write(_ expectation: ExpectationSyntax) {
    text += "(expect \(expression(expectation.subject))"
    if let tolerance = expectation.tolerance { text += " within \(expression(tolerance))" }
    if let key = expectation.key { text += " \(expression(key)) \(expectation.isFinish ? "finished" : "cancelled")" }
    if let time = expectation.time { text += " at \(expression(time))" }
    text += ")"
  }

  mutating func writeConditional(_ conditional: ConditionalSyntax) {
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

  mutating func writeLayer(_ layer: LayerSyntax) {
    text += layer.isMask ? "(mask" : layer.name.map { "(\(layer.isView ? "view" : "layer") \(name($0))" } ?? "(stage"
    if let element = layer.elementName { text += "[\(name(element))\(optional(layer.elements))]" }
    if let type = layer.type { text += ": \(name(type))" }
    writeBlock(layer.body)
    text += ")"
  }
}
