// What a text says without a mistake but cannot mean. Each rule has a file here. A rule is for what surely cannot be
// meant: where it is not known, nothing is told.

extension Checker {
  /// The rules that need the whole text, told if it has no mistakes.
  ///
  /// - Parameters:
  ///   - globals: the variables that the text declares at its top level.
  ///   - callables: the text's first function or handler.
  mutating func checkOversights(_ globals: ArraySlice<Binding>, callables: Int) {
    if diagnostics.hasErrors { return }
    checkUnreadVariables()
    // A file that only declares is there for others.
    guard isWholeScript, !tree.ids(of: tree.root).allSatisfy({ tree[$0].isDeclaration }) else { return }
    checkUnusedDeclarations(globals, callables: callables)
    checkKeys()
    checkEvents()
    checkEnds()
    checkParticles()
  }
}

extension StatementSyntax {
  /// Whether it declares what other files may use, and does nothing by itself.
  fileprivate var isDeclaration: Bool {
    switch self {
    case .variable, .function, .handler, .layerType, .import, .test, .missing: true
    default: false
    }
  }
}
