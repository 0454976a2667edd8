import AnimLanguage
import Testing

@Suite("Completion")
struct CompleterTests {
  /// What may stand at `|`, after some earlier entries.
  private func list(
    _ marked: String, after earlier: String = "", files: @escaping (String) -> [String] = { _ in [] }
  ) -> CompletionList {
    var importer = Importer()
    _ = importer.check(SourceText(name: "", text: earlier))
    #expect(!importer.diagnostics.hasErrors)
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let completer = Completer(
      language: importer.state,
      commands: [
        PromptCommand(":step", form: ":step [N]", help: "Goes on"),
        PromptCommand(":stop", form: ":stop", help: "Stops"),
        PromptCommand(":type", form: ":type VALUE", help: "The type of a value", argument: .expression),
        PromptCommand(":load", form: ":load FILE", help: "Loads a file", argument: .path),
        PromptCommand(":color", form: ":color WHEN", help: "When to colour", argument: .words(["always", "never"])),
      ], files: files)
    return completer.completions(in: parts.joined(), at: parts[0].utf8.count)
  }

  private func names(_ marked: String, after earlier: String = "") -> [String] {
    list(marked, after: earlier).candidates.map(\.text)
  }

  private static let scene = """
    layer card { layer dot {} }
    layer ring: shape {}
    layer type Clock { property minutes: number = 0 }
    layer clock: Clock {}
    let span = 2s
    var count = 1
    func half(value: number, of total: number) -> number { return value / total }
    handler done(layer) {}
    """

  @Test(
    "After a dot stand the members of the static type",
    arguments: [
      ("animate card.op|", ["opacity", "opaque"]), ("print card.backg|", ["backgroundColor"]),
      ("card.do|", ["dot", "doubleSided"]),
      ("print ring.strokeE|", ["strokeEnd"]), ("print card.strokeE|", []),
      ("print rotate(1deg).rotation.|", ["degrees", "radians", "turns", "x", "y", "z"]),
      ("print rotate(1deg).sc|", ["scale"]), ("print iden|", ["identity"]),
      ("let a = animation strokeE|", ["strokeEnd"]), ("let a = animation minut|", ["minutes"]),
      ("print clock.min|", ["minificationFilter", "minificationFilterBias", "minutes"]),
      ("print card.position.|", ["applying", "x", "y"]), ("print card.presentation.opac|", ["opacity"]),
      ("print span.se|", ["seconds"]),
      ("print card.bounds.size.w|", ["width"]), ("print \"a\".up|", ["uppercased"]), ("print red.al|", ["alpha"]),
      ("print \"\\(card.opac|)\"", ["opacity"]), ("card.pres| .opacity", ["presentation"]), ("print nothing.op|", []),
      ("animate card over 1s { corn|", ["cornerCurve", "cornerRadius"]),
      ("animate card { opacity to 1  position.x|", ["x"]), ("handler h(layer) { layer.opac| }", ["opacity"]),
      ("let a = [1, 2]\nprint a.joi|", []), ("let a = [\"x\"]\nprint a.joi|", ["joined"]),
      ("if card.hid| { }", ["hidden"]), ("animate card.opacity to card.opac| over 1s", ["opacity"]),
    ] as [(String, [String])])
  func members(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene).sorted() == expected)
  }

  @Test(
    "A bare name is what is in scope there",
    arguments: [
      ("print cou|", ["count"]), ("print spa|", ["span"]), ("let cousin = 1\nprint cou|", ["cousin", "count"]),
      ("func f(country: number) { print cou|", ["country", "count"]),
      ("for couple in 0..<3 { print cou| }", ["couple", "count"]),
      ("print hal|", ["half"]), ("layer box { opac| }", ["opacity"]), ("with ring { lineW| = 2 }", ["lineWidth"]),
      ("layer box { opac| = 1 }", ["opacity"]), ("print cornf|", ["cornflowerblue"]), ("print sqr|", ["sqrt"]),
      ("print tru|", ["trunc", "true"]), ("half(cou|, of: 2)", ["count"]), ("print [cou|", ["count"]),
      ("animate car|", ["card"]),
      ("let x = cou| + 1", ["count"]), ("print nowhere|", []), ("print x == cou|\n\nlayer z {", ["count"]),
    ] as [(String, [String])])
  func scope(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene) == expected)
  }

  @Test("A statement does not begin with a constant")
  func noConstants() {
    #expect(names("layer a { cornfl| }") == [])
    #expect(names("print cornfl|") == ["cornflowerblue"])
  }

  @Test("Names of a block are not offered outside of it")
  func closedScope() {
    #expect(names("if true { let inner = 1 }\nprint inn|") == [])
  }

  @Test(
    "Clauses are offered that the animation has not",
    arguments: [
      ("animate card.opacity to 1 ov|", ["over"]), ("animate card.opacity to 1 over 1s ov|", []),
      ("animate card.opacity autor|", ["autoreverse"]), ("animate card over 1s { opacity to 1 eas|", ["ease"]),
      ("animate card.opacity to 1 over 1s the|", ["then"]), ("let a = animation opacity to 1 ov|", ["over"]),
      ("animate card.opacity to 1\n    del|", ["delay"]),
    ] as [(String, [String])])
  func clauses(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene) == expected)
  }

  @Test("All clauses are offered where none is begun")
  func allClauses() {
    let found = names("animate card.opacity |", after: Self.scene)
    #expect(found.contains("to") && found.contains("over") && found.contains("otherwise"))
    #expect(!names("animate card.opacity to 1 |", after: Self.scene).contains("to"))
  }

  @Test(
    "Where only few words can stand those are offered",
    arguments: [
      ("animate card.opacity to 1 fill |", ["none", "forwards", "backwards", "both"]),
      ("animate card.opacity to 1 fill f|", ["forwards"]), ("animate card.opacity through [0, 1] mode p|", ["paced"]),
      ("transition card p|", ["push"]), ("transition card push from l|", ["left"]),
      ("transaction <dis|", ["disableActions"]), ("transaction <duration: 1s, tim|", ["timing"]),
      ("on card fin|", ["finish"]), ("off card doub|", ["doubleTap"]), ("send ta|", ["tap"]),
      ("on card finish call d|", ["done"]), ("animate card.opacity to 1 over 1s then call do|", ["done"]),
      ("call do|", ["done"]),
      ("layer x: sha|", ["shape"]), ("layer x: Cl|", ["Clock"]), ("func f(a: dur|", ["duration"]),
      ("let a: num|", ["number"]),
      ("animate options [beg|", ["beginFromCurrentState"]),
    ] as [(String, [String])])
  func words(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene) == expected)
  }

  @Test("Where a type is wanted what has it comes first, and easings only where they are meant")
  func wanted() {
    #expect(names("animate card.opacity to 1 ease easeO|", after: Self.scene).allSatisfy { $0.hasPrefix("easeO") })
    let easings = names("animate card.opacity to 1 ease |", after: Self.scene)
    #expect(easings.contains("linear") && easings.contains("cubicBezier") && !easings.contains("card"))
    #expect(!names("card.opacity = |", after: Self.scene).contains("easeIn"))
    #expect(!names("card.opacity = |", after: Self.scene).contains("red"))
    let numbers = names("card.opacity = |", after: Self.scene)
    #expect((numbers.firstIndex(of: "count") ?? 99) < (numbers.firstIndex(of: "span") ?? -1))
    #expect(names("card.backgroundColor = re|", after: Self.scene).first == "rebeccapurple")
    #expect(names("animate card.opacity to 1 over spa|", after: Self.scene) == ["span"])
  }

  @Test(
    "Labels of arguments are offered",
    arguments: [
      ("print half(1, o|", ["of:"]), ("spring(stif|", ["stiffness:"]), ("print red.mixed(wi|", ["with:"]),
      ("print half(1, of: to|", []),
    ] as [(String, [String])])
  func labels(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene).filter { $0.hasSuffix(":") } == expected)
  }

  @Test(
    "Units are offered behind a number",
    arguments: [
      ("print 1|", ["s", "ms", "min", "deg", "rad", "turn", "%"]), ("wait 1|", ["s", "ms", "min"]),
      ("wait 250m|", ["ms", "min"]), ("animate card.opacity to 1 over 2|", ["s", "ms", "min"]),
      ("x = 0.5t|", ["turn"]),
      ("x = 1.5|", ["s", "ms", "min", "deg", "rad", "turn", "%"]), ("x1|", []), ("x = #12|", []), ("x = #ab|", []),
    ] as [(String, [String])])
  func units(marked: String, expected: [String]) {
    #expect(names(marked) == expected)
  }

  @Test(
    "Statements begin with their words; parts of layers and drawings only where they can stand",
    arguments: [
      ("anim|", ["animate"]), ("tra|", ["transition", "transaction"]), ("layer a { cha| }", ["changed"]), ("cha|", []),
      ("layer type T { draw { strok| } }", ["stroke"]), ("strok|", []), ("if true {\n    whi|", ["while"]),
    ] as [(String, [String])])
  func statements(marked: String, expected: [String]) {
    #expect(list(marked).candidates.filter { $0.kind == .word }.map(\.text) == expected)
  }

  @Test(
    "Nothing is offered in strings, comments and colours",
    arguments: [
      "print \"cou|", "print \"cou|nt\"", "// cou|", "/* cou| */", "/* cou|", "print 1 // cou|", "print \"a\\(1)cou|",
    ])
  func silence(marked: String) {
    #expect(names(marked, after: Self.scene) == [])
  }

  @Test(
    "Commands, and what follows them",
    arguments: [
      (":st|", [":step", ":stop"]), (" :ty|", [":type"]), (":x|", []), (":type cou|", ["count"]),
      (":type card.opac|", ["opacity"]),
      (":color |", ["always", "never"]), (":color n|", ["never"]), (":step |", []), (":nothing |", []),
      (":|", [":step", ":stop", ":type", ":load", ":color"]),
    ] as [(String, [String])])
  func commands(marked: String, expected: [String]) {
    #expect(names(marked, after: Self.scene) == expected)
  }

  @Test("Files are offered where a path stands")
  func files() {
    let files: (String) -> [String] = { folder in
      folder == "lib/" ? ["b.anim", "a.anim"] : [".git/", "lib/", "logo.png", "main.anim"]
    }
    #expect(list("import \"|", files: files).candidates.map(\.text) == ["lib/", "main.anim"])
    let inner = list("import \"lib/a|", files: files)
    #expect(inner.candidates.map(\.text) == ["a.anim"])
    #expect(inner.range == 12..<13)
    #expect(list("print image(\"ma|", files: files).candidates.map(\.text) == ["main.anim"])
    #expect(list(":load lib/b|", files: files).candidates.map(\.text) == ["b.anim"])
    #expect(list("print image(\"l|", files: files).candidates.map(\.text) == ["lib/", "logo.png"])
    #expect(list("import \".|", files: files).candidates.map(\.text) == [".git/"])
    #expect(list("print \"ma|", files: files).candidates.isEmpty)
  }

  @Test("Each candidate has its kind, type and help")
  func details() throws {
    let opacity = try #require(list("print card.opac|", after: Self.scene).candidates.first)
    #expect(opacity == Completion("opacity", .property, detail: "number", help: opacity.help))
    #expect(!opacity.help.isEmpty)
    #expect(
      list("print hal|", after: Self.scene).candidates == [
        Completion("half", .function, detail: "half(number, of: number) -> number")
      ])
    #expect(list("print rin|", after: Self.scene).candidates == [Completion("ring", .layer, detail: "shape")])
    #expect(list("call d|", after: Self.scene).candidates == [Completion("done", .handler, detail: "done()")])
    #expect(list("print spa|", after: Self.scene).range == 6..<9)
  }

  @Test("What earlier entries declared is there, what they have hidden once only")
  func session() {
    #expect(names("print cou|", after: "let count = 1") == ["count"])
    #expect(names("let count = 2\nprint cou|", after: "let count = 1") == ["count"])
  }

  @Test("Any place of any text has an answer")
  func total() {
    let text =
      "layer ü[i in 0..<3] { x = \"\\(a[1].\" } animate q. over 1m ease \u{1}; func f(@ to a: } :x import \"/ on card"
    let completer = Completer()
    for offset in -1...text.utf8.count + 1 {
      let list = completer.completions(in: text, at: offset)
      #expect(list.range.lowerBound >= 0 && list.range.upperBound <= text.utf8.count)
      let cut = String(decoding: text.utf8.prefix(max(offset, 0)), as: UTF8.self)
      _ = completer.completions(in: cut, at: offset)
    }
  }
}
