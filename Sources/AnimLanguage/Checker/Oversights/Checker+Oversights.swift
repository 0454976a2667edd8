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
    guard isWholeScript else { return }
    checkUnusedDeclarations(globals, callables: callables)
    checkKeys()
    checkEvents()
    checkEnds()
    checkParticles()
  }
}
