import Testing

@testable import AnimLanguage

@Suite("Assignments")
struct CheckerAssignmentTests {
  private func last(_ text: String) -> String { CheckedScript(text).lines.last ?? "" }

  @Test("parts of layers' properties are key paths")
  func keyPaths() {
    let card = "layer a {}\n"
    #expect(last(card + "a.position.x = 1") == "(set @a:layer position.x 1:number)")
    #expect(last(card + "a.bounds.size.width = 1") == "(set @a:layer bounds.size.width 1:number)")
    #expect(last(card + "a.transform.rotation.z = 90deg").hasPrefix("(set @a:layer transform.rotation.z "))
    #expect(last(card + "a.rotation = 90deg").hasPrefix("(set @a:layer transform.rotation.z "))
    #expect(last(card + "a.scale.x = 2") == "(set @a:layer transform.scale.x 2:number)")
    #expect(
      last(card + "a.translation = (1, 2)") == "(set @a:layer transform.translation (tuple 1:number 2:number):size)")
  }

  @Test("parts of variables replace registers")
  func parts() {
    #expect(last("var p = (1, 2)\np.y = 5") == "(assign @p (replacing 1 @p:point 5:number):point)")
    #expect(
      last("var r = (1, 2, 3, 4)\nr.size.height = 5")
        == "(assign @r (replacing 2 @r:rect (replacing 1 (component 2 @r:rect):size 5:number):size):rect)")
    #expect(last("var c = red\nc.alpha = 0.5") == "(assign @c (replacing 3 @c:color 0.5:number):color)")
  }

  @Test("elements of lists are set in place")
  func elements() {
    #expect(last("var l = [1, 2]\nl[0] = 3") == "(assignElement @l 0:number 3:number)")
    #expect(last("var l = [[1], [2]]\nl[0][1] = 3") == "(assignElement @l 0:number 1:number 3:number)")
    #expect(
      last("var l = [(1, 2)]\nl[0].x = 3")
        == "(assignElement @l 0:number (replacing 0 (index @l:[point] 0:number):point 3:number):point)")
  }

  @Test("properties of layers in lists are set on the layer")
  func layersInLists() {
    #expect(
      last("layer a[i in 0..<3] {}\na[1].opacity = 0.5") == "(set (index @a:[layer] 1:number):layer opacity 0.5:number)"
    )
  }

  @Test("compound assignments read, compute and write")
  func compound() {
    #expect(last("var n = 1\nn += 2") == "(assign @n (add @n:number 2:number):number)")
    #expect(last("var d = 1s\nd *= 2") == "(assign @d (multiplyDuration @d:duration 2:number):duration)")
    #expect(
      last("var p = (1, 2)\np -= (3, 4)") == "(assign @p (subtract @p:point (tuple 3:number 4:number):point):point)")
    #expect(last("var s = \"a\"\ns += \"b\"") == "(assign @s (concatenateStrings @s:string \"b\":string):string)")
    #expect(last("var l = [1]\nl += [2]").hasPrefix("(assign @l (concatenateLists"))
    #expect(last("var p = (1, 2)\np.x /= 2").hasPrefix("(assign @p (replacing 0 @p:point (divide "))
    #expect(last("layer a {}\na.position.x += 2").hasPrefix("(set @a:layer position.x (add "))
  }

  @Test("what a compound assignment's target computes is computed once")
  func evaluatedOnce() {
    let index = CheckedScript("func f() -> number { return 0 }\nvar l = [1]\nl[f()] += 2")
    #expect(
      index.lines.suffix(2) == [
        "(declare %0 (call f):number)",
        "(assignElement @l %0:number (add (index @l:[number] %0:number):number 2:number):number)",
      ])
    let layer = CheckedScript("func f() -> layer { layer a {}\nreturn a }\nf().opacity *= 0.5")
    #expect(layer.lines.count == 2)
    #expect(layer.lines[1].hasPrefix("(set %0:layer opacity (multiply (property %0:layer opacity)"))
  }

  @Test(
    "a compound assignment of the wrong type is told at its operator",
    arguments: [
      ("var n = 1\nn += \"a\"", "'+=' does not work on a plain number and a string"),
      ("var d = 1s\nd += 1", "'+=' does not work on a duration and a plain number"),
      ("var d = 1s\nd *= 1s", "'*=' does not work on a duration and a duration"),
      ("var d = 1s\nd /= 1s", "'d' needs a duration, found a plain number"),
    ])
  func compoundFailures(text: String, message: String) {
    #expect(CheckedScript(text).messages == [message])
  }

  @Test(
    "what is no 'var' cannot be set",
    arguments: [
      ("let x = 1\nx = 2", "'x' cannot be set: it is a 'let'"),
      ("let x = [1]\nx[0] = 2", "'x' cannot be set: it is a 'let'"),
      ("let x = (1, 2)\nx.y = 2", "'x' cannot be set: it is a 'let'"),
      ("func f(x: number) { x = 2 }", "'x' cannot be set: it is a parameter"),
      ("for i in 0..<3 { i = 2 }", "'i' cannot be set: it is the variable of a loop"),
      ("layer a {}\nlayer b {}\na = b", "'a' cannot be set: it is a layer"),
      ("let x = [1]\nx.append(2)", "'x' cannot be set: it is a 'let'"),
    ])
  func constants(text: String, message: String) {
    let script = CheckedScript(text)
    #expect(script.messages == [message])
    #expect(script.diagnostics.first?.id == .constant)
    #expect(script.diagnostics.first?.secondary.map(\.text) == ["declared here"])
  }

  @Test(
    "computed and shown values are read-only",
    arguments: [
      "layer a {}\na.presentation.opacity = 1", "layer a {}\na.animationKeys = []", "layer a {}\na.name = \"b\"",
      "layer a { layer b {} }\na.b = a", "var l = [1]\nl.count = 2", "var r = (1, 2, 3, 4)\nr.center = (1, 2)",
      "layer a {}\nanimate a.presentation.opacity to 1 over 1s",
    ])
  func readOnly(text: String) {
    #expect(CheckedScript(text).diagnostics.map(\.id) == [.readOnly])
  }

  @Test("lists change in place")
  func mutations() {
    #expect(last("var l = [1]\nl.append(2)") == "(listAppend @l 2:number)")
    #expect(last("var l = [[1]]\nl[0].append(2)") == "(listAppend @l 0:number 2:number)")
    #expect(last("var l = [1]\nl.insert(2, at: 0)") == "(listInsert @l 2:number 0:number)")
    #expect(last("var l = [1]\nl.remove(at: 0)") == "(listRemoveAt @l 0:number)")
    #expect(last("var l = [1]\nl.removeLast()") == "(listRemoveLast @l)")
    #expect(last("var l: [color?] = []\nl.append(none)") == "(listAppend @l absent:color?)")
  }

  @Test("changes of lists check their values and are no values")
  func mutationFailures() {
    #expect(
      CheckedScript("var l = [1]\nl.append(\"a\")").messages == ["the argument 'value' needs a number, found a string"])
    #expect(CheckedScript("var l = [1]\nprint l.append(2)").told == ["call/list-change 2:9 append"])
    #expect(CheckedScript("var l = [1]\nl.append()").told == ["call/no-such-form 2:3 append"])
    #expect(CheckedScript("\"a\".append(1)").diagnostics.map(\.id) == [.unknownMember])
    #expect(CheckedScript("var l = [1]\nl.push(2)").fixed() == "var l = [1]\nl.append(2)")
  }

  @Test("variables need a first value")
  func firstValues() {
    #expect(CheckedScript("var x: color?\nx = red").told == [])
    #expect(CheckedScript("var x: number").told == ["statement/no-first-value 1:5 x"])
  }
}
