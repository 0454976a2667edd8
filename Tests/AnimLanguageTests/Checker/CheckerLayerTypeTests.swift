import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("Layer types")
struct CheckerLayerTypeTests {
  @Test("a layer of a type is made as one, passes through the type's body, then through its own")
  func declaration() {
    let script = CheckedScript("layer type A { opacity = 0 }\nlayer a: A { cornerRadius = 1 }")
    #expect(script.told == [])
    #expect(
      script.lines == [
        "(makeLayer @a \"a\":string)", "(insert @a:A stage:stage)", "(do (call layer-type-A @a:A):void)", "(block",
        "  (set @a:A cornerRadius 1:number)", ")", "(commit @a:A)",
      ])
    #expect(script.lines(of: "layer type A") == ["(block", "  (set self:A opacity 0:number)", ")"])
  }

  @Test("the body of what a type extends comes first")
  func inheritance() {
    let script = CheckedScript("layer type B: A { opacity = 1 }\nlayer type A { opacity = 0 }")
    #expect(script.told == [])
    #expect(script.lines(of: "layer type B").first == "(do (call layer-type-A self:B):void)")
  }

  @Test("the engine knows the types with their properties, those that are extended first")
  func registration() throws {
    let script = CheckedScript(
      """
      layer type B: A { property two: point = (1, 2) animated }
      layer type A: shape { property one: number = 3 }
      """)
    #expect(script.told == [])
    let table = script.program.layerTypes
    let (a, b) = (try #require(table.id(named: "A")), try #require(table.id(named: "B")))
    #expect(table.type(b, inheritsFrom: a))
    #expect(table[a]?.property(named: "lineWidth") != nil)
    let one = try #require(table[b]?.property(named: "one"))
    #expect(one.defaultValue == .number(3) && one.isAnimatable && !one.hasImplicitAction)
    let two = try #require(table[b]?.property(named: "two"))
    #expect(two.type == .point && two.hasImplicitAction)
    #expect(table[a]?.property(named: "two") == nil)
  }

  @Test("a first value that is a literal stands with the property, another is worked out in each layer")
  func firstValues() {
    let script = CheckedScript("let k = 2\nlayer type A { property a: number = 1  property b: number = k }")
    #expect(script.lines(of: "layer type A") == ["(block", "  (set self:A b @k:number)", ")"])
  }

  @Test("blocks that run by themselves are functions that are offered the layer")
  func hooks() throws {
    let script = CheckedScript(
      """
      layer type A {
          property p: number = 1
          changed p { opacity = oldValue }
          display p { print p }
          draw { stroke circle(center, p) }
          defaultAction(key) { return key == "p" ? noAction : none }
      }
      """)
    #expect(script.told == [])
    let declared = try #require(script.program.declaredTypes.first)
    #expect(declared.hooks.map(\.kind) == [.changed, .display, .draw, .defaultAction])
    #expect(
      script.lines(of: "changed p") == ["(offered layer layer)", "(set layer:A opacity oldValue:number)"])
    #expect(
      script.lines(of: "display p") == ["(offered layer layer)", "(print (presentation layer:A p):number)"])
    #expect(script.lines(of: "draw").contains { $0.contains("(presentation layer:A bounds)") })
  }

  @Test("in 'display' and 'draw' all that is reached through self is on screen; other layers are not")
  func presented() {
    let script = CheckedScript(
      """
      layer other {}
      layer type A {
          property p: number = 1
          layer inner {}
          display p {
              let kept = inner
              print opacity, self.opacity, inner.opacity, kept.opacity, other.opacity
              for sub in sublayers { print sub.opacity }
          }
      }
      """)
    #expect(script.told == [])
    let text = script.lines(of: "display p").joined(separator: "\n")
    #expect(text.components(of: "(presentation ") == 5)
    #expect(text.contains("(property @other:layer opacity)"))
  }

  @Test("what is on screen can only be read")
  func readOnly() {
    let script = CheckedScript(
      "layer type A { property p: number = 1\nlayer b {}\ndisplay p { opacity = 1\nb.opacity = 1\nself.p += 1 } }")
    #expect(
      script.told == [
        "statement/read-only 3:13 opacity", "statement/read-only 4:1 b.opacity", "statement/read-only 5:1 self.p",
      ])
  }

  @Test("members of types are known before their declaration, at any depth")
  func members() {
    let script = CheckedScript(
      "print a.b.c.opacity, a.d[0].name\nlayer a: A {}\nlayer type A { layer b { layer c {} }\nlayer d[i in 0..<2] {} }"
    )
    #expect(script.told == ["name/unknown 1:7 a"])
    #expect(
      CheckedScript(
        "func f(a: A) { print a.b.c.opacity, a.d[0].name }\nlayer type A { layer b { layer c {} }\nlayer d[i in 0..<2] {} }"
      ).told == [])
  }

  @Test(
    "mistakes in declarations",
    arguments: [
      ("layer type A {}\nlayer type A {}", ["name/already-declared 2:12 A"]),
      ("layer type shape {}", ["name/already-declared 1:12 shape"]),
      ("layer type color {}", ["name/already-declared 1:12 color"]),
      ("layer type A: A {}", ["type/extends-itself 1:15 A"]),
      ("layer type A: B {}\nlayer type B: A {}", ["type/extends-itself 2:15 A"]),
      ("layer type A: Unknown {}", ["name/unknown-layer-kind 1:15 Unknown"]),
      ("if true { layer type A {} }", ["name/nested-declaration 1:22 A"]),
      ("layer type A { property opacity: number = 1 }", ["name/already-declared 1:25 opacity"]),
      (
        "layer type A { property p: number = 1 }\nlayer type B: A { property p: number = 1 }",
        ["name/already-declared 2:28 p"]
      ),
      (
        "layer type A { property p: number = 1  property p: number = 1 }", ["name/already-declared 1:49 p"]
      ),
      ("layer type A: shape { property path: path? }", ["name/already-declared 1:32 path"]),
      ("layer type A { property p: number }", ["statement/no-first-value 1:25 p"]),
      ("layer type A { property p: timer? }", ["type/property 1:28 timer?"]),
      ("layer type A { property p: number = 1s }", ["type/mismatch 1:37 1s"]),
      ("layer type A { property p: number = 1  layer p {} }", ["name/already-declared 1:46 p"]),
      ("layer type A { changed q {} }", ["name/unknown-property 1:24 q"]),
      ("layer type A { changed frame {} }", ["statement/misplaced 1:24 frame"]),
      ("layer type A { draw {}\ndraw {} }", ["name/already-declared 1:12 A"]),
      ("layer type A { property p: number = 1 animated to 2 }", ["animation/contradictory-clauses 1:48 to 2"]),
    ])
  func mistakes(text: String, told: [String]) {
    let found = CheckedScript(text).told
    #expect(found == told)
  }

  @Test(
    "what stands in the wrong place is told",
    arguments: [
      "property p: number = 1", "changed p {}", "draw {}", "layer a { changed opacity {} }",
      "layer a { property p: number = 1 }", "delegate(key) { return none }", "stroke circle((0, 0), 1)",
      "handler h(layer) { actions { opacity: noAction } }", "layer a { if true { style {} } }",
      "layer a { style { print 1 } }", "layer type A { changed opacity { stroke circle((0, 0), 1) } }",
    ])
  func misplaced(text: String) {
    let told = CheckedScript(text).told
    #expect(told.count == 1 && told[0].hasPrefix("statement/misplaced"), "\(told)")
  }

  @Test(
    "blocks that run by themselves cannot do everything, also not by way of functions",
    arguments: [
      ("changed p { wait 1s }", true), ("changed p { f() }", true),
      ("defaultAction(key) { wait 1s\nreturn none }", true),
      ("delegate(key) { wait for all\nreturn none }", true), ("display p { print random(0...1) }", true),
      ("draw { print 1 }", true), ("draw { x = 1 }", true), ("draw { other.opacity = 1 }", true),
      ("draw { replace other with other }", true), ("draw { scroll other to (0, 0) }", true),
      ("draw { pause other }", true), ("draw { send tap to other }", true), ("draw { seed 1 }", true),
      ("draw { g() }", true), ("draw { let y = h(1)\nstroke circle((0, 0), y) }", false), ("draw { f() }", true),
      ("display p { print p\nother.opacity = 1 }", false), ("changed p { print random(0...1) }", false),
    ])
  func restrictions(hook: String, isTold: Bool) {
    let script = CheckedScript(
      """
      var x = 0
      layer other {}
      func f() { wait 1s }
      func g() { x += 1 }
      func h(a: number) -> number { return a * x }
      layer type A { property p: number = 1\n\(hook) }
      """)
    #expect(script.told.count == (isTold ? 1 : 0), "\(script.told)")
    if isTold { #expect(script.told.first?.hasPrefix("statement/forbidden") ?? false) }
  }

  // MARK: Plain layers

  @Test("a property of a layer type is looked for in a plain layer when running")
  func loose() {
    let script = CheckedScript(
      """
      layer type A { property p: point = (1, 2) }
      func f(l: layer) { print l.p.x
      l.p = (1, 1)
      animate l.p to (2, 2) }
      """)
    #expect(script.told == [])
    #expect(script.program.looseProperties.count == 2)
  }

  @Test(
    "a layer that is known to lack a property is told of",
    arguments: [
      ("layer type B {}\nlayer b: B {}\nprint b.p", "name/unknown-property 4:9 p"),
      ("layer plain { p = 1 }", "name/unknown-property 2:15 p"),
      ("layer s: shape {}\nprint s.p", "name/unknown-property 3:9 p"),
    ])
  func unrelated(text: String, told: String) {
    #expect(CheckedScript("layer type A { property p: number = 1 }\n" + text).told == [told])
  }

  @Test("types that disagree about a property ask which one is meant")
  func disagreement() {
    let text = """
      layer type A { property p: number = 1 }
      layer type B { property p: color = red }
      func f(l: layer) { print l.p
      print (l as A).p }
      """
    #expect(CheckedScript(text).told == ["type/properties-differ 3:28 p"])
  }

  @Test("types keep their meaning over the entries of a session")
  func session() {
    var (program, scope, bag) = (TypedProgram(), GlobalScope(), DiagnosticBag())
    var names = NameTable()
    var base: UInt32 = 0
    for text in [
      "layer type A { property p: number = 1\nlayer inner {} }", "layer a: A { p = 2 }",
      "layer type B: A { changed p { print p } }", "layer b: B {}\nprint a.p, b.inner.opacity, b.p",
    ] {
      let source = SourceText(name: "entry", text: text, base: base)
      base = source.nextBase
      let tree = Parser.parse(source, names: names, into: &bag)
      _ = Checker.check(tree, source: source, program: &program, scope: &scope, diagnostics: &bag)
      names = tree.names
    }
    #expect(bag.diagnostics.map(\.message) == [])
    #expect(program.declaredTypes.count == 2)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
