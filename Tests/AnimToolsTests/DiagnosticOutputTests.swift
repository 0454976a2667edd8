import Foundation
import Testing

@Suite("Messages in all formats")
struct DiagnosticOutputTests {
  private static let threeMistakes = """
    layer card {}
    animate card.opactiy to 1 over 1s
    animate card.opacity to 1 over 1
    with card {
      opacity = 1
    """

  @Test("Three mistakes are three messages, on one line each")
  func short() {
    let run = ToolRun(["check", "--format", "short", "-"], input: Self.threeMistakes)
    #expect(run.exitCode == .scriptError)
    #expect(
      Expectations.summary(ofShortDiagnostics: run.errors) == [
        "error: 2:14 name/unknown-property", "error: 3:32 type/missing-unit", "error: 5:14 syntax/unclosed-brace",
      ])
    #expect(run.errors.split(separator: "\n").count == 3)
  }

  @Test("As JSON each has its place, message and fix")
  func json() throws {
    let run = ToolRun(["check", "--format", "json", "-"], input: Self.threeMistakes)
    #expect(run.exitCode == .scriptError)
    let objects = try run.errors.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    for object in objects {
      #expect(object["severity"] as? String == "error")
      #expect((object["message"] as? String)?.isEmpty == false)
      #expect((object["fixes"] as? [Any])?.isEmpty == false)
      let start = (object["span"] as? [String: Any])?["start"] as? [String: Any]
      #expect((start?["line"] as? Int ?? 0) > 0)
      #expect((start?["column"] as? Int ?? 0) > 0)
    }
  }

  @Test("Pretty shows the lines and the fixes")
  func pretty() {
    let run = ToolRun(["check", "-"], input: Self.threeMistakes)
    #expect(run.exitCode == .scriptError)
    #expect(run.errors.contains("2 │ animate card.opactiy to 1 over 1s\n"))
    #expect(run.errors.contains("did you mean 'opacity'?"))
    #expect(run.errors.contains("write '1s'"))
    #expect(run.errors.contains("insert '}'"))
    #expect(run.errors.components(separatedBy: "error: ").count == 4)
  }

  @Test("run tells the same as check", arguments: ["pretty", "short", "json"])
  func runIsCheck(format: String) {
    let check = ToolRun(["check", "--format", format, "-"], input: Self.threeMistakes)
    let run = ToolRun(["run", "--format", format, "-"], input: Self.threeMistakes)
    #expect(run.errors == check.errors)
    #expect(run.output.isEmpty)
  }

  @Test(
    "Colour is a matter of the option, the variables and the terminal, in this order",
    arguments: [
      (option: nil, variables: [:], isTerminal: false, isColored: false),
      (option: nil, variables: [:], isTerminal: true, isColored: true),
      (option: "auto", variables: [:], isTerminal: true, isColored: true),
      (option: nil, variables: ["TERM": "dumb"], isTerminal: true, isColored: false),
      (option: nil, variables: ["NO_COLOR": "1"], isTerminal: true, isColored: false),
      (option: nil, variables: ["NO_COLOR": ""], isTerminal: true, isColored: true),
      (option: nil, variables: ["CLICOLOR_FORCE": "1"], isTerminal: false, isColored: true),
      (option: nil, variables: ["CLICOLOR_FORCE": "0"], isTerminal: false, isColored: false),
      (option: nil, variables: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: false, isColored: false),
      (option: "always", variables: ["NO_COLOR": "1"], isTerminal: false, isColored: true),
      (option: "never", variables: ["CLICOLOR_FORCE": "1"], isTerminal: true, isColored: false),
    ] as [(option: String?, variables: [String: String], isTerminal: Bool, isColored: Bool)])
  func color(option: String?, variables: [String: String], isTerminal: Bool, isColored: Bool) {
    let run = ToolRun(
      ["check", "-"] + (option.map { ["--color", $0] } ?? []), input: "print unknown\n", variables: variables,
      isErrorTerminal: isTerminal)
    #expect(run.errors.contains("\u{1b}[") == isColored)
  }

  @Test(
    "Frames are drawn in ASCII where the locale says that text is not in UTF-8",
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], false), (["LANG": "C"], true),
      (["LC_ALL": "C.utf8", "LANG": "C"], false),
      (["LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"], true), (["LC_ALL": "", "LC_CTYPE": "de_DE.ISO-8859-1"], true),
    ] as [([String: String], Bool)])
  func ascii(variables: [String: String], isASCII: Bool) {
    let run = ToolRun(["check", "-"], input: "print unknown\n", variables: variables)
    #expect(run.errors.utf8.allSatisfy { $0 < 0x80 } == isASCII)
  }

  @Test("JSON and short lines are never coloured", arguments: ["short", "json"])
  func plainFormats(format: String) {
    let run = ToolRun(["check", "-", "--color", "always", "--format", format], input: "print unknown\n")
    #expect(!run.errors.contains("\u{1b}["))
  }

  @Test("Of many mistakes twenty are shown and the others counted")
  func many() {
    let text = (0..<100).map { "print unknown\($0)\n" }.joined()
    let short = ToolRun(["check", "-", "--format", "short"], input: text)
    #expect(Expectations.summary(ofShortDiagnostics: short.errors).count == 20)
    #expect(short.errors.hasSuffix("80 more\n"))
  }
}
