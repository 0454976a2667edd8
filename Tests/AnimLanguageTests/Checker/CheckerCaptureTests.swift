import Testing

@testable import AnimLanguage

@Suite("Blocks that run later")
struct CheckerCaptureTests {
  @Test("globals are read where they are")
  func globals() {
    let script = CheckedScript("let x = 1\nvar y = 2\nafter 1s { print x; y += 1 }")
    #expect(script.lines(of: "after block") == ["(print @x:number)", "(assign @y (add @y:number 1:number):number)"])
  }

  @Test("lets, parameters and loop variables are copied")
  func copies() {
    let script = CheckedScript("func f(p: number) { let x = 1; for i in 0..<3 { after 1s { print p, x, i } } }")
    #expect(
      script.lines(of: "after block") == [
        "(capture 0 p)", "(capture 1 x)", "(capture 2 i)", "(print p:number x:number i:number)",
      ])
  }

  @Test("vars are shared, in the function and in the block")
  func sharing() {
    let script = CheckedScript("func f() { var n = 0; after 1s { n += 1 }\nprint n }")
    #expect(script.lines(of: "after block") == ["(capture 0 n&)", "(assign n& (add n&:number 1:number):number)"])
    #expect(script.lines(of: "f").last == "(print n&:number)")
  }

  @Test("a var that no block uses is not shared")
  func unshared() {
    #expect(CheckedScript("func f() { var n = 0; n += 1 }").lines(of: "f")[0] == "(declare n 0:number)")
  }

  @Test("blocks in blocks hand on what the inner one needs")
  func nested() {
    let script = CheckedScript("func f(p: number) { after 1s { every 2s { print p } } }")
    #expect(script.lines(of: "after block").first == "(capture 0 p)")
    #expect(script.lines(of: "every block") == ["(capture 0 p)", "(print p:number)"])
  }

  @Test("a variable that two blocks take along is taken by each")
  func twoBlocks() {
    let script = CheckedScript("func f(p: number) { after 1s { print p }\nafter 2s { print p, p } }")
    let blocks = script.program.functions.filter { $0.kind == .block }
    #expect(blocks.map(\.captures.count) == [1, 1])
  }

  @Test("the layer whose members are in scope is taken along")
  func selves() {
    let script = CheckedScript("layer a {}\nfor b in [a] { with b { after 1s { opacity = 0 } } }")
    #expect(script.lines(of: "after block") == ["(capture 0 b)", "(set b:layer opacity 0:number)"])
    let global = CheckedScript("layer a {}\nwith a { after 1s { opacity = 0 } }")
    #expect(global.lines(of: "after block") == ["(set @a:layer opacity 0:number)"])
  }

  @Test("a handler's layer is taken along into its blocks")
  func handlerSelf() {
    let script = CheckedScript("handler h(layer) { after 1s { opacity = 0; print layer.name } }")
    #expect(script.lines(of: "h").first == "(offered layer layer)")
    #expect(script.lines(of: "after block").filter { $0.hasPrefix("(capture") }.count >= 1)
    #expect(script.told == [])
  }

  @Test("a timer's block may name the timer")
  func timers() {
    #expect(CheckedScript("let t = every 1s { cancel t }").lines(of: "every block") == ["(cancelTimer @t:timer)"])
    let local = CheckedScript("func f() { let t = every 1s { cancel t } }")
    #expect(local.lines(of: "every block") == ["(capture 0 t&)", "(cancelTimer t&:timer)"])
  }

  @Test("'then { }' keeps the self around it and knows layer and animation")
  func thenBlocks() {
    let script = CheckedScript(
      "layer a {}\nwith a { animate opacity to 1 over 1s then { cornerRadius = 2; print layer.name, animation.key } }")
    #expect(script.told == [])
    #expect(script.lines(of: "then block").contains("(set @a:layer cornerRadius 2:number)"))
    #expect(script.lines(of: "then block").contains("(offered layer layer)"))
    #expect(script.lines(of: "then block").contains("(offered animation animation)"))
  }

  @Test("a block offers nothing that it does not use")
  func unusedOffers() {
    #expect(
      CheckedScript("layer a {}\nanimate a.opacity to 1 over 1s then { print 1 }").lines(of: "then block")
        == ["(print 1:number)"])
  }

  @Test("'animation' means something only where there is one")
  func noAnimation() {
    let script = CheckedScript("print animation.key")
    #expect(script.told == ["name/not-offered 1:7 animation"])
  }

  @Test("the elements of an array in a function are captured by value")
  func layerArrays() {
    let script = CheckedScript("func f() { layer a[i in 0..<3] { opacity = 0 }\nafter 1s { print a.count } }")
    #expect(script.told == [])
    #expect(script.lines(of: "after block").first?.hasPrefix("(capture") ?? false)
  }
}
