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
    Repl.Command("time", "EXPRESSION", "Tell how long an expression takes", in: .language, argument: .expression) {
      repl, rest throws(Complaint) in try repl.measure(rest, rounds: 1)
    },
    Repl.Command(
      "bench", "EXPRESSION [xN]", "Evaluate an expression many times and tell how long it takes", in: .language,
      argument: .expression
    ) { repl, rest throws(Complaint) in
      let (expression, last) = rest.lastWord
      guard last.hasPrefix("x"), let rounds = Int(last.dropFirst()), !expression.isEmpty else {
        return try repl.measure(rest, rounds: 1000)
      }
      guard (1...1_000_000).contains(rounds) else { throw .noCount(last) }
      return try repl.measure(expression, rounds: rounds)
    },
    Repl.Command("limits", "", "Tell what a run may use, and what it has used", in: .language) { repl, _ in
      Reply(TextTable(repl.limitRows, trailing: [1, 2]).text)
    },
    Repl.Command(
      "explain", "[ID]", "Tell what a message means: the last one, or that of an id", in: .language
    ) { repl, rest throws(Complaint) in try repl.explanation(of: rest) },
  ]
}

extension Repl {
  fileprivate func documentation(of name: String) throws(Complaint) -> Reply {
    guard !name.isEmpty else { throw .usage("doc") }
    if name.hasPrefix(":") { return Reply(ReplHelp.command(try Command.named(String(name.dropFirst())))) }
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

  fileprivate func measure(_ text: String, rounds: Int) throws(Complaint) -> Reply {
    guard !text.isEmpty else { throw .usage(rounds == 1 ? "time" : "bench") }
    var copy = session
    let probe = try probe(text, in: &copy)
    var times: [Duration] = []
    var value = PropertyValue.none
    do throws(ScriptError) {
      for _ in 0..<rounds where !host.isInterrupted() {
        let start = host.elapsed()
        value = try copy.value(of: probe)
        times.append(host.elapsed() - start)
      }
    } catch {
      throw .diagnostics([error.diagnostic], copy.sources)
    }
    times.sort()
    let result = self.text(of: SessionValue(name: text, type: probe.type, value: value)) + "\n"
    guard let least = times.first, rounds > 1 else { return Reply(result + "took \((times.first ?? .zero).text)\n") }
    return Reply(
      result + "\(times.count) rounds: least \(least.text), half of them below \(times[times.count / 2].text)\n")
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

  /// Each limit with what has been used of it, if that is counted.
  fileprivate var limitRows: [[String]] {
    let usage = session.usage
    let used: [Limit: Int] = [
      .steps: usage.steps.now, .turnsPerInstant: usage.turnsPerInstant.now, .liveBytes: usage.liveBytes.now,
      .layers: usage.layers.now, .animations: usage.animations.now, .timers: usage.timers.now,
      .strands: usage.strands.now, .registrations: usage.registrations.now,
    ]
    return Limit.allCases.map { limit in
      [limit.rawValue, used[limit].map { "\($0) of" } ?? "", options.limits.text(limit), limit.help]
    }
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

extension Duration {
  /// The time in the unit that suits it: `12.3 µs`.
  fileprivate var text: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) * 1e-18
    let (scale, unit) =
      seconds < 1e-6 ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1, "s")
    return "\(((seconds * scale * 10).rounded() / 10).numberText) \(unit)"
  }
}

extension String {
  /// With a newline at the end.
  var endingInNewline: String { hasSuffix("\n") || isEmpty ? self : self + "\n" }

  /// The names and words in a script.
  var names: Set<String> {
    var bag = DiagnosticBag()
    let source = SourceText(name: "", text: self)
    return Set(Parser.parse(source, into: &bag).tokens.filter { $0.kind == .word }.map { source.text(in: $0.range) })
  }
}
