import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Kinds of layers in a run")
struct KindRunTests {
  @Test(
    "defaults print as Core Animation has them",
    arguments: [
      ("shape", "fillColor, lineCap, lineDashPattern", "#000000 butt none"),
      ("text", "string, font, foregroundColor", " Helvetica #ffffff"),
      ("gradient", "colors, endPoint, type", "none (0.5, 1) axial"),
      ("replicator", "instanceCount, instanceDelay", "1 0s"),
      ("emitter", "emitterShape, birthRate, scale", "point 1 1"), ("scroll", "masksToBounds", "true"),
      ("transformLayer", "opacity", "1"),
    ])
  func defaults(kind: String, names: String, printed: String) {
    expectPrints("layer x: \(kind) { }\nwith x { print \(names) }", [printed])
  }

  @Test("values of every type are set, read and animated")
  func values() {
    expectPrints(
      """
      layer g: gradient { colors = [red, blue] }
      layer s: shape { path = rect((0, 0, 2, 2)) }
      animate g.colors to [blue, red] over 1s
      animate s.path to rect((4, 0, 2, 2)) over 1s
      wait 0.5s
      print g.presentation.colors, s.presentation.path
      wait for all
      print g.colors, s.path
      """,
      [
        "[#800080, #800080] path(\"M 2 0 L 4 0 L 4 2 L 2 2 Z\")",
        "[#0000ff, #ff0000] path(\"M 4 0 L 6 0 L 6 2 L 4 2 Z\")",
      ])
  }

  @Test("a list that was read is a copy")
  func copies() {
    expectPrints(
      """
      layer g: gradient { colors = [red, blue] }
      if let found = g.colors {
        var mine = found
        mine.append(white)
        print mine.count
      }
      g.colors = (g.colors ?? []) + [black]
      print g.colors
      """, ["3", "[#ff0000, #0000ff, #000000]"])
  }

  @Test("a word that the property does not take ends the run")
  func words() {
    let result = run("layer s: shape { }\nvar w = \"round\"\ns.lineCap = w\nw = \"rund\"\ns.lineCap = w")
    #expect(result.error == "run/bad-argument 'lineCap' is one of \"butt\", \"round\", \"square\"")
  }

  @Test("layers of kinds stand in lists, are found and narrowed")
  func narrowing() {
    expectPrints(
      """
      layer bars[i in 0..<3]: shape { strokeEnd = i / 2 }
      layer card { }
      if let found = self.find("bars[1]") {
        if let bar = found as? shape { print bar.strokeEnd }
      }
      print card as? shape == none
      """, ["0.5", "true"])
  }

  @Test("narrowing to another kind ends the run")
  func wrongKind() {
    #expect(
      run("layer t: text { }\nlet l: layer = t\nprint (l as shape).strokeEnd").error
        == "run/wrong-type the layer is no 'shape'")
  }

  @Test("a mask's life")
  func masks() {
    expectPrints(
      """
      layer photo { mask: shape { strokeEnd = 0 } }
      let mask = photo.mask
      animate photo.mask.strokeEnd to 1 over 1s
      wait 0.25s
      print mask.presentation.strokeEnd, mask.superlayer == photo, photo.sublayers
      photo.mask = none
      print mask.superlayer == none, mask.animationKeys
      photo.mask = mask
      print photo.mask.strokeEnd
      """, ["0.25 true []", "true []", "1"])
  }

  @Test("a mask that is none has no members")
  func absentMask() {
    let text = "layer photo { mask: shape { } }\nphoto.mask = none\nprint photo.mask.strokeEnd"
    #expect(run(text).error == "run/wrong-type the layer is no 'shape'")
    let named = "layer photo { mask: shape { layer dot { } } }\nphoto.mask = none\nprint photo.mask.dot.opacity"
    #expect(run(named).error == "run/wrong-type the layer is no 'mask'")
  }

  @Test("points, rectangles and times are converted")
  func conversions() {
    expectPrints(
      """
      layer p { frame = (0, 0, 200, 200)  speed = 2  layer c { frame = (75, 25, 50, 50)  rotation = 90deg } }
      print p.convert((0, 0), from: p.c), p.convert((0, 0, 50, 20), from: p.c)
      print p.convert(1s, from: self), self.convert(1s, from: p), p.c.convert(3s, from: p)
      """, ["(125, 25) (105, 25, 20, 50)", "2s 0.5s 3s"])
  }

  @Test("arcs go the way of their angles")
  func arcs() {
    expectPrints(
      "print arc((0, 0), 1, from: 0deg, to: 0deg)\nprint arc((5, 5), 0, from: 0deg, to: 360deg) == path(\"M 5 5\")",
      ["path(\"M 1 0 C 1 0 1 0 1 0\")", "false"])
  }

  @Test("nothing of the stage's declaration animates, later changes do")
  func stage() {
    expectPrints(
      "stage { backgroundColor = red }\nprint self.animationKeys\nself.backgroundColor = blue\nprint self.animationKeys",
      ["[]", "[\"backgroundColor\"]"])
  }

  @Test("a session remembers the kinds of earlier entries")
  func session() throws {
    var session = Session(options: SessionOptions())
    for text in [
      "layer s: shape { strokeEnd = 0.5 }\nlayer r: replicator { preservesDepth = true }\nlayer e: emitter { }",
      "print s.strokeEnd, e.preservesDepth, r.preservesDepth\ns.lineWidth = 3",
      "print s.lineWidth, s.presentation.lineWidth",
    ] {
      let diagnostics = try session.enter(SourceText(name: "entry", text: text))
      #expect(diagnostics.isEmpty)
    }
    #expect(lines(of: session.takeOutput()) == ["0.5 false true", "3 1"])
  }
}
