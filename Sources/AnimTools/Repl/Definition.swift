import AnimLanguage

/// A command of the user's own: an entry or a command under a name, with places for words.
struct Definition: Hashable {
  /// Without the colon.
  var name: String
  /// What is entered: `$1` to `$9` stand for the words that follow the name, `$*` for all of them.
  var text: String

  /// What is entered for some words. Without any place in it they stand at its end.
  func text(with arguments: String) throws(Complaint) -> String {
    let words = arguments.words
    var result = ""
    var hasPlaces = false
    var rest = text[...]
    while let character = rest.popFirst() {
      guard character == "$", let place = rest.first, place == "*" || ("1"..."9").contains(place) else {
        result.append(character)
        continue
      }
      rest.removeFirst()
      hasPlaces = true
      guard let number = place.wholeNumberValue else {
        result += arguments
        continue
      }
      guard number <= words.count else { throw .missingWord(self, number) }
      result += words[number - 1]
    }
    return hasPlaces || arguments.isEmpty ? result : result + " " + arguments
  }
}

extension Repl {
  /// How deeply definitions may stand in each other.
  private static let definitionDepthLimit = 16

  /// The user's own command of a name.
  func definition(named name: String) -> Definition? {
    if let definition = definitions.first(where: { $0.name == name }) { return definition }
    let candidates = name.isEmpty ? [] : definitions.filter { $0.name.hasPrefix(name) }
    // One that could be a command of the prompt as well is not guessed.
    return candidates.count == 1 && !Command.all.contains { $0.name.hasPrefix(name) } ? candidates[0] : nil
  }

  /// Enters what a definition stands for.
  mutating func perform(_ definition: Definition, _ arguments: String) throws(Complaint) -> Reply {
    let text = try definition.text(with: arguments)
    guard definitionDepth < Repl.definitionDepthLimit else { throw .endlessDefinition(definition.name) }
    definitionDepth += 1
    defer { definitionDepth -= 1 }
    return reply(to: text)
  }

  /// Defines a command, shows one, or lists all.
  mutating func define(_ text: String) throws(Complaint) -> Reply {
    let (word, entry) = text.firstWord
    let name = word.hasPrefix(":") ? String(word.dropFirst()) : word
    if word.isEmpty {
      let rows = definitions.map { [":\($0.name)", $0.text] }
      return Reply(rows.isEmpty ? "no commands of your own; ':def NAME ENTRY' makes one\n" : TextTable(rows).text)
    }
    guard !entry.isEmpty else {
      guard let definition = definitions.first(where: { $0.name == name }) else { throw .usage("def") }
      return Reply(":\(name)  \(definition.text)\n")
    }
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" }), name.first?.isLetter == true else {
      throw .wrongDefinition(name)
    }
    guard !Command.all.contains(where: { $0.name == name }) else { throw .definedAlready(name) }
    definitions.removeAll { $0.name == name }
    definitions.append(Definition(name: name, text: entry))
    return Reply()
  }

  mutating func forgetDefinition(_ name: String) throws(Complaint) -> Reply {
    guard definitions.contains(where: { $0.name == name }) else {
      throw .unknownCommand(name, definitions.map(\.name))
    }
    definitions.removeAll { $0.name == name }
    return Reply()
  }
}
