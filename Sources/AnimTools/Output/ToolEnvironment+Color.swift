extension ToolEnvironment {
  /// Whether to write in colours. The option outweighs `NO_COLOR`, that outweighs `CLICOLOR_FORCE`, and without any it
  /// is a matter of the terminal.
  ///
  /// - Parameters:
  ///   - choice: the value of `--color`; nil if it was not given.
  ///   - isTerminal: whether what is written goes to a person's terminal.
  func isColored(choice: String?, isTerminal: Bool) -> Bool {
    switch choice {
    case "always": return true
    case "never": return false
    default: break
    }
    func isSet(_ name: String) -> Bool { !(variable(name) ?? "").isEmpty }
    if isSet("NO_COLOR") { return false }
    if isSet("CLICOLOR_FORCE"), variable("CLICOLOR_FORCE") != "0" { return true }
    return isTerminal && variable("TERM") != "dumb"
  }
}
