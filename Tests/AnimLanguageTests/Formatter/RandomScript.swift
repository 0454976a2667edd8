/// Writes random scripts without mistakes, laid out as nobody would: for properties that must hold of every script.
struct RandomScript {
  private var random: SplitMix
  private(set) var text = ""
  private var depth = 0
  /// How many `(` and `[` are open, inside which lines may end anywhere.
  private var brackets = 0

  init(seed: UInt64) {
    random = SplitMix(state: seed)
    for _ in 0...random.below(6) { statement() }
  }

  // MARK: Layout

  private mutating func add(_ piece: String) { text += piece }

  /// White space and comments of any kind between two tokens that may touch or not.
  private mutating func gap(mayEndLine: Bool = false, mayBeNothing: Bool = true) {
    switch random.below(12) {
    case 0 where mayBeNothing, 1 where mayBeNothing: break
    case 2: add(" /* c */ ")
    case 3: add("/**/  ")
    case 4 where mayEndLine || brackets > 0: add("\n\n  ")
    case 5 where mayEndLine || brackets > 0: add(" // comment\n")
    case 6 where mayEndLine || brackets > 0: add("/* a\n   b */\t")
    case 7: add("   ")
    default: add(" ")
    }
  }

  private mutating func space() { gap(mayBeNothing: false) }

  private mutating func lineEnd() {
    switch random.below(8) {
    case 0: add("   // trailing\n")
    case 1: add("\n\n\n")
    case 2: add(" /* done */\n// own\n")
    case 3: add(";\n")
    case 4: add("\r\n")
    default: add("\n")
    }
    for _ in 0..<random.below(4) { add("  ") }
  }

  // MARK: Statements

  private mutating func statement() {
    depth += 1
    defer { depth -= 1 }
    switch random.below(depth > 4 ? 5 : 11) {
    case 0:
      words("let", name())
      gap()
      add("=")
      gap(mayEndLine: true)
      value()
    case 1:
      add(name() + ".x")
      gap()
      add(random.pick(["=", "+=", "*="]))
      gap(mayEndLine: true)
      value()
    case 2:
      add("print")
      space()
      value()
      for _ in 0..<random.below(5) {
        gap()
        add(",")
        gap(mayEndLine: true)
        value()
      }
    case 3: animation()
    case 4:
      add(name())
      call()
    case 5:
      words("if", "")
      value()
      block()
      if random.below(2) == 0 {
        if random.below(3) == 0 { add("\n") }
        words(" else", "")
        block()
      }
    case 6:
      words("layer", name())
      if random.below(2) == 0 {
        add("[i in")
        space()
        value()
        add("]")
      }
      block()
    case 7:
      words("transaction", "<disableActions")
      gap()
      add(random.pick([">", ": false>", ", duration: 1s>"]))
      block()
    case 8:
      words("func", name())
      gap()
      add("(a: number")
      gap()
      add(", b c: [point]?)")
      block()
    case 9:
      words("for", "i in")
      space()
      value()
      block()
    default:
      words("let", name() + " = every 1s")
      block()
    }
    lineEnd()
  }

  private mutating func words(_ first: String, _ second: String) {
    add(first)
    space()
    add(second)
  }

  private mutating func block() {
    gap()
    add("{")
    switch random.below(3) {
    case 0: gap(mayEndLine: true)
    case 1:
      add(" ")
      for index in 0...random.below(4) {
        if index > 0 { add(random.pick(["  ", " ", "; "])) }
        add("\(name()) = \(random.below(100))")
      }
      add(" ")
    default:
      add("\n")
      for _ in 0...random.below(3) { statement() }
    }
    add("}")
  }

  private mutating func animation() {
    words("animate", name() + ".position")
    for clause in ["from", "to", "over", "delay", "key"] where random.below(2) == 0 {
      random.below(4) == 0 ? add("\n ") : space()
      words(clause, "")
      value()
    }
    if random.below(3) == 0 {
      add(" then")
      block()
    }
  }

  // MARK: Values

  private mutating func value() {
    depth += 1
    defer { depth -= 1 }
    switch random.below(depth > 5 ? 4 : 10) {
    case 0: add("\(random.below(1000))")
    case 1: add(name())
    case 2: add(random.pick(["1.5s", "90deg", "50%", "#ff8000", "true", "none", ".5", "1e3", "self.x"]))
    case 3: add("\"text // \(name())\"")
    case 4:
      value()
      gap()
      let operation = random.pick(["+", "-", "*", "/", "&&", "||", "??"])
      add(operation == "-" ? " - " : operation)
      gap(mayEndLine: true)
      value()
    case 5: bracketed("(", ")", atLeast: 1)
    case 6: bracketed("[", "]", atLeast: 0)
    case 7:
      add(name())
      call()
    case 8:
      add(random.pick(["-", "!", "- ", "-/**/"]))
      value()
    default:
      add("\"a\\(")
      let outer = brackets
      brackets = 0
      let simple = depth
      depth = 6
      value()
      depth = simple
      brackets = outer
      add(")b\"")
    }
  }

  private mutating func call() {
    bracketed("(", ")", atLeast: 0)
    if random.below(3) == 0 { add("[0]") }
    if random.below(3) == 0 { add(".\(name())") }
  }

  private mutating func bracketed(_ opener: String, _ closer: String, atLeast: Int) {
    add(opener)
    brackets += 1
    gap()
    for index in 0..<atLeast + random.below(4) {
      if index > 0 {
        add(",")
        gap()
      }
      value()
      gap()
    }
    brackets -= 1
    add(closer)
  }

  private mutating func name() -> String {
    random.pick(["a", "card", "width", "over", "aRatherLongNameForSomething", "anEvenLongerNameThatFillsAThirdOfALine"])
  }
}

/// A small generator of numbers, the same in every run.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// A number from 0 to below a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
}
