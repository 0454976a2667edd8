import AnimLanguage

/// The script's calls as a message lists them: of calls that repeat only the first, of very many only both ends.
struct CallStackListing {
  private struct Call: Hashable {
    var function: UInt32
    var range: SourceRange
  }

  /// The calls, innermost first, each with how many like it follow directly.
  private var calls: [(call: Call, repetitions: Int)] = []

  /// How many calls are listed of the inner and of the outer end.
  static let innerCount = 12
  static let outerCount = 4

  /// Adds the call of the one that was added last.
  mutating func add(function: UInt32, _ range: SourceRange) {
    let call = Call(function: function, range: range)
    if let last = calls.last, last.call == call {
      calls[calls.count - 1].repetitions += 1
    } else {
      calls.append((call, 0))
    }
  }

  /// The calls with what functions are called.
  func frames(_ name: (UInt32) -> String) -> [Diagnostic.Frame] {
    let (inner, outer) = (CallStackListing.innerCount, CallStackListing.outerCount)
    let isLong = calls.count > inner + outer
    var frames = calls.prefix(isLong ? inner : calls.count).map { frame($0, name) }
    if isLong {
      frames[inner - 1].omittedCalls += calls[inner..<calls.count - outer].reduce(0) { $0 + 1 + $1.repetitions }
      frames += calls.suffix(outer).map { frame($0, name) }
    }
    return frames
  }

  private func frame(_ entry: (call: Call, repetitions: Int), _ name: (UInt32) -> String) -> Diagnostic.Frame {
    Diagnostic.Frame(name: name(entry.call.function), range: entry.call.range, omittedCalls: entry.repetitions)
  }
}
