import AnimEngine
import AnimLanguage

extension Diagnostic {
  static func unknownText(_ name: String, _ known: [String]) -> Diagnostic {
    Diagnostic(
      .reloadText, at: SourceRange(0, 0), "no text of the name '\(name)' has been entered",
      hint: known.isEmpty ? nil : "there is " + known.map { "'\($0)'" }.joined(separator: ", "))
  }

  /// Calls in the past that were never made before.
  static func newHostCalls(_ calls: NewHostCalls, _ code: Code) -> Diagnostic {
    let signature = code.hostFunctions[calls.function].signature
    let times = calls.count == 1 ? "once" : "\(calls.count) times"
    return Diagnostic(
      .reloadHostCall, severity: .warning, at: code.firstCall(ofHostFunction: calls.function) ?? SourceRange(0, 0),
      "'host.\(signature.name)' is now called \(times) where the run has already been, first at "
        + "\(PropertyValue.duration(calls.first)), and "
        + (calls.isMade ? "was asked now, as its answer is needed" : "was not called for that"),
      hint: "run the script from its start to have it as if it had been so from the first")
  }
}

extension Code {
  /// The first place in the code where a function of the host's is called.
  fileprivate func firstCall(ofHostFunction index: Int) -> SourceRange? {
    let call = instructions.firstIndex {
      $0.opcode == .service && $0.service == .callHost && $0.index == UInt32(clamping: index)
    }
    return call.flatMap { ranges.indices.contains($0) ? ranges[$0] : nil }
  }
}
