extension Diagnostic {
  static func unterminatedString(at range: SourceRange, laterQuote: SourceRange?) -> Diagnostic {
    Diagnostic(
      .unterminatedString, at: range, "this string has no closing quote",
      label: "a string ends on the line it begins on",
      secondary: laterQuote.map { [Label($0, "the next quote is here")] } ?? [],
      hint: "write \\n where the text has a line end",
      fixes: [.insert("\"", at: range.upperBound)])
  }

  static func unterminatedInterpolation(at range: SourceRange, opener: SourceRange) -> Diagnostic {
    Diagnostic(
      .unterminatedInterpolation, at: range, "missing ')' to close '\\(' in a string", label: "expected ')' here",
      secondary: [Label(opener, "opened here")], fixes: [.insert(")", at: range.lowerBound)])
  }

  static func unterminatedComment(at range: SourceRange, missing: Int, endOfFile: SourceRange) -> Diagnostic {
    let closers = Array(repeating: "*/", count: min(missing, 3)).joined(separator: " ")
    return Diagnostic(
      .unterminatedComment, at: range, "this comment has no end",
      label: "everything from here on is a comment",
      notes: missing > 1 ? ["comments can be nested, and \(missing) are open"] : [],
      fixes: missing > 3 ? [] : [.insert(" " + closers, at: endOfFile.lowerBound, title: "insert '\(closers)'")])
  }

  static func invisibleCharacter(_ character: LookAlike, at range: SourceRange) -> Diagnostic {
    let isSpace = !character.replacement.isEmpty
    return Diagnostic(
      .invisibleCharacter, at: range,
      isSpace ? "this \(character.name) only looks like a space" : "there is an invisible \(character.name) here",
      fixes: [
        .replace(
          range, with: character.replacement, title: isSpace ? "write a space" : "remove it", applicability: .exact)
      ])
  }

  static func lookAlike(_ character: LookAlike, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .lookAlike, at: range, "this \(character.name) only looks like '\(character.replacement)'",
      fixes: [.replace(range, with: character.replacement, applicability: .exact)])
  }

  static func lookAlikeQuotes(_ character: LookAlike, opener: SourceRange, closer: SourceRange?) -> Diagnostic {
    Diagnostic(
      .lookAlike, at: opener, "strings stand in straight double quotes, not after \(character.name.withArticle)",
      secondary: closer.map { [Label($0, "and its end")] } ?? [],
      fixes: closer.map { closer in
        [Fix("write straight quotes", edits: [Edit(opener, "\""), Edit(closer, "\"")], applicability: .likely)]
      } ?? [])
  }

  static func unknownCharacters(_ text: String, at range: SourceRange) -> Diagnostic {
    let meant: [String: String] = ["&": "&&", "|": "||"]
    if text == "^" {
      return Diagnostic(
        .unknownCharacter, at: range, "'^' is no operator", hint: "'pow(2, 3)' raises to a power")
    }
    if let replacement = meant[text] {
      return Diagnostic(
        .unknownCharacter, at: range, "'\(text)' is no operator", hint: "'\(replacement)' combines conditions",
        fixes: [.replace(range, with: replacement)])
    }
    let scalars = text.unicodeScalars
    let isPlain = scalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    let shown = isPlain ? "'\(text.prefix(20))'" : "the control character U+\(hexadecimal(scalars.first?.value ?? 0))"
    return Diagnostic(
      .unknownCharacter, at: range, "\(shown) means nothing here", fixes: [.replace(range, with: "")])
  }

  static func incompleteRangeOperator(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, at: range, "'..' is no operator",
      hint: "write '..<' for a range without its end, '...' for one with it",
      fixes: [
        .replace(range, with: "..<"), .replace(range, with: "..."),
      ])
  }

  static func unknownUnit(_ unit: String, number: String, at range: SourceRange) -> Diagnostic {
    let written = unit.prefix(20)
    if ["px", "pt", "dp", "em", "points", "pixels"].contains(unit.lowercased()) {
      return Diagnostic(
        .unknownUnit, at: range, "there is no unit '\(written)'", label: "lengths are plain numbers",
        fixes: [.replace(range, with: "", title: "write '\(number.prefix(20))'", applicability: .exact)])
    }
    if number == "0", unit.hasPrefix("x"), [4, 7, 9].contains(unit.utf8.count),
      unit.utf8.dropFirst().allSatisfy(\.isHexDigit)
    {
      let color = "#" + unit.dropFirst()
      return Diagnostic(
        .unknownUnit, at: range, "numbers are not written in hexadecimal", label: "a color is written '\(color)'",
        fixes: [.replace(SourceRange(range.lowerBound - 1, range.upperBound), with: color)])
    }
    if let foreign = Unit.foreign[unit.lowercased()] { return foreignUnit(String(written), number, foreign, at: range) }
    // Of a short unit another one is near that means something else.
    let nearest =
      Unit.synonyms[unit.lowercased()].map { [$0.rawValue] }
      ?? (unit.utf8.count < 3 ? [] : Suggestions.nearest(to: unit, among: Unit.allCases.lazy.map(\.rawValue)))
    return Diagnostic(
      .unknownUnit, at: range, "there is no unit '\(written)'",
      label: nearest.first.map { "did you mean '\(number.prefix(20))\($0)'?" },
      hint: unitHint,
      fixes: nearest.map { .replace(range, with: $0, title: "write '\(number.prefix(20))\($0)'") })
  }

  private static let unitHint =
    "units are s, ms, min for durations, deg, rad, turn for angles and % for fractions"

  /// A unit of other tools that is a multiple of one that is known.
  private static func foreignUnit(
    _ written: String, _ number: String, _ foreign: (factor: Double, unit: Unit), at range: SourceRange
  ) -> Diagnostic {
    let count = (Double(number) ?? 0) * foreign.factor
    let isShort = (0.001..<1e9).contains(count)
    let text = count == count.rounded() && isShort ? "\(Int64(count))" : "\(count)"
    let unit = foreign.unit.rawValue
    let start = range.lowerBound - UInt32(truncatingIfNeeded: number.utf8.count)
    return Diagnostic(
      .unknownUnit, at: range, "there is no unit '\(written)'", label: isShort ? "write '\(text)\(unit)'" : nil,
      hint: unitHint,
      fixes: isShort ? [.replace(SourceRange(start, range.upperBound), with: text + unit)] : [])
  }

  static func unitApart(_ text: String, at range: SourceRange, whole: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownUnit, at: range, "a unit touches its number", label: "write '\(text)'",
      fixes: [.replace(whole, with: text, applicability: .exact)])
  }

  static func percentOrRemainder(at range: SourceRange, operands: (start: Int, end: Int), in lexer: borrowing Lexer)
    -> Diagnostic
  {
    let before = lexer.source.text(
      in: SourceRange(lexer.range(operands.start, operands.start).lowerBound, range.lowerBound))
    return Diagnostic(
      .percentOrRemainder, at: range, "'%' touches what follows, so it is neither a percentage nor a remainder",
      hint: "'\(before) % x' is a remainder, '\(before)%' a percentage",
      fixes: [.replace(range, with: " % ", title: "write ' % ' for a remainder")])
  }

  static func hashComment(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedColor, at: range, "'#' is no color", label: "without digits", hint: "a comment begins with '//'",
      fixes: [.replace(range, with: "//")])
  }

  static func malformedColor(_ text: String, at range: SourceRange) -> Diagnostic {
    let shown = text.count > 20 ? text.prefix(20) + "…" : text[...]
    return Diagnostic(
      .malformedColor, at: range, "'\(shown)' is no color",
      hint: "a color is '#' and 3, 4, 6 or 8 hexadecimal digits, such as #ff8000")
  }

  static func nestedTooDeeply(at range: SourceRange, limit: Int) -> Diagnostic {
    Diagnostic(
      .nesting, at: range, "this is nested too deeply", label: "level \(limit + 1)",
      hint: "at most \(limit) levels are read; what lies deeper is left out")
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// With `a` or `an` before it.
  fileprivate var withArticle: String { ("aeiou".contains(first ?? " ") ? "an " : "a ") + self }
}
