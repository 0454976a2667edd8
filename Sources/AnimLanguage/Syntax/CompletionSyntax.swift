/// What `then`, `otherwise` and `on … call` name: a handler, or a block.
public enum CompletionSyntax: Equatable, Sendable {
  /// `call name` or `call name(arguments)`.
  case call(NameSyntax, arguments: NodeList<ArgumentSyntax>)
  case block(BlockSyntax)
}

/// `transaction <options> { … } then …`, or the form without a block.
public struct TransactionSyntax: Equatable, Sendable {
  /// `disableActions` is a label whose value is a `.boolean(true)` of the label's range.
  public var options: NodeList<ArgumentSyntax>
  public var body: BlockSyntax?
  public var completion: CompletionSyntax?

  public init(options: NodeList<ArgumentSyntax>, body: BlockSyntax?, completion: CompletionSyntax?) {
    self.options = options
    self.body = body
    self.completion = completion
  }
}

/// `on layer finish "key" call name`, `off …`.
public struct RegistrationSyntax: Equatable, Sendable {
  public var isRemoval: Bool
  public var layer: ExpressionID
  public var event: NameSyntax
  public var key: ExpressionID?
  public var action: CompletionSyntax

  public init(
    isRemoval: Bool, layer: ExpressionID, event: NameSyntax, key: ExpressionID?, action: CompletionSyntax
  ) {
    self.isRemoval = isRemoval
    self.layer = layer
    self.event = event
    self.key = key
    self.action = action
  }
}
