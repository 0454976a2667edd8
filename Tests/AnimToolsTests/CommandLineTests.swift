import AnimTools
import Testing

@Suite("The command line")
struct CommandLineTests {
  @Test("Without a command the list of commands goes to standard error")
  func noCommand() {
    let run = ToolRun([])
    #expect(run.exitCode == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == ToolRun(["help"]).output)
  }

  @Test("--version tells name and version")
  func version() {
    let run = ToolRun(["--version"])
    #expect(run.output == "anim \(CommandLineTool.version)\n")
    #expect(run.exitCode == .success)
    #expect(run.errors.isEmpty)
  }

  @Test(
    "A wrong command line is told with what is near, and exits 64",
    arguments: [
      (["rnu"], "unknown command 'rnu'; did you mean 'run'?", "anim help"),
      (["paint"], "unknown command 'paint'", "anim help"),
      (["a.anim"], "'a.anim' is no command; to play a script write 'anim run a.anim'", "anim help"),
      (["--versoin"], "unknown option '--versoin'; did you mean '--version'?", "anim help"),
      (["help", "chek"], "unknown command 'chek'; did you mean 'check'?", "anim help"),
      (
        ["explain", "time/endles"], "no message has the id 'time/endles'; did you mean 'time/endless'?",
        "anim help explain"
      ),
      (
        ["explain", "missing-unit"], "no message has the id 'missing-unit'; did you mean 'type/missing-unit'?",
        "anim help explain"
      ),
      (["explain", "banana"], "no message has the id 'banana'", "anim help explain"),
      (["explain", "a", "b"], "'anim explain' takes one ID, found 2", "anim help explain"),
      (["help", "run", "check"], "'anim help' takes one COMMAND, found 2", "anim help help"),
      (["run"], "'anim run' needs a FILE, or '-' for standard input", "anim help run"),
      (["run", "a", "b"], "'anim run' takes one FILE, found 2", "anim help run"),
      (["check"], "'anim check' needs a FILE, or '-' for standard input", "anim help check"),
      (["run", "--untl", "1s", "-"], "unknown option '--untl'; did you mean '--until'?", "anim help run"),
      (["check", "--trace", "-"], "unknown option '--trace'", "anim help check"),
      (["run", "-x", "-"], "unknown option '-x'", "anim help run"),
      (["run", "-", "--until"], "'--until' needs a value: --until TIME", "anim help run"),
      (["run", "-", "--trace=yes"], "'--trace' takes no value", "anim help run"),
      (["run", "-", "--until", "2"], "'--until' needs a unit: 2s or 2ms", "anim help run"),
      (
        ["run", "-", "--until", "2sec"], "'--until' needs a time such as 2s, 500ms or 1.5min, found '2sec'",
        "anim help run"
      ),
      (
        ["run", "-", "--until=-1s"], "'--until' needs a time such as 2s, 500ms or 1.5min, found '-1s'",
        "anim help run"
      ),
      (
        ["run", "-", "--until", "1..5s"], "'--until' needs a time such as 2s, 500ms or 1.5min, found '1..5s'",
        "anim help run"
      ),
      (
        ["run", "-", "--seed", "x"], "'--seed' needs a whole number from 0 to 18446744073709551615, found 'x'",
        "anim help run"
      ),
      (["run", "-", "--fps", "0"], "'--fps' needs a number from 1 to 1000, found '0'", "anim help run"),
      (["run", "-", "--fps", "nan"], "'--fps' needs a number from 1 to 1000, found 'nan'", "anim help run"),
      (
        ["run", "-", "--trace-format", "josn"], "'--trace-format' does not know 'josn'; did you mean 'json'?",
        "anim help run"
      ),
      (
        ["run", "-", "--color", "blue"], "'--color' does not know 'blue'; it takes auto, always or never",
        "anim help run"
      ),
    ])
  func usageError(arguments: [String], message: String, help: String) {
    let run = ToolRun(arguments)
    #expect(run.errors == "anim: \(message)\nTry '\(help)'\n")
    #expect(run.output.isEmpty)
    #expect(run.exitCode == .usage)
  }

  @Test(
    "Options may stand before and behind the file, with = or a space",
    arguments: [
      ["run", "--until", "1s", "-"], ["run", "-", "--until", "1s"], ["run", "--until=1s", "-"],
      ["run", "--until=1000ms", "-"], ["run", "--until", "5s", "--until", "1s", "-"], ["run", "--until=1s", "--", "-"],
    ])
  func optionPlaces(arguments: [String]) {
    let run = ToolRun(arguments, input: "at 1s { print \"one\" }\nat 2s { print \"two\" }\n")
    #expect(run.output == "one\n")
    #expect(run.exitCode == .success)
  }

  @Test("Behind -- everything is a file")
  func endOfOptions() {
    let run = ToolRun(["run", "--", "--help"])
    #expect(run.errors == "anim: cannot read '--help': there is no such file\n")
    #expect(run.exitCode == .noInput)
  }

  @Test(
    "Help is asked for in three ways",
    arguments: [["help", "run"], ["run", "--help"], ["run", "-h"], ["run", "--help", "--until", "1s"]])
  func helpOfCommand(arguments: [String]) {
    let run = ToolRun(arguments)
    #expect(run.output.hasPrefix("Play a script.\n\nUsage: anim run [OPTIONS] FILE\n"))
    #expect(run.exitCode == .success)
  }
}
