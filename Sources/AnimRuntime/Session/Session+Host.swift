import AnimEngine
import AnimLanguage

extension Session {
  /// The functions of the host. A copy or restored session may go on with another host that has the functions which the
  /// script calls; what is missing ends the run at the first call.
  public var host: HostFunctions {
    get { machine.host }
    set {
      machine.bind(newValue)
      language.scope.host = newValue.vocabulary
    }
  }

  /// The calls that wait for an answer of the host's, in the order in which they were made.
  public var pendingHostCalls: [PendingHostCall] { machine.hostCalls.pending }

  /// Answers a pending call at the present instant: its strand goes on. An answer to no call is ignored.
  ///
  /// - Throws: the error that ended the run: the call's, or one that came up then.
  public mutating func answer(_ answer: HostAnswer) throws(ScriptError) {
    try requireGoing()
    guard let call = pendingHostCalls.first(where: { $0.id == answer.call }) else { return }
    journal.append(.answer(answer, asked: call.instant), at: now)
    try change { machine, memory throws(ScriptError) in try machine.answer(answer, memory) }
  }
}
