import AnimRuntime

/// A walk through what the prompt can do, in a session of its own.
enum Tour {
  /// One step: what it is about, and what is entered.
  struct Step: Sendable {
    var text: String
    var entries: [String]
  }

  /// What a step shows: its entries with their answers, after all that the steps before it have entered.
  ///
  /// - Parameter number: from 1 to the number of steps.
  static func show(step number: Int, options: SessionOptions) -> String {
    var repl = Repl(options: options)
    for step in steps.prefix(number - 1) {
      for entry in step.entries { _ = repl.reply(to: entry) }
    }
    guard steps.indices.contains(number - 1) else { return "" }
    let step = steps[number - 1]
    var text = "\(number) of \(steps.count)  \(step.text)\n\n"
    for entry in step.entries {
      let prompt = repl.prompt
      let reply = repl.reply(to: entry)
      text += Transcript.lines(of: entry, prompt: prompt) + ReplyText(repl).plain(reply)
    }
    return text
      + (number == steps.count ? "\nThat was the tour; ':help' lists all commands.\n" : "\n':tour' goes on.\n")
  }

  static let steps: [Step] = [
    Step(text: "An entry is a statement. What it declares is told.", entries: ["let side = 40"]),
    Step(text: "An expression shows its value; '_' is the last one.", entries: ["side * 2", "_ + 1"]),
    Step(
      text: "Layers go on the stage. An entry goes on over lines until its brackets are closed.",
      entries: ["layer card {\n  bounds = (0, 0, side, side)\n  opacity = 0\n}"]),
    Step(
      text: "An animation starts at the present instant. The clock stands still until it is moved.",
      entries: ["animate card.opacity to 1 over 1s ease easeOut then { print \"there at \\(now)\" }"]),
    Step(
      text: "':step' goes on by a frame or a time. The model has its end value; the screen is on its way.",
      entries: [":step 0.5s", "card.opacity", "card.presentation.opacity"]),
    Step(text: "':plot' draws a value over time.", entries: [":plot card.presentation.opacity 0s..1s"]),
    Step(
      text: "The clock goes back as well, to exactly what was.",
      entries: [":goto 0.25s", "card.presentation.opacity", ":back 0.25s"]),
    Step(
      text: "':watch' tells what changes. What scripts print appears as the clock passes it.",
      entries: [":watch card.presentation.opacity", ":step 2 by 0.5s", ":unwatch"]),
    Step(
      text: "A mistake changes nothing, and any entry can be undone.",
      entries: ["card.opactiy = 0", "card.opacity = 0.5", ":undo", "card.opacity"]),
    Step(text: "':doc' explains a name of the language, ':help' a command.", entries: [":doc opacity", ":help step"]),
  ]
}
