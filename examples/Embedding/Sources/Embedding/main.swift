import AnimKit

// A program that plays scripts: it gives them two functions, sends them an event of its own, mirrors their layers into
// views of its own, and stops a script that does not end.

var environment = ScriptEnvironment()
environment.limits.steps = 100_000

// Functions: one line each, checked in scripts as any other function is.
environment.function("play", ["sound", "volume:"], help: "Plays a sound") { (sound: String, volume: Double) in
  print("  host: plays '\(sound)' at \(volume)")
}
environment.function("slot", ["index"], purity: .pure, help: "Where the slot of an index is") { (index: Int) in
  Point2D(x: Double(20 + 40 * index), y: 10)
}

// An event with the type of what it carries.
let arrived = ScriptEvent<String>("arrived")

let script = try environment.compile(
  """
  layer inbox {
      layer badge { position = host.slot(0); opacity = 0 }
  }
  on inbox arrived {
      host.play("chime", volume: 0.5)
      print "new: \\(event.payload as string)"
      animate inbox.badge.opacity to 1 over 0.5s ease linear
      animate inbox.badge.position to host.slot(2) over 1s ease linear key "Slide"
  }
  on inbox.badge finish "Slide" { remove inbox.badge }
  """, name: "inbox.anim"
).get()

var session = environment.makeSession(script)
var mirror = Mirror()
try session.advance(by: .zero, observer: &mirror)
mirror.draw(session)

try session.send(arrived, "a letter", to: "inbox")
for _ in 0..<5 {
  try session.advance(by: .seconds(0.25), observer: &mirror)
  mirror.draw(session)
}

// Mistakes are told before anything runs, with the host's functions among the suggestions.
let compilation = environment.compile("host.plya(\"chime\", volume: 0.5)", name: "typo.anim")
for diagnostic in compilation.diagnostics {
  print("\(diagnostic.id): \(diagnostic.message); \(diagnostic.hint ?? "")")
}

// A script that nobody has read ends at the limits of its environment.
var untrusted = environment.makeSession(try environment.compile("while true {}", name: "untrusted.anim").get())
do throws(ScriptError) {
  try untrusted.run()
} catch {
  print(error.text(in: untrusted.sources), terminator: "")
}
