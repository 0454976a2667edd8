import AnimLanguage

extension Workload {
  /// Lexing, parsing and checking a script of 10 MB beside `luac5.4 -p` on a file of the same size.
  static let checking = Workload(name: "check", summary: "checking a script of 10 MB") { runs in
    let size = 10_000_000
    let script = SourceText(name: "generated.anim", bytes: GeneratedScript.anim(size: size))
    guard let program = ChildProcess.find("luac5.4") else {
      let times = Stopwatch.medians(runs: runs, [{ check(script) }])
      return [Figure(value: Table.time(times[0]), target: 4)]
    }
    let lua = TemporaryFile("generated.lua", GeneratedScript.lua(size: size))
    let nothing = TemporaryFile("nothing.lua", [])
    let times = Stopwatch.medians(
      runs: runs,
      [
        { check(script) },
        { ChildProcess.run(program, ["-p", lua.path]) },
        { ChildProcess.run(program, ["-p", nothing.path]) },
      ])
    let peer = times[1] - times[2]
    return [
      Figure(value: Table.time(times[0]), peer: "luac \(Table.time(peer))", compared: times[0] / peer, target: 4)
    ]
  }

  private static func check(_ script: SourceText) {
    var diagnostics = DiagnosticBag()
    let tree = Parser.parse(script, into: &diagnostics)
    var (program, scope) = (TypedProgram(), GlobalScope())
    _ = Checker.check(tree, source: script, program: &program, scope: &scope, diagnostics: &diagnostics)
    if let first = diagnostics.diagnostics.first { BenchmarkCommand.fail("\(script.name): \(first.message)") }
  }
}
