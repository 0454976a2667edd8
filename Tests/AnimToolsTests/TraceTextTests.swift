import Testing

@testable import AnimEngine
@testable import AnimTools

@Suite("The trace as text")
struct TraceTextTests {
  static func entry(_ content: EngineLogEntry.Content, at seconds: Double = 0) -> EngineLogEntry {
    EngineLogEntry(instant: MediaTime(seconds: seconds), sequence: 7, content: content)
  }

  static func reference(_ keyPath: String) throws -> PropertyReference {
    try #require(LayerTypeTable().reference(to: keyPath))
  }

  /// What a trace of a layer `card`, number 1, says of a call or event.
  private func text(_ content: EngineLogEntry.Content) -> String {
    var writer = TraceWriter(format: .text)
    _ = writer.line(for: Self.entry(.call(.makeLayer(type: .layer, name: "card"))))
    _ = writer.line(for: Self.entry(.call(.makeLayer(type: .layer, name: "dot"))))
    return String(writer.line(for: Self.entry(content)).dropFirst(12).dropLast())
  }

  private let card = LayerID(index: 1)
  private let dot = LayerID(index: 2)

  @Test("A line is the instant and the call")
  func line() {
    var writer = TraceWriter(format: .text)
    #expect(writer.line(for: Self.entry(.call(.flush), at: 0.25)) == "0.25s       flush\n")
    #expect(writer.line(for: Self.entry(.call(.flush), at: 123456.123456)) == "123456.123456s flush\n")
  }

  @Test("Layers bear their names")
  func layers() {
    #expect(text(.call(.makeLayer(type: .layer, name: "ring"))) == "layer ring")
    #expect(text(.call(.commitLayer(card))) == "card goes live")
    #expect(text(.call(.remove(LayerID(index: 9)))) == "remove layer 9")
    #expect(text(.call(.insert(dot, into: card, at: .top))) == "insert dot in card")
    #expect(text(.call(.insert(dot, into: .stage, at: .index(0)))) == "insert dot in stage at 0")
    #expect(text(.call(.insert(dot, into: .stage, at: .above(card)))) == "insert dot above card")
    #expect(text(.call(.insert(dot, into: .stage, at: .below(card)))) == "insert dot below card")
  }

  @Test("Kinds of layers are named")
  func kinds() {
    var writer = TraceWriter(format: .text)
    #expect(
      writer.line(for: Self.entry(.call(.makeLayer(type: .shape, name: "ring"))))
        == "0s          layer ring: shape\n")
  }

  @Test("Values are written as in a script")
  func values() throws {
    let opacity = try Self.reference("opacity")
    #expect(text(.call(.set(card, opacity, .number(0.5)))) == "card.opacity = 0.5")
    #expect(text(.call(.set(card, opacity, .string("a\"b")))) == #"card.opacity = "a\"b""#)
    #expect(text(.call(.set(card, opacity, .layer(dot)))) == "card.opacity = dot")
    #expect(text(.call(.set(card, opacity, .none))) == "card.opacity = none")
  }

  @Test("An animation is written as its statement")
  func animation() throws {
    let position = try Self.reference("position.x")
    var animation = LayerAnimation(.basic(BasicAnimation(position, to: .number(100))))
    #expect(text(.call(.add(animation, to: card))) == "animate card.position.x to 100")
    animation.timing = MediaTiming(
      duration: MediaTime(seconds: 1), speed: 2, timeOffset: MediaTime(seconds: 0.5), repeatCount: 3,
      autoreverses: true, fillMode: .both)
    animation.timingFunction = .easeIn
    animation.delay = MediaTime(seconds: 0.25)
    animation.key = .named("move")
    animation.isAdditive = true
    animation.isCumulative = true
    animation.isTransient = true
    animation.tags = [AnimationTag(name: "hand", value: .layer(dot)), AnimationTag(name: "n", value: .number(1))]
    #expect(
      text(.call(.add(animation, to: card)))
        == "animate card.position.x to 100 over 1s repeat 3 times autoreverse speed 2 timeOffset 0.5s fill both "
        + "ease easeIn delay 0.25s key \"move\" additive cumulative transient tagged (hand: dot, n: 1)")
  }

  @Test("Ends and repeats")
  func ends() throws {
    let position = try Self.reference("position.x")
    var animation = LayerAnimation(.basic(BasicAnimation(position, from: .number(1), by: .number(2))), key: .anonymous)
    animation.timing.repeatCount = .infinity
    #expect(text(.call(.add(animation, to: card))) == "animate card.position.x from 1 by 2 repeat forever key none")
    animation.timing.repeatDuration = MediaTime(seconds: 2)
    #expect(text(.call(.add(animation, to: card))) == "animate card.position.x from 1 by 2 repeat for 2s key none")
  }

  @Test("Removal tells its reason unless it goes without saying")
  func removal() {
    #expect(text(.call(.removeAnimation(card, key: "k", .cancelled))) == #"cancel card "k""#)
    #expect(text(.call(.removeAnimation(card, key: "k", .replaced))) == #"cancel card "k" (replaced)"#)
    #expect(text(.call(.removeAllAnimations(card, .cancelled))) == "cancel card")
    #expect(text(.call(.pause(card))) == "pause card")
    #expect(text(.call(.resume(card))) == "resume card")
  }

  @Test("Actions are written as a layer declares them")
  func actions() {
    let fade = LayerAction.animation(LayerAnimation(.transition(Transition(.fade))))
    #expect(
      text(.call(.setAction(fade, of: card, forKey: "orderIn"))) == "card actions { orderIn: transition fade }")
    #expect(
      text(.call(.setAction(.noAction, of: card, forKey: "opacity", styleLevel: 2)))
        == "card style { style { actions { opacity: noAction } } }")
    #expect(text(.call(.setAction(.custom(3), of: card, forKey: "x"))) == "card actions { x: call action 3 }")
    #expect(text(.call(.setAction(nil, of: card, forKey: "x"))) == "card actions { x: none }")
    #expect(text(.call(.setHasDelegate(true, of: card))) == "card has a delegate")
    #expect(text(.call(.replace(card, with: .stage))) == "replace card with stage")
  }

  @Test("Moves of animators")
  func animators() {
    let animator = AnimatorID(number: 2)
    func move(_ move: AnimatorMove) -> String { text(.call(.perform(move, on: animator))) }
    #expect(move(.start) == "start animator 2")
    #expect(move(.resume(durationFactor: 0.5)) == "start animator 2 durationFactor 0.5")
    #expect(move(.stopWithoutFinishing) == "cancel animator 2")
    #expect(move(.setPausesOnCompletion(true)) == "animator 2.pausesOnCompletion = true")
    #expect(move(.finish(.current)) == "finish animator 2 at current")
  }

  @Test("Transactions")
  func transactions() {
    let options = TransactionOptions(
      disablesActions: true, duration: MediaTime(seconds: 0.5), timingFunction: .easeOut)
    #expect(
      text(.call(.beginTransaction(options, completion: nil)))
        == "transaction <disableActions, duration: 0.5s, timing: easeOut> {")
    #expect(
      text(.call(.beginTransaction(TransactionOptions(), completion: 3))) == "transaction { … } then completion 3")
    #expect(text(.call(.commitTransaction)) == "}")
    #expect(
      text(.call(.setTransactionOptions(TransactionOptions(disablesActions: false))))
        == "transaction <disableActions: false>")
    #expect(text(.call(.stop(card, key: "k"))) == #"stop card "k""#)
    #expect(text(.call(.finish(card, key: nil))) == "finish card")
    #expect(text(.call(.reverse(card, key: "k"))) == #"reverse card "k""#)
    #expect(
      text(.call(.add(LayerAnimation(.transition(Transition(.push, direction: .fromTop))), to: card)))
        == "transition card push from top")
    #expect(text(.call(.setCompletion(2))) == "then completion 2")
    #expect(text(.event(.completion(2))) == "on completion 2")
  }

  @Test("Events are written as `on` names them")
  func events() throws {
    var animation = LayerAnimation(
      .basic(BasicAnimation(try Self.reference("opacity"), to: .number(0))), key: .named("fade"))
    let notice = AnimationNotice(id: AnimationID(serial: 1, slot: 0), layer: card, animation: animation)
    animation.key = .anonymous
    let anonymous = AnimationNotice(id: AnimationID(serial: 2, slot: 0), layer: card, animation: animation)
    #expect(text(.event(.animationDidStart(notice))) == #"on card start "fade""#)
    #expect(text(.event(.animationDidStop(notice, .finished))) == #"on card finish "fade""#)
    #expect(text(.event(.animationDidStop(notice, .cancelled))) == #"on card cancel "fade""#)
    #expect(text(.event(.animationDidStop(notice, .removed))) == #"on card cancel "fade" (removed)"#)
    #expect(text(.event(.animationDidStart(anonymous))) == "on card start")
  }
}
