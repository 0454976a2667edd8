import AnimLanguage
import Testing

@testable import AnimTools

/// A terminal that plays what happens from a list, and keeps what is written to it.
private final class ScriptedTerminal: TerminalDevice {
  var size = TerminalSize(columns: 40, rows: 6)
  var events: [TerminalEvent]
  var screen = VirtualScreen(columns: 40, rows: 6)
  /// Whether it is ready for editing; what has happened to it, in order.
  private(set) var isRaw = false
  private(set) var calls: [String] = []

  init(_ events: [TerminalEvent]) {
    self.events = events
  }

  func begin() {
    isRaw = true
    calls.append("begin")
  }

  func end() {
    isRaw = false
    calls.append("end")
  }

  func nextEvent(timeout: Int32?) -> TerminalEvent {
    if case .timeout? = events.first, timeout == nil { events.removeFirst() }
    let event = events.isEmpty ? .end : events.removeFirst()
    if case .resized = event {
      size.columns = 20
      screen.resize(columns: 20)
    }
    return event
  }

  func write(_ bytes: [UInt8]) { screen.write(bytes) }
  func suspend() { calls.append("suspend") }
}

@Suite("Reading entries from a terminal")
struct LineEditorReaderTests {
  /// What a person who types some texts enters, and the terminal afterwards.
  private func read(
    _ texts: String..., events: [TerminalEvent]? = nil, history: History = History(), isStyled: Bool = false
  ) -> (inputs: [EntryInput], terminal: ScriptedTerminal) {
    let terminal = ScriptedTerminal(events ?? texts.map { .input(Array($0.utf8)) })
    var reader = LineEditorReader(terminal, history: history, isStyled: isStyled, output: ByteWriter())
    var inputs: [EntryInput] = []
    repeat {
      inputs.append(reader.readEntry(EntryContext(prompt: "> ")))
    } while inputs.last != .end && inputs.count < 20
    #expect(!terminal.isRaw)
    return (inputs, terminal)
  }

  @Test("Entries of one line and of several, the end at Ctrl-D, interruptions at Ctrl-C")
  func entries() {
    let (inputs, terminal) = read(
      "print 1\r", "layer a {\r", "opacity = 1\r}\r", "\u{3}", "half\u{3}", "\r  \r", "\u{4}")
    #expect(
      inputs == [.entry("print 1"), .entry("layer a {\n    opacity = 1\n}"), .interrupted, .end])
    #expect(terminal.calls == ["begin", "end", "begin", "end", "begin", "end", "begin", "end"])
    #expect(terminal.screen.isSound)
  }

  @Test("What was typed stays on the screen, also where it was given up")
  func screen() {
    let (_, terminal) = read("print 1\r", "x\u{3}", "y\r")
    #expect(terminal.screen.lines == ["> print 1", "> x^C", "> y", ">"])
  }

  @Test("Keys that come together are entries one after the other; a paste is one entry")
  func typeAhead() {
    #expect(read("print 1\rprint 2\rpri").inputs == [.entry("print 1"), .entry("print 2"), .end])
    #expect(
      read("\u{1b}[200~print 1\nprint 2\n\u{1b}[201~", "\r").inputs == [.entry("print 1\nprint 2"), .end])
  }

  @Test("A key whose bytes come apart, and Escape alone after a while")
  func sequences() {
    #expect(read("a", "\u{1b}", "[D", "b\r").inputs == [.entry("ba"), .end])
    let events: [TerminalEvent] = [
      .input(Array("x\u{12}\u{1b}".utf8)), .timeout, .input(Array("y\r".utf8)),
    ]
    #expect(read(events: events).inputs == [.entry("xy"), .end])
  }

  @Test("Entries can be recalled in the same session, and texts that were cut are kept")
  func recall() {
    let (inputs, _) = read("print 1\r", "\u{1b}[A\r", "abc\u{15}x\r", "\u{19}\r")
    #expect(inputs == [.entry("print 1"), .entry("print 1"), .entry("x"), .entry("abc"), .end])
  }

  @Test("What is due while nobody types interrupts the entry, which goes on afterwards")
  func due() {
    let terminal = ScriptedTerminal([
      .input(Array("print 1".utf8)), .timeout, .timeout, .input(Array("2\r".utf8)), .timeout,
    ])
    var reader = LineEditorReader(terminal, history: History(), isStyled: false, output: ByteWriter())
    var looks = 0
    let context = EntryContext(
      prompt: "> ",
      isDue: {
        looks += 1
        return looks == 2
      })
    #expect(reader.readEntry(context) == .due)
    #expect(!terminal.isRaw)
    #expect(!terminal.screen.lines.contains { !$0.isEmpty })
    #expect(reader.readEntry(context) == .entry("print 12"))
    #expect(reader.readEntry(context) == .end)
    #expect(looks == 3)
  }

  @Test("An entry that came another way can be recalled")
  func remembered() {
    let terminal = ScriptedTerminal([.input(Array("\u{1b}[A\r".utf8))])
    var reader = LineEditorReader(terminal, history: History(), isStyled: false, output: ByteWriter())
    reader.remember("print 7")
    #expect(reader.readEntry(EntryContext(prompt: "> ")) == .entry("print 7"))
  }

  @Test("A new size, and going on after a stop, draw the entry anew")
  func redraws() {
    let events: [TerminalEvent] = [
      .input(Array("a long entry that is broken".utf8)), .resized, .continued, .input([0x0d]),
    ]
    let (inputs, terminal) = read(events: events)
    #expect(inputs == [.entry("a long entry that is broken"), .end])
    #expect(terminal.screen.lines.contains("> a long entry that"))
    #expect(terminal.calls.prefix(4) == ["begin", "end", "begin", "end"])
  }

  @Test("Ctrl-Z stops, and the entry is still there afterwards")
  func suspends() {
    let (inputs, terminal) = read("ab\u{1a}c\r")
    #expect(inputs == [.entry("abc"), .end])
    #expect(terminal.calls.contains("suspend"))
  }

  @Test("Tab completes from the session and its commands")
  func completes() {
    let terminal = ScriptedTerminal([.input(Array(":st\t\r".utf8)), .input(Array("let x = 1\r".utf8))])
    var reader = LineEditorReader(terminal, history: History(), isStyled: false, output: ByteWriter())
    let context = EntryContext(prompt: "> ", commands: [PromptCommand(":step", form: ":step [N]", help: "Goes on")])
    #expect(reader.readEntry(context) == .entry(":step"))
    #expect(reader.isInteractive)
  }

  @Test("Without styles nothing is written but text and the moves of the cursor")
  func plain() {
    let history = History()
    let (_, terminal) = read("print 1\r", "pri", history: history)
    #expect(terminal.screen.styled.keys.sorted() == [""])
    let (_, styled) = read("print 1\r", "pri", isStyled: true)
    #expect(styled.screen.styled["2"] == "nt 1" || styled.screen.styled["2"]?.hasSuffix("nt 1") == true)
    #expect(styled.screen.isSound)
  }
}
