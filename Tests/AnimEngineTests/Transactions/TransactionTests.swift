import AnimEngine
import Testing

@Suite("Transactions")
struct TransactionTests {
  static let two = TransactionOptions(duration: MediaTime(seconds: 2))
  static let five = TransactionOptions(duration: MediaTime(seconds: 5))

  @Test("with nothing open the duration is 0.25 s, actions are enabled and there is no timing function")
  func defaults() {
    let engine = AnimationEngine()
    #expect(engine.animationDuration == MediaTime(seconds: 0.25))
    #expect(!engine.disablesActions)
    #expect(engine.transactionOptions == TransactionOptions())
  }

  @Test("an inner transaction inherits, wins inside and leaves the outer one as it was")
  func nesting() throws {
    var engine = AnimationEngine()
    engine.beginTransaction(Self.two)
    engine.beginTransaction(TransactionOptions(disablesActions: true))
    #expect(engine.animationDuration == MediaTime(seconds: 2))
    #expect(engine.disablesActions)
    engine.setTransactionOptions(Self.five)
    #expect(engine.animationDuration == MediaTime(seconds: 5))
    try engine.commitTransaction()
    #expect(engine.animationDuration == MediaTime(seconds: 2))
    #expect(!engine.disablesActions)
    engine.beginTransaction(TransactionOptions(disablesActions: false))
    #expect(engine.transactionOptions.disablesActions == false)
    try engine.commitTransaction()
    try engine.commitTransaction()
    #expect(engine.animationDuration == MediaTime(seconds: 0.25))
  }

  @Test("a commit that nobody began is an error and changes nothing")
  func unmatched() {
    var engine = AnimationEngine()
    #expect(throws: EngineError.unmatchedCommit) { try engine.commitTransaction() }
    #expect(engine.animationDuration == MediaTime(seconds: 0.25))
  }

  @Test("options without a block hold until the turn ends")
  func implicitOptions() {
    var engine = AnimationEngine()
    engine.beginTurn()
    engine.setTransactionOptions(TransactionOptions(disablesActions: true, duration: MediaTime(seconds: 2)))
    engine.setTransactionOptions(Self.five)
    #expect(engine.transactionOptions.disablesActions == true)
    #expect(engine.animationDuration == MediaTime(seconds: 5))
    let stack = engine.endTurn()
    #expect(stack == TransactionStack())
    engine.beginTurn(stack)
    #expect(engine.animationDuration == MediaTime(seconds: 0.25))
  }

  @Test("a strand keeps its open transactions while it waits, and others do not see them")
  func strands() throws {
    var engine = AnimationEngine()
    engine.beginTurn()
    engine.beginTransaction(Self.two)
    let waiting = engine.endTurn()
    #expect(waiting.depth == 1)
    engine.beginTurn()
    #expect(engine.animationDuration == MediaTime(seconds: 0.25))
    _ = engine.endTurn()
    engine.beginTurn(waiting)
    #expect(engine.animationDuration == MediaTime(seconds: 2))
    try engine.commitTransaction()
    #expect(engine.endTurn().depth == 0)
  }

  @Test("animations that do not say take the duration of the transaction in force", arguments: [0, -1.0])
  func durations(duration: Double) throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(Self.two)
      try $0.add(.basic("opacity", to: .number(0), over: duration), to: layer)
      try $0.set(layer, reference("cornerRadius"), to: .number(1))
      try $0.commitTransaction()
      try $0.add(.basic("zPosition", to: .number(1), over: duration), to: layer)
    }
    player.advance(to: 9)
    #expect(
      player.takeLog().suffix(3) == ["0.25 finished a.zPosition", "2 finished a.opacity", "2 finished a.cornerRadius"])
  }

  @Test("what changes inside shows when the outermost transaction's turn is over")
  func visibility() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(TransactionOptions(duration: MediaTime(seconds: 1), timingFunction: .linear))
      $0.beginTransaction()
      try $0.set(layer, reference("opacity"), to: .number(0))
      try $0.commitTransaction()
      #expect($0.presentationValue(layer, reference("opacity")) == .number(1))
      try $0.commitTransaction()
      #expect($0.presentationValue(layer, reference("opacity")) == .number(1))
    }
    #expect(player.shown(layer, "opacity") == 1)
    player.advance(to: 0.75)
    #expect(player.shown(layer, "opacity") == 0.25)
  }

  @Test("disabled actions leave explicit animations alone")
  func explicitWithDisabledActions() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(disablesActions: true))
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
    }
    #expect(player.engine.animationKeys(layer) == ["opacity"])
  }

  @Test("an implicit animation takes the transaction's timing function")
  func timingFunction() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(timingFunction: .linear))
      try $0.set(layer, reference("opacity"), to: .number(0))
    }
    player.advance(to: 0.125)
    #expect(player.shown(layer, "opacity") == 0.5)
  }
}
