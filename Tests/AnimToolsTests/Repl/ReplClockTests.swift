import AnimEngine
import Testing

@testable import AnimTools

@Suite("The clock at the prompt")
struct ReplClockTests {
  private func clock(_ entries: String..., mark: String? = nil) -> String {
    var run = ReplRun()
    run.enter(fadingCard)
    for entry in entries { run.enter(entry) }
    return run.repl.clockText(run.repl.session.now)
  }

  @Test(
    ":goto understands instants in many forms",
    arguments: [
      ("1.25s", "00:01.250 f75"), ("250ms", "00:00.250 f15"), ("f75", "00:01.250 f75"), ("40%", "00:00.400 f24"),
      ("+0.5s", "00:00.500 f30"), ("end", "00:01.000 f60"), ("00:01.250", "00:01.250 f75"),
      ("01:02", "01:02.000 f3720"),
      ("00:01:06", "00:01.100 f66"), ("2 * 0.25s", "00:00.500 f30"), ("1min", "01:00.000 f3600"),
      ("0s", "00:00.000 f0"),
    ])
  func forms(text: String, shown: String) {
    #expect(clock(":goto \(text)") == shown)
  }

  @Test(
    ":goto refuses what is no instant",
    arguments: [
      ("", "error: write it as ':goto INSTANT'"),
      ("5", "error: '5' is no instant; write 1.25s, f75, 40%, +0.5s, 00:01.250, end or the name of a mark"),
      ("-1s", "error: time begins at 0s"), ("2h", "error: "), ("4000s", "error: the clock does not go beyond 3600s"),
      ("1s / 0", "error: the clock does not go beyond 3600s"), ("00:01:60", "error: '00:01:60' is no instant"),
      ("00:61", "error: '00:61' is no instant"),
      ("card", "error: 'card' is no instant"),
      ("\"nowhere\"", "error: '\"nowhere\"' is no instant"), ("unknown", "error: unknown name 'unknown'"),
    ])
  func refused(text: String, shown: String) {
    var run = ReplRun()
    run.enter(fadingCard)
    #expect(run.enter(":goto \(text)").hasPrefix(shown))
    #expect(run.last.isFailure)
    #expect(run.repl.session.now == .zero)
  }

  @Test("Marks are instants with names")
  func marks() {
    var run = ReplRun()
    #expect(run.enter(":marks") == "no marks; ':mark NAME' sets one here")
    run.enter(":goto 0.5s", ":mark title in", ":goto 2s", ":mark out", ":goto title in")
    #expect(run.repl.session.now == MediaTime(seconds: 0.5))
    run.enter(":goto \"out\"")
    #expect(run.repl.session.now == MediaTime(seconds: 2))
    #expect(run.enter(":marks") == "title in  00:00.500 f30\nout       00:02.000 f120")
    run.enter(":mark title in")
    #expect(run.enter(":marks") == "out       00:02.000 f120\ntitle in  00:02.000 f120")
    #expect(run.enter(":mark") == "error: write it as ':mark NAME'")
  }

  @Test(
    ":step goes on by frames, times and events",
    arguments: [
      (":step", "00:00.017 f1"), (":step 10", "00:00.167 f10"), (":step 0.5s", "00:00.500 f30"),
      (":step 3 by 0.1s", "00:00.300 f18"), (":step by 2s", "00:02.000 f120"), (":step by event", "00:01.000 f60"),
      (":step 2 by frame", "00:00.033 f2"),
    ])
  func steps(command: String, shown: String) {
    #expect(clock(command) == shown)
  }

  @Test("A step from between frames goes to the next frame, a step back to the last one")
  func frames() {
    #expect(clock(":goto 0.51s", ":step") == "00:00.517 f31")
    #expect(clock(":goto 0.51s", ":back") == "00:00.500 f30")
    #expect(clock(":goto 0.5s", ":back") == "00:00.483 f29")
    #expect(clock(":goto 0.5s", ":back 3") == "00:00.450 f27")
    #expect(clock(":goto 0.5s", ":back 0.2s") == "00:00.300 f18")
    #expect(clock(":goto 0.5s", ":back 9s") == "00:00.000 f0")
  }

  @Test(
    "Steps that make no sense are refused",
    arguments: [
      (":step 0", "error: '0' is no whole number above 0"), (":step -1", "error: '-1' is no whole number above 0"),
      (":step 2 of 1s", "error: write it as ':step [N] [by TIME|frame|event|keyframe]'"),
      (":step by 0s", "error: '0s' is no time; write 250ms or 1.5s"),
      (":step by 5", "error: '5' is no time; write 250ms or 1.5s"),
      (":step 4000s", "error: the clock does not go beyond 3600s"), (":step by event", "error: nothing more happens"),
    ])
  func refusedSteps(command: String, shown: String) {
    #expect(answer(command) == shown)
  }

  @Test("Going back shows exactly what was, and going on again what came")
  func backAndForth() {
    var run = ReplRun()
    run.enter(fadingCard, ":goto 0.5s", "card.cornerRadius = 8", ":goto 1s")
    run.enter(":goto 0.25s")
    #expect(run.enter("card.presentation.opacity") == "card.presentation.opacity : number = 0.75")
    #expect(run.enter(":goto 1s", "card.cornerRadius") == "_ : number = 8")
    var other = ReplRun()
    other.enter(fadingCard, ":goto 0.5s")
    #expect(other.enter(":goto 0.25s", ":goto 1s", "card.presentation.opacity") == "_ : number = 0")
  }

  @Test("What is printed on the way is shown once")
  func output() {
    var run = ReplRun()
    run.enter("every 0.5s { print now }\nwait 10s")
    #expect(run.enter(":goto 1s") == "0.5s\n1s")
    #expect(run.enter(":goto 0.25s") == "")
    #expect(run.enter(":goto 1.5s") == "1.5s")
  }

  @Test("An error on the way leaves the clock before it")
  func failure() {
    var run = ReplRun()
    run.enter("at 0.5s { print \"half\" }", "at 1s { print [1][5] }")
    #expect(run.enter(":goto 2s").contains("error: the index 5 is out of range"))
    #expect(run.repl.session.now < MediaTime(seconds: 1))
    run.enter(":goto 0.5s")
    #expect(run.repl.session.now == MediaTime(seconds: 0.5))
    #expect(run.repl.log.kept.count == 2)
  }

  @Test(":until goes to the first frame at which a condition holds")
  func until() {
    #expect(clock(":until card.presentation.opacity < 0.5") == "00:00.517 f31")
    #expect(clock(":until now >= 0.5s") == "00:00.500 f30")
    #expect(clock(":until true") == "00:00.000 f0")
    #expect(clock(":until card.opacity == 5") == "00:00.000 f0")
    #expect(answer(":until 1 + 1") == "error: '1 + 1' is no condition: it is a number")
    #expect(answer(":until now > 1s") == "error: it does not become true before the run ends")
    #expect(answer(":until") == "error: write it as ':until CONDITION'")
  }

  @Test(":play shows frame after frame to the end, or a range of instants")
  func play() {
    var run = ReplRun()
    run.enter(fadingCard, "after 0.5s { print \"half\" }")
    #expect(run.enter(":play") == "half")
    #expect(run.repl.session.now == MediaTime(seconds: 1))
    run.enter(":play 0.2s..0.4s x2")
    #expect(run.repl.session.now == MediaTime(seconds: 0.4))
    #expect(run.enter(":play fast").hasPrefix("error: "))
    #expect(run.enter(":play x0") == "error: 'x0' is no speed; write x0.25 or x2")
    #expect(run.enter(":play 1s..0s") == "error: '1s..0s' ends where it begins, or before")
  }

  @Test("A playback is due as its speed says")
  func playback() {
    let playback = Playback(begin: MediaTime(seconds: 1), end: MediaTime(seconds: 2), factor: 0.25)
    #expect(playback.delay(of: MediaTime(seconds: 1.5)) == .seconds(2))
  }

  @Test(":rate sets the frames of the stage")
  func rate() {
    #expect(answer(":rate") == "60 frames a second")
    #expect(clock(":rate 30", ":step 3") == "00:00.100 f3")
    #expect(answer(":rate 30", ":rate") == "30 frames a second")
    #expect(answer(":rate 0") == "error: '0' is no number of frames from 1 to 1000")
  }

  @Test(":t tells where the clock is and where it will stop")
  func report() {
    #expect(answer(":t") == "00:00.000 f0, 60 frames a second; nothing more is to come")
    #expect(answer(fadingCard, ":t") == "00:00.000 f0, 60 frames a second; the run ends at 00:01.000 f60")
  }
}
