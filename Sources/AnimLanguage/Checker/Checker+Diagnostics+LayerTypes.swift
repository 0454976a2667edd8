extension Diagnostic {
  static func layerTypeNamedLikeType(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, at: range, "'\(name)' is a type of the language already", label: "taken",
      hint: "names of layer types begin with a capital letter as a rule")
  }

  static func layerTypeExtendsItself(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.layerTypeCycle, at: range, "the layer type '\(name)' would extend itself", label: "leads back here")
  }

  static func propertyExists(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, at: range, "layers of this type have '\(name)' already", label: "exists already",
      hint: "to give it another value, write '\(name) = …'")
  }

  static func propertyType(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.propertyType, at: range, "a property cannot hold \(type)", label: "no value of a layer")
  }

  static func propertyWithoutValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .variableWithoutValue, at: range, "the property '\(name)' has no first value", label: "no value",
      hint: "give it one with '=', or make its type optional with '?'")
  }

  /// - Parameter isDescribed: whether an animation names it that is no layer's yet.
  static func propertyTypesDiffer(
    _ name: String, types: [String], owners: [String], isDescribed: Bool, at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .propertyTypesDiffer, at: range,
      "'\(name)' is \(types[0]) in '\(owners[0])' and \(types[1]) in '\(owners[1])'", label: "which one?",
      hint: isDescribed
        ? "in the body of a layer its own is meant, as in 'animate layer.\(name) to …'"
        : "say which it is: 'layer as \(owners[0])'")
  }

  static func clauseOfAnimated(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .contradictoryClauses, at: range, "'animated' says only how a change runs, not what it changes",
      label: "does not belong here", hint: "over, ease, spring, delay, repeat, autoreverse, speed and timeOffset do")
  }

  // MARK: Places

  static func outsideLayerType(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "'\(word)' stands directly in a layer type", label: "not in a layer type",
      hint: "declare one: 'layer type Name { \(word) … }', then 'layer name: Name { }'")
  }

  static func outsideLayer(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "'\(word)' stands directly in the body of a layer or of a layer type",
      label: "not in a layer's body")
  }

  static func outsideDraw(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "'\(word)' draws, and stands in 'draw { }' of a layer type", label: "not in 'draw'")
  }

  static func notInStyle(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "a style holds properties, 'actions { }' and another 'style { }'",
      label: "does not belong here")
  }

  static func duplicateHook(_ word: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .alreadyDeclared, at: range, "the layer type has such a '\(word)' already", label: "a second one",
      secondary: [Label(first, "the first")])
  }

  static func cannotObserve(_ keyPath: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplaced, at: range, "nothing can follow the changes of '\(keyPath)'", label: "not a property with a value",
      hint: "name the whole property, such as transform, or position and bounds for frame")
  }

  static func shownIsReadOnly(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .readOnly, at: range, "here the layer is what is on screen, which can only be read", label: "read-only",
      hint: "'changed' sees the layer itself, and can set it")
  }

  static func optionWord(_ option: String, words: [String], at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .optionWord, at: range, "'\(option)' is one of \(words.joined(separator: ", "))", label: "none of them")
  }

  // MARK: Actions

  static func unknownActionKey(_ name: String, at range: SourceRange, similar: [String]) -> Diagnostic {
    .unknown(
      .unknownActionKey, "property or event", name, at: range, label: "nothing asks for an action of this name",
      similar: similar)
  }

  static func shortActionKey(_ name: String, full: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .shortActionKey, severity: .warning, at: range,
      "no key is called \"\(name)\": a part asks for the action of its "
        + "property", label: "never equal", fixes: [.replace(range, with: "\"\(full)\"")])
  }

  // MARK: Restrictions

  static func forbidden(
    _ what: String, in name: String, _ restriction: RestrictedFunction.Restriction, at range: SourceRange,
    declared: SourceRange
  ) -> Diagnostic {
    let reason =
      switch restriction {
      case .hook: "it runs in the middle of what makes it run, so it cannot wait"
      case .display, .frame: "how often it runs depends on the frame rate"
      case .draw: "it may run at any time, any number of times, so it only draws"
      }
    return Diagnostic(
      .forbidden, at: range, "\(what == "wait" || what == "print" ? "'\(what)'" : what) is not possible in '\(name)'",
      label: "not here", secondary: [Label(declared, reason)])
  }
}
