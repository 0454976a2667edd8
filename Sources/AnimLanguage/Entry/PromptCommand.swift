/// A command of the prompt, as completion offers it.
public struct PromptCommand: Hashable, Sendable {
  /// What follows the name.
  public enum Argument: Hashable, Sendable {
    case none
    /// A value or statement of the language.
    case expression
    case path
    /// One of some words.
    case words([String])
    /// A value of the language, or one of some words.
    case expressionOr([String])
  }

  /// With its colon: `:step`.
  public var name: String
  /// How it is written: `:step [N]`.
  public var form: String
  /// One line on what it does.
  public var help: String
  public var argument: Argument

  public init(_ name: String, form: String, help: String, argument: Argument = .none) {
    self.name = name
    self.form = form
    self.help = help
    self.argument = argument
  }
}
