// Inlined so that only the array that is read is touched: a call would hand over all of the tree's arrays.

extension SyntaxTree {
  @inline(__always)
  public subscript(id: ExpressionID) -> ExpressionSyntax { expressions[Int(id.index)] }
  @inline(__always)
  public subscript(id: StatementID) -> StatementSyntax { statements[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<TypeSyntax>) -> TypeSyntax { types[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ArgumentSyntax>) -> ArgumentSyntax { arguments[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ParameterSyntax>) -> ParameterSyntax { parameters[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ClauseSyntax>) -> ClauseSyntax { clauses[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<FunctionSyntax>) -> FunctionSyntax { functions[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<HandlerSyntax>) -> HandlerSyntax { handlers[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<LayerSyntax>) -> LayerSyntax { layers[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<AnimateSyntax>) -> AnimateSyntax { animations[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<TransactionSyntax>) -> TransactionSyntax { transactions[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<AnimationBlockSyntax>) -> AnimationBlockSyntax { animationBlocks[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<RegistrationSyntax>) -> RegistrationSyntax { registrations[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ConditionalSyntax>) -> ConditionalSyntax { conditionals[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<LoopSyntax>) -> LoopSyntax { loops[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<LayerTypeSyntax>) -> LayerTypeSyntax { layerTypes[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<PropertySyntax>) -> PropertySyntax { properties[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<HookSyntax>) -> HookSyntax { hooks[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ActionSyntax>) -> ActionSyntax { actions[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<DrawingSyntax>) -> DrawingSyntax { drawings[Int(id.index)] }
  @inline(__always)
  public subscript(id: NodeID<ExpectationSyntax>) -> ExpectationSyntax { expectations[Int(id.index)] }
  @inline(__always)
  public subscript(id: TextID) -> String { texts[Int(id.index)] }

  @inline(__always)
  public func range(of id: ExpressionID) -> SourceRange { expressionRanges[Int(id.index)] }
  @inline(__always)
  public func range(of id: StatementID) -> SourceRange { statementRanges[Int(id.index)] }
  @inline(__always)
  public func range(of id: NodeID<TypeSyntax>) -> SourceRange { typeRanges[Int(id.index)] }
  @inline(__always)
  public func range(of id: NodeID<ClauseSyntax>) -> SourceRange { clauseRanges[Int(id.index)] }

  /// The ids of a list, in order.
  @inline(__always)
  public func ids<Node>(of list: NodeList<Node>) -> NodeIDs<Node> {
    NodeIDs(slice: listPool[Int(list.start)..<Int(list.start) + Int(list.count)])
  }
}

/// The ids of a ``NodeList``, read from the tree's pool without a copy.
public struct NodeIDs<Node>: RandomAccessCollection, Sendable {
  let slice: ArraySlice<UInt32>

  public var startIndex: Int { slice.startIndex }
  public var endIndex: Int { slice.endIndex }
  public subscript(position: Int) -> NodeID<Node> { NodeID(Int(slice[position])) }
}

/// An import at the head of a file.
public struct ImportSyntax: Sendable {
  /// The file as it is written; nil if that is not a plain text.
  public var path: String?
  public var range: SourceRange
}

extension SyntaxTree {
  /// The imports that the file begins with.
  public var leadingImports: [ImportSyntax] {
    var imports: [ImportSyntax] = []
    for id in ids(of: root) {
      guard case .import(let file) = self[id] else { break }
      imports.append(ImportSyntax(path: plainText(of: file), range: range(of: file)))
    }
    return imports
  }

  /// The text of a string literal without interpolations.
  private func plainText(of id: ExpressionID) -> String? {
    guard case .string(let pieces) = self[id], let piece = ids(of: pieces).first, pieces.count == 1,
      case .text(let text) = self[piece]
    else { return nil }
    return self[text]
  }
}
