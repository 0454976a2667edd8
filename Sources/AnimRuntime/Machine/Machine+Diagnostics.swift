import AnimEngine
import AnimLanguage

/// What is wrong with a script: the mistakes that keep it from running, or the error that ended its run, with where and
/// when it happened and the calls that led there.
public struct ScriptError: Error, Hashable, Sendable {
  /// What is wrong, or the first of it.
  public var diagnostic: Diagnostic
  /// Further mistakes of a text that cannot run.
  public var others: [Diagnostic]
  /// The texts that the mistakes of one that cannot run are in. An error of a run is in the session's.
  public var sources: [SourceText]

  /// Whether the host has cancelled the run, which is no fault of the script.
  public var isCancelled: Bool { diagnostic.id == .runCancelled }

  /// The limit that the script has passed, if that is what happened.
  public var limit: Limit? { Limit(diagnostic.id) }

  /// An error of a diagnostic.
  public init(_ diagnostic: Diagnostic, others: [Diagnostic] = [], in sources: [SourceText] = []) {
    self.diagnostic = diagnostic
    self.others = others
    self.sources = sources
  }

  /// All that is wrong.
  public var diagnostics: [Diagnostic] { [diagnostic] + others }
}

extension ScriptError: CustomStringConvertible {
  /// A line for each mistake, as compilers write it: `file:line:column: error: message [id]`.
  public var description: String { text(in: sources) }

  /// The same, of an error in texts such as a session's.
  public func text(in sources: [SourceText]) -> String {
    let map = SourceMap(sources)
    return diagnostics.map { $0.rendered(as: .short, in: map) }.joined()
  }
}

extension Machine {
  /// What went wrong, with the place, the instant and the script's calls.
  ///
  /// - Parameter range: the place if no code is running; without, it is what ran last.
  func failure(_ problem: RunProblem, _ memory: ExecutionMemory, at range: SourceRange? = nil) -> Diagnostic {
    var stack = CallStackListing()
    for index in (0..<memory.frameCount).reversed() {
      let frame = memory.frames[index]
      if frame.next < 2 { continue }  // The trampoline is none of the script's calls.
      // Of the calls below the running one the next instruction is the one behind the call.
      let isRunning = index == memory.frameCount - 1
      let instruction = Int(frame.next) - (isRunning ? 0 : 1)
      let range = code.ranges.indices.contains(instruction) ? code.ranges[instruction] : SourceRange(0, 0)
      stack.add(function: frame.function, range)
    }
    let calls = stack.frames { functionName($0) }
    var diagnostic = problem.diagnostic(at: calls.first?.range ?? range ?? lastRange(memory), limits)
    diagnostic.stack = calls
    diagnostic.instant = engine.now
    diagnostic.displayFrame = displayFrame(at: engine.now)
    return diagnostic
  }

  /// Where the function was written that ran last.
  private func lastRange(_ memory: ExecutionMemory) -> SourceRange {
    let function = Int(memory.frames[0].function)
    return code.functions.indices.contains(function) ? code.functions[function].range : SourceRange(0, 0)
  }

  /// Where what a turn would run is written.
  func range(of turn: TurnQueue.Turn) -> SourceRange {
    switch turn {
    case .start(let closure, _, _): code.functions[Int(closure.function.index)].range
    case .registered(let number, _, _):
      registrations[number].map { code.functions[Int($0.closure.function.index)].range } ?? SourceRange(0, 0)
    case .resume(let number):
      strands[number].map(range(of:)) ?? SourceRange(0, 0)
    case .effects: SourceRange(0, 0)
    }
  }

  /// Where a strand waits.
  func range(of strand: Strand) -> SourceRange {
    let instruction = strand.frames.last.map { Int($0.next) - 1 } ?? 0
    return code.ranges.indices.contains(instruction) ? code.ranges[instruction] : SourceRange(0, 0)
  }

  /// The frame of the display that is shown at an instant; nil if there is none.
  func displayFrame(at instant: MediaTime) -> Int64? {
    let frame = (instant.seconds * engine.frameRate + 1e-6).rounded(.down)
    return Int64(exactly: frame)
  }

  private func functionName(_ index: UInt32) -> String {
    let function = code.functions[Int(index)]
    return switch function.kind {
    case .main: "the script"
    case .function: "func \(function.name)"
    case .handler: "handler \(function.name)"
    case .block: "a block that runs later"
    case .hook: function.name
    case .test: "test \"\(function.name)\""
    }
  }
}

extension RunProblem {
  func diagnostic(at range: SourceRange, _ limits: Limits) -> Diagnostic {
    switch self {
    case .undeclaredGlobal(let name):
      Diagnostic(
        .runUndeclared, at: range, "'\(name)' is used before its declaration has run",
        hint: "move the declaration above the first call that leads here")
    case .undeclaredMember(let member, let layer):
      Diagnostic(
        .runUndeclared, at: range, "'\(layer).\(member)' is used before its declaration has run",
        hint: "move the declaration up")
    case .indexOutOfRange(let index, let count):
      Diagnostic(
        .runIndexOutOfRange, at: range,
        "the index \(text(index)) is out of range: the list has \(count) element\(count == 1 ? "" : "s")",
        hint: count == 0 ? "check `isEmpty` before" : "indices are whole numbers from 0 to \(count - 1)")
    case .wrongType(let found, let wanted):
      Diagnostic(
        .runWrongType, at: range, "the value is \(article(found)), not \(article(wanted))",
        hint: "`as? \(wanted)` gives none instead of an error")
    case .wrongLayerType(let wanted):
      Diagnostic(
        .runWrongType, at: range, "the layer is no '\(wanted)'",
        hint: "`as? \(wanted)` gives none instead of an error")
    case .missingProperty(let property, let layer):
      Diagnostic(
        .runWrongType, at: range, "'\(layer)' has no property '\(property)': only other layer types have it",
        hint: "`as?` tells whether a layer is of a type")
    case .waitInHook:
      Diagnostic(.runWait, at: range, "nothing can wait here: this runs in the middle of a change")
    case .negativeWait:
      Diagnostic(.runNegativeTime, at: range, "time does not go back: the duration is negative")
    case .negativeDelay:
      Diagnostic(.runNegativeTime, at: range, "the delay is negative", hint: "`timeOffset` starts part of the way in")
    case .intervalTooShort:
      Diagnostic(.runInterval, at: range, "'every' needs a duration above 0s, or the clock would never move on")
    case .timeHasPassed(let time):
      Diagnostic(
        .runTimeHasPassed, at: range, "\(PropertyValue.duration(time)) has passed already",
        hint: "'at' counts from the start of the run; 'after' counts from now")
    case .repeatCount(let count):
      Diagnostic(.runRepeatCount, at: range, "an animation cannot repeat \(text(count)) times")
    case .animationWithoutProperty:
      Diagnostic(
        .runAnimation, at: range, "the animation names no property",
        hint: "write 'animate card.opacity using …', or keep 'animation opacity to …'")
    case .otherSubject(let keyPath):
      Diagnostic(
        .runAnimation, at: range, "the animation is not one of '\(keyPath)'",
        hint: "write the layer alone, 'animate card using …', to animate what it is of")
    case .keyTimes:
      Diagnostic(
        .runAnimation, at: range, "key times rise from 0 to 1, and these do not",
        hint: "they are fractions of the duration: 'at [0%, 25%, 100%]'")
    case .siblingOutsideTree(let name):
      Diagnostic(
        .runTree, at: range, "'\(name)' is in no layer, so nothing can be beside it",
        hint: "insert '\(name)' first")
    case .replacedOutsideTree(let name):
      Diagnostic(
        .runTree, at: range, "'\(name)' is in no layer, so nothing can take its place",
        hint: "insert '\(name)' first, or the other in its stead")
    case .noScrollLayer(let name):
      Diagnostic(
        .runTree, at: range, "'\(name)' is in no scroll layer, so it cannot be scrolled",
        hint: "put it into a 'layer list: scroll { … }'")
    case .noPlace(let place):
      Diagnostic(
        .runTree, at: range, "there is no place \(text(place)) among the sublayers", hint: "places are whole numbers")
    case .emptyList(let function):
      Diagnostic(.runEmptyList, at: range, "'\(function)' needs a list that is not empty")
    case .uncountableRange(let first):
      Diagnostic(
        .runBadArgument, at: range,
        "a range cannot count from \(text(first)): beyond \(text(CountedRange.greatest)) numbers lie more than 1 apart")
    case .badArgument(let message):
      Diagnostic(.runBadArgument, at: range, message)
    case .notFinite(let what):
      Diagnostic(
        .runBadArgument, at: range, "\(what) is infinite or not a number",
        hint: "a division by 0 and the root of a negative number give such values")
    case .host(let problem): problem.diagnostic(at: range)
    case .hostMissing(let signature): .hostMissing(signature, at: range)
    case .engine(.unknownWord(let keyPath, let words)):
      Diagnostic(.runBadArgument, at: range, EngineError.unknownWord(keyPath: keyPath, words: words).message)
    case .engine(.forbiddenMove(let move, let state)):
      Diagnostic(.runAnimator, at: range, move.refusal(in: state), hint: move.hint(in: state))
    case .engine(let error):
      Diagnostic(.runTree, at: range, error.message)
    case .cancelled: Diagnostic(.runCancelled, at: range, "the run was cancelled")
    case .limit(let limit): limit.diagnostic(limits, at: range)
    }
  }

  private func text(_ number: Double) -> String { PropertyValue.number(number).description }

  private func article(_ type: String) -> String {
    switch type {
    case "any", "none", "number?": type
    default: "aeiou".contains(type.first ?? " ") ? "an \(type)" : "a \(type)"
    }
  }
}

extension EngineError {
  /// The refusal in words of the language.
  var message: String {
    switch self {
    case .unknownLayer: "the layer does not exist"
    case .unknownType: "the layer type does not exist"
    case .duplicateName(let name): "'\(name)' exists already"
    case .unknownProperty(_, let keyPath): "the layer has no property '\(keyPath)'"
    case .typeMismatch(let keyPath, let expected): "'\(keyPath)' takes a value of type \(expected)"
    case .unknownWord(let keyPath, let words):
      "'\(keyPath)' is one of \(words.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .readOnlyProperty(let keyPath): "'\(keyPath)' cannot be set"
    case .notAnimatable(let keyPath): "'\(keyPath)' cannot be animated"
    case .wouldMakeCycle: "a layer cannot be put into itself or into one of its sublayers"
    case .stageIsRoot: "the stage is the root of all layers and cannot be moved or removed"
    case .notASublayer: "the layer beside which it should go is in another layer"
    case .indexOutOfRange(let index): "there is no place \(index) among the sublayers"
    case .unmatchedCommit: "there is no transaction to commit"
    case .unknownAnimator: "the animator does not exist"
    case .forbiddenMove(let move, let state): move.refusal(in: state)
    }
  }
}
