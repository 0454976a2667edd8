import AnimLanguage
import AnimRuntime

extension Workload {
  /// The evaluator beside Lua 5.4, without the time that either takes to start.
  static let evaluator = [
    evaluator(
      "fib", "fib(30), 1.3 million calls",
      anim: """
        func fib(n: number) -> number {
            if n < 2 { return n }
            return fib(n - 1) + fib(n - 2)
        }
        print fib(30)
        """,
      lua: """
        local function fib(n)
          if n < 2 then return n end
          return fib(n - 1) + fib(n - 2)
        end
        print(fib(30))
        """),
    evaluator(
      "loop", "a numeric loop of 10 million steps",
      anim: """
        func loop() -> number {
            var x = 0
            for i in 0..<10000000 { x = x + i * 0.5 }
            return x
        }
        print loop()
        """,
      lua: """
        local function loop()
          local x = 0
          for i = 0, 9999999 do x = x + i * 0.5 end
          return x
        end
        print(loop())
        """),
    evaluator(
      "properties", "a million writes of a layer's property",
      anim: """
        layer box {}
        func shift() {
            for i in 0..<1000000 { box.zPosition = i }
        }
        shift()
        print box.zPosition
        """,
      // What a host offers to Lua is called; a write that nobody notices would be another thing.
      lua: """
        local box = {}
        local set = rawset
        local function shift()
          for i = 0, 999999 do set(box, "zPosition", i) end
        end
        shift()
        print(box.zPosition)
        """),
    evaluator(
      "strings", "200,000 interpolations of two numbers",
      anim: """
        func build() -> string {
            var text = ""
            for i in 0..<200000 { text = "item \\(i) at \\(i * 0.5)" }
            return text
        }
        print build()
        """,
      lua: """
        local function build()
          local text = ""
          for i = 0, 199999 do text = "item " .. i .. " at " .. i * 0.5 end
          return text
        end
        print(build())
        """),
  ]

  private static func evaluator(_ name: String, _ summary: String, anim: String, lua: String) -> Workload {
    Workload(name: name, summary: summary) { runs in
      let source = SourceText(name: "\(name).anim", text: anim)
      guard let program = ChildProcess.find("lua5.4") else {
        let times = Stopwatch.medians(runs: runs, [{ play(source) }])
        return [Figure(value: Table.time(times[0]), target: 0.8)]
      }
      let script = TemporaryFile("\(name).lua", Array(lua.utf8))
      let nothing = TemporaryFile("nothing.lua", [])
      let times = Stopwatch.medians(
        runs: runs,
        [
          { play(source) },
          { ChildProcess.run(program, [script.path]) },
          { ChildProcess.run(program, [nothing.path]) },
        ])
      let peer = times[1] - times[2]
      return [
        Figure(value: Table.time(times[0]), peer: "Lua \(Table.time(peer))", compared: times[0] / peer, target: 0.8)
      ]
    }
  }

  /// Plays a script from start to end.
  static func play(_ source: SourceText) {
    var session = Session()
    do {
      if let mistake = try session.enter(source).first { BenchmarkCommand.fail("\(source.name): \(mistake.message)") }
      try session.run()
    } catch {
      BenchmarkCommand.fail("\(source.name): \(error.diagnostic.message)")
    }
  }
}
