import Testing

@Suite("Help, word by word")
struct HelpTextTests {
  @Test("The list of commands")
  func overview() {
    #expect(
      ToolRun(["--help"]).output == """
        anim plays scripts that describe animations.

        Usage: anim COMMAND [OPTIONS] [FILE…]

        Commands:
          run      Play a script
          repl     Type statements at a prompt and move the clock by hand
          check    Report the mistakes in scripts without running them
          test     Run the tests that scripts hold
          format   Lay out scripts in the one style
          explain  Tell what a message means
          help     Explain a command

        Options:
          --help     Show this help
          --version  Show the version

        'anim help COMMAND' tells more about a command.

        """)
  }

  @Test("run")
  func run() {
    #expect(
      ToolRun(["help", "run"]).output == """
        Play a script.

        Usage: anim run [OPTIONS] FILE

        Checks the script and plays it as fast as possible on a virtual clock. What it prints goes to standard
        output, messages go to standard error. '-' as FILE reads the script from standard input.

        Options:
          --until TIME                      End the run at this instant: 2s, 500ms, 1.5min
          --seed N                          Where random numbers start, a whole number (0)
          --fps N                           Display frames in a second (60)
          --realtime                        Keep pace with the clock on the wall
          --root FOLDER                     Where imported files may lie (the script's own folder)
          --limits PRESET                   What the script may use: untrusted, standard or unlimited (standard)
          --limit NAME=VALUE                Set a single limit: steps=1e9, wall-time=2s, layers=none
          --trace                           Show each engine call and event with its instant, one a line
          --trace-format text|json          How the trace is written; asks for the trace as well
          --strict                          Take warnings for errors
          --format pretty|short|json|sarif  How messages are shown (pretty: with the lines they are about)
          --color auto|always|never         When messages are coloured (auto: on a terminal)
          --help                            Show this help

        """)
  }

  @Test("repl")
  func repl() {
    #expect(
      ToolRun(["help", "repl"]).output == """
        Type statements at a prompt and move the clock by hand.

        Usage: anim repl [OPTIONS] [FILE]

        Runs what is typed at the present instant; FILE is entered first. The clock moves only when told: ':help' at
        the prompt lists the commands. When standard input is no terminal its entries are run without a prompt, and
        the exit code is 65 if one of them fails.

        Options:
          --watch                           Read the script anew whenever it is written; at a terminal
          --evaluate TEXT                   Run one entry instead of those of standard input (also -e)
          --transcript FILE                 Repeat a session that was written down and show what differs
          --quiet                           Show only what scripts print and commands tell, no values
          --json                            Answer each entry with one line of JSON
          --seed N                          Where random numbers start, a whole number (0)
          --fps N                           Display frames in a second (60)
          --root FOLDER                     Where imported files may lie (the script's own folder)
          --limits PRESET                   What the script may use: untrusted, standard or unlimited (standard)
          --limit NAME=VALUE                Set a single limit: steps=1e9, wall-time=2s, layers=none
          --format pretty|short|json|sarif  How messages are shown (pretty: with the lines they are about)
          --color auto|always|never         When messages are coloured (auto: on a terminal)
          --help                            Show this help

        """)
  }

  @Test("check")
  func check() {
    #expect(
      ToolRun(["help", "check"]).output == """
        Report the mistakes in scripts without running them.

        Usage: anim check [OPTIONS] FILE…

        Reads each FILE ('-' is standard input), or all scripts in a folder, and reports their mistakes on standard
        error.

        Options:
          --root FOLDER                     Where imported files may lie (the script's own folder)
          --strict                          Take warnings for errors
          --format pretty|short|json|sarif  How messages are shown (pretty: with the lines they are about)
          --color auto|always|never         When messages are coloured (auto: on a terminal)
          --help                            Show this help

        """)
  }

  @Test("test")
  func test() {
    #expect(
      ToolRun(["help", "test"]).output == """
        Run the tests that scripts hold.

        Usage: anim test [OPTIONS] FILE…

        Runs each 'test "…" { … }' of each FILE, or of all scripts in a folder, on a stage of its own. Results go to
        standard output. The exit code is 1 if a test fails, or if there is none to run.

        Options:
          --filter TEXT               Run only the tests whose names contain this text
          --format pretty|junit|json  How results are shown (pretty: for people)
          --seed N                    Where random numbers start, a whole number (0)
          --fps N                     Display frames in a second (60)
          --root FOLDER               Where imported files may lie (the script's own folder)
          --limits PRESET             What the script may use: untrusted, standard or unlimited (standard)
          --limit NAME=VALUE          Set a single limit: steps=1e9, wall-time=2s, layers=none
          --strict                    Take warnings for errors
          --color auto|always|never   When messages are coloured (auto: on a terminal)
          --help                      Show this help

        """)
  }

  @Test("format")
  func format() {
    #expect(
      ToolRun(["help", "format"]).output == """
        Lay out scripts in the one style.

        Usage: anim format [OPTIONS] FILE…

        Rewrites each FILE, or all scripts in a folder, with spaces, indentation, blank lines and comments in
        order. Tokens and comments stay what they are; a script with mistakes is left alone. '-' as FILE formats
        standard input to standard output.

        Options:
          --check                           Only name the files that would change; exit with 1 if there are any
          --diff                            Only show what would change, as a unified diff
          --force                           Format scripts with mistakes too, all but the statements that have them
          --format pretty|short|json|sarif  How messages are shown (pretty: with the lines they are about)
          --color auto|always|never         When messages are coloured (auto: on a terminal)
          --help                            Show this help

        """)
  }

  @Test("explain")
  func explain() {
    #expect(
      ToolRun(["help", "explain"]).output == """
        Tell what a message means.

        Usage: anim explain [OPTIONS] [ID]

        Shows the page of ID, which stands behind each message: what it means, why it is told, a script that gets
        it and the same script mended. Without ID, or with the beginning of some such as 'type/', lists them.

        Options:
          --help  Show this help

        """)
  }

  @Test("help")
  func help() {
    #expect(
      ToolRun(["help", "help"]).output == """
        Explain a command.

        Usage: anim help [OPTIONS] [COMMAND]

        Shows the help of COMMAND, or the list of commands.

        Options:
          --help  Show this help

        """)
  }

  @Test(
    "No line of help is wider than a terminal of 110 cells",
    arguments: ["run", "repl", "check", "test", "format", "explain", "help"])
  func width(command: String) {
    for line in ToolRun(["help", command]).output.split(separator: "\n") {
      #expect(line.count <= 110)
    }
  }
}
