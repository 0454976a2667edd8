import AnimEngine

extension Checker {
  /// A statement of `draw { }`.
  mutating func checkDrawing(_ id: NodeID<DrawingSyntax>, _ range: SourceRange) -> Flow {
    guard functions[depth].hook == .draw else {
      tell(.outsideDraw(source.text(in: range).prefix { $0 != " " && $0 != "\n" }.description, at: range))
      return .continues
    }
    let drawing: TypedDrawing
    switch tree[id] {
    case .stroke(let path, let options): drawing = checkStroke(path, options)
    case .fill(let path, let options):
      let path = checkPath(path, "'fill'")
      drawing = .fill(path, color: color(options), rule: word(.rule, options, FillRule.self) ?? .nonZero)
    case .text(let string, let point, let options):
      let string = check(string, as: .string, because: .place("'text'")).id
      let point = check(point, as: .point, because: .place("'at'")).id
      drawing = .text(string, at: point, size: number(.size, options), color: color(options))
    case .clip(let path): drawing = .clip(checkPath(path, "'clip'"))
    case .transform(let transform):
      drawing = .transform(check(transform, as: .transform, because: .place("'transform'")).id)
    case .save(let body): drawing = .save(checkBlockContents(body).block)
    }
    program.drawings.append(drawing)
    emit(.draw(NodeID(program.drawings.count - 1)), range)
    return .continues
  }

  private mutating func checkStroke(_ path: ExpressionID, _ options: NodeList<ArgumentSyntax>) -> TypedDrawing {
    let path = checkPath(path, "'stroke'")
    var stroke = TypedStroke()
    stroke.width = number(.width, options)
    stroke.color = color(options)
    stroke.cap = word(.cap, options, LineCap.self) ?? .butt
    stroke.join = word(.join, options, LineJoin.self) ?? .miter
    if let dash = option(.dash, options) {
      stroke.dash = check(dash.value, as: program.types.list(of: .number), because: .place("'dash'")).id
    }
    return .stroke(path, stroke)
  }

  private mutating func checkPath(_ path: ExpressionID, _ place: StaticString) -> TypedExpressionID {
    check(path, as: .path, because: .place(place)).id
  }

  // MARK: Options

  private func option(_ word: Word, _ options: NodeList<ArgumentSyntax>) -> ArgumentSyntax? {
    tree.ids(of: options).map { tree[$0] }.first { $0.label?.name == word.name }
  }

  private mutating func number(_ word: Word, _ options: NodeList<ArgumentSyntax>) -> TypedExpressionID? {
    option(word, options).map { argument in
      check(argument.value, as: Expectation(.number, because: .name(word.name, argument.label?.range ?? gap))).id
    }
  }

  private mutating func color(_ options: NodeList<ArgumentSyntax>) -> TypedExpressionID? {
    option(.color, options).map { argument in
      check(argument.value, as: Expectation(.color, because: .name(Word.color.name, argument.label?.range ?? gap))).id
    }
  }

  private var gap: SourceRange { SourceRange(0, 0) }

  /// An option whose value is one of a few words.
  private mutating func word<Value: CaseIterable>(
    _ word: Word, _ options: NodeList<ArgumentSyntax>, _ type: Value.Type
  ) -> Value? {
    guard let argument = option(word, options) else { return nil }
    let words = Value.allCases.map { "\($0)" }
    if case .name(let name) = tree[argument.value],
      let value = Value.allCases.first(where: { "\($0)" == tree.names[name] })
    {
      return value
    }
    if case .missing = tree[argument.value] { return nil }
    tell(.optionWord(word.text, words: words, at: range(argument.value)))
    return nil
  }
}
