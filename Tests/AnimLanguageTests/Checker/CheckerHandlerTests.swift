import Testing

@testable import AnimLanguage

@Suite("Handlers")
struct CheckerHandlerTests {
  private let layer = "layer a {}\n"

  @Test("offered parameters need no type and are not passed")
  func offered() {
    let script = CheckedScript(
      layer
        + "handler h(layer, key, animation, finished, reason) { print layer.name, key, animation.key, finished, reason }\nanimate a.opacity to 1 then call h"
    )
    #expect(script.told == [])
    #expect(
      script.lines(of: "h").prefix(5) == [
        "(offered layer layer)", "(offered key key)", "(offered animation animation)", "(offered finished finished)",
        "(offered reason reason)",
      ])
  }

  @Test("other parameters need types and are passed by 'call'")
  func passed() {
    #expect(CheckedScript("handler h(layer, n) { }").told == ["type/needs-type 1:18 n"])
    let script = CheckedScript(
      layer + "handler h(layer, n: number, s: string) { print n, s }\nanimate a.opacity to 1 then call h(1, s: \"x\")")
    #expect(script.told == [])
    #expect(script.lines.last?.contains("then [h 1:number \"x\":string]") ?? false)
    #expect(script.program.functions.first { $0.name == "h" }?.parameterCount == 2)
  }

  @Test("a handler's self and members are those of its layer")
  func members() {
    let script = CheckedScript("handler h() { opacity = 0.5; print self.name }")
    #expect(
      script.lines(of: "h").dropFirst() == [
        "(set layer:layer opacity 0.5:number)", "(print (layerName layer:layer):string)",
      ])
  }

  @Test("'animation' in a handler is the animation")
  func animationWord() {
    let script = CheckedScript(
      layer + "handler h(layer) { backgroundColor = animation.toValue as color }\nanimate a.opacity to 1 then call h")
    #expect(script.told == [])
    #expect(script.lines(of: "h").contains("(offered animation animation)"))
  }

  @Test(
    "what a handler uses must be offered where it is named",
    arguments: [
      ("finished", "on a start \"k\" call h", "'on … start'"), ("reason", "on a start call h", "'on … start'"),
      ("event", "on a finish call h", "'on … finish'"), ("view", "animate a.opacity to 1 then call h", "'then'"),
      ("key", "call h", "the statement 'call'"),
      ("layer", "transaction <duration: 1s> { } then call h", "'then' of a transaction"),
    ])
  func notOffered(parameter: String, use: String, place: String) throws {
    let script = CheckedScript(layer + "handler h(\(parameter)) { print 1 }\n\(use)")
    let diagnostic = try #require(script.diagnostics.first)
    #expect(script.diagnostics.count == 1)
    #expect(diagnostic.id == .notOffered)
    #expect(diagnostic.message == "'h' uses '\(parameter)', which \(place) does not offer")
    #expect(script.source.text(in: diagnostic.range) == "h")
  }

  @Test("the check counts for handlers that are declared later, and for what their bodies use")
  func laterHandlers() {
    #expect(
      CheckedScript(layer + "call h\nhandler h(layer) { print animation.key }").told == ["name/not-offered 2:6 h"])
    #expect(CheckedScript(layer + "call h\nhandler h(layer) { print opacity }").told == [])
  }

  @Test("registrations name the layer, the event, perhaps a key, and a handler or block")
  func registrations() {
    let setup = layer + "handler h(layer) { }\n"
    func last(_ text: String) -> String { CheckedScript(setup + text).lines.last ?? "" }
    #expect(last("on a finish \"k\" call h") == "(on @a:layer finish \"k\":string [h])")
    #expect(last("on a start call h") == "(on @a:layer start [h])")
    #expect(
      last("off a cancel (\"a\" + \"b\") call h")
        == "(off @a:layer cancel (concatenateStrings \"a\":string \"b\":string):string [h])")
    #expect(last("on a finish { print layer.name }").hasPrefix("(on @a:layer finish [on-block#"))
    #expect(CheckedScript(setup + "off a finish { }").told.first?.hasPrefix("animation/block-taken-off") ?? false)
    #expect(CheckedScript(setup + "on 1 finish call h").messages == ["'on' needs a layer, found a plain number"])
    #expect(CheckedScript(setup + "on a finish (1) call h").messages == ["a key needs a string, found a plain number"])
  }

  @Test(
    "unknown events suggest the known ones",
    arguments: [("end", "finish"), ("begin", "start"), ("cancelled", "cancel"), ("finsh", "finish")])
  func events(event: String, suggestion: String) {
    let script = CheckedScript(layer + "handler h(layer) { }\non a \(event) call h")
    #expect(script.told == ["name/unknown-event 3:6 \(event)"])
    #expect(script.fixed()?.contains("on a \(suggestion) call h") ?? false)
  }

  @Test("unknown handlers suggest known ones")
  func unknown() {
    let script = CheckedScript(layer + "handler faded(layer) { }\nanimate a.opacity to 1 then call fadde")
    #expect(script.told == ["name/unknown-handler 3:34 fadde"])
    #expect(script.fixed()?.hasSuffix("call faded") ?? false)
    #expect(CheckedScript("call nobody").diagnostics.first?.hint == "declare it: handler nobody(layer) { }")
  }

  @Test("functions and handlers are not called alike")
  func mixedUp() {
    #expect(CheckedScript("handler h(layer) { }\nh()").fixed() == "handler h(layer) { }\ncall h()")
    #expect(CheckedScript("func f() { }\ncall f").messages == ["'f' is a function, not a handler"])
  }

  @Test("'call' as a statement offers the layer around it")
  func callStatement() {
    #expect(CheckedScript("handler h(layer) { }\ncall h").lines.last == "(callHandler h layer stage:stage)")
    let script = CheckedScript(layer + "handler h(layer, n: number) { }\nwith a { call h(3) }")
    #expect(script.lines.contains("  (callHandler h 3:number layer @a:layer)"))
  }

  @Test("an offered parameter's type may be written if it is that")
  func writtenTypes() {
    #expect(CheckedScript("handler h(layer: layer, finished: bool) { print finished }").told == [])
    #expect(CheckedScript("handler h(finished: number) { }").told == ["type/mismatch 1:21 number"])
  }

  @Test("a handler may be named like a word")
  func wordsAsNames() {
    #expect(CheckedScript(layer + "handler handler(layer) { }\nanimate a.opacity to 1 then call handler").told == [])
    #expect(CheckedScript(layer + "handler key(layer) { }\non a finish call key").told == [])
  }

  // MARK: Waiting, timers, cancelling

  @Test("waits need durations, layers and keys")
  func waits() {
    func last(_ text: String) -> String { CheckedScript(layer + text).lines.last ?? "" }
    #expect(last("wait 1s") == "(wait 705600000:duration)")
    #expect(last("wait for a \"k\"") == "(waitFor @a:layer \"k\":string)")
    #expect(last("wait for all") == "(waitForAll)")
    #expect(CheckedScript("wait for 1 \"k\"").messages == ["'wait for' needs a layer, found a plain number"])
  }

  @Test("'cancel' takes a timer, or a layer and perhaps a key")
  func cancelling() {
    func last(_ text: String) -> String { CheckedScript(layer + text).lines.last ?? "" }
    #expect(last("let t = after 1s { }\ncancel t") == "(cancelTimer @t:timer)")
    #expect(last("cancel a") == "(cancel @a:layer)")
    #expect(last("cancel a \"k\"") == "(cancel @a:layer \"k\":string)")
    #expect(CheckedScript("cancel 1").told == ["statement/cancel 1:8 1"])
    #expect(CheckedScript("let t = every 1s { }\ncancel t \"k\"").told == ["statement/cancel 2:10 \"k\""])
  }

  @Test("'at', 'after' and 'every' are statements, and values after '='")
  func schedules() {
    #expect(CheckedScript("at 1s { print 1 }").lines == ["(at 705600000:duration [at-block#1])"])
    #expect(CheckedScript("let t = every 1s { }").lastType == "timer")
    #expect(CheckedScript("every \"x\" { }").messages == ["'every' needs a duration, found a string"])
  }
}
