extension Diagnostic {
  /// What a call may look like, as notes.
  private static func forms(_ signatures: [String]) -> [String] {
    signatures.prefix(3).map { "its form is \($0)" }
  }

  static func notCallable(
    _ type: String, at range: SourceRange, name: String? = nil, declared: SourceRange? = nil
  ) -> Diagnostic {
    Diagnostic(
      .notCallable, at: range, "\(name.map { "'\($0)'" } ?? "this") is \(type), not a function",
      label: "cannot be called", secondary: declared.map { [Label($0, "declared here")] } ?? [])
  }

  static func handlerCalledAsFunction(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .handlerCall, at: range, "'\(name)' is a handler, not a function", label: "handlers are called with 'call'",
      secondary: [Label(declared, "declared here")], hint: "write 'call \(name)'",
      fixes: [.insert("call ", at: range.lowerBound)])
  }

  static func functionNamedAsHandler(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .handlerCall, at: range, "'\(name)' is a function, not a handler", label: "'call' needs a handler",
      secondary: [Label(declared, "declared here")],
      hint: "declare it with 'handler', or write '{ \(name)(…) }' as a block")
  }

  static func missingArgument(
    label: String?, name: String, type: String, at range: SourceRange, signature: String, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .missingArgument, at: range, "the argument '\(label ?? name)' is missing: \(type)",
      label: "\(label.map { "'\($0): …'" } ?? "a value") belongs here", secondary: [Label(declared, "declared here")],
      notes: forms([signature]))
  }

  static func extraArgument(
    _ function: String, count: Int, at range: SourceRange, signature: String, declared: SourceRange
  ) -> Diagnostic {
    let takes = count == 0 ? "no arguments" : count == 1 ? "one argument" : "\(count) arguments"
    return Diagnostic(
      .extraArgument, at: range, "'\(function)' takes \(takes), this is one more", label: "one too many",
      secondary: [Label(declared, "declared here")], notes: forms([signature]))
  }

  static func wrongLabel(
    found: String?, wanted: String?, at range: SourceRange, value: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    let secondary = [Label(declared, "the parameter is declared here")]
    guard let wanted else {
      return Diagnostic(
        .argumentLabel, at: range, "this argument has no label, found '\(found ?? ""):'", label: "leave the label out",
        secondary: secondary,
        fixes: [.replace(SourceRange(range.lowerBound, value.lowerBound), with: "", title: "remove the label")])
    }
    guard let found else {
      return Diagnostic(
        .argumentLabel, at: range, "the label '\(wanted):' is missing", label: "write '\(wanted): '",
        secondary: secondary, fixes: [.insert("\(wanted): ", at: value.lowerBound, applicability: .exact)])
    }
    return Diagnostic(
      .argumentLabel, at: range, "the label of this argument is '\(wanted):', found '\(found):'",
      label: "should be '\(wanted):'", secondary: secondary,
      fixes: [.replace(SourceRange(range.lowerBound, range.upperBound), with: wanted)])
  }

  static func noSuchCall(
    _ name: String, argumentCount: Int, at range: SourceRange, signatures: [String], help: String
  ) -> Diagnostic {
    let count = argumentCount == 1 ? "one argument" : "\(argumentCount) arguments"
    return Diagnostic(
      .noSuchCall, at: range, "'\(name)' cannot be called with \(count) like these", label: "has no such form",
      notes: forms(signatures), hint: callHint(name, help))
  }

  private static func callHint(_ name: String, _ help: String) -> String {
    name == "spring"
      ? "what SwiftUI calls response is 'duration' here, and 'bounce' is 1 minus its dampingFraction"
      : help.prefix(1).lowercased() + help.dropFirst()
  }

  static func noSuchOverload(_ name: String, found: [String], at range: SourceRange, signatures: [String]) -> Diagnostic
  {
    Diagnostic(
      .argumentType, at: range, "'\(name)' does not work on (\(found.joined(separator: ", ")))",
      label: "has no form for these types", notes: forms(signatures))
  }

  static func wrongArgument(_ name: String, wanted: String, found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .argumentType, at: range, "the argument '\(name)' needs \(wanted), found \(found)", label: "this is \(found)")
  }

  static func methodWithoutCall(_ name: String, signature: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .parentheses, at: range, "'\(name)' is called with parentheses", label: "add '(…)'", notes: forms([signature]),
      fixes: [.insert("()", at: range.upperBound, applicability: .placeholder)])
  }

  static func propertyCalled(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .parentheses, at: range, "'\(name)' takes no arguments and is written without parentheses",
      label: "leave these out", fixes: [.replace(range, with: "", title: "remove the parentheses")])
  }

  /// - Parameter value: what it was to be set to, if that is one value.
  static func propertySetByCall(_ name: String, _ value: String?, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .parentheses, at: range, "'\(name)' is a property, and a property is set with '='", label: "not called",
      fixes: value.map { [.replace(range, with: " = \($0)", title: "write '= \($0)'")] } ?? [])
  }

  static func setterCalled(
    _ name: String, _ assignment: String, at range: SourceRange, whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .unknownProperty, at: range, "unknown property '\(name)' on layer", label: "a property is set with '='",
      fixes: [.replace(SourceRange(range.lowerBound, whole.upperBound), with: assignment)])
  }

  static func mutationAsValue(_ name: String, signature: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .listChange, at: range, "'\(name)' changes a list and has no value", label: "stands alone as a statement",
      notes: forms([signature]))
  }

  static func tagWithoutName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tags, at: range, "a tag needs a name", label: "no name", hint: "write 'tagged (name: value)'",
      fixes: [.insert("name: ", at: range.lowerBound, applicability: .placeholder)])
  }

  static func duplicateTag(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.tags, at: range, "the tag '\(name)' is given twice", label: "given again")
  }
}
