extension SyntaxDump {
  func name(_ name: NameSyntax) -> String { tree.names[name.name] }

  func optional(_ id: ExpressionID?) -> String { id.map { " " + expression($0) } ?? "" }

  func joined(_ list: NodeList<ExpressionSyntax>) -> String {
    tree.ids(of: list).map { " " + expression($0) }.joined()
  }

  func arguments(_ list: NodeList<ArgumentSyntax>) -> String {
    tree.ids(of: list).map { id in
      let argument = tree[id]
      return (argument.label.map { name($0) + ": " } ?? "") + expression(argument.value)
    }.joined(separator: ", ")
  }

  func parameters(_ list: NodeList<ParameterSyntax>) -> String {
    let parameters = tree.ids(of: list).map { id in
      let parameter = tree[id]
      var text = (parameter.label.map { name($0) + " " } ?? "") + name(parameter.name)
      if let type = parameter.type { text += ": \(self.type(type))" }
      if let value = parameter.defaultValue { text += " = \(expression(value))" }
      return text
    }
    return "(\(parameters.joined(separator: ", ")))"
  }

  func type(_ id: NodeID<TypeSyntax>) -> String {
    switch tree[id] {
    case .missing: "<missing>"
    case .named(let name): tree.names[name]
    case .list(let element): "[\(type(element))]"
    case .optional(let wrapped): "\(type(wrapped))?"
    }
  }

  func expression(_ id: ExpressionID) -> String {
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
      "(\(operation.text) \(expression(left)) \(expression(right)))"
    case .conditional(let condition, let then, let otherwise):
      "(? \(expression(condition)) \(expression(then)) \(expression(otherwise)))"
    case .cast(let value, let type, let isOptional):
      "(as\(isOptional ? "?" : "") \(expression(value)) \(self.type(type)))"
    case .timer(let statement): timer(statement)
    case .animator(let id): animator(tree[id])
    case .description(let animation): description(tree[animation])
    }
  }

  func description(_ animation: AnimateSyntax) -> String {
    var dump = self
    dump.text = ""
    dump.write(animation, as: "animation")
    return dump.text
  }

  /// Whether a string has no interpolation.
  func isText(_ pieces: NodeList<ExpressionSyntax>) -> Bool {
    guard pieces.count == 1, let only = tree.ids(of: pieces).first, case .text = tree[only] else { return false }
    return true
  }

  func animator(_ block: AnimationBlockSyntax) -> String {
    var dump = self
    dump.text = ""
    dump.write(block, as: "animator")
    return dump.text
  }

  func timer(_ id: StatementID) -> String {
    var dump = self
    dump.text = ""
    dump.write(tree[id])
    return "(timer \(dump.text))"
  }
}
