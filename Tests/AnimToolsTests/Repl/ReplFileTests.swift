import AnimEngine
import Testing

@testable import AnimTools

@Suite("Files at the prompt")
struct ReplFileTests {
  @Test("A script is entered at the present instant, and can be undone as one entry")
  func load() {
    var run = ReplRun(files: ["a.anim": "layer card {}\nprint now"])
    run.enter(":goto 1s")
    #expect(run.enter(":load a.anim") == "1s\ncard : layer")
    #expect(run.enter(":history") == "1  00:01.000 f60  :load a.anim")
    #expect(run.enter(":undo") == "undone: :load a.anim")
    #expect(run.enter(":load b.anim") == "error: cannot read 'b.anim': there is no such file")
    #expect(run.enter(":load") == "error: write it as ':load FILE'")
  }

  @Test("Mistakes of a script are shown in its file, and nothing changes")
  func mistakes() {
    var run = ReplRun(files: ["a.anim": "let x = 1\nprint y"])
    #expect(run.enter(":load a.anim").contains("┌ a.anim:2:7"))
    #expect(run.repl.log.kept.count == 0)
    #expect(run.repl.scriptPath == nil)
  }

  static let script = "layer card {}\nanimate card.opacity to 0 over 2s"

  @Test("A reload reads the script anew, keeps clock, marks, watches and later entries, and tells what has changed")
  func reload() {
    var run = ReplRun(files: ["a.anim": Self.script])
    run.enter(":load a.anim", ":goto 0.5s", "card.cornerRadius = 4", ":goto 1s", ":mark here")
    run.enter(":watch card.presentation.opacity")
    run.store.files["a.anim"] = "layer card {}\nanimate card.opacity to 0.5 over 2s\nlayer extra {}"
    let shown = run.enter(":reload")
    #expect(shown.contains("+ layer extra\n"))
    #expect(shown.contains("~ card.opacity: 0 is now 0.5"))
    #expect(run.repl.session.now == MediaTime(seconds: 1))
    #expect(run.enter("card.presentation.opacity") == "_ : number = 0.75")
    #expect(run.enter("card.cornerRadius") == "_ : number = 4")
    #expect(run.repl.marks.count == 1)
    #expect(run.repl.watches.count == 1)
  }

  @Test("A reload keeps loop, snapshots, seed and definitions, and tells what watches show otherwise")
  func reloadKeeps() {
    var run = ReplRun(files: ["a.anim": Self.script])
    run.enter(":load a.anim", ":seed 7", "let r = random(0...1)", ":goto 1s", ":loop 0s..1s", ":snap before")
    run.enter(":def o :peek 0s $1.opacity", ":watch card.presentation.opacity")
    let random = run.enter("r")
    run.store.files["a.anim"] = "layer card {}\nanimate card.opacity to 0.5 over 2s"
    #expect(
      run.enter(":reload") == """
        ~ card.opacity: 0 is now 0.5
        ~ animate card.opacity to 0 over 2s at 0s is now animate card.opacity to 0.5 over 2s at 0s
        1s  card.presentation.opacity  0.5 → 0.75  (a.anim:2:1)
        """)
    #expect(run.enter("r") == random)
    #expect(run.repl.loop == MediaTime.zero...MediaTime(seconds: 1))
    #expect(run.enter(":o card") == "card.opacity : number = 0.5")
    #expect(run.enter(":diff before").contains("~ card.opacity: 0 is now 0.5"))
  }

  @Test("What was forgotten is not saved, and a limit is no part of a script")
  func saveAfterForgetting() {
    var run = ReplRun()
    run.enter("let a = 1; let b = 2", "layer card {}", ":forget a", ":limits layers=10", "print b")
    #expect(run.enter(":save out.anim") == "saved to 'out.anim'")
    #expect(run.store.files["out.anim"] == "let b = 2\nlayer card {}\nprint b\n")
    run.enter(":save a.transcript --transcript")
    var repl = Repl()
    #expect(Transcript(run.store.files["a.transcript"] ?? "").replay(in: &repl, name: "a").count == 0)
    #expect(repl.limits.layers == 10)
    run.enter(":undo", ":undo", ":undo")
    #expect(run.enter(":save out.anim") == "saved to 'out.anim'")
    #expect(run.store.files["out.anim"] == "let a = 1; let b = 2\nlayer card {}\n")
  }

  @Test("What a file declares is forgotten in the file")
  func forgetFromFile() {
    var run = ReplRun(files: ["a.anim": Self.script])
    run.enter(":load a.anim")
    #expect(run.enter(":forget card") == "error: 'card' is declared in 'a.anim'; take it out there and ':reload'")
  }

  @Test("Lines of a loaded script are known by their numbers")
  func linesOfFile() {
    var run = ReplRun(files: ["a.anim": Self.script])
    run.enter(":load a.anim")
    #expect(run.enter(":who 2") == "a.anim:2  card.opacity  0s – 2s  runs")
    #expect(run.enter(":who a.anim:2:9") == run.enter(":who 2"))
    #expect(run.enter(":who 1") == "'1' animates nothing")
    #expect(run.enter(":who 3") == "error: 'a.anim' has no line 3; its lines go from 1 to 2")
    #expect(run.enter(":who b.anim:1").hasPrefix("error: no text of the name 'b.anim' has been entered"))
  }

  @Test("A reload is an entry that can be undone, and a script without changes says so")
  func undoneReload() {
    var run = ReplRun(files: ["a.anim": Self.script])
    run.enter(":load a.anim", ":goto 1s")
    #expect(run.enter(":reload") == "nothing has changed")
    run.store.files["a.anim"] = "layer card {}\nanimate card.opacity to 0.5 over 2s"
    run.enter(":reload")
    #expect(run.enter(":undo") == "undone: :reload a.anim")
    #expect(run.enter("card.presentation.opacity") == "_ : number = 0.5")
    #expect(run.enter(":undo", ":redo", ":save b.anim") == "saved to 'b.anim'")
  }

  @Test("A reload that fails changes nothing")
  func failingReload() {
    var run = ReplRun(files: ["a.anim": Self.script])
    #expect(run.enter(":reload") == "error: no script is loaded; ':load FILE' does that")
    run.enter(":load a.anim", "card.cornerRadius = 4", ":goto 1s")
    run.store.files["a.anim"] = "print nothing"
    #expect(run.enter(":reload").contains("unknown name 'nothing'"))
    #expect(run.last.isFailure)
    #expect(run.enter("card.presentation.opacity") == "_ : number = 0.5")
    #expect(run.repl.session.now == MediaTime(seconds: 1))
    #expect(run.repl.log.kept.count == 3)
  }

  @Test("What is saved is a script that comes to the same state")
  func save() {
    var run = ReplRun()
    run.enter(
      "let side = 40", "side * 2", "nonsense", "func area() -> number { return 1 }",
      "func area() -> number { return _ }",
      "layer card { opacity = 0 }", ":goto 0.5s", "animate card.opacity to area() / 100 over 1s", ":goto 1s", "1 + 1")
    #expect(run.enter(":save out.anim") == "saved to 'out.anim'")
    #expect(
      run.store.files["out.anim"] == """
        let side = 40
        let _2 = side * 2
        func area() -> number { return _2 }
        layer card { opacity = 0 }
        wait 0.5s
        animate card.opacity to area() / 100 over 1s

        """)
    #expect(ToolRun.script(run.store.files["out.anim"] ?? "").exitCode == .success)
  }

  @Test("Entries between thousandths of a second are saved to the tick")
  func exactInstants() {
    var run = ReplRun()
    run.enter(
      "layer card {}", ":step", "animate card.opacity to 0 over 1s", ":step 30", "let half = card.presentation.opacity")
    #expect(run.enter(":save out.anim") == "saved to 'out.anim'")
    #expect(run.store.files["out.anim"]?.contains("wait 1s * (1 / 60)\nanimate") == true)
    run.enter(":save a.transcript --transcript")
    #expect(run.store.files["a.transcript"]?.contains("› :goto 1s * (31 / 60)\n[3] 00:00.517 f31 › let half") == true)
    #expect(MediaTime(ticks: 0).exactText == "0s")
    #expect(MediaTime(seconds: 1.25).exactText == "1.25s")
  }

  @Test("Values that later entries use get names, wherever they stand")
  func namedValues() {
    var run = ReplRun()
    run.enter("40 + 2", "let a = _; a * _", "print _", "_", "let list = [_, _1]")
    #expect(run.enter(":save out.anim") == "saved to 'out.anim'")
    #expect(
      run.store.files["out.anim"] == """
        let _1 = 40 + 2
        let a = _1; let _2 = a * _1
        print _2
        let _4 = _2
        let list = [_4, _1]

        """)
  }

  @Test("A state that no one script has is told")
  func unsavable() {
    var run = ReplRun()
    run.enter("layer card { opacity = 0.5 }", "layer card {}")
    #expect(
      run.enter(":save out.anim").hasPrefix("error: 'out.anim' was written, but a run of it comes to another state: "))
    #expect(run.enter(":save /root.anim") == "error: cannot write '/root.anim': \(FileError.notAllowed.writingMessage)")
    #expect(run.enter(":save") == "error: write it as ':save FILE [--transcript]'")
  }

  @Test("A session is saved as a transcript that repeats to the same")
  func saveTranscript() {
    var run = ReplRun()
    run.enter("layer card {\n  opacity = 0.5\n}", "nonsense", ":goto 0.5s", "card.opacity", ":goto 1s")
    #expect(run.enter(":save a.transcript --transcript") == "saved 2 entries to 'a.transcript'")
    #expect(
      run.store.files["a.transcript"] == """
        [1] 00:00.000 f0 › layer card {
        …   opacity = 0.5
        … }
        card : layer
        [2] 00:00.000 f0 › :goto 0.5s
        [2] 00:00.500 f30 › card.opacity
        _ : number = 0.5
        [3] 00:00.500 f30 › :goto 1s

        """)
    var repl = Repl()
    #expect(Transcript(run.store.files["a.transcript"] ?? "").replay(in: &repl, name: "a").count == 0)
  }
}
