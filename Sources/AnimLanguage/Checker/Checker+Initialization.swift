/// What there is to know for telling that a call uses a variable before it has its value.
///
/// Functions are seen in the whole file, variables from their line on. So a call may stand above a variable that the
/// function below both uses. Blocks that run later are left out: by then the variable may have its value.
struct InitializationOrder: Sendable {
  /// A call at the top level, and how many globals there were.
  struct Call: Sendable {
    let callable: Int
    let globalCount: Int
    let range: SourceRange
  }

  var calls: [Call] = []
  /// Calls in bodies of functions and handlers.
  var edges: [(caller: Int, callee: Int)] = []
  /// For each callable the last global that its body uses, or -1.
  var lastGlobals: [Int] = []
  /// Whether any call stands above the function that it calls. Without one nothing can be amiss.
  var hasForwardCalls = false

  /// For each callable the last global that it uses itself or through others.
  func reachedGlobals() -> [Int] {
    var callers: [[Int]] = Array(repeating: [], count: lastGlobals.count)
    for edge in edges { callers[edge.callee].append(edge.caller) }
    var reached = Array(repeating: -1, count: lastGlobals.count)
    let order = lastGlobals.indices.sorted { (lastGlobals[$1], $0) < (lastGlobals[$0], $1) }
    // The largest first, so each callable is visited once.
    for start in order where lastGlobals[start] >= 0 && reached[start] < 0 {
      reached[start] = lastGlobals[start]
      var pending = [start]
      while let next = pending.popLast() {
        for caller in callers[next] where reached[caller] < 0 {
          reached[caller] = lastGlobals[start]
          pending.append(caller)
        }
      }
    }
    return reached
  }
}

extension Checker {
  /// Notes that a function or handler is called here and now.
  mutating func noteCall(of callable: Int, at range: SourceRange) {
    if scope.callables[callable].range.lowerBound > range.lowerBound { initialization.hasForwardCalls = true }
    if functions.count == 1 {
      initialization.calls.append(
        InitializationOrder.Call(callable: callable, globalCount: program.globals.count, range: range))
    } else if functions.count == 2, functions[1].kind != .block {
      initialization.edges.append((functions[1].callable, callable))
    }
  }

  /// Notes that a global is used here and now.
  @inline(__always)
  mutating func noteUse(ofGlobal global: Int32) {
    if functions.count == 2, functions[1].kind != .block, Int(global) > functions[1].lastGlobal {
      functions[1].lastGlobal = Int(global)
    }
  }

  /// Tells about calls of functions that use a variable which is declared only further down.
  mutating func checkInitializationOrder() {
    guard initialization.hasForwardCalls else { return }
    let reached = initialization.reachedGlobals()
    for call in initialization.calls where reached[call.callable] >= call.globalCount {
      let global = program.globals[reached[call.callable]]
      tell(
        .usedBeforeDeclared(
          global.name, by: tree.names[scope.callables[call.callable].name], at: call.range, declared: global.range))
    }
  }
}
