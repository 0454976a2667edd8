import AnimEngine

// Calls of functions of the vocabulary that fit none of its forms: what was probably meant.

extension Checker {
  /// What to tell of a call that fits no form, if it can be seen what was meant.
  func likelyCall(
    of candidates: ArraySlice<BuiltinSignature>, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange
  ) -> Diagnostic? {
    guard let name = candidates.first?.name, arguments.count > 0 else { return nil }
    let written = tree.ids(of: arguments).map { tree[$0] }
    if name == Word.spring.text, let fields = perceptualSpring(written) {
      return .springOfRatio(fields, at: nameRange, arguments: argumentsRange(written))
    }
    return misspeltLabel(candidates, written) ?? superfluousLabels(candidates, written)
      ?? ungroupedNumbers(candidates, written, nameRange)
  }

  private func argumentsRange(_ arguments: [ArgumentSyntax]) -> SourceRange {
    guard let first = arguments.first, let last = arguments.last else { return SourceRange(0, 0) }
    return SourceRange((first.label?.range ?? range(first.value)).lowerBound, range(last.value).upperBound)
  }

  // MARK: Labels

  private func misspeltLabel(
    _ candidates: ArraySlice<BuiltinSignature>, _ arguments: [ArgumentSyntax]
  ) -> Diagnostic? {
    let known = candidates.flatMap { $0.parameters.filter(\.isLabelled).map(\.name) }
    let used = arguments.compactMap { $0.label.map { tree.names[$0.name] } }
    for argument in arguments {
      guard let label = argument.label, !known.contains(tree.names[label.name]) else { continue }
      let nearest = Suggestions.nearest(to: tree.names[label.name], among: known.filter { !used.contains($0) })
      if nearest.isEmpty { continue }
      return .unknownLabel(tree.names[label.name], of: candidates.first?.name ?? "", at: label.range, similar: nearest)
    }
    return nil
  }

  /// Labels where the form has none.
  private func superfluousLabels(
    _ candidates: ArraySlice<BuiltinSignature>, _ arguments: [ArgumentSyntax]
  ) -> Diagnostic? {
    guard
      let form = candidates.first(where: { form in
        form.parameters.count == arguments.count && !form.hasDefaults
          && zip(form.parameters, arguments).allSatisfy { !$0.isLabelled || $1.label != nil }
      })
    else { return nil }
    let labels = zip(form.parameters, arguments).compactMap { parameter, argument in
      parameter.isLabelled
        ? nil : argument.label.map { SourceRange($0.range.lowerBound, range(argument.value).lowerBound) }
    }
    guard let first = labels.first else { return nil }
    return .superfluousLabels(of: form.name, at: SourceRange(first.lowerBound, first.upperBound), labels: labels)
  }

  // MARK: Points, sizes and rects

  /// Numbers by themselves where a form takes points, sizes or rects.
  private func ungroupedNumbers(
    _ candidates: ArraySlice<BuiltinSignature>, _ arguments: [ArgumentSyntax], _ nameRange: SourceRange
  ) -> Diagnostic? {
    guard arguments.allSatisfy({ $0.label == nil }) else { return nil }
    let texts = arguments.map { source.text(in: range($0.value)) }
    for form in candidates {
      let counts = form.parameters.map { numberCount(of: $0.type) }
      guard counts.contains(where: { $0 > 1 }), counts.reduce(0, +) == texts.count else { continue }
      var rest = texts[...]
      var groups: [String] = []
      for (count, parameter) in zip(counts, form.parameters) {
        let group = rest.prefix(count).joined(separator: ", ")
        rest = rest.dropFirst(count)
        groups.append((parameter.isLabelled ? "\(parameter.name): " : "") + (count > 1 ? "(\(group))" : group))
      }
      let call = groups.joined(separator: ", ")
      return .ungroupedNumbers("\(form.name)(\(call))", call, at: nameRange, arguments: argumentsRange(arguments))
    }
    return nil
  }

  private func numberCount(of type: SignatureType) -> Int {
    switch type {
    case .exactly(.point), .exactly(.size): 2
    case .exactly(.vector): 3
    case .exactly(.rect): 4
    default: 1
    }
  }

  /// Tells of `CGPoint(x: 10, y: 20)`, which is `(10, 20)`; false if the call is none like it.
  mutating func isForeignTuple(
    _ name: NameID, _ arguments: NodeList<ArgumentSyntax>, _ nameRange: SourceRange, _ range: SourceRange
  ) -> Bool {
    let text = tree.names[name]
    guard Vocabulary.isForeignTuple(text), (2...4).contains(arguments.count) else { return false }
    let values = tree.ids(of: arguments).map { source.text(in: self.range(tree[$0].value)) }
    tell(.foreignTuple(text, "(\(values.joined(separator: ", ")))", at: nameRange, whole: range))
    return true
  }

  // MARK: Springs

  /// The arguments of `spring(duration:bounce:)` that say what is written in the terms of SwiftUI or UIKit.
  private func perceptualSpring(_ arguments: [ArgumentSyntax]) -> String? {
    var (duration, bounce): (String?, String?)
    for (index, argument) in arguments.enumerated() {
      let text = source.text(in: range(argument.value))
      switch argument.label.map({ tree.names[$0.name].lowercased() }) {
      case nil where index == 0 && arguments.count == 2, "response", "duration": duration = durationText(argument.value)
      case nil where index == 1, "bounce": bounce = text
      case "dampingfraction", "dampingratio":
        if case .number(let value) = tree.expressions[Int(argument.value.index)] {
          bounce = PropertyValue.number(((1 - value) * 1e6).rounded() / 1e6).description
        } else {
          bounce = "1 - \(text)"
        }
      default: return nil
      }
    }
    guard let bounce, Double(bounce).map({ abs($0) <= 1 }) ?? true else { return nil }
    return "duration: \(duration ?? "0.5s"), bounce: \(bounce)"
  }

  private func durationText(_ value: ExpressionID) -> String {
    let text = source.text(in: range(value))
    switch tree.expressions[Int(value.index)] {
    case .number: return text + "s"
    default: return text
    }
  }
}

extension Vocabulary {
  /// Whether another tool makes a point, a size or a rect by a function of a name.
  static func isForeignTuple(_ name: String) -> Bool {
    [
      "cgpoint", "cgpointmake", "nspoint", "nsmakepoint", "cgsize", "cgsizemake", "nssize", "cgrect", "cgrectmake",
      "nsrect", "nsmakerect", "unitpoint", "vec2", "vec3", "vector2", "vector3",
    ].contains(folded(name))
  }
}

extension Diagnostic {
  static func springOfRatio(_ fields: String, at range: SourceRange, arguments: SourceRange) -> Diagnostic {
    Diagnostic(
      .noSuchCall, at: range, "'spring' has no form for these arguments", label: "has no such form",
      hint: "what SwiftUI calls response is 'duration' here, and 'bounce' is 1 minus its dampingFraction",
      fixes: [.replace(arguments, with: fields, title: "write 'spring(\(fields))'")])
  }

  static func unknownLabel(
    _ label: String, of function: String, at range: SourceRange, similar: [String]
  ) -> Diagnostic {
    Diagnostic(
      .argumentLabel, at: range, "'\(function)' has no argument '\(label):'",
      label: similar.first.map { "did you mean '\($0):'?" }, fixes: similar.map { .replace(range, with: $0) })
  }

  static func superfluousLabels(of function: String, at range: SourceRange, labels: [SourceRange]) -> Diagnostic {
    Diagnostic(
      .argumentLabel, at: range, "arguments of '\(function)' have no labels here", label: "leave it out",
      fixes: [
        Fix(labels.count == 1 ? "remove the label" : "remove the labels", edits: labels.map { Edit($0, "") })
      ])
  }

  static func ungroupedNumbers(
    _ call: String, _ arguments: String, at range: SourceRange, arguments place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .noSuchCall, at: range, "points, sizes and rects stand in parentheses of their own", label: "write '\(call)'",
      fixes: [.replace(place, with: arguments, title: "write '\(call)'")])
  }

  static func foreignTuple(
    _ function: String, _ tuple: String, at range: SourceRange, whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownFunction, at: range, "unknown function '\(function)'", label: "not a function here",
      hint: "points, sizes and rects are written as they are: '(160, 120)'", fixes: [.replace(whole, with: tuple)])
  }
}
