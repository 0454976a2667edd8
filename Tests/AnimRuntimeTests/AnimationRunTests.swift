import AnimEngine
import Testing

@Suite("Animations from scripts")
struct AnimationRunTests {
  @Test("the model takes the end value at once, the screen shows the way")
  func modelAndScreen() {
    expectPrints(
      """
      layer card { opacity = 0  position = (10, 20) }
      animate card.opacity to 1 over 1s
      animate card.position.x by 40 over 2s
      print card.opacity, card.presentation.opacity, card.position
      at 0.5s { print card.presentation.opacity, card.presentation.position }
      at 1s { print card.presentation.opacity, card.animationKeys }
      """, ["1 0 (50, 20)", "0.5 (20, 20)", #"1 ["position.x"]"#])
  }

  @Test("then and otherwise: exactly one of the two, exactly once, with the reason")
  func completions() {
    expectPrints(
      """
      layer card {}
      handler ended(layer, key, finished, reason) { print key, finished, reason, now }
      animate card.opacity to 0 over 1s key "a" then call ended otherwise call ended
      animate card.opacity to 0.5 over 1s key "b" then call ended otherwise call ended
      animate card.opacity to 0.2 over 1s key "c" then call ended otherwise call ended
      after 0.25s { animate card.opacity to 1 over 2s key "b" }
      after 0.5s { cancel card "c" }
      after 1.5s {
        animate card.cornerRadius to 5 over 1s key "d" otherwise call ended
        after 0.25s { remove card }
      }
      """,
      ["b false replaced 0.25s", "c false cancelled 0.5s", "a true finished 1s", "d false removed 1.75s"])
  }

  @Test("keyed handlers serve whoever adds the animation, in the order registered, each pair once")
  func keyedHandlers() {
    expectPrints(
      """
      layer card {}
      handler one(layer, key) { print "one", key }
      handler two(layer, key) { print "two", key }
      on card finish "in" call one
      on card finish "in" call two
      on card finish "in" call one
      on card start "in" { print "started at \\(now)" }
      on card cancel { print "cancelled" }
      print card.handlers("in")
      animate card.opacity to 0 over 1s delay 0.5s key "in" then { print "then" }
      animate card.cornerRadius to 3 over 1s key "other"
      after 0.5s { cancel card "other" }
      after 2s {
        off card finish "in" call one
        animate card.opacity to 1 over 1s key "in"
      }
      """,
      [
        #"["one", "two"]"#, "started at 0.5s", "cancelled", "then", "one in", "two in", "started at 2s", "two in",
      ])
  }

  @Test("a handler may take off what would run after it")
  func handlersThatChangeRegistrations() {
    expectPrints(
      """
      layer card {}
      handler first(layer) { print "first"; off layer finish "k" call second }
      handler second(layer) { print "second" }
      on card finish "k" call first
      on card finish "k" call second
      animate card.opacity to 0 over 1s key "k"
      """, ["first"])
  }

  @Test("tags tell animations apart")
  func tags() {
    expectPrints(
      """
      layer card {}
      handler ended(layer) {
        let name = animation.tagged("name") as string
        let turns = animation.tagged("turns") as number
        print name, turns, animation.key, animation.duration
      }
      animate card.rotation to 1turn over 1s key "x" tagged (name: "a", turns: 1) then call ended
      animate card.opacity to 0 over 2s tagged (name: "b", turns: 2) then call ended
      """, ["a 1 x 1s", "b 2 opacity 2s"])
  }

  @Test("call NAME(…) passes values that are evaluated when the animation is added")
  func arguments() {
    expectPrints(
      """
      layer card {}
      var n = 1
      handler ended(layer, count: number) { print layer.name, count }
      animate card.opacity to 0 over 1s then call ended(n)
      n = 2
      """, ["card 1"])
  }

  @Test("changing a property animates it, except in a declaration or with actions disabled")
  func implicit() {
    expectPrints(
      """
      layer card { opacity = 0.5 }
      print card.animationKeys
      card.cornerRadius = 8
      card.position.x = 50
      transaction <disableActions> { card.opacity = 1 }
      print card.animationKeys, card.presentation.cornerRadius, card.cornerRadius
      wait for all
      print now
      """, ["[]", #"["cornerRadius", "position.x"] 0 8"#, "0.25s"])
  }

  @Test("transactions nest, inherit their options, and complete when all inside is over")
  func transactions() {
    expectPrints(
      """
      layer card {}
      transaction <duration: 1s> {
        card.opacity = 0
        transaction <duration: 2s> { card.cornerRadius = 4 } then { print "inner", now }
        transaction <disableActions> { card.zPosition = 3 } then { print "nothing to wait for", now }
      } then { print "outer", now }
      print "now"
      """, ["now", "nothing to wait for 0s", "inner 2s", "outer 2s"])
  }

  @Test("a transaction without a block holds until the strand next waits")
  func openTransaction() {
    expectPrints(
      """
      layer card {}
      transaction <disableActions>
      card.opacity = 0
      print card.animationKeys
      after 0s { card.cornerRadius = 3  print card.animationKeys }
      wait 1s
      card.opacity = 1
      print card.animationKeys
      """, ["[]", #"["cornerRadius"]"#, #"["opacity"]"#])
  }

  @Test("leaving a transaction by return, break or continue commits it")
  func leavingTransactions() {
    expectPrints(
      """
      layer card {}
      func fade() { transaction <disableActions> { card.opacity = 0  return } }
      fade()
      for i in 0..<3 {
        transaction <disableActions> {
          if i == 0 { continue }
          if i == 1 { break }
        }
      }
      card.cornerRadius = 4
      print card.animationKeys
      """, [#"["cornerRadius"]"#])
  }
}
