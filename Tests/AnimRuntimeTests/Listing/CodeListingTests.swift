import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Compiled code in words")
struct CodeListingTests {
  private func listing(_ text: String, after earlier: String = "") throws -> [CodeListing] {
    var session = Session()
    #expect(try session.enter(SourceText(name: "earlier", text: earlier)).isEmpty)
    let source = SourceText(name: "t", text: text, base: session.nextBase)
    let (functions, diagnostics) = session.listing(of: source)
    #expect(!diagnostics.hasErrors)
    #expect(session.sources.count == 1)
    return functions
  }

  @Test("A text has its statements first, then the functions and blocks in it")
  func functions() throws {
    let functions = try listing("func f() -> number { return 1 }\nafter 1s { print f() }")
    #expect(functions.map(\.name) == ["main", "function f", "block after"] || functions.map(\.name).first == "main")
    #expect(functions.count == 3)
    #expect(functions.allSatisfy { $0.lines.last?.operation == "returnNothing" })
  }

  @Test("Operands are registers, constants, names and instructions of the same function")
  func operands() throws {
    let main = try #require(try listing("while x < 3 { x += 1 }\nprint \"done\"", after: "var x = 0").first)
    let operations = main.lines.map { "\($0.operation) \($0.operands)" }
    #expect(operations.contains { $0.hasPrefix("loadGlobal n") && $0.hasSuffix(", x") })
    #expect(operations.contains { $0.hasPrefix("appendText \"done\"") })
    #expect(main.lines.map(\.index) == Array(main.lines.indices))
    let targets = main.lines.compactMap { $0.operands.split(separator: "→ ").last.flatMap { Int($0) } }
    #expect(targets.allSatisfy(main.lines.indices.contains))
  }

  /// Each opcode that the compiler emits has to be told; what is told of none is at worst a bare name.
  @Test("Whatever a script contains, its code can be told", arguments: Examples.texts)
  func total(text: String) throws {
    let source = SourceText(name: "t", text: text)
    let (functions, _) = Session().listing(of: source)
    for line in functions.flatMap(\.lines) {
      #expect(!line.operation.isEmpty && line.operation.allSatisfy { $0.isLetter })
      if let range = line.range { #expect(source.range.contains(range)) }
    }
  }

  @Test("The function of a name is found, and nothing else")
  func declaration() throws {
    var session = Session()
    _ = try session.enter(SourceText(name: "t", text: "func f(x: number) -> number { return x }\nlet y = 1"))
    let function = try #require(session.declaration(named: "f"))
    let constant = try #require(session.declaration(named: "y"))
    #expect(session.listing(of: function)?.name == "function f")
    #expect(session.listing(of: constant) == nil)
  }

  @Test("A text with mistakes has none")
  func mistakes() {
    let (functions, diagnostics) = Session().listing(of: SourceText(name: "t", text: "print nothing"))
    #expect(functions.isEmpty)
    #expect(diagnostics.hasErrors)
  }
}

/// Scripts with many kinds of statements.
private enum Examples {
  static let texts = [
    "layer a { opacity = 0.5 }\nanimate a.opacity to 1 over 1s key \"k\" then { print \"x\" }\ncancel a \"k\"",
    "let a = [1, 2, 3]\nvar b = a.map { it * 2 }\nprint b[0], a.count, a.contains(2)",
    "let p = (1, 2) + (3, 4)\nprint p.x, p * 2, p == (4, 6)",
    "var list = [\"a\"]\nlist.append(\"b\")\nlist[0] = \"c\"\nfor s in list { print s }",
    "group { print 1 }\nwait 1s\nparallel { { wait 1s } { wait 2s } }",
    "transaction over 1s { print now }\nevery 0.5s { print \"tick\" }\nafter 2s {}",
    "handler h(layer) { print layer.name }\nlayer a {}\non a finish \"k\" call h",
    "layer type T { property n: number = 0\n changed n { print n } }\nlayer t: T { n = 4 }",
    "func f(n: number) -> number { return n > 0 ? f(n - 1) : 0 }\nprint f(3), \"\\(f(2)) and \\(true)\"",
  ]
}
