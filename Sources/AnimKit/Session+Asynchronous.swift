import AnimRuntime

extension HostFunctions {
  /// Makes a pending call: runs the function that a session waits for.
  public func answer(to call: PendingHostCall) async -> HostAnswer {
    guard let function = functions.first(where: { $0.signature.name == call.function }),
      case .suspending(let body) = function.body
    else { return HostAnswer(call: call.id, .failure(HostError("the host has no such function"))) }
    do {
      return HostAnswer(call: call.id, .value(try await body(call.arguments)))
    } catch {
      return HostAnswer(call: call.id, .failure(HostError(error, of: function.signature)))
    }
  }
}

extension Session {
  /// Runs to the end of the run, or to an instant, as the synchronous method does, and awaits the host's functions that
  /// suspend. Calls that are pending at a time run side by side and are answered in the order in which they were made,
  /// all at the instant at which they were: the clock stands meanwhile, so that a run is the same however long they take.
  ///
  /// Cancelling the task ends the run with an error that says so.
  ///
  /// - Throws: the error that ended the run.
  public mutating func run(until end: MediaTime? = nil) async throws(ScriptError) {
    let outer = monitor
    defer { monitor = outer }
    monitor = RunMonitor(
      isCancelled: { Task.isCancelled || outer?.isCancelled() ?? false }, clock: outer?.clock,
      onProgress: outer?.onProgress)
    while try runSynchronously(until: end) == .waiting {
      let answers = await answers()
      // What functions threw because they were cancelled is no failure of theirs.
      if Task.isCancelled { continue }
      for answer in answers { try self.answer(answer) }
    }
  }

  /// The answers to the pending calls, in their order.
  private func answers() async -> [HostAnswer] {
    let (host, calls) = (self.host, pendingHostCalls)
    return await withTaskGroup(of: HostAnswer.self) { group in
      for call in calls { group.addTask { await host.answer(to: call) } }
      var answers: [HostCallID: HostAnswer] = [:]
      for await answer in group { answers[answer.call] = answer }
      return calls.compactMap { answers[$0.id] }
    }
  }

  /// In an asynchronous function the name alone means the asynchronous method.
  private mutating func runSynchronously(until end: MediaTime?) throws(ScriptError) -> RunProgress {
    try run(until: end)
  }
}
