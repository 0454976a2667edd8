import AnimKit

/// The program of the README, with what it prints.
func runReadMeProgram() throws -> [String] {
  let printed = Printed()
  @Sendable func print(_ line: String) { printed.append(line) }

  // The program begins here.
  var environment = ScriptEnvironment()
  environment.limits.steps = 1_000_000
  environment.function("play", ["sound", "volume:"], help: "Plays a sound") { (sound: String, volume: Double) in
    print("host plays \(sound) at \(volume)")
  }

  let script = try environment.compile(
    """
    layer card { opacity = 0 }
    on card shown { animate card.opacity to 1 over event.payload as duration ease linear key "Fade In" }
    on card finish "Fade In" { host.play("chime", volume: 0.5) }
    """
  ).get()

  var session = environment.makeSession(script)
  try session.advance(by: .zero)
  try session.send(ScriptEvent<MediaTime>("shown"), .seconds(1), to: "card")
  for _ in 1...4 {
    try session.advance(by: .milliseconds(250))
    print("\(session.now.seconds): \(session["card"]?.presentation.opacity ?? 0)")
  }
  // The program ends here.

  return printed.lines
}

/// Lines that a program printed, of which there is one thread.
private final class Printed: @unchecked Sendable {
  private(set) var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
}
