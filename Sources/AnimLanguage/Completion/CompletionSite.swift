/// A place in a script, and what may stand there: what the parser expects, and what the checker has in scope.
///
/// The place is marked with a name that nothing has; parser and checker then say themselves what it would have to be.
struct CompletionSite {
  /// The likeliest first.
  let candidates: [Completion]

  /// A letter that nobody writes makes the name one of a kind.
  private static let mark = "completionꙮ"

  /// - Parameters:
  ///   - before: the script up to the word at the place.
  ///   - after: the script after it.
  init(_ before: ArraySlice<UInt8>, _ after: ArraySlice<UInt8>, _ language: Importer.State) {
    let bytes = Array(before) + Array(CompletionSite.mark.utf8) + Array(after)
    // Far behind all other texts of the session.
    let source = SourceText(name: "", bytes: bytes, base: 1 << 31)
    var bag = DiagnosticBag()
    let tree = Parser.parse(source, names: language.names, into: &bag)
    guard let name = tree.names.find(CompletionSite.mark),
      let index = tree.tokens.firstIndex(where: { $0.kind == .word && $0.name == name })
    else {
      candidates = []
      return
    }
    let place = CompletionPlace(tree, index, bag)
    func request() -> CompletionRequest {
      Checker.completions(at: name, in: tree, source: source, state: language, labelsOf: place.callee)
    }
    switch place.expected {
    case .only(let words): candidates = words
    case .type: candidates = request().types
    case .name: candidates = CompletionSite.ranked(request())
    case .statement(let words):
      // A value alone does nothing.
      candidates = words + CompletionSite.ranked(request()).filter { $0.kind != .easing && $0.kind != .color }
    }
  }

  /// What fits the type that is wanted comes first. Easings and colours are only told where they can be meant.
  private static func ranked(_ request: CompletionRequest) -> [Completion] {
    let all = request.candidates ?? []
    let isAnything = request.wanted == .error
    let fitting = all.filter { request.fitting.contains($0.text) }
    let others = all.filter { candidate in
      if request.fitting.contains(candidate.text) { return false }
      switch candidate.kind {
      case .easing, .color: return isAnything
      default: return request.wanted != .easing
      }
    }
    return request.labels + fitting + others
  }
}
