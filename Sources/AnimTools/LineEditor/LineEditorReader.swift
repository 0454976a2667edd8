import AnimLanguage

/// Reads entries from a person at a terminal.
struct LineEditorReader<Device: TerminalDevice>: EntryReader {
  var isInteractive: Bool { true }

  private var device: Device
  private let isStyled: Bool
  private let output: ByteWriter
  private var history: History
  private var decoder = KeyDecoder()
  /// Keys that have come and are not taken yet.
  private var keys: [Key] = []
  private var killRing = KillRing()
  /// The entry that was left because something else was due.
  private var unfinished: LineEditor?

  /// How long the rest of a key's sequence may take, in milliseconds.
  private static var sequenceTimeout: Int32 { 50 }
  /// How often it is asked whether something is due, in milliseconds.
  private static var idleTimeout: Int32 { 200 }

  /// - Parameter output: what has been written for the person before; it is handed on first.
  init(_ device: Device, history: History, isStyled: Bool, output: ByteWriter) {
    self.device = device
    self.history = history
    self.isStyled = isStyled
    self.output = output
  }

  mutating func readEntry(_ context: EntryContext) -> EntryInput {
    output.flush()
    device.begin()
    defer { device.end() }
    while true {
      guard let input = edit(context) else { continue }
      if case .entry(let text) = input { history.add(text) }
      return input
    }
  }

  /// Reads one entry; nil if it was given up or is blank.
  private mutating func edit(_ context: EntryContext) -> EntryInput? {
    let editor = unfinished ?? LineEditor(killRing: killRing)
    unfinished = nil
    var editing = Editing(editor: editor, prompt: context.prompt, isStyled, device.size)
    defer { killRing = editing.editor.killRing }
    let services = services(context)
    device.write(editing.draw(services))
    while true {
      guard !keys.isEmpty else {
        if let input = waitForKeys(&editing, services, context.isDue) { return input }
        continue
      }
      switch editing.editor.handle(keys.removeFirst(), services) {
      case .none: if keys.isEmpty { device.write(editing.draw(services)) }
      case .submit:
        device.write(editing.finish())
        let text = editing.editor.buffer.text.withoutSpaceAtEnd
        return text.isEmpty ? nil : .entry(text)
      case .abandon:
        device.write(editing.finish(mark: "^C"))
        return nil
      case .interrupt:
        device.write(editing.finish(mark: "^C"))
        return .interrupted
      case .end:
        device.write(editing.finish())
        return .end
      case .clearScreen: device.write(editing.renderer.clearScreen() + editing.draw(services))
      case .suspend:
        device.write(editing.finish())
        device.suspend()
        device.write(editing.resize(device.size) + editing.draw(services))
      }
    }
  }

  mutating func remember(_ entry: String) { history.add(entry) }

  /// Waits until there are keys.
  ///
  /// - Returns: what ends the entry: that nothing will ever come, or that something else is due.
  private mutating func waitForKeys(
    _ editing: inout Editing, _ services: LineEditor.Services, _ isDue: (() -> Bool)?
  ) -> EntryInput? {
    let idleTimeout = isDue == nil ? nil : Self.idleTimeout
    switch device.nextEvent(timeout: decoder.isWaiting ? Self.sequenceTimeout : idleTimeout) {
    case .input(let bytes): keys += decoder.decode(bytes)
    case .timeout where decoder.isWaiting: keys += decoder.flush()
    case .timeout:
      guard let isDue, isDue() else { return nil }
      unfinished = editing.editor
      device.write(editing.resize(device.size))
      return .due
    case .resized: device.write(editing.resize(device.size) + editing.draw(services))
    case .continued:
      editing.renderer.forget()
      device.end()
      device.begin()
      device.write(editing.draw(services))
    case .end:
      device.write(editing.finish())
      return .end
    }
    return nil
  }

  private func services(_ context: EntryContext) -> LineEditor.Services {
    let completer = Completer(language: context.language, commands: context.commands, files: context.files)
    return LineEditor.Services(
      history: history.entries, completions: completer.completions(in:at:), suggestsHistory: isStyled)
  }
}

/// An entry that is being edited, and what of it is on the screen.
private struct Editing {
  var editor: LineEditor
  var renderer: ScreenRenderer
  private let view: EditorView
  private var size: TerminalSize

  init(editor: LineEditor, prompt: String, _ isStyled: Bool, _ size: TerminalSize) {
    self.editor = editor
    self.size = size
    view = EditorView(prompt: prompt, isStyled: isStyled)
    renderer = ScreenRenderer(columns: size.columns)
  }

  mutating func draw(_ services: LineEditor.Services) -> [UInt8] {
    renderer.draw(view.frame(editor, suggestion: editor.suggestion(services), size: size))
  }

  mutating func resize(_ size: TerminalSize) -> [UInt8] {
    self.size = size
    return renderer.resize(columns: size.columns)
  }

  /// Leaves the text on the screen, with a mark behind it.
  mutating func finish(mark: String = "") -> [UInt8] {
    var frame = view.frame(editor, size: size, isDone: true)
    if !mark.isEmpty, frame.cursorColumn + mark.count <= size.columns {
      frame.rows[frame.cursorRow].runs.append(ScreenFrame.Run(text: mark, style: .plain))
      frame.rows[frame.cursorRow].cells += mark.count
    }
    return renderer.finish(frame)
  }
}

extension String {
  /// The text without, among others, the blank lines that forced it to its end.
  fileprivate var withoutSpaceAtEnd: String {
    var result = self
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
