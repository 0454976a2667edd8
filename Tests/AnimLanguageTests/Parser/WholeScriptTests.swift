import AnimLanguage
import Testing

@Suite("Whole scripts")
struct WholeScriptTests {
  @Test("a handler may be named handler, and a transaction without a block may have spaces in its options")
  func verbatimLines() {
    assertParse(
      """
      layer box { opacity = 0 }

      handler handler(layer) { print "handler called for \\(layer.name) at \\(now)" }

      with box {
          animate opacity to 1 over 1s key "Fade In" then call handler
      }

      transaction < disableActions >
      box.cornerRadius = 8
      print box.animationKeys
      """,
      """
      (layer box {
        (= opacity 0.0)
      })
      (handler handler (layer) {
        (print (string "handler called for " (. layer name) " at " now))
      })
      (with box {
        (animate opacity (to 1.0) (over 705600000.0ticks) (key "Fade In") (then (call handler ())))
      })
      (transaction <disableActions: true>)
      (= (. box cornerRadius) 8.0)
      (print (. box animationKeys))
      """)
  }

  @Test("layers in layers, functions with labels, tags and casts")
  func hands() {
    assertParse(
      """
      layer face {
          layer hands[i in 0..<3] { anchorPoint = (0.5, 0.9) }
      }
      let names = ["hour", "minute"] // one each
      handler stopped(layer) { let name = animation.tagged("name") as string }
      func turn(hand: layer, to angle: angle, over d: duration) {
          animate hand.rotation to angle over d key "turn" tagged (name: names[0]) then call stopped
      }
      turn(face.hands[0], to: 180deg, over: 0.5s)
      """,
      """
      (layer face {
        (layer hands[i (..< 0.0 3.0)] {
          (= anchorPoint (tuple 0.5 0.9))
        })
      })
      (let names (list "hour" "minute"))
      (handler stopped (layer) {
        (let name (as (call (. animation tagged) ("name")) string))
      })
      (func turn (hand: layer, to angle: angle, over d: duration) {
        (animate (. hand rotation) (to angle) (over d) (key "turn") (tagged name: ([] names 0.0)) \
      (then (call stopped ())))
      })
      (call turn (([] (. face hands) 0.0), to: 3.141592653589793rad, over: 352800000.0ticks))
      """)
  }
}
