extension ToolEnvironment {
  /// The reader of entries that suits the input and the output: an editor at a terminal, else one that reads lines.
  ///
  /// - Parameter color: the value of `--color`; nil if it was not given.
  func entryReader(color: String?) -> any EntryReader {
    guard case .descriptor(let descriptor) = input, SystemCalls.isTerminal(descriptor) else {
      return PlainReader(input)
    }
    guard let terminal = Terminal(input: descriptor, output: 1, type: variable("TERM")) else {
      return PlainReader(input, prompts: SystemCalls.isTerminal(1) ? output : nil)
    }
    return LineEditorReader(
      terminal, history: History(path: History.path(variable: variable)),
      isStyled: isColored(choice: color, isTerminal: true), output: output)
  }
}
