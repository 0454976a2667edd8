/// What the nodes of a tree say about places of the text, by byte: where statements begin, where names end.
struct RolePlaces {
  private let base: UInt32
  private var roles: [TokenRoles]

  init(_ source: SourceText) {
    base = source.base
    roles = Array(repeating: [], count: source.bytes.count + 1)
  }

  subscript(offset: UInt32) -> TokenRoles { roles[Int(offset &- base)] }

  private mutating func mark(_ role: TokenRoles, at offset: UInt32) { roles[Int(offset &- base)].insert(role) }

  /// Marks the places of all nodes.
  mutating func mark(_ tree: SyntaxTree) {
    for index in tree.statements.indices { mark(tree.statements[index], tree.statementRanges[index], tree) }
    for index in tree.expressions.indices { mark(tree.expressions[index], tree.expressionRanges[index], tree) }
    for range in tree.clauseRanges { mark(.clause, at: range.lowerBound) }
    for action in tree.actions { mark(.statement, at: action.key.range.lowerBound) }
    for drawing in tree.drawings {
      switch drawing {
      case .stroke(_, let options), .fill(_, let options), .text(_, at: _, let options):
        for option in tree.ids(of: options) {
          if let label = tree[option].label { mark(.clause, at: label.range.lowerBound) }
        }
      case .clip, .save, .transform: break
      }
    }
  }

  private mutating func mark(_ statement: StatementSyntax, _ range: SourceRange, _ tree: SyntaxTree) {
    mark(.statement, at: range.lowerBound)
    switch statement {
    case .transaction: mark(.transaction, at: range.lowerBound)
    case .function(let id): mark(.declarationEnd, at: tree[id].name.range.upperBound)
    case .handler(let id): mark(.declarationEnd, at: tree[id].name.range.upperBound)
    case .layer(let id):
      if let name = tree[id].name, tree[id].elementName != nil { mark(.declarationEnd, at: name.range.upperBound) }
    case .hook(let id):
      mark(.declarationEnd, at: range.lowerBound &+ UInt32(tree[id].kind.word.utf8.count))
    default: break
    }
  }

  private mutating func mark(_ expression: ExpressionSyntax, _ range: SourceRange, _ tree: SyntaxTree) {
    switch expression {
    case .unary: mark(.prefix, at: range.lowerBound)
    case .name, .member, .boolean, .none, .noAction, .selfLayer, .now, .animation, .event:
      // What goes without saying has an empty range.
      if range.upperBound > range.lowerBound { mark(.operandEnd, at: range.upperBound) }
    case .timer(let statement):
      roles[Int(tree.range(of: statement).lowerBound &- base)].remove(.statement)
    default: break
    }
  }
}
