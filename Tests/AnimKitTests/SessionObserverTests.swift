import AnimKit
import Testing

@Suite("Observers of a session")
struct SessionObserverTests {
  /// Writes down what it is told.
  private struct Log: SessionObserver {
    var lines: [String] = []
    var calls = 0

    mutating func session(_ session: Session, didPrint line: String, at instant: MediaTime) {
      lines.append("\(instant.seconds) print \(line)")
    }

    mutating func session(_ session: Session, didWarn warning: Diagnostic) {
      lines.append("warn \(warning.id)")
    }

    mutating func session(_ session: Session, didPerform call: EngineCall, at instant: MediaTime) { calls += 1 }

    mutating func session(_ session: Session, didInsert layer: LayerID, into superlayer: LayerID, at instant: MediaTime)
    {
      lines.append("\(instant.seconds) \(session.name(of: layer)) into \(session.name(of: superlayer))")
    }

    mutating func session(_ session: Session, didRemove layer: LayerID, at instant: MediaTime) {
      lines.append("\(instant.seconds) remove \(session.name(of: layer))")
    }

    mutating func session(_ session: Session, didStart animation: AnimationNotice, at instant: MediaTime) {
      lines.append("\(instant.seconds) start \(animation.key ?? "-")")
    }

    mutating func session(
      _ session: Session, didStop animation: AnimationNotice, because reason: StopReason, at instant: MediaTime
    ) {
      lines.append("\(instant.seconds) \(reason) \(animation.key ?? "-") \(session.now.seconds)")
    }
  }

  private static let text = """
    layer card { layer dot {} }
    animate card.opacity to 0 over 1s key "Fade"
    at 0.5s { print "half"; remove card.dot }
    """

  @Test("An observer is told of layers, animations and prints in the order in which they happened")
  func order() throws {
    var session = Session(try Script(Self.text))
    var log = Log()
    try session.advance(to: .seconds(2), observer: &log)
    #expect(
      log.lines == [
        "0.0 card into stage", "0.0 dot into card", "0.0 start Fade", "0.5 print half", "0.5 remove dot",
        "1.0 finished Fade 1.0",
      ])
    #expect(log.calls > 4)
    #expect(session.now == .seconds(2))
  }

  @Test("What an observer was told is taken, and what happens between its calls is told, too")
  func taken() throws {
    var session = Session(try Script(Self.text + "\non card tap { print \"tapped\"; layer mark {} }"))
    var log = Log()
    try session.advance(by: .seconds(1), observer: &log)
    #expect(session.takeOutput().isEmpty && session.takeTrace().isEmpty)
    log.lines = []
    try session.send("tap", to: "card")
    try session.advance(by: .seconds(1), observer: &log)
    #expect(log.lines == ["1.0 print tapped", "1.0 mark into stage"])
    #expect(session.takeOutput().isEmpty && session.takeTrace().isEmpty)
  }

  @Test("Without an observer nothing is kept for one")
  func unobserved() throws {
    var session = Session(try Script(Self.text))
    try session.advance(by: .seconds(1))
    #expect(!session.isTraced && session.takeTrace().isEmpty)
    #expect(!session.takeOutput().isEmpty)
  }

  @Test("The run is the same as without an observer")
  func sameRun() throws {
    let script = try Script(Self.text + "\nevery 0.3s { print now, random(0..<9) }")
    var (plain, observed) = (Session(script), Session(script))
    var log = Log()
    try plain.advance(to: .seconds(3))
    for _ in 0..<6 { try observed.advance(by: .seconds(0.5), observer: &log) }
    let lines = String(decoding: plain.takeOutput(), as: UTF8.self).split(separator: "\n")
    #expect(log.lines.filter { $0.contains(" print ") }.map { $0.split(separator: " print ")[1] } == lines)
  }

  @Test("Before an error the observer is told what came before")
  func error() throws {
    var session = Session(try Script("print \"first\"\nlet list = [1]\nwait 1s\nprint list[3]"))
    var log = Log()
    #expect(throws: ScriptError.self) { try session.advance(to: .seconds(2), observer: &log) }
    #expect(log.lines == ["0.0 print first"])
  }

  @Test("An infinite instant is the limit of the duration for observers, too")
  func infinity() throws {
    var environment = ScriptEnvironment()
    environment.limits.duration = .seconds(3)
    var session = environment.makeSession(try environment.compile("every 1s { print now }").get())
    var log = Log()
    try session.advance(by: .infinity, observer: &log)
    #expect(log.lines.count == 3 && session.now == .seconds(3))
  }

  /// A tree that only knows what it is told.
  private struct Mirror: SessionObserver {
    var sublayers: [LayerID: [LayerID]] = [:]
    var masks: [LayerID: LayerID] = [:]

    mutating func session(
      _ session: Session, didInsert layer: LayerID, into superlayer: LayerID, at instant: MediaTime
    ) {
      takeOut(layer)
      sublayers[superlayer, default: []].append(layer)
    }

    mutating func session(_ session: Session, didRemove layer: LayerID, at instant: MediaTime) { takeOut(layer) }

    mutating func session(_ session: Session, didMask layer: LayerID, with mask: LayerID?, at instant: MediaTime) {
      if let mask { takeOut(mask) }
      masks[layer] = mask
    }

    private mutating func takeOut(_ layer: LayerID) {
      for key in sublayers.keys { sublayers[key]?.removeAll { $0 == layer } }
      masks = masks.filter { $0.value != layer }
    }

    func isLike(_ layer: Layer) -> Bool {
      Set(layer.sublayers.map(\.id)) == Set(sublayers[layer.id] ?? [])
        && layer.value(of: "mask", as: LayerID?.self) == .some(masks[layer.id]) && layer.sublayers.allSatisfy(isLike)
    }
  }

  @Test("A mirror of the tree stays right whatever comes, goes, moves, is replaced or masks")
  func mirror() throws {
    let script = try Script(
      """
      layer a { layer b { layer c {} } }
      layer d {}
      layer m { mask: shape {} }
      at 1s { remove a.b }
      at 2s { insert a.b in d at 0 }
      at 3s { move d above a }
      at 4s { layer e { layer f {} }; replace d with e }
      at 5s { insert d in a }
      at 6s { remove a }
      at 7s { insert a }
      at 8s { m.mask = d }
      at 9s { m.mask = none }
      at 10s { insert d; replace d with d }
      at 11s { m.mask = d; remove d }
      """)
    var session = Session(script)
    var mirror = Mirror()
    for second in 0...12 {
      try session.advance(to: .seconds(Double(second)), observer: &mirror)
      #expect(mirror.isLike(try #require(session.stage)), "at \(second) s")
    }
  }
}
