import AnimEngine
import AnimLanguage

/// Code of the script that runs in the middle of an instruction, on the strand's own stack: what the engine has left to
/// do there, one thing after the other.
struct EffectRun: Sendable {
  enum Stage: Sendable {
    /// Goes on with the next effect.
    case next
    /// Looks for actions; a delegate or default action may just have answered.
    case searching(ActionSearch)
    /// Runs `changed` of a property, or of all observed ones: those from an index on are left.
    case changing([PropertyHook], next: Int, PropertyHookSubject, hasTransaction: Bool)
  }

  /// What is left, the next one last.
  var effects: [EngineEffect]
  var stage = Stage.next
  /// What a search found that the script asked for.
  var answer: Reference?
  /// How far below the trampoline's registers the answer goes.
  var answerDistance = 0

  init(_ effects: [EngineEffect]) {
    self.effects = effects.reversed()
  }

  /// A search that the script asked for.
  init(searchFor event: ActionEvent) {
    effects = []
    stage = .searching(ActionSearch([event], for: nil))
    answer = Reference.none
  }
}

/// What `changed` runs for.
enum PropertyHookSubject: Hashable, Sendable {
  case change(PropertyChange)
  /// The end of the layer's declaration.
  case declaration(LayerID)

  var layer: LayerID {
    switch self {
    case .change(let change): change.layer
    case .declaration(let layer): layer
    }
  }
}

/// The search for the actions of some events: the delegate, the layer's actions, its style's, its type's default.
struct ActionSearch: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case delegate
    case own
    /// The default of the type, or of one that it extends.
    case typeDefault(Int)
  }

  let events: [ActionEvent]
  /// The change that waits for the answers; nil if the script just asked.
  let change: HeldChange?
  var answers: [LayerAction?] = []
  var step = Step.delegate
  /// Whether code of the script was called and its answer is to come.
  var isAsking = false

  init(_ events: [ActionEvent], for change: HeldChange?) {
    self.events = events
    self.change = change
  }

  /// The event whose action is looked for; nil when all are found.
  var event: ActionEvent? { answers.count < events.count ? events[answers.count] : nil }

  mutating func record(_ answer: LayerAction?) {
    answers.append(answer)
    step = .delegate
  }
}
