extension Diagnostic {
  // MARK: Percentages

  static func percentHere(_ fraction: Double, _ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .percentHere, at: range, "a percentage cannot stand here: no fraction is wanted", label: "means \(fraction)",
      hint: "write '\(fraction)', or multiply: '\(text) * …'", fixes: [.replace(range, with: "\(fraction)")])
  }

  // MARK: Values that may be absent

  static func memberOfOptional(
    _ name: String, of type: String, at range: SourceRange, base: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .optional, at: range, "this may be none: '\(name)' belongs to \(type) that is there", label: "not if it is none",
      secondary: [Label(base, "may be none")], hint: "write '?.\(name)', or open it with 'if let' or '??'",
      fixes: [.insert("?", at: base.upperBound)])
  }

  static func chainOnValue(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverAbsent, severity: .warning, at: range, "'?.' is not needed: \(type) is never none", label: "write '.'",
      fixes: [.replace(range, with: "", title: "remove '?'", applicability: .exact)])
  }

  static func bindingOfValue(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverAbsent, at: range, "'if let' needs a value that may be none, found \(type)", label: "is never none",
      hint: "write 'let' before the 'if'")
  }

  static func neverAbsent(
    _ type: String, at range: SourceRange, isAny: Bool, operatorRange: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .neverAbsent, severity: isAny ? .error : .warning, at: range,
      isAny ? "'??' needs a known type, found any value" : "\(type) is never none",
      label: isAny ? "say what it is" : "is always there",
      secondary: range == operatorRange ? [] : [Label(operatorRange, "does nothing")],
      hint: isAny ? "write '(… as? color) ?? …' with its type" : nil)
  }

  static func rectOfTwoNumbers(_ size: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatch, at: range, "a rect has four numbers, or a point and a size", label: "two numbers",
      hint: "'(x, y, width, height)', or '((x, y), (width, height))'",
      fixes: [.replace(range, with: "(0, 0, \(size.dropFirst())")])
  }

  static func alwaysAbsent(at range: SourceRange, gap: SourceRange) -> Diagnostic {
    Diagnostic(
      .neverAbsent, severity: .warning, at: range, "'none' is always absent", label: "has no use",
      fixes: [.replace(gap, with: "", title: "remove 'none ??'")])
  }

  static func noneWithoutType(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .needsType, at: range, "'none' needs a known type", label: "none of what?",
      hint: "write the type: 'var shown: color? = none'")
  }

  static func emptyListWithoutType(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .needsType, at: range, "'[]' needs a known type", label: "a list of what?",
      hint: "write the type: 'var values: [number] = []'")
  }

  // MARK: Values together

  static func mixedList(_ first: String, _ other: String, at range: SourceRange, first place: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .mixed, at: range, "the elements of a list need a common type: the first is \(first), this is \(other)",
      label: "this is \(other)", secondary: [Label(place, "this is \(first)")])
  }

  static func branchesDiffer(_ first: String, _ other: String, at range: SourceRange, first place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .mixed, at: range, "both values of '? :' need a common type: the first is \(first), the other \(other)",
      label: "this is \(other)", secondary: [Label(place, "this is \(first)")])
  }

  static func cannotNegate(_ type: String, at range: SourceRange, operand: SourceRange) -> Diagnostic {
    Diagnostic(
      .operands, at: range, "'-' does not work on \(type)", label: "cannot be turned around",
      secondary: [Label(operand, "this is \(type)")])
  }

  static func uselessCast(_ found: String, to wanted: String, isSame: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cast, severity: isSame ? .warning : .error, at: range,
      isSame
        ? "'as \(wanted)' is not needed: this is \(found) already"
        : "'as' cannot make \(wanted) of \(found)",
      label: isSame ? "does nothing" : "never is one",
      hint: isSame ? nil : "'as' says what an 'any' holds, or which layer it is; it does not convert")
  }

  // MARK: Values that are none

  static func noValue(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .noValue, at: range, "this call returns nothing, so it is no value", label: "has no value",
      hint: "a function returns a value if its declaration says '-> type'")
  }

  static func notIndexable(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notIterable, at: range, "'[ ]' needs a list, found \(type)", label: "this is \(type)")
  }

  static func notIterable(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notIterable, at: range, "this needs a list or a range, found \(type)", label: "this is \(type)",
      hint: type == "a plain number" ? "write '0..<n' to count" : nil)
  }
}
