/// An option of a command, as the parser of arguments and the help know it.
struct OptionDescription: Hashable, Sendable {
  enum Name: Hashable, Sendable {
    case checkOnly, color, diff, evaluate, filter, force, format, framesPerSecond, help, json, limit, limits, quiet,
      realTime
    case root, seed, strict, testFormat, trace, traceFormat, transcript, until, version, watch
  }

  var name: Name
  /// As written, with its dashes.
  var spelling: String
  /// One letter with a dash, for the few options that have it.
  var shortSpelling: String?
  /// What stands for the value in help; an option without takes no value.
  var placeholder: String?
  /// The values allowed, where there are only a few.
  var choices: [String] = []
  /// Whether it may be given several times; its values are then joined by commas.
  var isRepeatable = false
  /// One line for the help.
  var help: String

  /// `--until TIME`
  var usage: String {
    placeholder.map { "\(spelling) \($0)" } ?? spelling
  }
}

extension OptionDescription {
  static let checkOnly = OptionDescription(
    name: .checkOnly, spelling: "--check",
    help: "Only name the files that would change; exit with 1 if there are any")
  static let color = choice(
    .color, "--color", ["auto", "always", "never"], "When messages are coloured (auto: on a terminal)")
  static let diff = OptionDescription(
    name: .diff, spelling: "--diff", help: "Only show what would change, as a unified diff")
  static let evaluate = OptionDescription(
    name: .evaluate, spelling: "--evaluate", shortSpelling: "-e", placeholder: "TEXT",
    help: "Run one entry instead of those of standard input (also -e)")
  static let filter = OptionDescription(
    name: .filter, spelling: "--filter", placeholder: "TEXT", help: "Run only the tests whose names contain this text")
  static let force = OptionDescription(
    name: .force, spelling: "--force", help: "Format scripts with mistakes too, all but the statements that have them")
  static let format = choice(
    .format, "--format", ["pretty", "short", "json", "sarif"],
    "How messages are shown (pretty: with the lines they are about)")
  static let framesPerSecond = OptionDescription(
    name: .framesPerSecond, spelling: "--fps", placeholder: "N", help: "Display frames in a second (60)")
  static let help = OptionDescription(name: .help, spelling: "--help", shortSpelling: "-h", help: "Show this help")
  static let json = OptionDescription(
    name: .json, spelling: "--json", help: "Answer each entry with one line of JSON")
  static let limit = OptionDescription(
    name: .limit, spelling: "--limit", placeholder: "NAME=VALUE", isRepeatable: true,
    help: "Set a single limit: steps=1e9, wall-time=2s, layers=none")
  static let limits = OptionDescription(
    name: .limits, spelling: "--limits", placeholder: "PRESET", choices: ["untrusted", "standard", "unlimited"],
    help: "What the script may use: untrusted, standard or unlimited (standard)")
  static let quiet = OptionDescription(
    name: .quiet, spelling: "--quiet", help: "Show only what scripts print and commands tell, no values")
  static let realTime = OptionDescription(
    name: .realTime, spelling: "--realtime", help: "Keep pace with the clock on the wall")
  static let root = OptionDescription(
    name: .root, spelling: "--root", placeholder: "FOLDER",
    help: "Where imported files may lie (the script's own folder)")
  static let seed = OptionDescription(
    name: .seed, spelling: "--seed", placeholder: "N", help: "Where random numbers start, a whole number (0)")
  static let strict = OptionDescription(
    name: .strict, spelling: "--strict", help: "Take warnings for errors")
  static let testFormat = choice(
    .testFormat, "--format", ["pretty", "junit", "json"], "How results are shown (pretty: for people)")
  static let trace = OptionDescription(
    name: .trace, spelling: "--trace", help: "Show each engine call and event with its instant, one a line")
  static let traceFormat = choice(
    .traceFormat, "--trace-format", ["text", "json"], "How the trace is written; asks for the trace as well")
  static let transcript = OptionDescription(
    name: .transcript, spelling: "--transcript", placeholder: "FILE",
    help: "Repeat a session that was written down and show what differs")
  static let until = OptionDescription(
    name: .until, spelling: "--until", placeholder: "TIME", help: "End the run at this instant: 2s, 500ms, 1.5min")
  static let version = OptionDescription(name: .version, spelling: "--version", help: "Show the version")

  static let watch = OptionDescription(
    name: .watch, spelling: "--watch", help: "Read the script anew whenever it is written; at a terminal")

  private static func choice(_ name: Name, _ spelling: String, _ choices: [String], _ help: String) -> Self {
    OptionDescription(
      name: name, spelling: spelling, placeholder: choices.joined(separator: "|"), choices: choices, help: help)
  }
}
