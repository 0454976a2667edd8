import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let language: [Repl.Command] = [
    Repl.Command("type", "EXPRESSION", "Tell the type of an expression", in: .language, argument: .expression) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("type") }
      var copy = repl.session
      return Reply(try repl.probe(rest, in: &copy).type + "\n")
    },
    Repl.Command(
      "doc", "NAME", "Tell what a property, function, word, unit … of the language is", in: .language,
      argument: .expression
    ) { repl, rest throws(Complaint) in try repl.documentation(of: rest) },
    Repl.Command(
      "info", "NAME", "Tell where a name is declared, and which entries use it", in: .language,
      argument: .expression
    ) { repl, rest throws(Complaint) in try repl.information(on: rest) },
    Repl.Command("ast", "TEXT", "Show how a text is read", in: .language, argument: .expression) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("ast") }
      var bag = DiagnosticBag()
      let source = SourceText(name: "text", text: rest)
      let tree = Parser.parse(source, into: &bag)
      var reply = Reply(tree.debugDescription.endingInNewline)
      reply.diagnostics = bag.diagnostics
      reply.sources = [source]
      return reply
    },
    Repl.Command("tokens", "TEXT", "Show the tokens of a text", in: .language, argument: .expression) {
      repl, rest throws(Complaint) in
      guard !rest.isEmpty else { throw .usage("tokens") }
      var bag = DiagnosticBag()
      let source = SourceText(name: "text", text: rest)
      let tokens = Parser.parse(source, into: &bag).tokens.filter { $0.kind != .endOfFile }
      return Reply(TextTable(tokens.map { ["\($0.kind)", source.text(in: $0.range)] }).text)
    },
    Repl.Command(
      "plan", "TEXT", "Show what a text, or the function of a name, is compiled to", in: .language,
      argument: .expression
    ) { repl, rest throws(Complaint) in try repl.plan(rest) },
    Repl.Command(
      "explain", "[ID]", "Tell what a message means: the last one, or that of an id", in: .language
    ) { repl, rest throws(Complaint) in try repl.explanation(of: rest) },
  ]
}

extension Repl {
  fileprivate func documentation(of name: String) throws(Complaint) -> Reply {
    guard !name.isEmpty else { throw .usage("doc") }
    if name.hasPrefix(":") { return Reply(try help(onCommand: String(name.dropFirst()))) }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    let full = Vocabulary.entries(named: name)
    let entries = full.isEmpty ? Vocabulary.entries(named: last) : full
    if let declaration = session.declaration(named: name) { return Reply(text(of: declaration) + "\n") }
    guard !entries.isEmpty else { throw .unknownName(last, among: Vocabulary.allNames) }
    return Reply(entries.map { "\($0.kind) \($0.signature)\n  \($0.help)\n" }.joined())
  }

  fileprivate func information(on name: String) throws(Complaint) -> Reply {
    guard !name.isEmpty else { throw .usage("info") }
    guard let declaration = session.declaration(named: name) else {
      throw .unknownName(name, among: session.declarations.map(\.name))
    }
    var lines = [text(of: declaration)]
    let map = SourceMap(session.sources)
    if let place = map.location(of: declaration.range.lowerBound) {
      lines.append("declared at \(map.files[place.file].name):\(place.line):\(place.column)")
      lines.append("  " + (map.lineText(file: place.file, line: place.line)?.trimmed ?? ""))
    }
    let users = log.kept.filter { entry in
      entry.text.names.contains(name) && entry.number > (self.entry(declaring: declaration)?.number ?? 0)
    }
    if !users.isEmpty {
      lines.append(
        "used by \(users.count == 1 ? "entry" : "entries") \(users.map { "\($0.number)" }.joined(separator: ", "))")
    }
    return Reply(lines.map { $0 + "\n" }.joined())
  }

  /// `let x : number = 1`
  func text(of declaration: Declaration) -> String {
    let value = session.value(of: declaration).map { " = \(text(of: $0.value))" }
    switch declaration.kind {
    case .constant, .variable:
      return "\(declaration.kind.rawValue) \(declaration.name) : \(declaration.type)\(value ?? "")"
    case .layer: return "layer \(declaration.name) : \(declaration.type)"
    case .function, .handler: return "\(declaration.kind.rawValue) \(declaration.name)\(declaration.type)"
    case .layerType: return "layer type \(declaration.name) : \(declaration.type)"
    }
  }

  private func entry(declaring declaration: Declaration) -> EntryLog.Entry? {
    log.kept.last { entry in
      !entry.before.session.declarations.contains { $0.range == declaration.range }
    }
  }
}

extension Repl {
  fileprivate func explanation(of name: String) throws(Complaint) -> Reply {
    var id = DiagnosticID(named: name)
    if name.isEmpty || name == "last" {
      guard let last = lastDiagnostics.first else { throw .message("nothing has been told yet") }
      id = last.id
    }
    guard let page = id.flatMap({ Explanation(of: $0) }) else {
      throw .unknownName(name, among: DiagnosticID.all.map(\.name))
    }
    return Reply(page.text)
  }

  /// The instructions of a text or of a function.
  fileprivate func plan(_ text: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else { throw .usage("plan") }
    if let declaration = session.declaration(named: text), let listing = session.listing(of: declaration) {
      return Reply(self.text(of: [listing], SourceMap(session.sources)))
    }
    let source = SourceText(name: "text", text: text, base: session.nextBase)
    let (functions, diagnostics) = session.listing(of: source, loader: host.loader(""))
    var reply = Reply(self.text(of: functions, SourceMap(session.sources + [source])))
    reply.diagnostics = diagnostics
    reply.sources = session.sources + [source]
    return reply
  }

  private func text(of functions: [CodeListing], _ map: SourceMap) -> String {
    functions.map { function in
      let rows = function.lines.map { line in
        ["\(line.index)", line.operation, line.operands, line.range.map { excerpt($0, map) } ?? ""]
      }
      return function.name + "\n" + TextTable(rows, indentation: "  ", trailing: [0]).text
    }.joined()
  }

  /// What stands in a range, in a few words.
  private func excerpt(_ range: SourceRange, _ map: SourceMap) -> String {
    guard let location = map.location(of: range.lowerBound) else { return "" }
    let text = map.files[location.file].text(in: range)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension Vocabulary.Entry {
  /// The name with its type, or the whole form where that has the name in it.
  fileprivate var signature: String {
    detail.contains(name) ? detail : "\(name) : \(detail)"
  }
}

extension Vocabulary {
  /// All names of the language, for near misses.
  static var allNames: [String] {
    [
      Kind.property, .function, .method, .easing, .color, .type, .clause, .transactionOption, .animationEvent, .unit,
      .offeredValue,
    ].flatMap { entries(of: $0).map(\.name) }
  }
}

extension String {
  /// Whether there is more than white space and comments.
  var hasStatements: Bool {
    var bag = DiagnosticBag()
    let tokens = Parser.parse(SourceText(name: "", text: self), into: &bag).tokens
    return bag.hasErrors || tokens.contains { $0.kind != .endOfFile }
  }

  /// With a newline at the end.
  var endingInNewline: String { hasSuffix("\n") || isEmpty ? self : self + "\n" }

  /// The names and words in a script.
  var names: Set<String> {
    var bag = DiagnosticBag()
    let source = SourceText(name: "", text: self)
    return Set(Parser.parse(source, into: &bag).tokens.filter { $0.kind == .word }.map { source.text(in: $0.range) })
  }
}
