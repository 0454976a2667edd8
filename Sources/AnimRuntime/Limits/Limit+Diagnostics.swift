import AnimLanguage

extension Limit {
  /// The error of a run that has passed it.
  func diagnostic(_ limits: Limits, at range: SourceRange) -> Diagnostic {
    let most = limits.text(self)
    func passed(_ message: String, hint: String? = nil) -> Diagnostic {
      Diagnostic(id, at: range, message, hint: hint)
    }
    return switch self {
    case .steps: passed("the script took more than \(most) steps", hint: "does a loop never end?")
    case .stepsPerInstant:
      passed("the script took more than \(most) steps at one instant", hint: "does a loop never end?")
    case .wallTime: passed("the script ran for longer than \(most)")
    case .duration: passed("the run was stopped at \(most)", hint: "say how long it may run with --until")
    case .turnsPerInstant:
      passed(
        "more than \(most) things happened at one instant", hint: "does a handler start again what it is called for?")
    case .callDepth: passed("calls are more than \(most) deep", hint: "does a function call itself forever?")
    case .registers:
      passed("calls hold more than \(most) values at a time", hint: "does a function call itself forever?")
    case .nesting: passed("values are nested more than \(most) deep")
    case .listCount: passed("a list would have more than \(most) elements")
    case .stringLength: passed("a string would have more than \(most) bytes")
    case .pathLength: passed("a path would have more than \(most) points")
    case .liveBytes: passed("the script holds more than \(most) bytes", hint: "does a list grow without end?")
    case .layers: passed("the script made more than \(most) layers")
    case .animations: passed("more than \(most) animations are attached at a time")
    case .timers: passed("more than \(most) timers are pending at a time")
    case .strands: passed("more than \(most) strands wait at a time")
    case .registrations: passed("more than \(most) handlers are registered at a time")
    case .importedBytes: passed("the script imports more than \(most) bytes")
    }
  }

  private var id: DiagnosticID {
    switch self {
    case .steps: .limitSteps
    case .stepsPerInstant: .limitStepsPerInstant
    case .wallTime: .limitWallTime
    case .duration: .limitDuration
    case .turnsPerInstant: .limitTurns
    case .callDepth: .limitCallDepth
    case .registers: .limitRegisters
    case .nesting: .nesting
    case .listCount: .limitListCount
    case .stringLength: .limitStringLength
    case .pathLength: .limitPathLength
    case .liveBytes: .limitLiveBytes
    case .layers: .limitLayers
    case .animations: .limitAnimations
    case .timers: .limitTimers
    case .strands: .limitStrands
    case .registrations: .limitRegistrations
    case .importedBytes: .limitImportedBytes
    }
  }
}
