import AnimKit
import Testing

@Suite("Layers as a host sees them")
struct LayerTests {
  private static let text = """
    layer card {
        frame = (10, 20, 100, 50)
        backgroundColor = red
        layer dot { position = (1, 2); cornerRadius = 3 }
        layer ring: shape { path = circle((0, 0), 5); lineWidth = 2 }
        layer group { layer dot { opacity = 0.25 } }
    }
    layer other { rotation = 90deg; hidden = true }
    animate card.opacity to 0 over 1s key "Fade"
    """

  private func session(at seconds: Double = 0) throws -> Session {
    var session = Session(try Script(Self.text))
    try session.advance(to: MediaTime(seconds: seconds))
    return session
  }

  @Test("Properties that all layers have are members with their types, of model and screen")
  func members() throws {
    let session = try session(at: 0.5)
    let card = try #require(session["card"])
    #expect(card.opacity == 0)
    #expect(card.presentation.opacity == 0.5)
    #expect(card.position == Point2D(x: 60, y: 45))
    #expect(card.frame == Rect2D(x: 10, y: 20, width: 100, height: 50))
    #expect(card.presentation.frame == card.frame)
    #expect(card.bounds.size == Size2D(width: 100, height: 50))
    #expect(card.backgroundColor == RGBAColor(red: 1, green: 0, blue: 0))
    #expect(card.borderColor == .black)
    #expect(try #require(session["other"]).backgroundColor == nil)
    #expect(card.transform == .identity)
    #expect(card.hidden == false && session["other"]?.hidden == true)
    #expect(session["other"]?.rotation == Angle(degrees: 90))
    #expect(card.animationKeys == ["Fade"])
  }

  @Test("Any property is read by its key path")
  func keyPaths() throws {
    let session = try session(at: 0.5)
    #expect(session["card"]?.value(of: "position.x") == .number(60))
    #expect(session["card"]?.value(of: "bounds.size.width", as: Double.self) == 100)
    #expect(session["card"]?.value(of: "opacity", as: Double.self) == 0)
    #expect(session["card"]?.presentation.value(of: "opacity", as: Double.self) == 0.5)
    #expect(session["card.ring"]?.value(of: "lineWidth", as: Int.self) == 2)
    #expect(session["card"]?.value(of: "lineWidth") == nil)
    #expect(session["card"]?.value(of: "opacity", as: String.self) == nil)
    #expect(session["other"]?.value(of: "backgroundColor") == PropertyValue.none)
    #expect(session["card"]?.presentation.value(of: "nothing", as: Double.self) == nil)
  }

  @Test("Names lead from layer to layer, in the order of the tree")
  func names() throws {
    let session = try session()
    #expect(session["card.dot"]?.cornerRadius == 3)
    #expect(session["dot"]?.cornerRadius == 3)
    #expect(session["group.dot"]?.opacity == 0.25)
    #expect(session["card"]?["group"]?["dot"]?.opacity == 0.25)
    #expect(session["card.group.dot"]?.superlayer?.name == "group")
    for name in ["", "missing", "card.missing", "missing.dot", "card.", ".", ".dot", "dot.card"] {
      #expect(session[name] == nil, "\(name)")
    }
  }

  @Test("The tree can be walked from the stage down and back")
  func tree() throws {
    let session = try session()
    let stage = try #require(session.stage)
    #expect(stage.superlayer == nil)
    #expect(stage.sublayers.map(\.name) == ["card", "other"])
    #expect(session["card"]?.sublayers.map(\.name) == ["dot", "ring", "group"])
    #expect(session["card"]?.sublayers.map(\.type) == ["layer", "shape", "layer"])
    #expect(session["card"]?.superlayer?.id == stage.id)
    #expect(session.layer(LayerID(index: 99)) == nil)
  }

  @Test("A layer stays as it was when it was looked up")
  func snapshot() throws {
    var session = try session()
    let before = try #require(session["card"])
    try session.advance(to: .seconds(0.5))
    #expect(before.presentation.opacity == 1)
    #expect(session["card"]?.presentation.opacity == 0.5)
  }
}
