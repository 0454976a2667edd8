import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let costs: [Repl.Command] = [
    Repl.Command("time", "EXPRESSION", "Tell how long an expression takes", in: .costs, argument: .expression) {
      repl, rest throws(Complaint) in try repl.measure(rest, rounds: 1, command: "time")
    },
    Repl.Command(
      "bench", "EXPRESSION [xN]", "Evaluate an expression many times and tell how long it takes", in: .costs,
      argument: .expression
    ) { repl, rest throws(Complaint) in
      let (expression, last) = rest.lastWord
      guard last.hasPrefix("x"), let rounds = Int(last.dropFirst()), !expression.isEmpty else {
        return try repl.measure(rest, rounds: 1000, command: "bench")
      }
      guard (1...1_000_000).contains(rounds) else { throw .noCount(last) }
      return try repl.measure(expression, rounds: rounds, command: "bench")
    },
    Repl.Command(
      "profile", "[A..B|TEXT]", "Tell which lines of the run, or of a text, take how many steps and how long",
      in: .costs, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.profile(rest) },
    Repl.Command(
      "limits", "[NAME=VALUE …]", "Tell what a run may use, and what it has used, or set that", in: .costs,
      argument: .words(Limit.allCases.map { $0.rawValue + "=" })
    ) { repl, rest throws(Complaint) in
      guard rest.isEmpty else { return try repl.setLimits(rest) }
      return Reply(TextTable(repl.limitRows, trailing: [1, 2]).text)
    },
  ]
}

extension Repl {
  fileprivate func measure(_ text: String, rounds: Int, command: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else { throw .usage(command) }
    var copy = session
    let probe = try probe(text, in: &copy)
    var times: [Duration] = []
    var value = PropertyValue.none
    do throws(ScriptError) {
      for _ in 0..<rounds where !host.isInterrupted() {
        let start = host.elapsed()
        value = try copy.value(of: probe)
        times.append(host.elapsed() - start)
      }
    } catch {
      throw .diagnostics([error.diagnostic], copy.sources)
    }
    times.sort()
    let result = self.text(of: SessionValue(name: text, type: probe.type, value: value)) + "\n"
    guard let least = times.first, rounds > 1 else { return Reply(result + "took \((times.first ?? .zero).text)\n") }
    return Reply(
      result + "\(times.count) rounds: least \(least.text), half of them below \(times[times.count / 2].text)\n")
  }

  // MARK: Profile

  fileprivate func profile(_ text: String) throws(Complaint) -> Reply {
    let elapsed = host.elapsed
    let clock: @Sendable () -> MediaTime = { MediaTime(elapsed()) }
    // A range is one word; a text may have dots of its own.
    guard text.isEmpty || text.words.count == 1, let range = text.isEmpty ? wholeRun : try range(text) else {
      return profile(ofText: text, clock)
    }
    do throws(ScriptError) {
      let (costs, sources) = try history.profile(range, clock: clock)
      return Reply(ProfileTable(costs, sources).text)
    } catch {
      throw .diagnostics([error.diagnostic], session.sources)
    }
  }

  /// What an entry would cost. One that fails has its costs told up to there.
  private func profile(ofText text: String, _ clock: @escaping @Sendable () -> MediaTime) -> Reply {
    var copy = session
    let source = SourceText(name: "text", text: text, base: copy.nextBase)
    copy.beginProfile(clock: clock)
    var reply = Reply()
    do throws(ScriptError) {
      reply.diagnostics = try copy.evaluate(source, loader: host.loader("")).diagnostics
    } catch {
      reply.diagnostics = [error.diagnostic]
    }
    reply.sources = copy.sources + copy.entrySources.filter { !copy.sources.contains($0) }
    // A text with mistakes has not run.
    if copy.sources.count > session.sources.count { reply.text = ProfileTable(copy.endProfile(), reply.sources).text }
    return reply
  }

  // MARK: Limits

  /// Each limit with what has been used of it, if that is counted.
  fileprivate var limitRows: [[String]] {
    let usage = session.usage
    let used: [Limit: Int] = [
      .steps: usage.steps.now, .turnsPerInstant: usage.turnsPerInstant.now, .liveBytes: usage.liveBytes.now,
      .layers: usage.layers.now, .animations: usage.animations.now, .timers: usage.timers.now,
      .strands: usage.strands.now, .registrations: usage.registrations.now,
    ]
    return Limit.allCases.map { limit in
      [limit.rawValue, used[limit].map { "\($0) of" } ?? "", limits.text(limit), limit.help]
    }
  }

  /// Gives the run other limits, as if it had always had them.
  fileprivate mutating func setLimits(_ text: String) throws(Complaint) -> Reply {
    var limits = limits
    var option = OptionDescription.limit
    option.spelling = ":limits"
    do throws(UsageError) {
      for word in text.words { try limits.set(word[...], of: option) }
    } catch {
      throw .message(error.message)
    }
    let before = history
    do throws(ScriptError) {
      try history.setLimits(limits)
    } catch {
      throw .diagnostics([error.diagnostic], session.sources)
    }
    note(":limits \(text)", .command, before: before)
    return Reply()
  }
}

extension MediaTime {
  /// A time on the wall.
  init(_ duration: Duration) { self.init(seconds: duration.inSeconds) }
}

extension Duration {
  fileprivate var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }

  /// The time in the unit that suits it: `12.3 µs`.
  var text: String {
    let seconds = inSeconds
    let (scale, unit) =
      seconds < 1e-6 ? (1e9, "ns") : seconds < 1e-3 ? (1e6, "µs") : seconds < 1 ? (1e3, "ms") : (1, "s")
    return "\(((seconds * scale * 10).rounded() / 10).numberText) \(unit)"
  }
}
