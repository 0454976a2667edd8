import AnimEngine
import Testing

@testable import AnimLanguage

@Suite("Calls of host functions are checked as any others")
struct CheckerHostTests {
  private static let host: HostVocabulary = {
    var host = HostVocabulary()
    host.add(
      HostFunctionSignature(
        name: "setVolume", parameters: [HostParameter(name: "volume", type: .number)], help: "Sets the volume"))
    host.add(
      HostFunctionSignature(
        name: "fade",
        parameters: [
          HostParameter(name: "layer", type: .layer), HostParameter(name: "over", isLabelled: true, type: .duration),
        ], result: .bool))
    host.add(
      HostFunctionSignature(
        name: "curve", parameters: [HostParameter(name: "x", type: .number)], result: .number, purity: .pure))
    host.add(HostFunctionSignature(name: "clock", result: .number, purity: .timeDependent))
    host.add(HostFunctionSignature(name: "load", result: .string, isSuspending: true))
    host.add(
      HostFunctionSignature(
        name: "list", parameters: [HostParameter(name: "values", type: .list(.optional(.number)))],
        result: .optional(.string)))
    host.add(HostFunctionSignature(name: "show", parameters: [HostParameter(name: "value", type: .any)]))
    return host
  }()

  @Test(
    "What is right says nothing",
    arguments: [
      "host.setVolume(0.5)", "setVolume(1)", "layer a {}\nhost.fade(a, over: 1s)",
      "layer a {}\nif host.fade(a, over: 1s) { print 1 }", "print host.curve(1) + 1", "host.show(2s); host.show(none)",
      "let text = host.list([1, none]) ?? \"\"\nprint text", "print host.load()",
      "let host = 1\nprint host", "let host = (1, 2)\nprint host.x",
    ])
  func accepted(text: String) {
    #expect(CheckedScript(text, host: Self.host).told == [])
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      ("host.setVolme(1)", "name/unknown-function 1:6 setVolme"),
      ("setVolme(1)", "name/unknown-function 1:1 setVolme"),
      ("host.setVolume()", "call/no-such-form 1:6 setVolume"),
      ("host.setVolume(1, 2)", "call/no-such-form 1:6 setVolume"),
      ("host.setVolume(volume: 1)", "call/wrong-label 1:16 volume: "),
      ("layer a {}\nhost.fade(a, 1s)", "call/no-such-form 2:6 fade"),
      ("host.setVolume(\"loud\")", "type/mismatch 1:16 \"loud\""),
      ("host.setVolume(1s)", "type/mismatch 1:16 1s"),
      ("layer a {}\nhost.fade(a, over: 0.3)", "type/missing-unit 2:20 0.3"),
      ("host.setVolume", "call/parentheses 1:6 setVolume"),
      ("print host.nothing", "name/unknown-function 1:12 nothing"),
      ("print host", "name/unknown 1:7 host"),
      ("let f = setVolume", "call/handler 1:9 setVolume"),
      ("host.curve(1)", "statement/unused-value 1:1 host.curve(1)"),
      ("let x = host.setVolume(1)", "type/no-value 1:9 host.setVolume(1)"),
    ])
  func refused(text: String, told: String) {
    #expect(CheckedScript(text, host: Self.host).told == [told])
  }

  @Test("A near miss is suggested, with a fix")
  func nearMiss() {
    let script = CheckedScript("host.setVolme(1)", host: Self.host)
    #expect(script.messages == ["unknown host function 'setVolme'"])
    #expect(script.diagnostics.first?.hint == "did you mean 'setVolume'?")
    #expect(script.fixed() == "host.setVolume(1)")
  }

  @Test("A wrong call shows the form and the host's own words")
  func forms() {
    let script = CheckedScript("host.setVolume()", host: Self.host)
    #expect(script.diagnostics.first?.notes == ["its form is setVolume(number)"])
    #expect(script.diagnostics.first?.hint == "sets the volume")
  }

  @Test("Without a host it is said what is missing")
  func noHost() {
    let text = "layer type Sound { property volume: number = 1; display volume { host.setVolume(volume) } }\nhost.x(1)"
    #expect(CheckedScript(text).told == ["name/no-host 1:71 setVolume", "name/no-host 2:6 x"])
    #expect(
      CheckedScript("host.play()").messages == [
        "'play' is a function of the host, and this script runs without a host"
      ])
    #expect(CheckedScript("host.play()").diagnostics.first?.hint == "run it in the program that gives it 'host.play'")
  }

  @Test("Names of the script and of the language come first")
  func shadowing() {
    let text = "func curve(x: number) -> string { return \"mine\" }\nprint curve(1)"
    #expect(CheckedScript(text, host: Self.host).lastType == "string")
    #expect(CheckedScript("print host.curve(1)", host: Self.host).lastType == "number")
  }

  @Test(
    "`draw` calls only what is pure, and nothing that runs by itself waits for the host",
    arguments: [
      ("draw", "stroke line((0, 0), (host.curve(1), 1))", []),
      ("draw", "stroke line((0, 0), (host.clock(), 1))", ["'host.clock' is not possible in 'draw'"]),
      ("draw", "host.setVolume(1)", ["'host.setVolume' is not possible in 'draw'"]),
      ("display opacity", "host.setVolume(opacity)", []),
      (
        "display opacity", "host.show(host.load())",
        ["'host.load', which waits for the host, is not possible in 'display opacity'"]
      ),
      ("changed opacity", "host.setVolume(opacity)", []),
      (
        "changed opacity", "host.show(host.load())",
        ["'host.load', which waits for the host, is not possible in 'changed opacity'"]
      ),
    ])
  func purity(place: String, statement: String, told: [String]) {
    let text = "layer type Dial {\n    \(place) {\n        \(statement)\n    }\n}\nlayer dial: Dial {}"
    #expect(CheckedScript(text, host: Self.host).messages == told)
  }

  @Test("A signature reads as scripts call it")
  func signatureText() {
    #expect(
      Self.host.functions.map(\.text) == [
        "host.setVolume(number)", "host.fade(layer, over: duration) -> bool", "host.curve(number) -> number",
        "host.clock() -> number", "host.load() -> string", "host.list([number?]) -> string?", "host.show(any)",
      ])
  }

  @Test(
    "Completion knows the functions of the host",
    arguments: [("host.se", ["setVolume"]), ("print cur", ["curve"]), ("let x = host.", ["clock", "curve", "load"])])
  func completion(text: String, names: [String]) {
    var state = Importer.State()
    state.scope.host = Self.host
    let list = Completer(language: state).completions(in: text, at: text.utf8.count)
    let found = list.candidates.filter { candidate in Self.host.functions.contains { $0.name == candidate.text } }
    #expect(Set(found.map(\.text)).isSuperset(of: names))
    #expect(found.allSatisfy { $0.kind == .function && $0.detail.hasPrefix("host.") })
  }
}
