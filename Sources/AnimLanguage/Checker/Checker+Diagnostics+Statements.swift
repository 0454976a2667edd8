extension Diagnostic {
  static func unusedValue(_ type: String, at range: SourceRange, isComparison: Bool) -> Diagnostic {
    Diagnostic(
      .unusedValue, at: range, "nothing is done with this value: \(type)", label: "not used",
      hint: isComparison ? "to set it, write '='" : "assign it, print it, or remove it")
  }

  static func valueWithoutReturn(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unusedValue, at: range, "a function gives back what stands behind 'return'", label: "'return' is missing",
      fixes: [.insert("return ", at: range.lowerBound)])
  }

  static func absenceWithoutType(_ word: String, at range: SourceRange, name: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, at: range, "'\(word)' is called 'none' here, and needs a known type", label: "of which type?",
      hint: "write 'var x: number? = none'",
      fixes: [
        Fix(
          "write ': number? = none'",
          edits: [Edit(SourceRange(name.upperBound, name.upperBound), ": number?"), Edit(range, "none")],
          applicability: .placeholder)
      ])
  }

  static func unreachable(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreachable, severity: .warning, at: range, "this never runs: the statement before does not go on",
      label: "never runs")
  }

  static func outsideLoop(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.outsideLoop, at: range, "'\(word)' stands in no loop", label: "no loop around")
  }

  static func leavesDeclaration(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .leavesDeclaration, at: range, "'\(word)' would leave the declaration of a layer before its end",
      label: "leaves the declaration", hint: "use 'if' in the declaration instead")
  }

  // MARK: Return

  static func returnWithoutValue(_ type: String, at range: SourceRange, declared: SourceRange?) -> Diagnostic {
    Diagnostic(
      .returnValue, at: range, "'return' needs a value here: \(type)", label: "no value",
      secondary: declared.map { [Label($0, "the function returns \(type)")] } ?? [])
  }

  /// - Parameters:
  ///   - type: the type of the value, if it has one.
  ///   - place: where the type of the result would stand.
  static func returnFromVoid(_ type: String?, at range: SourceRange, place: UInt32?) -> Diagnostic {
    Diagnostic(
      .returnValue, at: range, "this function returns nothing", label: "has no use",
      hint: "to return a value, write '-> \(type ?? "type")' after the parameters",
      fixes: type.flatMap { type in place.map { [.insert(" -> \(type)", at: $0, title: "write '-> \(type)'")] } } ?? [])
  }

  static func returnOutsideFunction(_ kind: FunctionKind, at range: SourceRange) -> Diagnostic {
    let place =
      switch kind {
      case .handler: "a handler"
      case .block: "a block that runs later"
      case .test: "a test"
      case .main, .function, .hook: "the top level of a script"
      }
    return Diagnostic(.returnValue, at: range, "\(place) returns no value", label: "has no use")
  }

  static func missingReturn(_ name: String, _ type: String, at range: SourceRange, declared: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .missingReturn, at: range, "not every path through '\(name)' returns a value", label: "ends here without a value",
      secondary: [Label(declared, "returns \(type)")])
  }

  // MARK: Assignment

  static func variableWithoutValue(_ name: String, isMutable: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .variableWithoutValue, at: range, "'\(name)' has no first value", label: "no value",
      hint: isMutable ? "give it one, or make its type optional with '?'" : "give it one with '='")
  }

  /// - Parameter word: the `let` that would have to be `var`.
  static func assignmentToConstant(
    _ name: String, _ kind: Binding.Kind, at range: SourceRange, declared: SourceRange, word: SourceRange? = nil
  ) -> Diagnostic {
    let what =
      switch kind {
      case .parameter: "a parameter"
      case .loopVariable: "the variable of a loop"
      case .layer: "a layer"
      case .constant, .variable: "a 'let'"
      }
    let hint = kind == .constant ? "declare it with 'var'" : kind == .parameter ? "copy it into a 'var'" : nil
    return Diagnostic(
      .constant, at: range, "'\(name)' cannot be set: it is \(what)", label: "cannot be set",
      secondary: declared.upperBound == 0 ? [] : [Label(declared, "declared here")], hint: hint,
      fixes: word.map { [.replace($0, with: "var")] } ?? [])
  }

  static func notAssignable(_ what: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.readOnly, at: range, "\(what) cannot be set", label: "cannot be set")
  }

  static func presentationIsReadOnly(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .readOnly, at: range, "what is on screen can only be read", label: "read-only",
      hint: "leave '.presentation' out to change the layer itself")
  }

  static func presentationAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .readOnly, at: range, "'presentation' stands before a property", label: "which property?",
      hint: "write 'card.presentation.opacity' for the value on screen; it cannot be kept by itself")
  }

  /// - Parameter presentation: the layer with `presentation`.
  static func notOfPresentation(_ name: String, at range: SourceRange, presentation: SourceRange) -> Diagnostic {
    Diagnostic(
      .readOnly, at: range, "'\(name)' is not asked of what is on screen", label: "not of a presentation",
      secondary: [Label(presentation, "what is on screen")],
      hint: "its properties, 'hitTest', 'convert' and 'contains' are; leave 'presentation' out for others")
  }

  // MARK: Cancel

  static func cannotCancel(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotCancel, at: range, "'cancel' needs a timer or a layer, found \(type)", label: "this is \(type)",
      hint: "write 'cancel card \"key\"' for an animation, 'cancel tick' for a timer")
  }

  static func timerWithKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotCancel, at: range, "a timer has no keys", label: "leave it out", fixes: [.replace(range, with: "")])
  }
}
