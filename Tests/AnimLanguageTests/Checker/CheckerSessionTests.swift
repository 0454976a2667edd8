import AnimEngine
import Testing

@testable import AnimLanguage

/// Entries that are checked one after the other, as at a prompt.
private struct Session {
  var program = TypedProgram()
  var scope = GlobalScope()
  var names = NameTable()
  var nextBase: UInt32 = 0

  /// Checks an entry; one with errors changes nothing.
  mutating func enter(_ text: String) -> (told: [String], main: FunctionID) {
    let source = SourceText(name: "entry", text: text, base: nextBase)
    var bag = DiagnosticBag()
    let tree = Parser.parse(source, names: names, into: &bag)
    var (program, scope) = (self.program, self.scope)
    scope.beginText()
    let main = Checker.check(tree, source: source, program: &program, scope: &scope, diagnostics: &bag)
    if !bag.hasErrors {
      (self.program, self.scope, names) = (program, scope, tree.names)
      nextBase = source.nextBase
    }
    return (bag.diagnostics.map { "\($0.id) \(source.text(in: $0.range))" }, main)
  }

  mutating func lines(_ text: String) -> [String] {
    let (told, main) = enter(text)
    return told.isEmpty
      ? program.dump(main).split(separator: "\n").map { String($0.drop { $0 == " " }) } : told
  }
}

@Suite("Entries of one session")
struct CheckerSessionTests {
  @Test("later entries see variables, layers, functions and handlers of earlier ones")
  func sharedNames() {
    var session = Session()
    #expect(session.enter("let x = 1\nvar y = \"a\"\nlayer card { layer dot {} }").told == [])
    #expect(
      session.enter("func f(n: number, m: number = 2) -> number { return n + m + x }\nhandler h(layer) { }").told == [])
    #expect(
      session.lines("print x, y, f(1), card.dot.opacity") == [
        "(print @x:number @y:string (call f 1:number 2:number):number (property (member @card:card dot):layer opacity):number)"
      ])
    #expect(session.lines("animate card.opacity to 1 then call h").count == 1)
    #expect(
      session.lines("with card { dot.opacity = 0 }").contains("(set (member @card:card dot):layer opacity 0:number)"))
  }

  @Test("a later entry may declare a name anew")
  func redeclaration() {
    var session = Session()
    #expect(session.enter("let x = 1\nfunc f() -> number { return 1 }").told == [])
    #expect(session.enter("let x = \"a\"\nfunc f() -> string { return \"b\" }").told == [])
    #expect(session.lines("print x, f()") == ["(print @x:string (call f):string)"])
  }

  @Test("an entry with errors leaves nothing behind")
  func failedEntry() {
    var session = Session()
    #expect(session.enter("let a = 1\nlet b = missing").told == ["name/unknown missing"])
    #expect(session.enter("print a").told == ["name/unknown a"])
    #expect(session.lines("let a = 2\nprint a").last == "(print @a:number)")
  }

  @Test("ids of earlier entries stay valid, and key paths are kept once")
  func stableIDs() {
    var session = Session()
    let (_, first) = session.enter("layer a { opacity = 0 }")
    let before = session.program.dump(first)
    _ = session.enter("layer b { opacity = 1; cornerRadius = 2 }\na.opacity = 0.5")
    #expect(session.program.dump(first) == before)
    #expect(session.program.properties.map(\.keyPath) == ["opacity", "cornerRadius"])
  }

  @Test("names of one key path do not pile up")
  func sharedKeyPaths() {
    var session = Session()
    _ = session.enter("layer a {}")
    for _ in 0..<4 {
      #expect(session.enter("a.rotation.z = 90deg; a.rotation = 1turn; a.rotation.x = 2rad").told == [])
    }
    #expect(session.program.properties.count == 3)
    #expect(session.enter("a.rotation.z.z = 90deg").told == ["name/unknown-member z"])
  }

  @Test("the result is the program's main function")
  func mainFunction() {
    var session = Session()
    let (_, first) = session.enter("print 1")
    #expect(session.program.main == first)
    let (_, second) = session.enter("print 2")
    #expect(session.program.main == second)
    #expect(first != second)
  }

  @Test("what a test said about a let at the top level is kept")
  func narrowing() {
    var session = Session()
    #expect(session.enter("let c: color? = red").told == [])
    #expect(session.enter("print c.alpha").told == ["type/optional alpha"])
    #expect(session.enter("if c != none { print c.alpha }").told == [])
  }

  @Test("what handlers use is known in later entries")
  func handlerUses() {
    var session = Session()
    #expect(session.enter("layer a {}\nhandler h(layer, reason) { print reason }").told == [])
    #expect(session.enter("on a start call h").told == ["name/not-offered h"])
    #expect(session.enter("on a finish call h").told == [])
  }

  @Test("misspelt names of earlier entries are suggested")
  func suggestions() {
    var session = Session()
    _ = session.enter("let counter = 1")
    #expect(session.enter("print countr").told == ["name/unknown countr"])
  }

  @Test("checking the same text twice gives the same program")
  func determinism() {
    let text = "layer a { layer b {} }\nfunc f(x: number = 1) { after 1s { print x } }\nf()\nprint a.b.opacity"
    #expect(CheckedScript(text).program.dump() == CheckedScript(text).program.dump())
  }

  @Test("a names table that is too small is no danger")
  func smallTable() {
    var session = Session()
    _ = session.enter("let someVeryNewName = 1\nfunc anotherNewName() { }\nlayer c { layer freshName {} }")
    session.names = NameTable()
    _ = session.enter("print 1")
  }
}
