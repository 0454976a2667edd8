import AnimEngine

extension Checker {
  /// Tells that a value has another type than is wanted: what was found, what was wanted and why, the likely fix.
  mutating func tellMismatch(found: TypeID, _ wanted: Expectation, at syntax: ExpressionID) {
    let range = range(syntax)
    // A comma there was told: more values were meant.
    if parserMistakes.contains(range.upperBound) { return }
    if found == .void {
      tell(.noValue(at: range))
      return
    }
    let types = program.types
    let isNumber = types.unwrapped(wanted.type) == .number
    let wantedText =
      isNumber ? "a number" + (wanted.type == .number ? "" : " or none") : types.description(of: wanted.type)
    let foundText = types.description(of: found)
    var diagnostic = Diagnostic(
      isMissingUnit(found, wanted.type) ? .missingUnit : .mismatch, at: range,
      "\(subject(of: wanted.reason)) needs \(wantedText), found \(foundText)",
      label: constantText(syntax).map { "this is \($0)" }
        ?? (isMissingUnit(found, wanted.type) ? "add a unit" : "this is \(foundText)"),
      secondary: cause(of: wanted.reason, wantedText))
    help(found, wanted.type, syntax, &diagnostic)
    if case .clause(.to, let start) = wanted.reason, types.element(of: found) == types.unwrapped(wanted.type) {
      diagnostic.hint = "'through' passes several values"
      diagnostic.fixes = [.replace(SourceRange(start, start + 2), with: "through")]
    }
    if found == .point, case .name(let name, _) = wanted.reason, tree.names[name] == "scale" {
      diagnostic.hint = "each axis has a factor of its own in 'transform = scale\(source.text(in: range))'"
    }
    tell(diagnostic)
  }

  private func isMissingUnit(_ found: TypeID, _ wanted: TypeID) -> Bool {
    let wanted = program.types.unwrapped(wanted)
    return found == .number && (wanted == .duration || wanted == .angle)
  }

  private func subject(of reason: Reason) -> String {
    switch reason {
    case .none: "this place"
    case .name(let name, _): "'\(tree.names[name])'"
    case .clause(let word, _): "'\(word.text)'"
    case .place(let text): "\(text)"
    case .result: "'return'"
    case .argument(let name): "the argument '\(name)'"
    }
  }

  private func cause(of reason: Reason, _ wanted: String) -> [Diagnostic.Label] {
    switch reason {
    case .name(_, let range): [Diagnostic.Label(range, "expects \(wanted)")]
    case .clause(let word, let start):
      [Diagnostic.Label(SourceRange(start, start + UInt32(word.text.utf8.count)), "expects \(wanted)")]
    case .result(let range): [Diagnostic.Label(range, "the function returns \(wanted)")]
    case .none, .place, .argument: []
    }
  }

  /// The value of a `let` that is the same in every run, as it is printed; nil for what shows its value itself.
  private func constantText(_ syntax: ExpressionID) -> String? {
    guard case .name(let name) = tree.expressions[Int(syntax.index)], heads[Int(name.index)] >= 0 else { return nil }
    let binding = bindings[Int(heads[Int(name.index)])]
    let value: Double?
    switch binding.storage {
    case .global(let index): value = program.globals[Int(index)].constant
    case .local(let local): value = functions[Int(binding.depth)].locals[Int(local.index)].constant
    case .offered: value = nil
    }
    guard let value else { return nil }
    switch binding.type {
    case .duration: return PropertyValue.duration(MediaTime(ticks: Int64(exactly: value.rounded()) ?? .max)).description
    case .angle: return PropertyValue.angle(value).description
    case .number: return PropertyValue.number(value).description
    default: return nil
    }
  }

  // MARK: Likely fixes

  private func help(_ found: TypeID, _ wantedType: TypeID, _ syntax: ExpressionID, _ diagnostic: inout Diagnostic) {
    let range = range(syntax)
    let text = source.text(in: range)
    let wanted = program.types.unwrapped(wantedType)
    let opened = program.types.unwrapped(found)
    if opened != found, program.types.isAssignable(opened, to: wantedType) {
      diagnostic.hint = "it may be none: give a value for that with '??', or open it with 'if let'"
      return
    }
    switch (found, wanted) {
    case (.any, _):
      let name = name(of: wantedType)
      diagnostic.hint = "say what it is: 'as \(name)'"
      diagnostic.fixes = [.insert(" as \(name)", at: range.upperBound)]
    case (.number, .duration), (.number, .angle): addUnits(wanted, syntax, text, range, &diagnostic)
    case (.duration, .angle): diagnostic.hint = "a duration measures time; an angle is written '90deg' or '0.25turn'"
    case (.angle, .duration): diagnostic.hint = "an angle measures a turn; a duration is written '1s' or '250ms'"
    case (.duration, .number): diagnostic.hint = "'.seconds' or '.milliseconds' gives its number"
    case (.angle, .number): diagnostic.hint = "'.degrees', '.radians' or '.turns' gives its number"
    case (.string, .color): fixColor(syntax, text, range, &diagnostic)
    case (.none, .action): diagnostic.hint = "'noAction' does nothing"
    case (.string, .image):
      diagnostic.hint = "an image is made of the name of its file"
      diagnostic.fixes = [.replace(range, with: "image(\(text))")]
    case (.none, .transform): diagnostic.hint = "'identity' leaves everything in its place"
    case (.string, .easing): fixEasing(text, range, &diagnostic)
    case (.string, .transform): diagnostic.hint = "write 'rotate(45deg)', 'scale(2)' or 'translate(10, 20)'"
    case (.string, .number): diagnostic.hint = "'number(…)' reads a text; it is none if the text is no number"
    case (.number, .bool):
      diagnostic.hint = "compare it, as in '!= 0'"
      if text == "1" || text == "0" { diagnostic.fixes = [.replace(range, with: text == "1" ? "true" : "false")] }
    case (.string, .path):
      diagnostic.hint = "write 'path(\(text))'"
      diagnostic.fixes = [.replace(range, with: "path(\(text))")]
    case (.vector, .color):
      diagnostic.hint = "write 'rgb(255, 0, 0)', '#ff0000' or 'red'"
      diagnostic.fixes = [.replace(range, with: "rgb\(text)")]
    case (.angle, .transform):
      diagnostic.hint = "write 'rotate(\(text))'"
      diagnostic.fixes = [.replace(range, with: "rotate(\(text))")]
    case (.number, .range):
      diagnostic.hint = "write '0..<\(text)'"
      diagnostic.fixes = [.replace(range, with: "0..<\(text)")]
    case (_, .string):
      diagnostic.hint = "'string(…)' or an interpolation '\"\\(…)\"' makes a text of it"
    case (.number, .point), (.number, .size):
      diagnostic.hint = "write both numbers: '(\(text), \(text))'"
      diagnostic.fixes = [.replace(range, with: "(\(text), \(text))")]
    case (_, .point) where isList(syntax, of: 2), (_, .size) where isList(syntax, of: 2),
      (_, .vector) where isList(syntax, of: 3), (_, .rect) where isList(syntax, of: 4):
      diagnostic.hint = "points, sizes and rects are written in parentheses"
      diagnostic.fixes = [.replace(range, with: "(\(text.dropFirst().dropLast()))")]
    case (.rect, .easing):
      diagnostic.hint = "write 'cubicBezier(…)'"
      diagnostic.fixes = [.replace(range, with: "\(isBehindSpace(range) ? "" : " ")cubicBezier\(text)")]
    case (.point, .rect): diagnostic.hint = "a rect is written '(x, y, width, height)'"
    case (.path, .rect), (.rect, .path): diagnostic.hint = "'rect(…)' makes a path of a rect"
    default: break
    }
  }

  private func isBehindSpace(_ range: SourceRange) -> Bool {
    let start = source.localOffset(range.lowerBound)
    return start == 0 || source.bytes[start - 1] == UInt8(ascii: " ")
  }

  /// `0.3` is `0.3s` rather than `0.3ms`, `300` the reverse; an angle is in degrees.
  private func addUnits(
    _ wanted: TypeID, _ syntax: ExpressionID, _ text: String, _ range: SourceRange, _ diagnostic: inout Diagnostic
  ) {
    guard let value = constant(syntax) else {
      let unit = wanted == .duration ? "1s" : "1deg"
      diagnostic.hint = "multiply by a unit: '* \(unit)'"
      switch tree.expressions[Int(syntax.index)] {
      case .name, .member, .call, .index: diagnostic.fixes = [.insert(" * \(unit)", at: range.upperBound)]
      default:
        diagnostic.fixes = [.replace(range, with: "(\(text)) * \(unit)", title: "multiply by \(unit)")]
      }
      return
    }
    let units =
      wanted == .angle
      ? (value.magnitude <= 1 ? ["turn", "deg"] : ["deg", "rad"])
      : value.magnitude >= 20 ? ["ms", "s"] : ["s", "ms"]
    if wanted == .duration, value.magnitude < 20 {
      diagnostic.hint = "\(text)s or \(milliseconds(value))ms"
      diagnostic.fixes = [
        .replace(range, with: "\(text)s"), .replace(range, with: "\(milliseconds(value))ms"),
      ]
    } else {
      diagnostic.hint = "\(text)\(units[0]) or \(text)\(units[1])"
      diagnostic.fixes = units.map { .replace(range, with: text + $0) }
    }
  }

  private func milliseconds(_ seconds: Double) -> String {
    let value = (seconds * 1000).rounded()
    return value.magnitude < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  /// The number that a literal, with or without a sign, stands for.
  private func constant(_ syntax: ExpressionID) -> Double? {
    switch tree.expressions[Int(syntax.index)] {
    case .number(let value): value
    case .unary(.negate, let operand): constant(operand).map { -$0 }
    default: nil
    }
  }

  private func isList(_ syntax: ExpressionID, of count: Int) -> Bool {
    if case .list(let elements) = tree.expressions[Int(syntax.index)] { return elements.count == count }
    return false
  }

  private func fixEasing(_ text: String, _ range: SourceRange, _ diagnostic: inout Diagnostic) {
    let inner = text.filter { $0 != "\"" }
    diagnostic.hint = "easings are written without quotes: 'easeOut'"
    let names = Vocabulary.easings.map(\.name)
    if let name = Vocabulary.hyphenated[inner] ?? names.first(where: { $0.lowercased() == inner.lowercased() }) {
      diagnostic.fixes = [.replace(range, with: name)]
    }
  }

  private func fixColor(_ syntax: ExpressionID, _ text: String, _ range: SourceRange, _ diagnostic: inout Diagnostic) {
    let inner = text.filter { $0 != "\"" }
    let isName = Vocabulary.colors.contains { $0.name == inner.lowercased() }
    diagnostic.hint = "colors are written without quotes: '#ff8000' or 'red'"
    if isName || (inner.hasPrefix("#") && [4, 5, 7, 9].contains(inner.count)) {
      diagnostic.fixes = [.replace(range, with: isName ? inner.lowercased() : inner)]
    }
  }

  // MARK: Operands

  /// Tells that an operator does not work on its operands.
  mutating func tellOperands(
    _ symbol: BinaryOperator, _ left: TypeID, _ right: TypeID, _ leftSyntax: ExpressionID, _ rightSyntax: ExpressionID,
    isAssignment: Bool = false
  ) {
    if left == .error || right == .error { return }
    let types = program.types
    if left == .void || right == .void {
      tell(.noValue(at: range(left == .void ? leftSyntax : rightSyntax)))
      return
    }
    let (first, second) = (types.description(of: left), types.description(of: right))
    let text = symbol.text + (isAssignment ? "=" : "")
    var diagnostic = Diagnostic(
      .operands, at: operatorRange(symbol, leftSyntax, rightSyntax),
      "'\(text)' does not work on \(first) and \(second)",
      secondary: [
        Diagnostic.Label(range(leftSyntax), "this is \(first)"),
        Diagnostic.Label(range(rightSyntax), "this is \(second)"),
      ])
    helpOperands(symbol, left, right, leftSyntax, rightSyntax, &diagnostic)
    tell(diagnostic)
  }

  private func helpOperands(
    _ symbol: BinaryOperator, _ left: TypeID, _ right: TypeID, _ leftSyntax: ExpressionID,
    _ rightSyntax: ExpressionID, _ diagnostic: inout Diagnostic
  ) {
    let isSum = symbol != .multiply && symbol != .divide
    let units: Set<TypeID> = [.duration, .angle]
    if program.types.unwrapped(left) != left || program.types.unwrapped(right) != right {
      diagnostic.id = .optional
      diagnostic.message = "'\(symbol.text)' does not work on a value that may be none"
      diagnostic.hint = "one may be none: give a value for that with '??', or open it with 'if let'"
    } else if isSum, left == .number, units.contains(right) {
      addUnits(right, leftSyntax, source.text(in: range(leftSyntax)), range(leftSyntax), &diagnostic)
    } else if isSum, right == .number, units.contains(left) {
      addUnits(left, rightSyntax, source.text(in: range(rightSyntax)), range(rightSyntax), &diagnostic)
    } else if symbol == .add, program.types.element(of: left) == right {
      diagnostic.hint = "a list is added to a list"
      diagnostic.fixes = [.replace(range(rightSyntax), with: "[\(source.text(in: range(rightSyntax)))]")]
    } else if symbol == .add, left == .string || right == .string {
      diagnostic.hint = "put the value into the text: \"\\(…)\""
    } else if left == .any || right == .any {
      diagnostic.hint = "say what the 'any' is: 'as number' and the like"
    }
  }
}
