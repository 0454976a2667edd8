/// Says what may stand at a place of an entry.
///
/// Total: whatever the text and wherever the place, there is an answer, if only that nothing is known.
public struct Completer {
  private let language: Importer.State
  private let commands: [PromptCommand]
  private let files: (String) -> [String]

  /// - Parameters:
  ///   - language: what earlier entries declared.
  ///   - commands: the commands that begin with `:`.
  ///   - files: the files and folders, these with a last `/`, in the folder that a path ends with.
  public init(
    language: Importer.State = Importer.State(), commands: [PromptCommand] = [],
    files: @escaping (String) -> [String] = { _ in [] }
  ) {
    self.language = language
    self.commands = commands
    self.files = files
  }

  /// What may stand at an offset of a text's UTF-8.
  public func completions(in text: String, at offset: Int) -> CompletionList {
    CompletionList()
  }
}
