import AnimLanguage
import Testing

@testable import AnimTools

@Suite("Commands of the prompt")
struct ReplCommandTests {
  @Test(
    "A command may be shortened to what no other begins with",
    arguments: [(":und", "undo"), (":hel", "help"), (":q", "quit"), (":t", "t"), (":la", "layers"), (":goto", "goto")])
  func abbreviations(text: String, name: String) throws {
    let command = try Repl.Command.named(String(text.dropFirst()))
    #expect(command.name == name)
  }

  @Test(
    "What is no command is told with what is near",
    arguments: [
      (":stpe", "error: there is no command ':stpe'; did you mean ':step'?"),
      (":frobnicate", "error: there is no command ':frobnicate'; ':help' lists them"),
      (":", "error: there is no command ':'; ':help' lists them"),
      (":un", "error: ':un' may be ':until', ':unwatch' or ':undo'"),
      (":ma", "error: ':ma' may be ':mark' or ':marks'"),
    ])
  func unknown(text: String, shown: String) {
    #expect(answer(text) == shown)
  }

  @Test("Names are unique, in lower case, and every command has a line of help")
  func table() {
    let names = Repl.Command.all.map(\.name)
    #expect(Set(names).count == names.count)
    for command in Repl.Command.all {
      #expect(command.name.allSatisfy { $0.isLowercase && $0.isLetter })
      #expect(!command.help.isEmpty && !command.help.hasSuffix("."))
      #expect(command.promptCommand(for: Repl()).name == ":\(command.name)")
    }
    #expect(Set(Repl.Command.all.map(\.group)).count == Repl.Command.Group.allCases.count)
  }

  @Test("Help lists every command in its group, no line wider than a terminal of 110 cells")
  func help() {
    let shown = answer(":help")
    for command in Repl.Command.all { #expect(shown.contains("  \(command.usage)  ")) }
    for group in Repl.Command.Group.allCases { #expect(shown.contains("\n\(group.rawValue)\n")) }
    for line in shown.split(separator: "\n") { #expect(line.count <= 110, "\(line)") }
  }

  @Test("Help of one command has its form and examples, which are commands themselves")
  func helpOfOne() throws {
    #expect(
      answer(":help back") == """
        :back [N] [by TIME|frame|event|keyframe]
          Go back in the same way.
          :back
          :back 10
          :back 0.5s
          :back by event
        """)
    #expect(answer(":help :back") == answer(":help ba"))
    #expect(answer(":help nothing").hasPrefix("error: there is no command ':nothing'"))
    for command in Repl.Command.all {
      for line in ReplHelp.command(command).split(separator: "\n").dropFirst(2) {
        #expect(line.hasPrefix("  :\(command.name)"))
      }
    }
  }

  @Test("Each step of the tour runs without a mistake but the one that shows one", arguments: 1...Tour.steps.count)
  func tour(step: Int) {
    let shown = answer(":tour \(step)")
    #expect(shown.hasPrefix("\(step) of 10  "))
    #expect(shown.contains("error:") == (step == 9))
    #expect(shown.contains("[") && shown.contains("› "))
  }

  @Test("The tour goes on by itself, and leaves the session alone")
  func tourGoesOn() {
    var run = ReplRun()
    #expect(run.enter(":tour").hasPrefix("1 of 10"))
    #expect(run.enter(":tour").hasPrefix("2 of 10"))
    #expect(run.enter(":tour 10").hasSuffix("That was the tour; ':help' lists all commands."))
    #expect(run.enter(":tour").hasPrefix("1 of 10"))
    #expect(run.enter(":tour 11") == "error: the tour has steps 1 to 10")
    #expect(run.repl.session.declarations.isEmpty)
  }

  @Test(
    "What follows a command is completed as things are",
    arguments: [
      (":goto star", ["start"]), (":goto car", ["card"]), (":play rev", ["reverse"]), (":loop sta", ["start"]),
      (":diff be", ["before"]), (":forget ca", ["card"]), (":forget :f", [":fade"]), (":who entry", ["entry 1"]),
      (":help tim", ["timeline", "time"]), (":limits lay", ["layers="]), (":step 3 by ev", ["event"]),
      (":st 3 by ke", ["keyframe"]), (":fade car", ["card"]), (":fad", [":fade"]), (":peek en", ["end"]),
    ])
  func completion(text: String, expected: [String]) {
    var run = ReplRun()
    run.enter("layer card {}", ":mark start", ":snap before", ":def fade animate $1.opacity to 0 over 1s")
    let completer = Completer(language: run.repl.session.language, commands: run.repl.promptCommands)
    let list = completer.completions(in: text, at: text.utf8.count)
    #expect(list.candidates.map(\.text) == expected)
  }

  @Test("A command of one's own is shortened like others, and never taken for one of the prompt")
  func definitions() {
    var run = ReplRun()
    run.enter(":def twice print $1, $1", ":def unroll print 1")
    #expect(run.enter(":tw 3") == "3 3")
    #expect(run.enter(":unr") == "1")
    #expect(run.enter(":un") == "error: ':un' may be ':until', ':unwatch', ':undo' or ':unroll'")
    #expect(run.enter(":twcie 3") == "error: there is no command ':twcie'; did you mean ':twice'?")
    #expect(run.enter(":help").contains("\nYour own\n  :twice   print $1, $1\n"))
    #expect(run.enter(":history").contains("print 3, 3"))
  }

  @Test("Quitting is asked for")
  func quit() {
    var run = ReplRun()
    run.enter(":quit")
    guard case .quit = run.last.continuation else {
      Issue.record("the conversation goes on")
      return
    }
  }
}

@Suite("Looking at the language and the scene")
struct ReplInspectionTests {
  @Test(
    ":type tells types without evaluating",
    arguments: [
      (":type 1s * 2", "duration"), (":type [red]", "[color]"), (":type card", "layer"), (":type f", "error: "),
      (":type f()", "number"), (":type", "error: write it as ':type EXPRESSION'"),
      (":type print 1", "error: 'print 1' is no expression"),
    ])
  func types(command: String, shown: String) {
    var run = ReplRun()
    run.enter("layer card {}; func f() -> number { print \"side effect\"; return 1 }")
    #expect(run.enter(command).hasPrefix(shown))
    #expect(!run.enter(command).contains("side effect"))
  }

  @Test(":doc knows what the language brings along, what was declared, and commands")
  func documentation() {
    #expect(answer(":doc clamp") == "function clamp(T, T, T) -> T\n  The value, kept between two bounds")
    #expect(answer(":doc card.opacity").hasPrefix("property opacity : number\n  "))
    #expect(answer(":doc easeOut").hasPrefix("easing easeOut : easing\n"))
    #expect(answer("let x = 1", ":doc x") == "let x : number = 1")
    #expect(answer(":doc :quit") == ":quit\n  Leave.")
    #expect(answer(":doc opactiy") == "error: 'opactiy' is not known; did you mean 'opacity'?")
    #expect(answer(":doc") == "error: write it as ':doc NAME'")
  }

  @Test(":info tells where a name is declared and who uses it")
  func information() {
    var run = ReplRun()
    run.enter("let side = 40", "func area() -> number { return side * side }", "layer box { bounds = (0, 0, side, 1) }")
    #expect(
      run.enter(":info side")
        == "let side : number = 40\ndeclared at entry 1:1:5\n  let side = 40\nused by entries 2, 3")
    #expect(run.enter(":info area").hasPrefix("func area() -> number\ndeclared at entry 2:1:6"))
    #expect(run.enter(":info sied") == "error: 'sied' is not known; did you mean 'side'?")
  }

  @Test(":vars lists what is declared, the values of entries left out")
  func variables() {
    var run = ReplRun()
    #expect(run.enter(":vars") == "nothing is declared")
    run.enter("let speed = 2s; var count = 1", "layer card {}", "handler done(layer) {}", "1 + 1")
    #expect(
      run.enter(":vars") == "let speed : duration = 2s\nvar count : number = 1\nlayer card : layer\nhandler done()")
    #expect(run.enter(":vars ou") == "var count : number = 1")
    #expect(run.enter(":vars zz") == "nothing is declared with 'zz' in its name")
  }

  @Test(":ast and :tokens show how a text is read")
  func reading() {
    #expect(answer(":ast 1 + x").contains("+"))
    #expect(answer(":tokens x = 1s") == "word      x\nassign    =\nduration  1s")
    #expect(answer(":ast 1 +").contains("error: "))
    #expect(answer(":tokens") == "error: write it as ':tokens TEXT'")
  }

  @Test(":time and :bench evaluate on a copy and tell how long that took")
  func timing() {
    var run = ReplRun()
    run.enter("var n = 0; func next() -> number { n += 1; return n }")
    #expect(run.enter(":time next()") == "next() : number = 1\ntook 0 ns")
    #expect(run.enter(":bench next() x5") == "next() : number = 1\n5 rounds: least 0 ns, half of them below 0 ns")
    #expect(run.enter(":bench 1").contains("1000 rounds"))
    #expect(run.enter(":bench 1 x0") == "error: 'x0' is no whole number above 0")
    #expect(run.enter(":time [1][3]").hasPrefix("error: the index 3 is out of range"))
    #expect(run.enter("n") == "_ : number = 0")
  }

  @Test(":layers shows the tree, and what is on screen where that differs")
  func layers() {
    var run = ReplRun()
    run.enter(
      "stage { size = (320, 240) }", fadingCard, "layer ring: shape { bounds = (0, 0, 10, 10) }", "insert ring in card")
    run.enter(":goto 0.5s")
    #expect(
      run.enter(":layers") == """
        stage              320 × 240
        └─ card            100 × 50 at (10, 15)
           │   opacity     0, on screen 0.5
           └─ ring: shape  10 × 10 at (-5, -5)
        """)
    #expect(run.enter(":layers ring").contains("bounds"))
    #expect(run.enter(":layers 1") == "error: '1' is no layer")
  }

  @Test("Layers that are nested very deeply are left out")
  func deepLayers() {
    let shown = answer(
      "layer root {}\nvar top: layer = root\nfor i in 0..<500 { layer next {}; insert next in top; top = next }",
      ":layers")
    #expect(shown.split(separator: "\n").count == 42)
    #expect(shown.hasSuffix("└─ …"))
  }

  @Test(":trace shows what the engine is told")
  func trace() {
    var run = ReplRun()
    run.enter(":trace on")
    #expect(run.enter("layer card {}").contains("layer card\n"))
    run.enter("animate card.opacity to 0 over 1s")
    #expect(run.enter(":goto 2s") == "1s          on card finish \"opacity\"")
    run.enter(":trace off")
    #expect(run.enter("card.opacity = 1") == "")
    #expect(run.enter(":trace 0s..1.5s") == "1s          on card finish \"opacity\"")
    #expect(run.enter(":trace maybe") == "error: write it as ':trace on|off|A..B'")
  }

  @Test(":limits tells what a run may use, and what it has used")
  func limits() {
    let shown = answer("layer a {}; layer b {}", ":limits")
    #expect(shown.firstMatch(of: /layers +3 of +1000000 +Layers made/) != nil)
    #expect(shown.firstMatch(of: /duration +3600s +Virtual time/) != nil)
  }

  @Test(":explain tells of the last message, or of any")
  func explanations() {
    #expect(answer("unknwon", ":explain").hasPrefix("name/unknown"))
    #expect(answer("unknwon", ":explain last") == answer(":explain name/unknown"))
    #expect(answer(":explain") == "error: nothing has been told yet")
    #expect(answer(":explain name/unknwon") == "error: 'name/unknwon' is not known; did you mean 'name/unknown'?")
  }
}
