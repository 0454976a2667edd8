import Testing

@testable import AnimLanguage

@Suite("Imports")
struct ImporterTests {
  /// Reads a text with files that are given by their paths.
  private func read(_ text: String, _ files: [String: String] = [:], mayLeaveFolder: Bool = false) -> Importer {
    let loader = ScriptLoader(mayLeaveFolder: mayLeaveFolder) { path throws(ScriptLoader.Failure) in
      guard let text = files[path] else { throw ScriptLoader.Failure("there is no such file") }
      return ScriptLoader.File(name: path, bytes: Array(text.utf8))
    }
    var importer = Importer(loader: loader)
    _ = importer.check(SourceText(name: "main.anim", text: text))
    return importer
  }

  private func messages(_ importer: Importer) -> [String] {
    importer.diagnostics.diagnostics.map { "\($0.id) \($0.message)" }
  }

  @Test("what a file declares is known to the one that imports it")
  func declarations() {
    let importer = read(
      "import \"a.anim\"\nprint twice(base)\ncall hello",
      ["a.anim": "func twice(n: number) -> number { return 2 * n }\nlet base = 1\nhandler hello() {}"])
    #expect(messages(importer) == [])
    #expect(importer.sources.map(\.name) == ["main.anim", "a.anim"])
  }

  @Test(
    "a name is declared once in all files of a program",
    arguments: ["let v = 1", "var v = 1", "layer v {}", "func v() {}", "handler v() {}"])
  func declaredTwice(declaration: String) {
    let twice = ["name/already-declared 'v' is declared twice"]
    let files = ["a.anim": declaration, "b.anim": declaration]
    #expect(messages(read("import \"a.anim\"\nimport \"b.anim\"", files)) == twice)
    #expect(messages(read("import \"a.anim\"\n" + declaration, files)) == twice)
    #expect(messages(read("import \"a.anim\"\nfunc f() { let v = 2; print v }\nfor v in [1] {}", files)) == [])
  }

  @Test("what an earlier text declared may be hidden by a later one, with the files that it imports")
  func hidden() {
    var importer = read("let v = 1\nfunc f() {}")
    _ = importer.check(SourceText(name: "later", text: "let v = 2\nfunc f() {}", base: 100))
    #expect(messages(importer) == [])
    _ = importer.check(SourceText(name: "last", text: "let v = 2\nlet v = 3", base: 200))
    #expect(messages(importer) == ["name/already-declared 'v' is declared twice"])
  }

  @Test("the files of a program share no places")
  func places() {
    let importer = read("import \"a.anim\"\nimport \"b.anim\"", ["a.anim": "print 1", "b.anim": "print 2"])
    let ranges = importer.sources.map(\.range)
    for (first, second) in zip(ranges, ranges.dropFirst()) { #expect(first.upperBound < second.lowerBound) }
  }

  @Test("paths go from the importing file, and a file is read once whatever leads to it")
  func paths() {
    let importer = read(
      "import \"lib/a.anim\"\nimport \"./lib/../b.anim\"",
      ["lib/a.anim": "import \"../b.anim\"\nimport \"c.anim\"", "b.anim": "let x = 1", "lib/c.anim": "print x"])
    #expect(messages(importer) == [])
    #expect(importer.sources.map(\.name) == ["main.anim", "lib/a.anim", "b.anim", "lib/c.anim"])
  }

  @Test("a missing file is told with the files that lead to it")
  func missing() {
    let importer = read(
      "import \"a.anim\"", ["a.anim": "import \"b.anim\"", "b.anim": "import \"c.anim\"\nprint y"])
    #expect(messages(importer) == ["import/unreadable cannot read 'c.anim': there is no such file"])
    #expect(
      importer.diagnostics.diagnostics[0].secondary.map(\.text) == [
        "which 'a.anim' imports here", "which 'main.anim' imports here",
      ])
  }

  @Test("files that import each other in a circle are told with the circle")
  func cycles() {
    let importer = read(
      "import \"a.anim\"",
      ["a.anim": "import \"b.anim\"", "b.anim": "import \"c.anim\"", "c.anim": "import \"a.anim\""])
    #expect(
      messages(importer) == [
        "import/cycle files import each other in a circle: "
          + "'a.anim' imports 'b.anim' imports 'c.anim' imports 'a.anim'"
      ])
    #expect(messages(read("import \"a.anim\"", ["a.anim": "import \"a.anim\""])).count == 1)
  }

  @Test("a chain of files ends somewhere")
  func deepChain() {
    let files = Dictionary(uniqueKeysWithValues: (0..<200).map { ("f\($0).anim", "import \"f\($0 + 1).anim\"") })
    #expect(messages(read("import \"f0.anim\"", files)) == ["import/path files import each other more than 64 deep"])
  }

  @Test(
    "nothing outside of the folder is read unless that is allowed",
    arguments: ["../x.anim", "/etc/x.anim", "a/../../x.anim", "./../x.anim"])
  func outside(path: String) {
    let files = ["../x.anim": "let x = 1", "/etc/x.anim": "let x = 1"]
    let text = "import \"\(path)\"\nprint x"
    #expect(messages(read(text, files)) == ["import/path '\(path)' lies outside of the script's folder"])
    #expect(messages(read(text, files, mayLeaveFolder: true)) == [])
  }

  @Test("what names no file is told", arguments: ["\"\"", "\"a/\"", "\"..\"", "\"a/..\"", "\"\\(1)\""])
  func wrongPaths(path: String) {
    #expect(messages(read("import \(path)")).first?.hasPrefix("import/path") == true)
  }

  @Test("mistakes of an imported file are told there, and not again where it is used")
  func mistakes() {
    let importer = read("import \"a.anim\"\nprint f(1)", ["a.anim": "func f(n: number) -> number { return m }"])
    #expect(messages(importer).count == 1)
    let place = importer.diagnostics.diagnostics.first?.range ?? SourceRange(0, 0)
    #expect(importer.sources[1].range.contains(place))
  }

  @Test("imports stand at the top")
  func place() {
    #expect(messages(read("print 1\nimport \"a.anim\"", ["a.anim": ""])).first?.hasPrefix("import/place") == true)
    #expect(messages(read("// first\n\nimport \"a.anim\"; import \"b.anim\"", ["a.anim": "", "b.anim": ""])) == [])
  }

  @Test("without a loader there are no files")
  func none() {
    var importer = Importer()
    #expect(importer.check(SourceText(name: "main.anim", text: "import \"a.anim\"")) == nil)
    #expect(messages(importer) == ["import/unreadable cannot read 'a.anim': imports are not available here"])
  }

  @Test("'import' is a word only before a text")
  func word() {
    #expect(messages(read("let import = 1\nprint import")) == [])
  }
}
