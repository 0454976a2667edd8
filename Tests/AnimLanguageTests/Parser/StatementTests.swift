import AnimLanguage
import Testing

@Suite("Statements")
struct StatementTests {
  @Test(
    "declarations",
    arguments: [
      ("let a = 1", "(let a 1.0)"), ("var b: number = 2", "(var b: number 2.0)"),
      ("var c: [point?]", "(var c: [point?])"),
      ("func f() {}", "(func f () {})"),
      (
        "func turn(hand: layer, to angle: angle, _ n: number = 2) -> number? { return n }",
        "(func turn (hand: layer, to angle: angle, _ n: number = 2.0) -> number? {\n  (return n)\n})"
      ),
      ("handler h() {}", "(handler h () {})"),
      (
        "handler h(layer, animation, event, x: number) {}",
        "(handler h (layer, animation, event, x: number) {})"
      ),
      ("layer a {}", "(layer a {})"), ("layer ring: shape { x = 1 }", "(layer ring: shape {\n  (= x 1.0)\n})"),
      ("layer bars[i in 0..<12] {}", "(layer bars[i (..< 0.0 12.0)] {})"),
      ("layer hands[i in list]: shape {}", "(layer hands[i list]: shape {})"),
      ("layer a { mask: shape {} }", "(layer a {\n  (mask: shape {})\n})"), ("mask = b", "(= mask b)"),
      ("layer a { layer b {} }", "(layer a {\n  (layer b {})\n})"),
      (
        "stage { size = (1, 2) }",
        "(stage {\n  (= size (tuple 1.0 2.0))\n})"
      ), ("layer type {}", "(layer type {})"),
    ])
  func declarations(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "control flow",
    arguments: [
      ("if a { } else if b { } else { x = 1 }", "(if a {} else {\n  (if b {} else {\n    (= x 1.0)\n  })\n})"),
      ("if let a = b.c { print a }", "(if let a (. b c) {\n  (print a)\n})"),
      ("for i in 0..<3 { continue }", "(for i (..< 0.0 3.0) {\n  (continue)\n})"),
      ("while a < b { break }", "(while (< a b) {\n  (break)\n})"), ("return", "(return)"),
      ("return 1", "(return 1.0)"),
      ("return\nx = 1", "(return)\n(= x 1.0)"), ("print a, \"b\"", "(print a \"b\")"),
    ])
  func controlFlow(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "animations",
    arguments: [
      ("animate card.opacity to 1", "(animate (. card opacity) (to 1.0))"),
      (
        "animate a.b from x to y by -z over d ease easeOut delay 0s timeOffset t",
        "(animate (. a b) (from x) (to y) (by (- z)) (over d) (ease easeOut) (delay 0.0ticks) (timeOffset t))"
      ),
      (
        "animate a.b repeat 3 times autoreverse speed 2 fill both",
        "(animate (. a b) (repeat 3.0) (autoreverse) (speed 2.0) (fill both))"
      ),
      ("animate a.b repeat forever key \"k\"", "(animate (. a b) (repeat-forever) (key \"k\"))"),
      ("animate a.b repeat forever times", "(animate (. a b) (repeat forever))"),
      (
        "animate a.b repeat for 2s additive cumulative transient",
        "(animate (. a b) (repeat-for 1411200000.0ticks) (additive) (cumulative) (transient))"
      ),
      ("animate a.b to key key key", "(animate (. a b) (to key) (key key))"),
      (
        "animate a.b to 1 tagged (name: n, 2) then call h(1, x: 2) otherwise { flush }",
        "(animate (. a b) (to 1.0) (tagged name: n, 2.0) (then (call h (1.0, x: 2.0))) (otherwise {\n  (flush)\n}))"
      ),
      ("animate bars[i + 1].position.x to 1", "(animate (. (. ([] bars (+ i 1.0)) position) x) (to 1.0))"),
      (
        "animate opacity to 1 over 1s key \"Fade In\" then call handler",
        "(animate opacity (to 1.0) (over 705600000.0ticks) (key \"Fade In\") (then (call handler ())))"
      ),
      ("animate a.b ease spring(stiffness: 2)", "(animate (. a b) (ease (call spring (stiffness: 2.0))))"),
    ])
  func animations(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "transactions",
    arguments: [
      ("transaction <disableActions> { }", "(transaction <disableActions: true> {})"),
      ("transaction < disableActions >\nx = 1", "(transaction <disableActions: true>)\n(= x 1.0)"),
      (
        "transaction <duration: 0.5s, timing: easeOut> { flush } then call settled",
        "(transaction <duration: 352800000.0ticks, timing: easeOut> {\n  (flush)\n} then (call settled ()))"
      ),
      ("transaction <duration: (a > b ? c : d)> {} then {}", "(transaction <duration: (? (> a b) c d)> {} then {})"),
      ("transaction {}", "(transaction <> {})"), ("flush", "(flush)"),
    ])
  func transactions(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "registrations and calls",
    arguments: [
      ("on card finish \"Fade In\" call h", "(on card finish \"Fade In\" (call h ()))"),
      ("on card start call h(1)", "(on card start (call h (1.0)))"),
      (
        "on face.hands[0] finish (k + \"x\") { flush }",
        "(on ([] (. face hands) 0.0) finish (+ k \"x\") {\n  (flush)\n})"
      ),
      ("off card cancel \"k\" call h", "(off card cancel \"k\" (call h ()))"), ("on tap { }", "(on self tap {})"),
      ("on tap call h", "(on self tap (call h ()))"), ("call h", "(call h ())"),
      (
        "call h(1, b: 2)",
        "(call h (1.0, b: 2.0))"
      ), ("call call", "(call call ())"),
    ])
  func registrations(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "time",
    arguments: [
      ("wait 1s", "(wait 705600000.0ticks)"), ("wait for all", "(wait-for-all)"),
      ("wait for card \"k\"", "(wait-for card \"k\")"), ("wait for card (k)", "(wait-for card k)"),
      ("wait for all \"k\"", "(wait-for all \"k\")"), ("wait for all.x \"k\"", "(wait-for (. all x) \"k\")"),
      ("at 1s { flush }", "(at 705600000.0ticks {\n  (flush)\n})"), ("after 1s {}", "(after 705600000.0ticks {})"),
      ("every a + b {}", "(every (+ a b) {})"),
      ("let t = every 1s { flush }", "(let t (timer (every 705600000.0ticks {\n  (flush)\n})))"),
      ("t = after 1s {}", "(= t (timer (after 705600000.0ticks {})))"), ("t = at", "(= t at)"),
      ("t = every.x", "(= t (. every x))"), ("cancel t", "(cancel t)"), ("cancel card \"k\"", "(cancel card \"k\")"),
      ("cancel card (k)", "(cancel card k)"),
    ])
  func time(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "the layer tree",
    arguments: [
      ("remove card", "(remove card)"), ("insert a", "(insert a last)"), ("insert a in b", "(insert a last b)"),
      ("insert a in b at 0", "(insert a index b 0.0)"), ("insert a at 0", "(insert a index self 0.0)"),
      ("insert a above b", "(insert a above b)"), ("move a below b.c", "(insert a below (. b c))"),
      ("replace a.b with c", "(replace (. a b) c)"), ("replace = 1", "(= replace 1.0)"),
      ("scroll a to b", "(scroll a b)"), ("scroll.x = 1", "(= (. scroll x) 1.0)"),
      ("with card { opacity = 1 }", "(with card {\n  (= opacity 1.0)\n})"),
    ])
  func layerTree(text: String, structure: String) { assertParse(text, structure) }

  @Test(
    "a word is a name where it does not begin its statement",
    arguments: [
      ("layer = 1", "(= layer 1.0)"), ("print.x = 1", "(= (. print x) 1.0)"), ("at[0] = 1", "(= ([] at 0.0) 1.0)"),
      ("call += 1", "(+= call 1.0)"), ("on?.x", "(?. on x)"),
      (
        "handler handler(layer) {}",
        "(handler handler (layer) {})"
      ), ("print\nwait", "print\nwait"), ("let let = let", "(let let let)"),
      ("flush = 1", "(= flush 1.0)"), ("layer layer: layer {}", "(layer layer: layer {})"),
      ("for for in in {}", "(for for in {})"), ("func send(to: to) {}", "(func send (to: to) {})"),
    ])
  func contextualWords(text: String, structure: String) { assertParse(text, structure) }
}
