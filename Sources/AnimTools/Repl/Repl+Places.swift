import AnimEngine
import AnimLanguage
import AnimRuntime

/// Lines of scripts and entries: what messages call `intro.anim:4` and `entry 2:1`.
extension Repl {
  /// The texts of the run, as `:who` knows them.
  var placeNames: [String] { session.sources.map(\.name) }

  /// Lines of one text.
  private struct Place {
    var source: SourceText
    /// Nil for all of them.
    var line: Int?
  }

  /// `  (entry 2:1:1)`; empty if there is no range.
  func place(_ range: SourceRange?) -> String {
    guard let range else { return "" }
    // Of one text alone: this is asked for in each frame.
    return place(range, SourceMap(session.sources.filter { $0.range.contains(range) }))
  }

  func place(_ range: SourceRange?, _ map: SourceMap) -> String {
    location(range, map).map { "  (\(map.files[$0.file].name):\($0.line):\($0.column))" } ?? ""
  }

  private func location(_ range: SourceRange?, _ map: SourceMap) -> SourceMap.Location? {
    range.flatMap { map.location(of: $0.lowerBound) }
  }

  /// What the statements of some lines animate, whenever that is.
  func animations(from text: String) throws(Complaint) -> Reply {
    guard !text.isEmpty else { throw .usage("who") }
    let place = try lines(named: text)
    let future = try goneOn(to: end)
    let map = SourceMap(future.session.sources)
    /// Of the lines that are meant the one that an animation comes from.
    func line(ofOrigin origin: Int) -> String? {
      guard let location = location(future.session.sourceRange(ofOrigin: origin), map),
        map.files[location.file].base == place.source.base, place.line.map({ $0 == location.line }) ?? true
      else { return nil }
      return "\(place.source.name):\(location.line)"
    }
    var rows = future.history.recording.intervals.compactMap { interval in
      line(ofOrigin: interval.notice.animation.origin).map { line in
        [line, future.label(interval), span(interval.begin, interval.end), state(of: interval)]
      }
    }
    let engine = session.engine
    for layer in (0..<engine.layerCount).map({ LayerID(index: UInt32(clamping: $0)) }) {
      for state in engine.animations(of: layer) where state.phase == .waiting {
        guard let line = line(ofOrigin: state.origin) else { continue }
        rows.append([line, label(layer, state.animation), span(state.begin, state.end), progress(of: state)])
      }
    }
    return Reply(rows.isEmpty ? "'\(text)' animates nothing\n" : TextTable(rows).text)
  }

  private func state(of interval: AnimationInterval) -> String {
    if session.now < interval.begin { return "has not begun" }
    return interval.end.map { $0 <= session.now } ?? false ? "is over" : "runs"
  }

  /// The lines that a text names: `intro.anim:4`, `entry 2`, `4` of the script that was loaded.
  private func lines(named text: String) throws(Complaint) -> Place {
    // The last text of a name is the one that runs.
    func source(_ name: String) -> SourceText? { session.sources.last { $0.name == name } }
    if let source = source(text) { return Place(source: source) }
    let name: String
    let line: Int?
    if let number = Int(text) {
      guard let path = scriptPath, source(path) != nil else { throw .noScriptLines(text) }
      (name, line) = (path, number)
    } else {
      // `name:line` or `name:line:column`
      var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      if parts.count > 2, let last = parts.last, Int(last) != nil, Int(parts[parts.count - 2]) != nil {
        parts.removeLast()
      }
      line = parts.last.flatMap { Int($0) }
      if line != nil { parts.removeLast() }
      name = parts.joined(separator: ":")
    }
    guard let source = source(name) else { throw .unknownText(name, among: placeNames) }
    let count = source.bytes.count { $0 == 0x0a } + (source.bytes.last == 0x0a ? 0 : 1)
    if let line, !(1...count).contains(line) { throw .noLine(line, of: name, count: count) }
    return Place(source: source, line: line)
  }
}
