import AnimEngine
import AnimLanguage
import Testing

@testable import AnimRuntime

@Suite("Sequences, parallel blocks and staggers")
struct SequenceTests {
  private static let layers = "layer a {}\nlayer b {}\n"

  private func expectRuns(_ text: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let result = run(Self.layers + text)
    #expect(result.error == nil, sourceLocation: sourceLocation)
    #expect(result.lines == expected, sourceLocation: sourceLocation)
    #expect(result.warnings == [], sourceLocation: sourceLocation)
  }

  @Test("each statement ends, its animations included, before the next starts")
  func steps() {
    expectRuns(
      """
      sequence {
        animate a.opacity to 0 over 1s
        print "one", now
        animate a.opacity to 1 over 0.5s delay 0.5s
        print "two", now
        wait 0.25s
        print "three", now
      }
      print "end", now
      """, ["one 1s", "two 2s", "three 2.25s", "end 2.25s"])
  }

  @Test("the sequence waits for its last statement")
  func last() {
    expectRuns("sequence { animate a.opacity to 0 over 1s }\nprint now", ["1s"])
    expectRuns("sequence { sequence { animate a.opacity to 0 over 1s } }\nprint now", ["1s"])
    expectRuns("sequence { }\nprint now", ["0s"])
  }

  @Test("implicit animations count, a value that is set back does not")
  func implicit() {
    expectRuns(
      """
      sequence {
        a.opacity = 0
        print now
        a.opacity = 0
        print now
        transaction <duration: 1s> { a.cornerRadius = 5 }
        print now
      }
      """, ["0.25s", "0.25s", "1.25s"])
  }

  @Test("what is cancelled or replaced counts as ended")
  func cancelled() {
    expectRuns(
      """
      after 0.5s { cancel a "in" }
      after 1s { animate b.opacity to 0.5 over 3s }
      sequence {
        animate a.opacity to 0 over 2s key "in"
        print "cancelled", now
        animate b.opacity to 0 over 2s
        print "replaced", now
      }
      """, ["cancelled 0.5s", "replaced 1s"])
  }

  @Test("an endless animation is a warning and does not block")
  func endless() throws {
    let text = Self.layers + "sequence { animate a.rotation by 1turn over 1s repeat forever; print now }"
    #expect(run(text).lines == ["0s"])
    var session = Session()
    let told = try session.enter(SourceText(name: "t", text: text))
    #expect(told.map(\.id) == [.endlessInSequence])
    // What is found out while running does not block either.
    expectRuns("let d = 1s / 0\nsequence { animate a.opacity to 0 over 1s repeat for d; print now }", ["0s"])
  }

  @Test("what functions, blocks and handlers start in a statement counts for it")
  func collected() {
    expectRuns(
      """
      handler fade(layer) { animate b.opacity to 0 over 2s }
      func slow() { wait 0.5s; animate a.opacity to 0 over 1s }
      sequence {
        slow()
        print now
        call fade
        print now
        if now > 1s { for i in 0..<3 { animate a.cornerRadius to i over 0.5s * (i + 1) key "k\\(i)" } }
        print now
      }
      """, ["1.5s", "3.5s", "5s"])
  }

  @Test("a timer in a sequence is a statement that ends at once")
  func timers() {
    expectRuns(
      "sequence { after 1s { print \"timer\", now; animate a.opacity to 0 over 5s }; print \"next\", now }",
      ["next 0s", "timer 1s"])
  }

  @Test("the form of a transaction without a block holds for the statements of a sequence until one waits")
  func transactions() {
    expectRuns(
      """
      sequence {
        transaction <disableActions>
        a.opacity = 0
        print now
        wait 1s
        a.opacity = 1
        print now
      }
      """, ["0s", "1.25s"])
  }

  @Test("break, continue and return leave a sequence without waiting")
  func jumps() {
    expectRuns(
      """
      for i in 0..<3 {
        sequence {
          animate a.opacity to 0 over 1s
          if i == 1 { continue }
          if i == 2 { animate b.opacity to 0 over 1s; break }
          print i, now
        }
      }
      print "after", now
      func f() -> number { sequence { animate a.opacity to 1 over 1s; return 7 }; return 0 }
      print f(), now
      """, ["0 1s", "after 3s", "7 4s"])
  }

  @Test("parallel starts all together and ends with the last")
  func parallel() {
    expectRuns(
      """
      parallel {
        animate a.opacity to 0 over 1s
        sequence { animate b.opacity to 0 over 0.5s; print "inner", now; animate b.opacity to 1 over 1s }
        wait 0.25s
        print "at once", now
      }
      print "end", now
      parallel { }
      print "empty", now
      """, ["at once 0s", "inner 0.5s", "end 1.5s", "empty 1.5s"])
  }

  @Test("branches copy lets and share vars")
  func captures() {
    expectRuns(
      """
      func f(n: number) -> number {
        var total = 0
        let step = 2
        parallel {
          for i in 0..<n { total += step; wait 1s }
          for i in 0..<n { total += 10; wait 1s }
        }
        return total
      }
      print f(3), now
      """, ["36 3s"])
  }

  @Test("declarations of a parallel block are made before its strands start")
  func declarations() {
    expectRuns("parallel { let x = 1; print x; var y = 2; print x + y }", ["1", "3"])
  }

  @Test("branches are inside the transactions around them")
  func branchTransactions() {
    expectRuns(
      """
      transaction <duration: 2s> {
        parallel { a.opacity = 0; sequence { wait 1s; b.opacity = 0 } }
      } then { print "done", now }
      """, ["done 3s"])
  }

  @Test("overlap lets the next statement start before the end of the one before")
  func overlap() {
    expectRuns(
      """
      sequence {
        animate a.opacity to 0 over 1s
        overlap 0.25s
        print "overlap", now
        animate b.opacity to 0 over 1s
        print "next", now
        wait 1s
        overlap 0.5s
        print "wait", now
        animate a.opacity to 1 over 1s
        overlap 5s
        print "long", now
      }
      print "end", now
      """, ["overlap 0.75s", "next 1.75s", "wait 2.25s", "long 2.25s", "end 3.25s"])
  }

  @Test("an overlap goes by the end that is foreseen when it comes")
  func overlapMoves() {
    expectRuns(
      """
      after 0.5s { cancel a "x" }
      sequence {
        animate a.opacity to 0 over 2s key "x"
        overlap 0.5s
        print "cancelled", now
        parallel { animate a.opacity to 1 over 1s; animate b.opacity to 0 over 2s }
        overlap 1s
        print "parallel", now
      }
      print "end", now
      """, ["cancelled 0.5s", "parallel 1.5s", "end 2.5s"])
  }

  @Test("a sequence ends when all its statements have, overlapped ones too")
  func overlapEnds() {
    expectRuns(
      """
      sequence {
        animate a.opacity to 0 over 2s
        overlap 2s
        animate b.opacity to 0 over 1s
      }
      print now
      """, ["2s"])
  }

  @Test("overlaps stand between two statements of a sequence")
  func misplacedOverlaps() {
    for text in ["overlap 1s", "sequence { overlap 1s; print 1 }", "sequence { print 1; overlap 1s }"] {
      #expect(run(text).error?.hasPrefix("time/overlap ") == true)
    }
  }

  @Test(
    "a stagger begins a round after each interval",
    arguments: [
      ("", "0@0s 1@0.1s 2@0.2s 3@0.3s 4@0.4s"), ("from first", "0@0s 1@0.1s 2@0.2s 3@0.3s 4@0.4s"),
      ("from last", "4@0s 3@0.1s 2@0.2s 1@0.3s 0@0.4s"), ("from center", "2@0s 1@0.1s 3@0.1s 0@0.2s 4@0.2s"),
      ("from edges", "0@0s 4@0s 1@0.1s 3@0.1s 2@0.2s"),
    ])
  func stagger(order: String, expected: String) {
    expectRuns(
      "var text = \"\"\nfor i in 0..<5 every 100ms \(order) { text += \"\\(i)@\\(now) \" }\nprint text.trimmed, now",
      [expected + " " + (expected.split(separator: "@").last.map(String.init) ?? "")])
  }

  @Test("an even number of elements has two in the middle")
  func evenStagger() {
    expectRuns("for i in 0..<4 every 1s from center { print i, now }", ["1 0s", "2 0s", "0 1s", "3 1s"])
    expectRuns("for i in 0..<2 every 1s from edges { print i, now }", ["0 0s", "1 0s"])
  }

  @Test("a random stagger is a permutation that the seed decides")
  func randomStagger() {
    let text = "seed 3\nfor i in [10, 20, 30, 40, 50, 60] every 1s from random { print i }"
    let first = run(text).lines
    #expect(first.sorted() == ["10", "20", "30", "40", "50", "60"])
    #expect(first == run(text).lines)
    #expect(first != run("seed 4" + text.dropFirst(6)).lines)
  }

  @Test("a stagger waits between rounds only, and not for what a round starts")
  func staggerWaits() {
    expectRuns(
      """
      for layer in [a, b] every 1s { animate layer.opacity to 0 over 5s }
      print now
      sequence { for layer in [a, b] every 1s { animate layer.opacity to 1 over 2s }; print now }
      for i in 0..<3 every 1s { wait 1.5s }
      print now
      for i in 0..<3 every 1s { if i == 1 { break } }
      print now
      """, ["1s", "4s", "8.5s", "9.5s"])
  }

  @Test("a negative interval or overlap ends the run")
  func negative() {
    #expect(run("let d = -1s\nfor i in 0..<2 every d { }").error?.hasPrefix("run/negative-time") == true)
    #expect(
      run(Self.layers + "let d = -1s\nsequence { print 1; overlap d; print 2 }").error?.hasPrefix("run/negative-time")
        == true)
  }

  @Test("what waits for an animation on a paused layer is told at the end")
  func waitsForNothing() {
    let result = run("layer a {}\nlayer b {}\nremove b\nsequence { animate b.opacity to 0 over 1s; print 1 }")
    #expect(result.lines == [])
    #expect(
      result.warnings == ["run/never-ends this waits for the animations of this block since 0s, which never ends"])
  }
}
