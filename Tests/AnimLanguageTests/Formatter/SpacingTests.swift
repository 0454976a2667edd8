import AnimLanguage
import Testing

@Suite("Formatter: spaces inside of lines")
struct FormatterSpacingTests {
  @Test(
    "operators, signs and brackets",
    arguments: [
      ("x=1", "x = 1"), ("x   =   1", "x = 1"), ("x+=1", "x += 1"), ("x = 1+2*3", "x = 1 + 2 * 3"),
      ("x = a==b&&c!=d||!e", "x = a == b && c != d || !e"), ("x = a<b", "x = a < b"), ("x = a??b", "x = a ?? b"),
      ("x = 10 %3", "x = 10 % 3"), ("x = 50%*2", "x = 50% * 2"), ("x = a~=b", "x = a ~= b"),
      ("x = - 1", "x = -1"), ("x = ! a", "x = !a"), ("x = a- -b", "x = a - -b"), ("x = a -b", "x = a - b"),
      ("x = 0 ..< 3", "x = 0..<3"), ("x = a ... b", "x = a...b"), ("x = 0 ... .5", "x = 0....5"),
      ("x = 1 ..< -n", "x = 1..<-n"),
      ("x = ( 1 ,2 )", "x = (1, 2)"), ("x = [ 1,2 , 3 ]", "x = [1, 2, 3]"), ("x = [ ]", "x = []"),
      ("x = (a)", "x = (a)"), ("x = a . b ?. c", "x = a.b?.c"), ("x = 1 .abc", "x = 1.abc"),
      ("x = a ?b:c", "x = a ? b : c"), ("x = a ?.5:1", "x = a ? .5 : 1"),
      ("x = a ? (b ? c:d) : e", "x = a ? (b ? c : d) : e"),
      ("x = a ? b ? 1 :2 :3", "x = a ? b ? 1 : 2 : 3"), ("x = v  as  color", "x = v as color"),
      ("x = v as?color", "x = v as? color"), ("x = [for i in a ?b:c : i]", "x = [for i in a ? b : c: i]"),
    ])
  func expressions(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test(
    "what touches in calls and indices goes on to, and what does not goes on not to",
    arguments: [
      ("f( a,b : c )", "f(a, b: c)"), ("x = list[ 0 ]", "x = list[0]"), ("x = f(1)[0](2)", "x = f(1)[0](2)"),
      ("x = \"a\".split( \",\" )[0]", "x = \"a\".split(\",\")[0]"), ("print (1), 2", "print (1), 2"),
      ("print(1), 2", "print (1), 2"), ("if(a){}", "if (a) {}"), ("for i in[1]{}", "for i in [1] {}"),
      ("animate a.b to(1,2)through[1]over(1s)", "animate a.b to (1, 2) through [1] over (1s)"),
      ("animate a.b to 1 spring( damping:2 )", "animate a.b to 1 spring(damping: 2)"),
      ("animate a.b to 1 spring (s)", "animate a.b to 1 spring (s)"),
      ("cancel card (key)", "cancel card (key)"), ("on card tap(k) call h", "on card tap (k) call h"),
      ("animate a.b to 1 tagged(n:1)", "animate a.b to 1 tagged (n: 1)"),
      ("animate a.b to 1 then call h( 1 )", "animate a.b to 1 then call h(1)"), ("call h (1)", nil),
      ("print self.a, now, x[self.i](1)", "print self.a, now, x[self.i](1)"),
    ] as [(String, String?)])
  func touching(text: String, expected: String?) {
    if let expected {
      expectFormat(text + "\n", expected + "\n")
    } else {
      #expect(formatted(text).hasPrefix("broken"))
    }
  }

  @Test(
    "declarations and types",
    arguments: [
      ("let  a:number=1", "let a: number = 1"), ("var a :[ [color] ]?", "var a: [[color]]?"),
      ("func f (a:number=1 ,to b:point)->[number]?{}", "func f(a: number = 1, to b: point) -> [number]? {}"),
      ("handler h (layer){}", "handler h(layer) {}"),
      ("layer bars [ i in 0..<3 ]:shape{}", "layer bars[i in 0..<3]: shape {}"),
      ("layer type A:shape{ }", "layer type A: shape {}"), ("view a{}", "view a {}"),
      ("layer a { delegate (key) { return none } }", "layer a { delegate(key) { return none } }"),
      (
        "layer type T { property p:number=1 animated over 1s }",
        "layer type T { property p: number = 1 animated over 1s }"
      ),
      (
        "layer a { actions{position:animation over 1s,hidden : noAction} }",
        "layer a { actions { position: animation over 1s, hidden: noAction } }"
      ),
      ("layer a { mask : shape{} }", "layer a { mask: shape {} }"),
    ])
  func declarations(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test(
    "options of transactions stand close inside their brackets",
    arguments: [
      ("transaction < disableActions >", "transaction <disableActions>"),
      (
        "transaction<duration:-1s , timing :f(a)>{}then call h",
        "transaction <duration: -1s, timing: f(a)> {} then call h"
      ),
      ("transaction <disableActions: (a>b)> {}", "transaction <disableActions: (a > b)> {}"),
      ("transaction = a<b", "transaction = a < b"),
    ])
  func options(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test(
    "statements that share a line have two spaces between them, or a semicolon and one",
    arguments: [
      ("layer a{x=1 y=2   z=3}", "layer a { x = 1  y = 2  z = 3 }"), ("a = 1;b = 2 ;c = 3", "a = 1; b = 2; c = 3"),
      ("layer a { layer b {} layer c {} }", "layer a { layer b {}  layer c {} }"),
      (
        "animate card over 1s { opacity to 1 position.x to 2 ease linear }",
        "animate card over 1s { opacity to 1  position.x to 2 ease linear }"
      ),
      ("if a { b = 1 } else if c { d = 2 } else { e = 3 }", "if a { b = 1 } else if c { d = 2 } else { e = 3 }"),
      ("let t = every 1s { f() }", "let t = every 1s { f() }"),
      ("layer a { style { x = 1 } }", "layer a { style { x = 1 } }"),
    ])
  func statements(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test(
    "strings are left alone, what is interpolated is not",
    arguments: [
      ("print \"a  \\(  b+1  )  c \\( f( 1 ) )\"", "print \"a  \\(b + 1)  c \\(f(1))\""),
      ("print \"\\(\"\\( x )\")\"", "print \"\\(\"\\(x)\")\""),
      ("print \"// no comment   \"", "print \"// no comment   \""),
      ("print \"é\\(é)\"", "print \"é\\(é)\""),
    ])
  func strings(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
  }

  @Test("words that are names here are names")
  func wordsAsNames() {
    expectUnchanged("over = 2\nlet at = [1]\nprint at[0], over\nlayer = then\nat[0] = delay(1)\n")
  }
}
