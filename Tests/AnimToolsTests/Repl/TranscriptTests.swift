import Foundation
import Testing

@testable import AnimTools

@Suite("Transcripts")
struct TranscriptTests {
  private static let written = """
    # Values and a clock

    › let x = 2
    x : number = 2
    [2] 00:00.000 f0 › layer card {
    …   opacity = 0.5
    … }
    card : layer
    › :step
    ›

    """

  @Test("Entries, what they expect, and remarks are told apart")
  func reading() {
    let transcript = Transcript(Self.written)
    #expect(transcript.heading == "# Values and a clock\n\n")
    #expect(transcript.exchanges.map(\.entry) == ["let x = 2", "layer card {\n  opacity = 0.5\n}", ":step", ""])
    #expect(transcript.exchanges.map(\.prompt) == ["", "[2] 00:00.000 f0 ", "", ""])
    #expect(transcript.exchanges.map(\.output) == ["x : number = 2\n", "card : layer\n", "", ""])
    #expect(transcript.exchanges.map(\.line) == [3, 5, 9, 10])
  }

  @Test("One that is repeated to the same has no differences")
  func equal() {
    var repl = Repl()
    let replay = Transcript(Self.written).replay(in: &repl, name: "a")
    #expect(replay.count == 0)
    #expect(replay.differences.isEmpty)
    #expect(replay.text == Self.written.replacing("\n›\n", with: "\n› \n"))
  }

  @Test("What differs is shown with its place, entry and both sides")
  func differences() {
    var repl = Repl()
    let replay = Transcript("› let x = 1\n› print x; print 2\n3\n2\n[9] 00:01.000 f60 › x\n_ : number = 1\n")
      .replay(in: &repl, name: "a.transcript")
    #expect(replay.count == 3)
    #expect(
      replay.differences == """
        a.transcript:1: let x = 1
        + x : number = 1
        a.transcript:2: print x; print 2
        - 3
        + 1
        a.transcript:5: x
        - [9] 00:01.000 f60 ›\u{20}
        + [3] 00:00.000 f0 ›\u{20}

        """)
  }

  @Test(
    "Whatever stands in a file, reading it is total", arguments: ["", "\n", "no entry\n", "›", "…", "[", "› \n… \n…\n"])
  func total(text: String) {
    var repl = Repl()
    _ = Transcript(text).replay(in: &repl, name: "a")
    #expect(repl.session.now == .zero)
  }

  @Test(
    "Two texts differ by lines",
    arguments: [
      ("a\nb\n", "a\nb\n", ""), ("a\nb\n", "a\nc\n", "- b\n+ c\n"), ("", "a\n", "+ a\n"), ("a\n", "", "- a\n"),
      ("a\nb\nc\n", "a\nc\n", "- b\n"),
    ])
  func lines(first: String, second: String, text: String) {
    #expect(LineDifference(first, second).text == text)
  }

  /// `ANIM_UPDATE=1 swift test --filter Transcript` writes what comes out into the files.
  @Test("transcript", arguments: Project.files(in: "Tests/Corpus/repl", named: ".transcript"))
  func corpus(path: String) throws {
    var repl = Repl()
    let replay = Transcript(try Project.text(of: path)).replay(in: &repl, name: path)
    if ProcessInfo.processInfo.environment["ANIM_UPDATE"] != nil {
      try replay.text.write(to: Project.root.appending(path: path), atomically: true, encoding: .utf8)
    } else {
      #expect(replay.count == 0, "\(replay.differences)")
    }
  }

  @Test("The corpus is there")
  func corpusIsFound() {
    #expect(Project.files(in: "Tests/Corpus/repl", named: ".transcript").count >= 8)
  }
}
