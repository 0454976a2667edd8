import AnimEngine
import Testing

@Suite("Actions for coming and going")
struct OrderEventTests {
  /// A14: the layer's `orderIn`, then the `sublayers` of the one around it.
  @Test("a layer that comes into the tree asks for orderIn, its sublayers too, then the layer around it for sublayers")
  func orderIn() throws {
    var player = Player()
    let shelf = try player.layer("shelf")
    let book = try player.layer("book", in: nil)
    let page = try player.layer("page", in: book)
    let plain = try player.layer("plain", in: book)
    try act(&player.engine, on: shelf, "sublayers", 1)
    try act(&player.engine, on: book, "orderIn", 2)
    try act(&player.engine, on: page, "orderIn", 3)
    try player.turn { engine in
      try engine.insert(book, into: shelf)
      #expect(
        engine.takeEffects() == [
          .action(2, ActionEvent(book, "orderIn")), .action(3, ActionEvent(page, "orderIn")),
          .action(1, ActionEvent(shelf, "sublayers")),
        ])
      try engine.remove(plain)
      #expect(engine.takeEffects().isEmpty)
    }
  }

  @Test("a layer that leaves asks for orderOut")
  func orderOut() throws {
    var player = Player()
    let book = try player.layer("book")
    try act(&player.engine, on: book, "orderOut", 1)
    try player.turn { engine in
      try engine.remove(book)
      #expect(engine.takeEffects() == [.action(1, ActionEvent(book, "orderOut"))])
      try engine.insert(book, into: .stage)
      #expect(engine.takeEffects().isEmpty)
    }
  }

  @Test(
    "a layer that moves within the tree asks for sublayers where it was and where it comes; one that leaves, for orderOut"
  )
  func moving() throws {
    var player = Player()
    let (first, second) = (try player.layer("first"), try player.layer("second"))
    let loose = try player.layer("loose", in: nil)
    let book = try player.layer("book", in: first)
    for layer in [first, second, loose] { try act(&player.engine, on: layer, "sublayers", 1) }
    try act(&player.engine, on: book, "orderIn", 2)
    try act(&player.engine, on: book, "orderOut", 3)
    let (fromFirst, fromSecond) = (ActionEvent(first, "sublayers"), ActionEvent(second, "sublayers"))
    try player.turn { engine in
      try engine.insert(book, into: second)
      #expect(engine.takeEffects() == [.action(1, fromFirst), .action(1, fromSecond)])
      try engine.insert(book, into: second, at: .index(0))
      #expect(engine.takeEffects() == [.action(1, fromSecond)])
      try engine.insert(book, into: loose)
      #expect(engine.takeEffects() == [.action(3, ActionEvent(book, "orderOut")), .action(1, fromSecond)])
      try engine.insert(book, into: first)
      #expect(engine.takeEffects() == [.action(2, ActionEvent(book, "orderIn")), .action(1, fromFirst)])
    }
  }

  @Test("an animation for orderOut is not kept: nobody could see it")
  func orderOutAnimation() throws {
    var player = Player()
    let book = try player.layer("book")
    let fade = LayerAction.animation(.basic("opacity", to: .number(0)))
    try player.engine.setAction(fade, of: book, forKey: "orderOut")
    try player.turn { try $0.remove(book) }
    try player.turn { try $0.insert(book, into: .stage) }
    #expect(player.engine.animationKeys(book).isEmpty)
  }

  @Test("hiding asks for orderOut, showing for orderIn, with the sublayers")
  func hidden() throws {
    var player = Player()
    let book = try player.layer("book")
    try act(&player.engine, on: book, "orderIn", 1)
    try act(&player.engine, on: book, "orderOut", 2)
    try player.turn { engine in
      try engine.set(book, reference("hidden"), to: .bool(true))
      try engine.set(book, reference("hidden"), to: .bool(true))
      try engine.set(book, reference("hidden"), to: .bool(false))
      #expect(
        engine.takeEffects() == [
          .action(2, ActionEvent(book, "orderOut")), .action(1, ActionEvent(book, "orderIn")),
        ])
    }
  }

  @Test("a declaration asks for orderIn when it is over, not while it goes on")
  func declaration() throws {
    var player = Player()
    try player.turn { engine in
      let layer = try engine.makeLayer(name: "a")
      try engine.insert(layer, into: .stage)
      try act(&engine, on: layer, "orderIn", 1)
      try engine.set(layer, reference("opacity"), to: .number(0))
      #expect(!engine.hasEffects)
      try engine.commitLayer(layer)
      #expect(engine.takeEffects() == [.action(1, ActionEvent(layer, "orderIn"))])
    }
  }

  @Test("while actions are disabled nobody is asked")
  func disabled() throws {
    var player = Player()
    let book = try player.layer("book")
    try act(&player.engine, on: book, "orderOut", 1)
    try player.engine.setHasDelegate(true, of: book)
    try player.turn { engine in
      engine.setTransactionOptions(TransactionOptions(disablesActions: true))
      try engine.remove(book)
      #expect(!engine.hasEffects)
    }
    #expect(player.engine.superlayer(of: book) == nil)
  }

  @Test("a layer whose delegate has to be asked stays where it is till then")
  func held() throws {
    var player = Player()
    let (shelf, book) = (try player.layer("shelf"), try player.layer("book"))
    try player.engine.setHasDelegate(true, of: book)
    try player.turn { engine in
      try engine.remove(book)
      #expect(engine.superlayer(of: book) == .stage)
      answer(&engine)
      #expect(engine.superlayer(of: book) == nil)
      try engine.insert(book, into: shelf, at: .index(0))
      #expect(engine.superlayer(of: book) == nil)
      answer(&engine)
      #expect(engine.superlayer(of: book) == shelf)
    }
  }

  @Test("a held insertion whose neighbour has gone puts the layer on top")
  func heldPlace() throws {
    var player = Player()
    let (first, second) = (try player.layer("first"), try player.layer("second"))
    let book = try player.layer("book", in: nil)
    try player.engine.setHasDelegate(true, of: book)
    try player.turn { engine in
      try engine.insert(book, into: .stage, at: .below(first))
      let effects = engine.takeEffects()
      try engine.remove(first)
      for case .heldChange(let change) in effects { engine.complete(change, answers: [nil]) }
      #expect(engine.sublayers(of: .stage) == [second, book])
    }
  }

  private func act(_ engine: inout AnimationEngine, on layer: LayerID, _ key: String, _ number: Int) throws {
    try engine.setAction(.custom(number), of: layer, forKey: key)
  }

  private func answer(_ engine: inout AnimationEngine) {
    for case .heldChange(let change) in engine.takeEffects() {
      engine.complete(change, answers: change.events.map { _ in nil })
    }
  }
}
