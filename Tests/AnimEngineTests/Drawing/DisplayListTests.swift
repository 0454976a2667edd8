import AnimEngine
import Testing

@Suite("Display lists")
struct DisplayListTests {
  private let path = VectorPath.rect(Rect2D(x: 0, y: 0, width: 10, height: 10))

  @Test("commands stand in their order; a restore too many is left out")
  func order() {
    var list = DisplayList()
    for command: DisplayCommand in [
      .restore, .save, .clip(path), .fill(path, color: .black, rule: .evenOdd), .restore, .restore,
    ] {
      list.append(command)
    }
    #expect(list.commands == [.save, .clip(path), .fill(path, color: .black, rule: .evenOdd), .restore])
  }

  @Test("lists with the same commands are equal")
  func equality() {
    var (first, second) = (DisplayList(), DisplayList())
    for width in [1.0, 2] {
      first.append(.stroke(path, color: .black, style: StrokeStyle(width: width)))
      #expect(first != second)
      second.append(.stroke(path, color: .black, style: StrokeStyle(width: width)))
    }
    #expect(first == second)
  }

  @Test("a layer keeps what it has drawn last")
  func kept() throws {
    var engine = AnimationEngine()
    let layer = try engine.makeLayer()
    #expect(engine.displayList(of: layer) == nil)
    #expect(engine.displayList(of: LayerID(index: 9)) == nil)
    var list = DisplayList()
    for text in ["one", "two"] {
      list.append(.text(text, at: .zero, size: 12, color: .black))
      try engine.setDisplayList(list, of: layer)
      #expect(engine.displayList(of: layer) == list)
    }
    #expect(engine.displayList(of: .stage) == nil)
    #expect(throws: EngineError.unknownLayer(LayerID(index: 9))) {
      try engine.setDisplayList(list, of: LayerID(index: 9))
    }
  }
}
