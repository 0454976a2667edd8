/// Writes a tree as text, one statement a line: `(let x (+ 1 2))`. For tests and for people who look into a tree.
struct SyntaxDump {
  let tree: SyntaxTree
  var text = ""
  private var indentation = 0

  init(_ tree: SyntaxTree) {
    self.tree = tree
    write(tree.root)
  }

  // MARK: Statements

  mutating func write(_ block: BlockSyntax) {
    for id in tree.ids(of: block) {
      text += String(repeating: "  ", count: indentation)
      write(tree[id])
      text += "\n"
    }
  }

  mutating func writeBlock(_ block: BlockSyntax) {
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
  mutating func write(_ statement: StatementSyntax) {
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

  mutating func writeOwner(_ head: String, of body: BlockSyntax) {
    text += "(" + head
    writeBlock(body)
    text += ")"
  }

  mutating func writeLoop(_ loop: LoopSyntax) {
    var head = loop.name.map { "for \(name($0)) " } ?? "while "
    head += expression(loop.subject)
    if let interval = loop.interval { head += " every \(expression(interval)) from \(loop.order)" }
    writeOwner(head, of: loop.body)
  }

  mutating func writeFunction(_ function: FunctionSyntax) {
    let result = function.result.map { " -> \(type($0))" } ?? ""
    writeOwner("func \(name(function.name)) \(parameters(function.parameters))\(result)", of: function.body)
  }

  mutating func writeHandler(_ handler: HandlerSyntax) {
    writeOwner("handler \(name(handler.name)) \(parameters(handler.parameters))", of: handler.body)
  }

  mutating func writeTransaction(_ transaction: TransactionSyntax) {
    text += "(transaction <\(arguments(transaction.options))>"
    if let body = transaction.body { writeBlock(body) }
    if let completion = transaction.completion {
      text += " then"
      write(completion)
    }
    text += ")"
  }

  mutating func writeRegistration(_ registration: RegistrationSyntax) {
    text += "(\(registration.isRemoval ? "off" : "on") \(expression(registration.layer)) \(name(registration.event))"
    text += optional(registration.key)
    write(registration.action)
    text += ")"
  }
}

extension SyntaxTree: CustomDebugStringConvertible {
  /// The tree as an S-expression for each statement.
  public var debugDescription: String { SyntaxDump(self).text }
}
