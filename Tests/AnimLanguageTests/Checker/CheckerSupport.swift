import AnimEngine

@testable import AnimLanguage

/// A script that has been parsed and checked.
struct CheckedScript {
  let source: SourceText
  let program: TypedProgram
  let main: FunctionID
  let diagnostics: [Diagnostic]

  init(_ text: String, host: HostVocabulary = HostVocabulary()) {
    source = SourceText(name: "test.anim", text: text)
    var bag = DiagnosticBag()
    let tree = Parser.parse(source, into: &bag)
    var program = TypedProgram()
    var scope = GlobalScope()
    scope.host = host
    main = Checker.check(tree, source: source, program: &program, scope: &scope, diagnostics: &bag)
    self.program = program
    diagnostics = bag.diagnostics
  }

  /// The diagnostics as `id line:column text`, where the text is what they point at.
  var told: [String] {
    let map = SourceMap([source])
    return diagnostics.map { diagnostic in
      let place = map.location(of: diagnostic.range.lowerBound)
      return "\(diagnostic.id) \(place?.line ?? 0):\(place?.column ?? 0) \(source.text(in: diagnostic.range))"
    }
  }

  /// The messages of all diagnostics.
  var messages: [String] { diagnostics.map(\.message) }

  /// What the top level does, one statement a line.
  var lines: [String] { program.dump(main).split(separator: "\n").map { String($0.dropFirst(2)) } }

  /// The text after the first edits of a diagnostic's first fix.
  func fixed(_ index: Int = 0, fix: Int = 0) -> String? {
    guard diagnostics.indices.contains(index), diagnostics[index].fixes.indices.contains(fix) else { return nil }
    var bytes = source.bytes
    for edit in diagnostics[index].fixes[fix].edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let range = source.localOffset(edit.range.lowerBound)..<source.localOffset(edit.range.upperBound)
      bytes.replaceSubrange(range, with: edit.replacement.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The statements, captures and offered values of the first function of a name.
  func lines(of name: String) -> [String] {
    guard let index = program.functions.firstIndex(where: { $0.name == name }) else { return [] }
    return program.dump(FunctionID(index)).split(separator: "\n").map { String($0.dropFirst(2)) }
  }

  /// The type of the last top-level declaration or printed value.
  var lastType: String {
    for statement in program[program.functions[Int(main.index)].body].reversed() {
      switch program.statements[Int(statement.index)] {
      case .print(let values):
        return program[values].last.map { program.types.name(of: program.expressionTypes[Int($0.index)]) } ?? ""
      case .declare(.global(let index), _):
        return program.types.name(of: program.globals[Int(index)].type)
      default: continue
      }
    }
    return ""
  }
}
