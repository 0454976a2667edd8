extension Workload {
  /// `anim run` on an empty script beside `lua5.4` on an empty file. The binary is the `anim` beside this program:
  /// build both with `-c release --static-swift-stdlib` to measure what is installed.
  static let startUp = Workload(name: "start", summary: "start-up on an empty script") { runs in
    guard let anim = ChildProcess.sibling("anim") else {
      return [Figure(value: "anim is not built", target: 3)]
    }
    let script = TemporaryFile("nothing.anim", [])
    let runs = runs * 10
    guard let lua = ChildProcess.find("lua5.4") else {
      let times = Stopwatch.medians(runs: runs, [{ ChildProcess.run(anim, ["run", script.path]) }])
      return [Figure(value: Table.time(times[0]), target: 3)]
    }
    let times = Stopwatch.medians(
      runs: runs,
      [{ ChildProcess.run(anim, ["run", script.path]) }, { ChildProcess.run(lua, [script.path]) }])
    return [
      Figure(
        value: Table.time(times[0]), peer: "Lua \(Table.time(times[1]))", compared: times[0] / times[1], target: 3)
    ]
  }
}
