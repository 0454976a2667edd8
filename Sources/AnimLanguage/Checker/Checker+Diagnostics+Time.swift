extension Diagnostic {
  // MARK: Sequences

  static func overlapOutsideSequence(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .overlap, at: range, "'overlap' stands between two statements of a 'sequence'", label: "not in a sequence",
      hint: "the statement after it starts so long before the one in front of it ends")
  }

  static func overlapAlone(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .overlap, at: range, "'overlap' needs a statement before it and one after it", label: "nothing to overlap")
  }

  static func endlessInSequence(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .endlessInSequence, severity: .warning, at: range, "this animation never ends, so nothing waits for it",
      label: "endless", hint: "start it outside of 'sequence' and 'parallel', or let it repeat a number of times")
  }

  // MARK: Frames

  static func frameWithKey(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unexpected, at: range, "'on frame' has no key", label: "leave it out", fixes: [.replace(range, with: "")])
  }

  /// - Parameter frame: the `on frame` that leads there, if it is elsewhere.
  static func randomInFrame(_ name: String, at range: SourceRange, frame: SourceRange? = nil) -> Diagnostic {
    Diagnostic(
      .randomInFrame, at: range, "'\(name)' cannot stand where code runs at every frame",
      label: "would depend on the frame rate", secondary: frame.map { [Label($0, "runs it at every frame")] } ?? [],
      hint: "use 'noise(x)', or take the random values before")
  }

  // MARK: Tests

  static func nestedTest(at range: SourceRange) -> Diagnostic {
    Diagnostic(.testPlace, at: range, "a test stands at the top level of a file", label: "inside a block")
  }

  static func testName(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .testPlace, at: range, "the name of a test is a plain text", label: "known before anything runs")
  }

  static func duplicateTest(_ name: String, at range: SourceRange, earlier: SourceRange) -> Diagnostic {
    Diagnostic(
      .testPlace, at: range, "there are two tests of the name \"\(name)\"", label: "the same name",
      secondary: [Label(earlier, "the first")])
  }

  static func outsideOfTest(_ name: String, at range: SourceRange, declared: SourceRange) -> Diagnostic {
    Diagnostic(
      .outsideOfTest, at: range, "a test does not see '\(name)': it runs on a stage of its own",
      label: "belongs to the script", secondary: [Label(declared, "declared here")],
      hint: "declare it in the test, or in a function or an imported file")
  }

  static func uselessTolerance(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .uselessTolerance, at: range, "'within' belongs to '~='", label: "nothing to be near to",
      hint: "write 'expect a ~= b within 0.01'")
  }

  // MARK: Imports

  static func misplacedImport(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .importPlace, at: range, "'import' stands before everything else in a file", label: "comes too late",
      hint: "move it to the top of the file")
  }
}
