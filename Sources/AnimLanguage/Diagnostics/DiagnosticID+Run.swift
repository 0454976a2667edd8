extension DiagnosticID {
  // Errors of a run.
  public static let runUndeclared = DiagnosticID("run/undeclared", "a variable is used before its declaration ran")
  public static let runIndexOutOfRange = DiagnosticID("run/index-out-of-range", "a list has no element at an index")
  public static let runWrongType = DiagnosticID("run/wrong-type", "a value of type any is of another type")
  public static let runNegativeTime = DiagnosticID("run/negative-time", "a duration that must not be negative is")
  public static let runWait = DiagnosticID("run/wait", "a wait in the middle of a change")
  public static let runInterval = DiagnosticID("run/interval", "an interval of zero or less")
  public static let runTimeHasPassed = DiagnosticID("run/time-has-passed", "'at' with an instant that has passed")
  public static let runRepeatCount = DiagnosticID("run/repeat-count", "a number of repeats that is not above zero")
  public static let runAnimation = DiagnosticID("run/animation", "an animation that was kept does not fit its use")
  public static let runAnimator = DiagnosticID("run/animator", "the state of an animator forbids a move")
  public static let runTree = DiagnosticID("run/tree", "a change of the layer tree that is not possible")
  public static let runEmptyList = DiagnosticID("run/empty-list", "a choice from an empty list")
  public static let runBadArgument = DiagnosticID(
    "run/bad-argument", "a value outside what a function or property takes")
  public static let testFailed = DiagnosticID("test/failed", "an expectation does not hold")
  public static let runNeverCame = DiagnosticID("run/never-came", "a run ends before a timer or a second frame comes")
  public static let runNeverEnds = DiagnosticID("run/never-ends", "a strand waits for what cannot come")

  public static let runCancelled = DiagnosticID("run/cancelled", "the run was cancelled from outside")

  // Limits.
  public static let limitSteps = DiagnosticID("limit/steps", "more loop rounds and calls than allowed")
  public static let limitStepsPerInstant = DiagnosticID(
    "limit/steps-per-instant", "more loop rounds and calls at one instant than allowed")
  public static let limitWallTime = DiagnosticID("limit/wall-time", "a run that takes longer than allowed")
  public static let limitCallDepth = DiagnosticID("limit/call-depth", "calls nest deeper than allowed")
  public static let limitTurns = DiagnosticID("limit/turns", "more turns at one instant than allowed")
  public static let limitLayers = DiagnosticID("limit/layers", "more layers than allowed")
  public static let limitRegisters = DiagnosticID("limit/registers", "calls hold more values than allowed")
  public static let limitPathLength = DiagnosticID("limit/path-length", "a path longer than allowed")
  public static let limitLiveBytes = DiagnosticID("limit/live-bytes", "a script holds more memory than allowed")
  public static let limitAnimations = DiagnosticID("limit/animations", "more animations at a time than allowed")
  public static let limitTimers = DiagnosticID("limit/timers", "more timers at a time than allowed")
  public static let limitStrands = DiagnosticID("limit/strands", "more strands that wait than allowed")
  public static let limitRegistrations = DiagnosticID("limit/registrations", "more handlers than allowed")
  public static let limitImportedBytes = DiagnosticID(
    "limit/imported-bytes", "a script imports more bytes than allowed")
  public static let limitListCount = DiagnosticID("limit/list-count", "a list longer than allowed")
  public static let limitStringLength = DiagnosticID("limit/string-length", "a string longer than allowed")
  public static let limitDuration = DiagnosticID("limit/duration", "a run longer than allowed")
  public static let limitFunctionSize = DiagnosticID("limit/function-size", "a function with too many values at a time")

  static let runIDs: [DiagnosticID] = [
    runUndeclared, runIndexOutOfRange, runWrongType, runNegativeTime, runWait, runInterval, runTimeHasPassed,
    runRepeatCount, runAnimation, runAnimator, runTree, runEmptyList, runBadArgument, runNeverEnds, runNeverCame,
    testFailed, runCancelled, limitSteps, limitStepsPerInstant, limitWallTime,
    limitRegisters, limitPathLength, limitLiveBytes, limitAnimations, limitTimers, limitStrands, limitRegistrations,
    limitImportedBytes, limitCallDepth, limitTurns, limitLayers, limitListCount, limitStringLength, limitDuration,
    limitFunctionSize,
  ]
}
