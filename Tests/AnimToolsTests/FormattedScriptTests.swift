import AnimLanguage
import Testing

/// The formatter and every script that the project has.
@Suite("Formatting changes no script")
struct FormattedScriptTests {
  private static let scripts = Project.scripts(in: "Tests/Corpus") + Project.scripts(in: "examples")

  @Test("of the corpus and the examples", arguments: scripts)
  func script(path: String) throws {
    try expectStays(try Project.text(of: path))
  }

  @Test("of the pages", arguments: ["README.md", "grammar.md"])
  func page(name: String) throws {
    let blocks = FencedBlock.all(in: try Project.text(of: name)).filter { $0.info.hasPrefix("anim") }
    #expect(!blocks.isEmpty)
    for block in blocks { try expectStays(block.content) }
  }

  @Test("Examples are in their form", arguments: Project.scripts(in: "examples"))
  func example(path: String) throws {
    let text = try Project.text(of: path)
    let formatted = try Formatter.format(SourceText(name: path, text: text))
    #expect(String(decoding: formatted, as: UTF8.self) == text)
  }

  /// A script is formatted once and for all, and its typed program stays; or it is refused for its syntax.
  private func expectStays(_ text: String) throws {
    let source = SourceText(name: "script.anim", text: text)
    let before = Program(source)
    do throws(Formatter.Failure) {
      let once = try Formatter.format(source)
      let formatted = SourceText(name: "script.anim", bytes: once)
      let twice = try Formatter.format(formatted)
      #expect(twice == once)
      let after = Program(formatted)
      #expect(after.tree == before.tree)
      #expect(after.dump == before.dump)
      #expect(after.messages == before.messages)
    } catch {
      guard case .broken(let diagnostics) = error else {
        Issue.record("it is not the same script")
        return
      }
      #expect(diagnostics.hasErrors)
    }
  }

  /// What becomes of a script: all but places.
  private struct Program {
    let tree: String
    let dump: String
    let messages: [String]

    init(_ source: SourceText) {
      var diagnostics = DiagnosticBag()
      let tree = Parser.parse(source, into: &diagnostics)
      var (program, scope) = (TypedProgram(), GlobalScope())
      _ = Checker.check(tree, source: source, program: &program, scope: &scope, diagnostics: &diagnostics)
      self.tree = tree.debugDescription
      dump = program.dump()
      messages = diagnostics.diagnostics.map(\.message)
    }
  }
}
