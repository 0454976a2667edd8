import AnimLanguage

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// `anim-bench [NAME…] [--runs N] [--list]`
struct BenchmarkCommand {
  private var names: [String] = []
  private var runs = 7
  private var lists = false
  private var mistake: String?

  private static let usage = """
    Usage: anim-bench [NAME…] [--runs N] [--list]

    Measures the workloads named, or all. A ratio is anim's time by the peer's, measured in turns in the same run.
    Build with -c release, or the figures mean nothing.

    """

  init(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": lists = true
      case "--runs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), (1...1000).contains(count) else {
          mistake = "'--runs' needs a whole number from 1 to 1000"
          return
        }
        runs = count
      case "--help", "-h": mistake = ""
      case _ where argument.hasPrefix("-"): mistake = "unknown option '\(argument)'"
      default: names.append(argument)
      }
    }
  }

  /// The exit code: 0, or 64 if the command line is wrong.
  func run() -> Int32 {
    let all = Workload.all
    let unknown = names.first { name in !all.contains { $0.name == name } }
    if let mistake = mistake ?? unknown.map({ unknownName($0, in: all) }) {
      print(mistake.isEmpty ? Self.usage : "anim-bench: \(mistake)\n\n\(Self.usage)", terminator: "")
      return mistake.isEmpty ? 0 : 64
    }
    if lists {
      for workload in all { print(Table.row([workload.name, workload.summary])) }
      return 0
    }
    print(Table.heading)
    for workload in all where names.isEmpty || names.contains(workload.name) {
      for line in workload.measure(runs) { print(line.text(workload: workload.name)) }
    }
    return 0
  }

  /// Ends the program: a workload that does not do its work has no time.
  static func fail(_ message: String) -> Never {
    print("anim-bench: \(message)")
    exit(70)
  }

  private func unknownName(_ name: String, in all: [Workload]) -> String {
    let near = Suggestions.nearest(to: name, among: all.map(\.name)).first
    return "there is no workload '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "; see --list")
  }
}
