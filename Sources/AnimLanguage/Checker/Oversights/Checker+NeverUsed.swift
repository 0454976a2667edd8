// What is declared and never used.

/// A `let` or `var` that nothing reads.
struct UnreadVariable: Sendable {
  let name: NameID
  let range: SourceRange
  /// Whether it is in the body of a layer type, where `property` may be meant.
  let isInLayerType: Bool
}

extension Checker {
  /// Remembers a variable that went out of scope and was never read. One whose name begins with `_` is meant so.
  mutating func noteUnread(_ binding: Binding) {
    guard binding.type != .error, !tree.names[binding.name].hasPrefix("_") else { return }
    unreadVariables.append(
      UnreadVariable(
        name: binding.name, range: binding.range,
        isInLayerType: functions[depth].kind == .hook && functions[depth].hook == nil
          && selves.last.map { $0.isLayerBody && $0.blockDepth == blockDepth + 1 } ?? false))
  }

  /// Warns of variables inside of blocks that nothing reads. Those of the top level may be read from outside.
  mutating func checkUnreadVariables() {
    for variable in unreadVariables {
      tell(
        .neverUsed(
          "'\(tree.names[variable.name])' is never read",
          hint: variable.isInLayerType
            ? "a variable ends with the body: 'property \(tree.names[variable.name]): TYPE = VALUE' stays with the layer"
            : "leave it out; a name such as '_\(tree.names[variable.name])' says that it is meant so",
          at: variable.range))
    }
  }

  /// Warns of animators, kept animations and handlers of the top level that nothing names.
  mutating func checkUnusedDeclarations(_ globals: ArraySlice<Binding>, callables first: Int) {
    for binding in globals where !binding.isRead {
      let name = tree.names[binding.name]
      switch binding.type {
      case .animator:
        tell(.neverUsed("the animator '\(name)' is never started", hint: "write 'start \(name)'", at: binding.range))
      case .animation:
        tell(
          .neverUsed(
            "the animation '\(name)' is never used", hint: "it runs by 'animate card using \(name)'", at: binding.range)
        )
      default: break
      }
    }
    let used = Set(handlerUses.map(\.callable))
    for index in first..<scope.callables.count where scope.callables[index].isHandler && !used.contains(index) {
      let callable = scope.callables[index]
      let name = tree.names[callable.name]
      tell(
        .neverUsed(
          "nothing calls the handler '\(name)'",
          hint: "it is called by 'then call \(name)', 'on card tap call \(name)' "
            + "and the like", at: callable.range))
    }
  }
}
