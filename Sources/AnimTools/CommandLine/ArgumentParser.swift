/// Options and operands of a command line, told apart.
///
/// `--name value`, `--name=value` and `-h` are options, wherever they stand; `--` ends them; `-` alone is an operand.
/// Of an option that is given twice the last value counts, unless it can be repeated.
struct ParsedArguments: Hashable {
  private(set) var values: [OptionDescription.Name: String] = [:]
  private(set) var operands: [String] = []

  /// - Parameter command: what the options belong to; nil for those before a command, where parsing stops at the
  ///   first operand and leaves the rest in ``operands``.
  init(_ arguments: ArraySlice<String>, command: CommandDescription?) throws(UsageError) {
    let options = command?.options ?? CommandLineTool.options
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        if command == nil {
          operands += rest
          break
        }
        continue
      }
      let (spelling, attachedValue) = Self.split(argument)
      guard let option = options.first(where: { $0.spelling == spelling || $0.shortSpelling == spelling }) else {
        throw .unknownOption(spelling, in: command)
      }
      guard option.placeholder != nil else {
        guard attachedValue == nil else { throw .unexpectedValue(option, in: command) }
        values[option.name] = ""
        continue
      }
      guard let value = attachedValue ?? rest.popFirst() else { throw .missingValue(option, in: command) }
      guard option.choices.isEmpty || option.choices.contains(value) else {
        throw .wrongChoice(value, of: option, in: command)
      }
      let earlier = option.isRepeatable ? values[option.name] : nil
      values[option.name] = earlier.map { "\($0),\(value)" } ?? value
    }
  }

  func has(_ option: OptionDescription) -> Bool { values[option.name] != nil }

  func value(of option: OptionDescription) -> String? { values[option.name] }

  /// Whether there are as many operands as the command takes.
  func checkOperands(of command: CommandDescription) throws(UsageError) {
    switch command.operands {
    case .none: if !operands.isEmpty { throw .tooManyOperands(operands, of: command) }
    case .optional: if operands.count > 1 { throw .tooManyOperands(operands, of: command) }
    case .one(let name):
      if operands.isEmpty { throw .missingOperand(name, of: command) }
      if operands.count > 1 { throw .tooManyOperands(operands, of: command) }
    case .oneOrMore(let name): if operands.isEmpty { throw .missingOperand(name, of: command) }
    }
  }

  private static func split(_ argument: String) -> (spelling: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }
}
