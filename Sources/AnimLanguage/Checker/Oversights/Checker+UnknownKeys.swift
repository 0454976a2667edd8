// Keys and tags of animations that no animation of a whole script has.

/// A place that names a key.
struct KeyUse: Sendable {
  let text: String
  let range: SourceRange
}

extension Checker {
  /// Warns of keys and tags that nothing has, if all of them are written out.
  mutating func checkKeys() {
    let finder = KeyFinder(program)
    let uses = keyUses + finder.uses
    if !uses.isEmpty, let keys = finder.keys {
      let paths = Set(catalog.entries.map(\.reference.keyPath))
      let events = Vocabulary.actionEvents.map(\.word)
      for use in uses where !keys.contains(use.text) && !paths.contains(use.text.withoutNumber) {
        if !events.contains(use.text) { tellKey(use, among: keys) }
      }
    }
    guard let tags = finder.tags else { return }
    for use in finder.tagUses where !tags.contains(use.text) {
      tell(
        .unknownKey("tag", use.text, at: use.range, similar: similarNames(to: use.text, among: tags.sorted())))
    }
  }

  private mutating func tellKey(_ use: KeyUse, among keys: Set<String>) {
    let paths = (catalog.roots + catalog.ownRoots).map { catalog.entries[$0].reference.keyPath }
    tell(
      .unknownKey("key", use.text, at: use.range, similar: similarNames(to: use.text, among: keys.sorted() + paths)))
  }
}

/// Gathers the keys and tags that a program gives to its animations and those that it asks for.
private struct KeyFinder {
  /// The keys that are given; nil if some are not known before the script runs.
  private(set) var keys: Set<String>? = []
  private(set) var tags: Set<String>? = []
  private(set) var uses: [KeyUse] = []
  private(set) var tagUses: [KeyUse] = []
  private let program: TypedProgram

  init(_ program: TypedProgram) {
    self.program = program
    for animation in program.animations { add(animation) }
    for index in program.expressions.indices { add(TypedExpressionID(index)) }
    for statement in program.statements { add(statement) }
    for registration in program.registrations { use(registration.key) }
  }

  private mutating func add(_ animation: TypedAnimation) {
    tags?.formUnion(animation.tags.map { program.memberNames[Int($0.name.index)] })
    guard case .written(let key) = animation.key else { return }
    if let text = text(key) { keys?.insert(text) } else { keys = nil }
  }

  private mutating func add(_ id: TypedExpressionID) {
    switch program.expressions[Int(id.index)] {
    case .builtin(.animationForKey, let operands): use(program[operands].last)
    case .builtin(.animationTagged, let operands):
      if let tag = program[operands].last, let text = text(tag) {
        tagUses.append(KeyUse(text: text, range: program.expressionRanges[Int(tag.index)]))
      }
    // Animations from outside have keys of their own.
    case .cast, .hostCall:
      if program.types.unwrapped(program.expressionTypes[Int(id.index)]) == .animation { (keys, tags) = (nil, nil) }
    default: break
    }
  }

  private mutating func add(_ statement: TypedStatement) {
    switch statement {
    case .waitFor(_, let key), .checkEnding(_, let key, _): use(key)
    case .cancelAnimation(_, let key), .control(_, _, let key): use(key)
    default: break
    }
  }

  private mutating func use(_ key: TypedExpressionID?) {
    guard let key, let text = text(key) else { return }
    uses.append(KeyUse(text: text, range: program.expressionRanges[Int(key.index)]))
  }

  private func text(_ id: TypedExpressionID) -> String? {
    if case .string(let text) = program.expressions[Int(id.index)] { program.strings[Int(text.index)] } else { nil }
  }
}

extension String {
  /// A key without the number that views add to it: `position` of `position-2`.
  fileprivate var withoutNumber: String {
    guard let dash = lastIndex(of: "-"), index(after: dash) < endIndex,
      self[index(after: dash)...].allSatisfy(\.isNumber)
    else { return self }
    return String(self[..<dash])
  }
}
