extension Checker {
  /// `transaction <options> { … } then …`, or the form without a block.
  mutating func checkTransaction(_ id: NodeID<TransactionSyntax>, _ range: SourceRange) -> Flow {
    let syntax = tree.transactions[Int(id.index)]
    var transaction = TypedTransaction()
    checkOptions(syntax.options, &transaction)
    var flow = Flow.continues
    // Without a block it holds from here on.
    let outerDuration = functions[depth].hasDuration
    if transaction.duration != nil { functions[depth].hasDuration = true }
    if let body = syntax.body {
      defer { functions[depth].hasDuration = outerDuration }
      let (block, blockFlow) = checkBlockContents(body)
      transaction.body = block
      flow = blockFlow
    }
    if let completion = syntax.completion {
      transaction.completion = makeCompletion(completion, place: .transaction, range)
    }
    program.transactions.append(transaction)
    emit(.transaction(NodeID(program.transactions.count - 1)), range)
    return flow
  }

  private mutating func checkOptions(_ options: NodeList<ArgumentSyntax>, _ transaction: inout TypedTransaction) {
    for index in 0..<Int(options.count) {
      let option = tree.arguments[Int(node(options, index).index)]
      guard let label = option.label else { continue }
      switch label.name {
      case Word.disableActions.name:
        let value = check(option.value, as: .bool, because: .name(label.name, label.range))
        setOnce(&transaction.disableActions, value, label)
      case Word.duration.name:
        let value = check(option.value, as: .duration, because: .name(label.name, label.range))
        if case .number(let ticks) = program.expressions[Int(value.id.index)], value.type == .duration, ticks < 0 {
          tell(.uselessDuration("duration", isNegative: true, at: range(option.value)))
        }
        setOnce(&transaction.duration, value, label)
      case Word.timing.name:
        let value = check(option.value, as: .easing, because: .name(label.name, label.range))
        setOnce(&transaction.timing, value, label)
      default:
        _ = infer(option.value, .anything)
        let text = tree.names[label.name]
        tell(
          .unknownOption(
            text, at: label.range,
            similar: similarNames(to: text, among: Vocabulary.transactionOptions.map(\.word))))
      }
    }
  }

  private mutating func setOnce(_ place: inout TypedExpressionID?, _ value: Operand, _ label: NameSyntax) {
    if place != nil { tell(.duplicateOption(tree.names[label.name], at: label.range)) }
    place = value.id
  }
}
