import AnimLanguage
import AnimRuntime

extension Diagnostic {
  /// Neither a variable nor a layer is called so, or it is not there yet.
  static func nothingToRead(_ name: String, in session: Session) -> Diagnostic {
    if let declaration = session.declaration(named: name), declaration.global != nil {
      return Diagnostic(
        .hostRead, at: declaration.range, "'\(name)' has no value yet", label: "declared here",
        hint: "read it when the script has got here")
    }
    let similar = Suggestions.nearest(to: name, among: session.declarations.map(\.name))
    return Diagnostic(
      .hostRead, at: SourceRange(0, 0), "the script has no variable or layer '\(name)'",
      hint: similar.first.map { "did you mean '\($0)'?" })
  }

  /// A value that a Swift type does not take, or whatever else that type threw.
  ///
  /// - Parameter path: where the type was to be read from.
  static func unreadable(_ error: any Error, _ path: [any CodingKey], in session: Session) -> Diagnostic {
    let context = (error as? DecodingError)?.context
    let path = context?.codingPath ?? path
    if case DecodingError.keyNotFound = error, path.count == 1 {
      return nothingToRead(path.text, in: session)
    }
    let problem = (context?.underlyingError as? DecodedProblem)?.text
    let text = problem ?? "cannot be read: \(context?.debugDescription ?? "\(error)")"
    let declaration = path.first.flatMap { session.declaration(named: $0.stringValue) }
    return Diagnostic(
      .hostRead, at: declaration?.range ?? SourceRange(0, 0),
      path.isEmpty ? "the script \(text)" : "'\(path.text)' \(text)",
      label: declaration == nil ? nil : "declared here")
  }
}

/// What is wrong with a value that was to be read, as the rest of a sentence that begins with its path.
struct DecodedProblem: Error {
  let text: String

  /// The problem as decoders tell it.
  func context(_ path: [any CodingKey]) -> DecodingError.Context {
    DecodingError.Context(codingPath: path, debugDescription: text, underlyingError: self)
  }

  static let tooDeep = DecodedProblem(text: "lies too deep in other values")

  /// - Parameters:
  ///   - found: what there is.
  ///   - wanted: what would do, with an article.
  static func mismatch(found: String, wanted: String) -> DecodedProblem {
    DecodedProblem(text: "is \(found), not \(wanted)")
  }

  static func tooShort(_ count: Int) -> DecodedProblem {
    DecodedProblem(text: "is beyond the end: there \(count == 1 ? "is 1 value" : "are \(count) values")")
  }

  static func missing(similar: String?) -> DecodedProblem {
    DecodedProblem(text: "is not there" + (similar.map { ", but there is '\($0)'" } ?? ""))
  }
}

extension DecodingError {
  fileprivate var context: Context? {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context
    @unknown default: nil
    }
  }
}

extension [any CodingKey] {
  /// The path as one would write it: `stops[1].x`.
  fileprivate var text: String {
    reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
  }
}
