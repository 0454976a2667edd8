import AnimKit

extension Workload {
  /// What a host pays for a session of a compiled script, and for each call of one of its functions.
  static let embedding = [
    Workload(name: "session", summary: "making and starting a session of a compiled script of 80 layers") { runs in
      let count = 1000
      let script = compile(
        """
        layer panel { layer rows[i in 0..<80] { position = (i, i) } }
        on panel tap { for row in panel.sublayers { animate row.opacity to 0 over 1s } }
        """)
      let times = Stopwatch.medians(
        runs: runs,
        [
          { for _ in 0..<count { keep(Session(script)) } }
        ])
      return [Figure(perItem: times[0] / Double(count), "session", target: 50)]
    },
    Workload(name: "hostCall", summary: "a million calls of a host function from a script's loop") { runs in
      let count = 1_000_000
      let texts = ["host.half(i)", "i / 2"].map { value in
        "func loop() -> number {\nvar x = 0\nfor i in 0..<\(count) { x = x + \(value) }\nreturn x\n}\nprint loop()"
      }
      let scripts = texts.map(compile)
      let times = Stopwatch.medians(runs: runs, scripts.map { script in { play(script) } })
      return [Figure(perItem: (times[0] - times[1]) / Double(count), "call", target: 0.1)]
    },
  ]

  private static let environment: ScriptEnvironment = {
    var environment = ScriptEnvironment()
    environment.function("half", ["value"], purity: .pure, help: "Half of a number") { (value: Double) in value / 2 }
    return environment
  }()

  private static func compile(_ text: String) -> Script {
    do {
      return try environment.compile(text).get()
    } catch {
      BenchmarkCommand.fail("\(error)")
    }
  }

  private static func play(_ script: Script) {
    var session = Session(script)
    do {
      try session.run()
    } catch {
      BenchmarkCommand.fail(error.text(in: session.sources))
    }
  }

  /// Keeps the optimizer from doing away with what is measured.
  @inline(never)
  private static func keep(_ session: Session) {}
}

extension Figure {
  /// A figure in microseconds, which must not pass the target.
  fileprivate init(perItem seconds: Double, _ item: String, target: Double) {
    let microseconds = seconds * 1e6
    let value =
      microseconds < 1 ? "\(Table.number(microseconds * 1000)) ns" : "\(Table.number(microseconds)) µs"
    self.init(value: "\(value) a \(item)", compared: microseconds, target: target, unit: " µs")
  }
}
