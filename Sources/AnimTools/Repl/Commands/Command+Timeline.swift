import AnimEngine
import AnimLanguage
import AnimRuntime

extension Repl.Command {
  static let timelines: [Repl.Command] = [
    Repl.Command(
      "timeline", "[LAYER] [A..B] [xZOOM]", "Draw when animations run, as bars with the playhead",
      in: .scene, argument: .expression
    ) { repl, rest throws(Complaint) in try repl.timeline(rest) },
    Repl.Command(
      "events", "[A..B]", "List what begins, ends and is entered, in the order of time", in: .scene,
      argument: .instants([])
    ) { repl, rest throws(Complaint) in try repl.events(rest) },
  ]
}

extension Repl {
  /// A copy that has gone on to an instant, unless it is beyond it: it knows all animations up to there, and the layers
  /// that they are on.
  func goneOn(to instant: MediaTime) throws(Complaint) -> Repl {
    var copy = self
    try copy.jump(to: max(instant, session.now))
    return copy
  }

  /// `card.opacity "Fade"`; of one that moves several properties also those.
  func label(_ interval: AnimationInterval) -> String {
    let label = label(interval.layer, interval.notice.animation)
    return interval.notice.animation.property == nil && !interval.keyPaths.isEmpty
      ? "\(label) (\(interval.keyPaths.joined(separator: ", ")))" : label
  }

  fileprivate func timeline(_ text: String) throws(Complaint) -> Reply {
    var words = text.words
    var zoom = 1.0
    if let last = words.last, last.hasPrefix("x"), let factor = Double(last.dropFirst()) {
      guard factor >= 1, factor <= 1000 else { throw .wrongZoom(last) }
      zoom = factor
      words.removeLast()
    }
    var asked: ClosedRange<MediaTime>?
    if let last = words.last, let range = try self.range(last) {
      asked = range
      words.removeLast()
    }
    let range = zoomed(asked ?? wholeRun, by: zoom)
    let future = try goneOn(to: range.upperBound)
    var intervals = future.history.recording.intervals
    if !words.isEmpty {
      let subject = try subject(words.joined(separator: " "))
      intervals = intervals.filter { subject.includes($0) }
    }
    let bars = intervals.filter { $0.begin < range.upperBound && ($0.end ?? .infinity) >= range.lowerBound }
      .map { interval in
        TimelineChart.Bar(
          label: future.label(interval), begin: interval.begin, end: interval.end,
          isCutShort: interval.reason.map { $0 != .finished } ?? false)
      }
    guard !bars.isEmpty else { return Reply("no animation runs\n") }
    return Reply(
      TimelineChart(bars: bars, range: range, playhead: session.now, marks: marks, width: host.width()).text)
  }

  /// The part of a range around the playhead, or at the end that is nearest to it.
  private func zoomed(_ range: ClosedRange<MediaTime>, by factor: Double) -> ClosedRange<MediaTime> {
    guard factor > 1 else { return range }
    let length = max((range.upperBound - range.lowerBound) * (1 / factor), MediaTime(ticks: 1))
    let begin = min(max(session.now - length * 0.5, range.lowerBound), range.upperBound - length)
    return begin...begin + length
  }

  /// What a timeline is drawn of.
  private struct Subject {
    var layer: LayerID
    /// Nil for all of the layer's.
    var keyPath: String?

    func includes(_ interval: AnimationInterval) -> Bool {
      guard interval.layer == layer else { return false }
      guard let keyPath else { return true }
      // `position.x` is a part of `position`, and the other way round.
      return interval.keyPaths.contains { path in
        path == keyPath || path.hasPrefix(keyPath + ".") || keyPath.hasPrefix(path + ".")
      }
    }
  }

  private func subject(_ text: String) throws(Complaint) -> Subject {
    if let layer = try? layer(text) { return Subject(layer: layer) }
    guard text.contains(".") else { return Subject(layer: try layer(text)) }
    let (layer, keyPath) = try property(text)
    guard session.explanation(of: layer, keyPath) != nil else {
      throw .noProperty(keyPath, of: session.name(of: layer), among: Vocabulary.entries(of: .property).map(\.name))
    }
    return Subject(layer: layer, keyPath: keyPath)
  }

  // MARK: Events

  fileprivate func events(_ text: String) throws(Complaint) -> Reply {
    let range = try range(text, orWholeRunFor: "events")
    var events: [(instant: MediaTime, row: [String])] = []
    func add(_ instant: MediaTime, _ kind: String, _ what: String) {
      guard range.contains(instant) else { return }
      events.append((instant, ["\(PropertyValue.duration(instant))", "f\(frame(at: instant))", kind, what]))
    }
    for entry in log.kept { add(entry.instant, "entry \(entry.number)", entry.summary) }
    let future = try goneOn(to: range.upperBound)
    let map = SourceMap(future.session.sources)
    let intervals = future.history.recording.intervals
    // What ends at an instant ends before other things begin there.
    for interval in intervals {
      if let end = interval.end { add(end, interval.reason?.verb ?? "ends", future.label(interval)) }
    }
    for interval in intervals {
      let range = future.session.sourceRange(ofOrigin: interval.notice.animation.origin)
      add(interval.begin, "begins", future.label(interval) + future.place(range, map))
    }
    for mark in marks { add(mark.instant, "mark", mark.name) }
    let order = events.indices.sorted { (events[$0].instant, $0) < (events[$1].instant, $1) }
    return Reply(order.isEmpty ? "nothing happens\n" : TextTable(order.map { events[$0].row }).text)
  }
}

extension StopReason {
  /// What an animation does that is over for this reason.
  fileprivate var verb: String {
    switch self {
    case .finished: "ends"
    case .cancelled: "is cancelled"
    case .replaced: "is replaced"
    case .stopped: "is stopped"
    case .removed: "loses its layer"
    }
  }
}
