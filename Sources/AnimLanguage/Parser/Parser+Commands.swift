extension Parser {
  /// Reads `on layer event key call name`, `on event …`, `off …`.
  mutating func parseRegistration(isRemoval: Bool) -> StatementSyntax {
    advance()
    skipParametersOfEvent()
    if let swapped = parseEventBeforeLayer(isRemoval) { return swapped }
    var layer = isEventWithoutLayer ? add(.selfLayer, gap) : parseExpression(.layer)
    var event = eventBehindDot(of: &layer)
    if event == nil { event = parseName("an event such as finish") }
    guard let event else { return .missing }
    skipParameters(of: event)
    if isWord(.key), isText(token(ahead: 1)) {
      let next = token(ahead: 1).range.lowerBound
      report { .wordBeforeKey(at: SourceRange($0.current.range.lowerBound, next)) }
      advance()
    }
    let key = parseKey()
    guard let action = parseCompletion() else { return .missing }
    return .register(
      Parser.add(
        RegistrationSyntax(isRemoval: isRemoval, layer: layer, event: event, key: key, action: action),
        to: &tree.registrations))
  }

  /// `on frame(dt) { … }`: the parameter of an event of no layer is told, and its tokens pass for nothing.
  private mutating func skipParametersOfEvent() {
    let opener = token(ahead: 1)
    guard kind == .word, opener.kind == .leftParenthesis, !opener.isAfterSpace, token(ahead: 2).kind == .word,
      token(ahead: 3).kind == .rightParenthesis, token(ahead: 4).kind == .leftBrace
    else { return }
    reportParameters(opener: index + 1)
    // The event is looked at again, with the block behind it.
    tokens[index + 3].kind = .word
    tokens[index + 3].payload = current.payload
    tokens[index + 3].flags = current.flags
    index += 3
  }

  /// `on card tap(e) { … }`: the same for an event that has no key.
  private mutating func skipParameters(of event: NameSyntax) {
    guard kind == .leftParenthesis, token(ahead: 1).kind == .word, token(ahead: 2).kind == .rightParenthesis,
      token(ahead: 3).kind == .leftBrace,
      !Vocabulary.animationEvents.contains(where: { $0.word == tree.names[event.name] })
    else { return }
    let uses = renameToEvent(parameter: index + 1, openedAt: index + 3)
    reportParameters(opener: index, uses: uses)
    index += 3
  }

  /// Makes `event` of the uses of a parameter in the block behind it.
  private mutating func renameToEvent(parameter: Int, openedAt opener: Int) -> [SourceRange] {
    var uses: [SourceRange] = []
    var (place, depth) = (opener, 0)
    repeat {
      switch tokens[place].kind {
      case .leftBrace: depth += 1
      case .rightBrace: depth -= 1
      case .word where tokens[place].payload == tokens[parameter].payload && tokens[place - 1].kind != .dot:
        uses.append(tokens[place].range)
        tokens[place].payload = Word.event.name.index
      default: break
      }
      place += 1
    } while depth > 0 && place < tokens.count
    return uses
  }

  private mutating func reportParameters(opener: Int, uses: [SourceRange] = []) {
    report(at: opener) { parser in
      let whole = SourceRange(
        parser.tokens[opener - 1].range.upperBound, parser.tokens[opener + 2].range.upperBound)
      return .parametersOfEvent(at: parser.tokens[opener + 1].range, whole: whole, uses: uses)
    }
  }

  /// Reads `on tap card …`, where the words are swapped; nil if they are not.
  private mutating func parseEventBeforeLayer(_ isRemoval: Bool) -> StatementSyntax? {
    let (next, behind) = (token(ahead: 1), token(ahead: 2))
    guard kind == .word, next.kind == .word, next.name != Word.call.name, !next.isFirstOnLine,
      behind.kind == .leftBrace || behind.kind == .word && behind.name == Word.call.name,
      isKnownEvent(text(index)), !isKnownEvent(source.text(in: next.range))
    else { return nil }
    let whole = SourceRange(current.range.lowerBound, next.range.upperBound)
    report { .eventBeforeLayer($0.text($0.index), $0.source.text(in: next.range), at: whole) }
    let event = NameSyntax(name: current.name, range: current.range)
    advance()
    advance()
    let layer = add(.name(next.name), next.range)
    guard let action = parseCompletion() else { return .missing }
    return .register(
      Parser.add(
        RegistrationSyntax(isRemoval: isRemoval, layer: layer, event: event, key: nil, action: action),
        to: &tree.registrations))
  }

  private func isKnownEvent(_ word: String) -> Bool {
    (Vocabulary.inputEvents + Vocabulary.animationEvents).contains { $0.word == word }
  }

  /// The event of `card.tap` where no other stands: told, and taken from the layer.
  private mutating func eventBehindDot(of layer: inout ExpressionID) -> NameSyntax? {
    guard kind == .leftBrace || isWord(.call) || kind == .string, case .member(let base, let name, false) = tree[layer],
      isKnownEvent(text(index - 1))
    else { return nil }
    let whole = tree.range(of: layer)
    let range = tokens[index - 1].range
    let written = text(index - 1)
    report(at: index - 1) { _ in
      .eventBehindDot(written, at: range, dot: SourceRange(range.lowerBound - 1, range.lowerBound))
    }
    layer = base
    return NameSyntax(name: name, range: SourceRange(range.lowerBound, whole.upperBound))
  }

  /// Whether an event follows directly, and the layer is the one around.
  private var isEventWithoutLayer: Bool {
    let next = token(ahead: 1)
    guard kind == .word else { return false }
    switch next.kind {
    case .string, .stringStart, .leftBrace: return true
    case .leftParenthesis: return next.isAfterSpace
    case .word: return next.name == Word.call.name && token(ahead: 2).name != Word.call.name
    default: return false
    }
  }

  /// Reads a key: a string literal or an expression in parentheses; `nil` if there is none.
  mutating func parseKey() -> ExpressionID? {
    guard !isAtStatementEnd else { return nil }
    switch kind {
    case .string, .stringStart, .leftParenthesis: return parsePrimary(.key)
    default: return nil
    }
  }

  /// Reads the key of an animation behind a layer, also one that lacks its quotes, which is told.
  private mutating func parseKeyOfLayer() -> ExpressionID? {
    guard kind == .word, !isAtStatementEnd, endsStatement(at: min(index + 1, tokens.count - 1)) else {
      return parseKey()
    }
    report { .keyWithoutQuotes($0.text($0.index), at: $0.current.range) }
    advance()
    return addMissing()
  }

  /// Reads `wait duration`, `wait for all`, `wait for layer "key"` or `wait for layer event`.
  mutating func parseWait() -> StatementSyntax {
    advance()
    if kind == .word, !isAtStatementEnd, text(index) == "until", let idiom = Vocabulary.idiom(for: "until") {
      report { .foreignStatement("wait until", idiom, at: $0.current.range) }
      skipStatement()
      return .missing
    }
    if isWord(.all), endsStatement(at: min(index + 1, tokens.count - 1)), !isAtStatementEnd {
      report { .missingWord("for", at: $0.current.range) }
      advance()
      return .waitForAll
    }
    guard accept(.for) else {
      let start = index - 1
      let duration = parseExpression(.duration)
      guard kind == .leftBrace, !current.isFirstOnLine, !hasMistake(since: start) else { return .wait(duration) }
      report(at: start) { .unknownStatement("wait … {", meant: "after", at: $0.tokens[start].range) }
      return .schedule(.after, duration, parseBlock(ownedBy: start))
    }
    if kind == .duration || kind == .number, endsStatement(at: min(index + 1, tokens.count - 1)) {
      report(at: index - 1) {
        .waitForDuration(at: SourceRange($0.tokens[$0.index - 1].range.lowerBound, $0.current.range.lowerBound))
      }
      return .wait(parseExpression(.duration))
    }
    if isWord(.all), endsStatement(at: index + 1) || !startsKey(at: index + 1) {
      advance()
      return .waitForAll
    }
    let layer = parseExpression(.layerOrAll)
    if let key = parseKey() { return .waitFor(layer: layer, key: key) }
    if kind == .word, !isAtStatementEnd, let event = parseName("an event such as tap") {
      return .waitForEvent(layer: layer, event)
    }
    report {
      .expected("a key such as \"Fade In\" or an event such as tap", after: $0.before, at: $0.place, found: $0.found)
    }
    return .waitFor(layer: layer, key: addMissing())
  }

  private func startsKey(at index: Int) -> Bool {
    switch tokens[min(index, tokens.count - 1)].kind {
    case .string, .stringStart, .leftParenthesis, .dot, .leftBracket: true
    default: false
    }
  }

  /// Reads `at`, `after` or `every`, a time and the block to run, or a part of a keyframe block.
  mutating func parseSchedule() -> StatementSyntax {
    let start = index
    if word == .every, token(ahead: 1).kind == .word, token(ahead: 1).name == Word.frame.name,
      token(ahead: 2).kind == .leftBrace
    {
      report { .unknownStatement("every", meant: "on", at: $0.current.range) }
      return parseRegistration(isRemoval: false)
    }
    let schedule: ScheduleKind =
      switch word {
      case .at: .at
      case .after: .after
      default: .every
      }
    advance()
    let time = parseExpression(.duration)
    if schedule == .at, accept(.for) { return parseKeyframe(at: time, ownedBy: start) }
    return .schedule(schedule, time, parseBlock(ownedBy: start))
  }

  /// Reads `cancel timer`, `cancel layer`, `cancel layer "key"`.
  mutating func parseCancel() -> StatementSyntax {
    advance()
    let subject = parseExpression(.layerOrTimer)
    return .cancel(subject, key: parseKeyOfLayer())
  }

  /// Reads `stop layer`, `stop layer "key"`, `start animator` and the like.
  mutating func parseControl(_ control: ControlWord) -> StatementSyntax {
    advance()
    let layer = parseExpression(.layerOrAnimator)
    if control == .finish, accept(.at) { return parseFinish(layer) }
    if control == .start, accept(.durationFactor) {
      return .resumeAnimator(layer, durationFactor: parseExpression(.number))
    }
    return .control(control, layer, key: parseKeyOfLayer())
  }

  /// Reads `remove layer`.
  mutating func parseRemove() -> StatementSyntax {
    advance()
    return .remove(parseExpression(.layer))
  }

  /// Reads `replace layer with other`.
  mutating func parseReplace() -> StatementSyntax {
    advance()
    let layer = parseExpression(.layer)
    if !accept(.with, orNearly: ["by"]) {
      report { .expected("'with' and the layer that takes its place", after: $0.before, at: $0.place, found: $0.found) }
      if isAtStatementEnd { return .replace(layer, with: addMissing()) }
    }
    return .replace(layer, with: parseExpression(.layer))
  }

  /// Reads `scroll layer to point`.
  mutating func parseScroll() -> StatementSyntax {
    advance()
    let layer = parseExpression(.layer)
    if !accept(.to) {
      report { .expected("'to' and a point or a rect", after: $0.before, at: $0.place, found: $0.found) }
      if isAtStatementEnd { return .scroll(layer, to: addMissing()) }
    }
    return .scroll(layer, to: parseExpression())
  }

  /// Reads `insert layer in parent at index`, `insert layer above sibling` and so on; `move` is the same.
  mutating func parseInsert() -> StatementSyntax {
    let isMove = advance().name == Word.move.name
    let layer = parseExpression(.layer)
    if isMove, isWord(.to), !isAtStatementEnd {
      report { .moveTo(at: $0.current.range) }
      skipStatement()
      return .missing
    }
    let mark = pending.count
    var place = InsertionPlace.last
    if accept(.above, orNearly: []) {
      place = .above
      appendOperand(parseExpression(.layer))
    } else if accept(.below, orNearly: ["under"]) {
      place = .below
      appendOperand(parseExpression(.layer))
    } else {
      let hasParent = accept(.in, orNearly: ["into"])
      if hasParent { appendOperand(parseExpression(.layer)) }
      if accept(.at) {
        place = .index
        if !hasParent { appendOperand(add(.selfLayer, gap)) }
        appendOperand(parseExpression(.number))
      }
    }
    return .insert(layer, list(since: mark), place)
  }

  private mutating func appendOperand(_ value: ExpressionID) {
    pending.append(Parser.add(ArgumentSyntax(label: nil, value: value), to: &tree.arguments).index)
  }
}
