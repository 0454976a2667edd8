extension Diagnostic {
  // MARK: Unknown names

  /// Something of a kind (`property`, `handler`) that has no such name.
  static func unknown(
    _ id: DiagnosticID, _ what: String, _ name: String, at range: SourceRange, on owner: String? = nil,
    label: String, similar: [String], declared: SourceRange? = nil, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, at: range, "unknown \(what) '\(name)'" + (owner.map { " on \($0)" } ?? ""), label: label,
      secondary: declared.map { [Label($0, "'\(similar.first ?? name)' is declared here")] } ?? [],
      hint: hint ?? didYouMean(similar), fixes: similar.map { .replace(range, with: $0) })
  }

  /// `did you mean 'a', 'b' or 'c'?`
  static func didYouMean(_ names: [String]) -> String? {
    guard let last = names.last else { return nil }
    let quoted = names.dropLast().map { "'\($0)'" }
    if quoted.isEmpty { return "did you mean '\(last)'?" }
    return "did you mean \(quoted.joined(separator: ", ")) or '\(last)'?"
  }

  static func unknownType(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    unknown(.unknownType, "type", name, at: range, label: "no type is called so", similar: similar)
  }

  static func unknownHandler(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    unknown(
      .unknownHandler, "handler", name, at: range, label: "no handler is called so", similar: similar,
      hint: similar.isEmpty ? "declare it: handler \(name)(layer) { }" : nil)
  }

  static func unknownLayerKind(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    unknown(
      .unknownLayerKind, "kind of layer", name, at: range, label: "not a kind of layer", similar: similar,
      hint: similar.isEmpty
        ? "leave it out for a plain layer"
        : similar.first == "shape" && name.lowercased() != "shape"
          ? "a shape has a path: 'layer ring: shape { path = circle((20, 20), 20) }'" : nil)
  }

  static func unknownEvent(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    unknown(
      .unknownEvent, "event", name, at: range, label: "not an event", similar: similar,
      hint: similar.isEmpty ? "the events of animations are start, finish and cancel" : nil)
  }

  static func unknownOption(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    unknown(
      .unknownOption, "option", name, at: range, on: "a transaction", label: "not an option", similar: similar,
      hint: similar.isEmpty ? "the options are disableActions, duration and timing" : nil)
  }

  static func colorBehindDot(_ owner: String, _ color: String, at range: SourceRange, whole: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .unknownName, at: range, "unknown name '\(owner)'", label: "not known here",
      hint: "colors are written '#ff8000', or by their CSS names: 'red'", fixes: [.replace(whole, with: color)])
  }

  /// A property of layers behind a list of them.
  static func memberOfLayers(_ property: String, _ list: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownMember, at: range, "'\(list)' is a list of layers, and '\(property)' belongs to one", label: "of which?",
      hint: "write 'for layer in \(list) { print layer.\(property) }', or '\(list)[0].\(property)'")
  }

  /// A name that exists in the file, but not here.
  static func outOfScope(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    let isLater = declared.lowerBound > range.lowerBound
    return Diagnostic(
      .unknownName, at: range, "'\(name)' is not known here", label: "not known here",
      secondary: [Label(declared, isLater ? "declared only here" : "declared here, in another block")],
      hint: isLater
        ? "variables and layers are known from their line on; move the declaration up"
        : "declare it outside the block, or pass it along")
  }

  /// A variable in the value that it is about to get, and not in a block there that runs later.
  static func usedInOwnValue(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownName, at: range, "'\(name)' is not known here", label: "has no value yet",
      secondary: [Label(declared, "declared here")],
      hint: "only blocks that run later know it, such as 'then { … }'")
  }

  static func usedBeforeDeclared(
    _ name: String, by function: String, at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .usedBeforeDeclared, at: range, "'\(function)' uses '\(name)', which has no value yet",
      label: "called too early", secondary: [Label(declared, "'\(name)' gets its value only here")],
      hint: "move the declaration of '\(name)' above this call")
  }

  static func functionAsValue(_ name: String, isHandler: Bool, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .handlerCall, at: range, "'\(name)' is a \(isHandler ? "handler" : "function"), not a value",
      label: isHandler ? "handlers are called" : "functions are called",
      hint: isHandler ? "write 'call \(name)'" : "write '\(name)(…)'")
  }

  // MARK: Declarations

  static func alreadyDeclared(_ name: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, at: range, "'\(name)' is declared twice", label: "declared again",
      secondary: [Label(earlier, "first declared here")], hint: "give one of them another name")
  }

  static func twoMeanings(_ name: String, at range: SourceRange, variable: SourceRange) -> Diagnostic {
    Diagnostic(
      .twoMeanings, at: range, "'\(name)' means two things here: the layer's \(name) and a variable",
      label: "which one?", secondary: [Label(variable, "the variable is declared here")],
      hint: "write 'self.\(name)' for the layer's, or rename the variable",
      fixes: [.replace(range, with: "self.\(name)")])
  }

  static func nestedDeclaration(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .nestedDeclaration, at: range, "'\(name)' is declared inside a block", label: "not at the top level",
      hint: "move it to the top level of the file, where it is seen everywhere")
  }

  static func sublayerNamedLikeProperty(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, at: range, "a sublayer cannot be named '\(name)': layers have a property of that name",
      label: "the name of a property", hint: "give the sublayer another name")
  }

  static func offeredParameterType(_ name: String, offered: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .mismatch, at: range, "the parameter '\(name)' of a handler is \(offered)", label: "another type",
      hint: "leave the type out", fixes: [])
  }

  /// - Parameter uses: where the function names the parameter, which a better name reaches too.
  static func parameterWithoutType(
    _ name: String, at range: SourceRange, similar: [String], uses: [SourceRange] = []
  ) -> Diagnostic {
    Diagnostic(
      .needsType, at: range, "the parameter '\(name)' has no type", label: "needs a type",
      hint: didYouMean(similar)
        ?? "a handler is offered layer, key, animation, finished, reason, event and view without types; "
        + "write a type for others",
      fixes: similar.map { name in Fix("write '\(name)'", edits: ([range] + uses).map { Edit($0, name) }) } + [
        Fix.insert(": number", at: range.upperBound, applicability: .placeholder)
      ])
  }

  // MARK: Offered values

  static func notOffered(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notOffered, at: range, "'\(name)' means something only in a handler or a completion block",
      label: "no \(name) here",
      hint: name == "animation" ? "write 'layer.animation(\"key\")' for a running one" : nil)
  }

  static func valueNotOffered(
    _ value: String, handler: String, place: String, offered: [String], at range: SourceRange, declared: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .notOffered, at: range, "'\(handler)' uses '\(value)', which \(place) does not offer",
      label: "no \(value) is offered here", secondary: [Label(declared, "declared here")],
      hint: offered.isEmpty ? nil : "\(place) offers \(offered.joined(separator: ", "))")
  }
}
