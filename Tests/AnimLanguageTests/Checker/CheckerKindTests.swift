import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("Kinds of layers")
struct CheckerKindTests {
  @Test(
    "a layer of a kind has its properties with their types",
    arguments: [
      ("shape", "path", "path?"), ("shape", "strokeEnd", "number"), ("shape", "strokeColor", "color?"),
      ("shape", "lineDashPattern", "[number]?"), ("shape", "lineCap", "string"), ("text", "string", "string"),
      ("text", "wrapped", "bool"), ("gradient", "colors", "[color]?"), ("gradient", "locations", "[number]?"),
      ("gradient", "startPoint", "point"), ("gradient", "startPoint.y", "number"),
      ("replicator", "instanceDelay", "duration"), ("replicator", "instanceTransform", "transform"),
      ("replicator", "instanceTransform.rotation", "angle"), ("emitter", "emitterSize.width", "number"),
      ("emitter", "scale", "number"), ("scroll", "scrollMode", "string"), ("transformLayer", "opacity", "number"),
    ])
  func properties(kind: String, keyPath: String, type: String) {
    let script = CheckedScript("layer x: \(kind) { }\nprint x.\(keyPath)")
    #expect(script.told == [])
    #expect(script.lastType == type)
  }

  @Test("an instance is made of its kind")
  func instances() {
    #expect(
      CheckedScript("layer x: gradient { }").program.statements.contains {
        if case .makeLayer(_, type: .gradient, name: _) = $0 { return true }
        return false
      })
  }

  @Test("a kind is a type that layers of it and no others have")
  func types() {
    #expect(CheckedScript("layer x: shape { }\nlet y: shape = x\nlet z: layer = y").told == [])
    #expect(CheckedScript("layer x { }\nlet y: shape = x").told == ["type/mismatch 2:16 x"])
    #expect(CheckedScript("layer x: text { }\nlet y: shape = x").told == ["type/mismatch 2:16 x"])
    let cast = CheckedScript("layer x: shape { }\nlet list: [layer] = [x]\nprint (list[0] as shape).strokeEnd")
    #expect(cast.told == [])
    let list = CheckedScript("layer a: shape { }\nlayer b: shape { }\nprint [a, b]")
    #expect(list.lastType == "[shape]")
    let mixed = CheckedScript("layer a: shape { }\nlayer b: text { }\nprint [a, b]")
    #expect(mixed.lastType == "[layer]")
  }

  @Test("a layer of a kind with sublayers has both members")
  func sublayers() {
    let script = CheckedScript("layer x: shape { layer y: text { } }\nprint x.strokeEnd\nprint x.y.fontSize")
    #expect(script.told == [])
    #expect(script.lastType == "number")
  }

  @Test("the members of a kind are known by bare names in its body and in 'with'")
  func bareNames() {
    let script = CheckedScript("layer x: shape { strokeStart = strokeEnd / 2 }\nwith x { lineWidth += strokeStart }")
    #expect(script.told == [])
    #expect(CheckedScript("layer x { }\nwith x { print lineWidth }").told == ["name/unknown 2:16 lineWidth"])
  }

  @Test("on an emitter 'scale' is a property of its own, elsewhere a part of the transform")
  func emitterScale() {
    let script = CheckedScript("layer e: emitter { scale = 2 }\nlayer s: shape { scale = 2 }\ne.transform.scale = 3")
    #expect(script.told == [])
    #expect(Set(script.program.properties.map(\.keyPath)) == ["scale", "transform", "transform.scale"])
  }

  @Test("properties that two kinds name alike are told apart, also by later entries")
  func alike() {
    let script = CheckedScript(
      "layer r: replicator { preservesDepth = true }\nlayer e: emitter { preservesDepth = true }")
    #expect(script.told == [])
    #expect(Set(script.program.properties.map(\.slot)).count == 2)
  }

  // MARK: Mistakes

  @Test("a property of another kind is an error that says whose it is")
  func otherKind() {
    let script = CheckedScript("layer card { }\ncard.strokeEnd = 1")
    #expect(script.told == ["name/unknown-property 2:6 strokeEnd"])
    #expect(script.diagnostics[0].label == "only layers of kind 'shape' have it")
    #expect(script.diagnostics[0].hint == "say the kind where the layer is declared: 'layer name: shape { … }'")
    let two = CheckedScript("layer sky: gradient { preservesDepth = true }")
    #expect(two.messages == ["unknown property 'preservesDepth' on 'gradient'"])
    #expect(two.diagnostics[0].label == "only layers of kind 'replicator' and 'emitter' have it")
  }

  @Test(
    "misspelt names are corrected by what the kind has",
    arguments: [
      ("shape", "strokEnd", "strokeEnd"), ("shape", "stroke", "strokeColor"), ("shape", "strokeWidth", "lineWidth"),
      ("shape", "fill", "fillColor"), ("text", "fontsize", "fontSize"), ("text", "textColor", "foregroundColor"),
      ("gradient", "colours", "colors"), ("replicator", "count", "instanceCount"),
    ])
  func nearMisses(kind: String, name: String, meant: String) {
    let script = CheckedScript("layer x: \(kind) { }\nprint x.\(name)")
    #expect(script.told == ["name/unknown-property 2:9 \(name)"])
    #expect(script.fixed() == "layer x: \(kind) { }\nprint x.\(meant)")
  }

  @Test("a plain layer is not offered what only kinds have", arguments: ["stroke", "strokeWidth", "fill"])
  func plainLayerSuggestions(name: String) {
    let hint = CheckedScript("layer x { }\nprint x.\(name)").diagnostics.first?.hint ?? ""
    #expect(!hint.contains("strokeColor") && !hint.contains("lineWidth") && !hint.contains("fillColor"))
  }

  @Test(
    "kinds are found by what they are called elsewhere",
    arguments: [("CAShapeLayer", "shape"), ("gradeint", "gradient"), ("label", "text"), ("particles", "emitter")])
  func unknownKinds(name: String, meant: String) {
    let script = CheckedScript("layer x: \(name) { }")
    #expect(script.told == ["name/unknown-layer-kind 1:10 \(name)"])
    #expect(script.fixed() == "layer x: \(meant) { }")
  }

  @Test(
    "a word must be one that the property takes",
    arguments: [
      ("layer x: shape { lineCap = \"rond\" }", "\"rond\"", "layer x: shape { lineCap = \"round\" }"),
      ("layer x { cornerCurve = \"continous\" }", "\"continous\"", "layer x { cornerCurve = \"continuous\" }"),
      ("layer x: shape { lineCap = round }", "round", "layer x: shape { lineCap = \"round\" }"),
      ("layer x: text { truncationMode = none }", "none", "layer x: text { truncationMode = \"none\" }"),
    ])
  func words(text: String, marked: String, fixed: String) {
    let script = CheckedScript(text)
    #expect(script.told.count == 1)
    #expect(script.told.first?.hasPrefix("name/unknown-word") == true)
    #expect(script.told.first?.hasSuffix(" " + marked) == true)
    #expect(script.fixed() == fixed)
  }

  @Test("a word that resembles none is answered with all of them")
  func allWords() {
    let script = CheckedScript("layer x: shape { lineJoin = \"q\" }")
    #expect(script.messages == ["'lineJoin' cannot be \"q\""])
    #expect(script.diagnostics.first?.hint == "it is one of \"miter\", \"round\", \"bevel\"")
  }

  @Test(
    "any other string, and a variable of a word's name, are left to the run",
    arguments: [
      "layer x: shape { }\nlet w = \"round\"\nx.lineCap = w",
      "let round = \"round\"\nlayer x: shape { lineCap = round }",
      "layer x: shape { lineCap = \"\\(1)\" }", "layer x: text { font = \"anything\"  string = \"else\" }",
    ])
  func computedWords(text: String) {
    #expect(CheckedScript(text).told == [])
  }

  @Test("elements of lists are checked, percentages accepted where they are fractions")
  func lists() {
    #expect(CheckedScript("layer x: gradient { colors = [1] }").told == ["type/mismatch 1:31 1"])
    #expect(CheckedScript("layer x: gradient { locations = [0%, 50%] }").told == [])
    #expect(CheckedScript("layer x: shape { lineDashPattern = [50%] }").told == ["type/percent-here 1:37 50%"])
    #expect(CheckedScript("layer x: gradient { }\nanimate x.colors to [red] over 1s").told == [])
    #expect(CheckedScript("layer x: gradient { colors = none }").told == [])
  }

  @Test("words do not animate")
  func notAnimatable() {
    let script = CheckedScript("layer x: shape { }\nanimate x.lineCap to \"round\" over 1s")
    #expect(script.told == ["animation/not-animatable 2:9 x.lineCap"])
  }
}

@Suite("Masks")
struct CheckerMaskTests {
  @Test("a mask is made, set, configured, and goes live with its layer")
  func order() {
    let script = CheckedScript("layer a { mask: shape { lineWidth = 2 } }")
    #expect(script.told == [])
    #expect(
      script.lines == [
        "(makeLayer @a \"a\":string)", "(insert @a:a stage:stage)", "(block", "  (makeLayer %0 \"mask\":string)",
        "  (set @a:a mask %0:shape)", "  (block", "    (set %0:shape lineWidth 2:number)", "  )", ")",
        "(commit @a:a)",
      ])
  }

  @Test("a declared mask is read as a layer of its kind")
  func type() {
    #expect(CheckedScript("layer a { mask: shape { } }\nprint a.mask").lastType == "shape")
    #expect(CheckedScript("layer a { mask: shape { } }\nprint a.mask.strokeEnd").lastType == "number")
    #expect(CheckedScript("layer a { }\nprint a.mask").lastType == "layer?")
    let sublayer = CheckedScript("layer a { mask: gradient { layer b: text { } } }\nprint a.mask.b.fontSize")
    #expect(sublayer.told == [])
  }

  @Test("any layer, or none, can take its place")
  func replaced() {
    #expect(CheckedScript("layer a { mask: shape { } }\nlayer b { }\na.mask = b\na.mask = none").told == [])
    #expect(CheckedScript("layer a { mask: shape { } }\na.mask = 1").told == ["type/mismatch 2:10 1"])
  }

  @Test("a mask of a layer type belongs to all its layers")
  func layerTypes() {
    let script = CheckedScript("layer type Badge { mask: shape { } }\nlayer a: Badge { }\nprint a.mask.strokeEnd")
    #expect(script.told == [])
  }

  @Test("in 'with' it is set, but not part of the layer's type")
  func inWith() {
    let script = CheckedScript("layer a { }\nwith a { mask: shape { } }\nprint a.mask")
    #expect(script.told == [])
    #expect(script.lastType == "layer?")
  }

  @Test("'mask' is a name like others elsewhere")
  func name() {
    #expect(CheckedScript("let mask = 1\nprint mask").told == [])
    #expect(CheckedScript("layer a { }\nlayer b { }\nwith a { self.mask = b }").told == [])
  }
}

@Suite("The stage's declaration")
struct CheckerStageTests {
  @Test("nothing of it animates")
  func silent() {
    #expect(
      CheckedScript("stage { opacity = 0 }").lines == [
        "(transaction disableActions 1:bool", "  (block", "    (set stage:stage opacity 0:number)", "  )", ")",
      ])
  }
}
