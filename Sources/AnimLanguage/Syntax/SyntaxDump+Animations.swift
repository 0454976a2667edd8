extension SyntaxDump {
  mutating func write(_ block: AnimationBlockSyntax, as word: String) {
    text += "(\(word)\(block.isKeyframes ? " keyframes" : "")"
    for clause in tree.ids(of: block.clauses) {
      text += " "
      write(tree[clause])
    }
    writeBlock(block.body)
    if let completion = block.completion {
      text += " then"
      write(completion)
    }
    text += ")"
  }

  mutating func write(_ animation: AnimateSyntax, as word: String) {
    text += "(" + word + optional(animation.target)
    for clause in tree.ids(of: animation.clauses) {
      text += " "
      write(tree[clause])
    }
    text += ")"
  }

  mutating func write(_ clause: ClauseSyntax) {
    switch clause {
    case .through(let values): text += "(through \(expression(values)))"
    case .keyTimes(let times): text += "(at \(expression(times)))"
    case .along(let path): text += "(along \(expression(path)))"
    case .rotate(let word): text += "(rotate \(word))"
    case .mode(let word): text += "(mode \(word))"
    case .tension(let values): text += "(tension \(expression(values)))"
    case .continuity(let values): text += "(continuity \(expression(values)))"
    case .bias(let values): text += "(bias \(expression(values)))"
    case .colorSpace(let word): text += "(in \(word))"
    case .valueFunction(let word): text += "(valueFunction \(word))"
    case .spring(let value): text += "(spring \(expression(value)))"
    case .using(let value): text += "(using \(expression(value)))"
    case .group(let entries):
      text += "(group"
      writeBlock(entries)
      text += ")"
    case .transition(let word): text += "(transition \(word))"
    case .direction(let word): text += "(from \(word))"
    case .options(let names): text += "(options \(arguments(names)))"
    case .progress(let start, let end): text += "(progress \(expression(start)) \(expression(end)))"
    case .from(let value): text += "(from \(expression(value)))"
    case .to(let value): text += "(to \(expression(value)))"
    case .by(let value): text += "(by \(expression(value)))"
    case .over(let value): text += "(over \(expression(value)))"
    case .ease(let value): text += "(ease \(expression(value)))"
    case .delay(let value): text += "(delay \(expression(value)))"
    case .timeOffset(let value): text += "(timeOffset \(expression(value)))"
    case .repeatCount(let value): text += "(repeat \(expression(value)))"
    case .repeatForever: text += "(repeat-forever)"
    case .repeatDuration(let value): text += "(repeat-for \(expression(value)))"
    case .autoreverse: text += "(autoreverse)"
    case .speed(let value): text += "(speed \(expression(value)))"
    case .fill(let word): text += "(fill \(word))"
    case .key(let value): text += "(key \(expression(value)))"
    case .additive: text += "(additive)"
    case .cumulative: text += "(cumulative)"
    case .tagged(let tags): text += "(tagged \(arguments(tags)))"
    case .transient: text += "(transient)"
    case .then(let completion):
      text += "(then"
      write(completion)
      text += ")"
    case .otherwise(let completion):
      text += "(otherwise"
      write(completion)
      text += ")"
    }
  }

  mutating func write(_ completion: CompletionSyntax) {
    switch completion {
    case .call(let handler, let arguments): text += " (call \(name(handler)) (\(self.arguments(arguments))))"
    case .block(let body): writeBlock(body)
    }
  }
}
