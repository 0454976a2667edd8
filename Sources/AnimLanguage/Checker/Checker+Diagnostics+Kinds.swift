extension Diagnostic {
  /// A word that is none of those that a property takes.
  static func unknownWord(
    _ word: String, of property: String, _ words: [String], at range: SourceRange, similar: [String]
  ) -> Diagnostic {
    Diagnostic(
      .unknownWord, at: range, "'\(property)' cannot be \"\(word)\"", label: "not one of its words",
      hint: didYouMean(similar) ?? "it is one of " + words.map { "\"\($0)\"" }.joined(separator: ", "),
      fixes: similar.map { .replace(range, with: "\"\($0)\"") })
  }

  static func bareWord(_ word: String, of property: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownWord, at: range, "the words of '\(property)' are strings", label: "no string",
      hint: "write \"\(word)\"", fixes: [.replace(range, with: "\"\(word)\"")])
  }

  /// A property that layers of other kinds have.
  static func propertyOfOtherKind(
    _ name: String, on owner: String, kinds: [String], at range: SourceRange
  ) -> Diagnostic {
    let quoted = kinds.map { "'\($0)'" }
    let owners =
      quoted.dropLast().isEmpty
      ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and \(quoted.last ?? "")"
    return Diagnostic(
      .unknownProperty, at: range, "unknown property '\(name)' on \(owner)",
      label: "only layers of kind \(owners) have it",
      hint: "say the kind where the layer is declared: 'layer name: \(kinds.first ?? "") { … }'")
  }
}
