import AnimEngine
import AnimLanguage
import AnimRuntime

/// An expression that is looked at whenever the clock has moved.
struct Watch: Hashable {
  var text: String
  /// Stops the clock when it becomes true.
  var condition: String?
  /// What it was when it was looked at last; nil if it could not be read.
  var last: PropertyValue?
}

extension Repl {
  /// Tells what has changed of the watches: `0.5s  name  old → new`, and which statement moves it.
  mutating func lookAtWatches() -> String {
    var lines = ""
    for index in watches.indices {
      let value = try? value(of: watches[index].text).value
      guard value != watches[index].last else { continue }
      let change = "\(text(ofWatched: watches[index].last)) → \(text(ofWatched: value))"
      let driver = placeOfDriver(of: watches[index].text)
      lines += "\(PropertyValue.duration(session.now))  \(watches[index].text)  \(change)\(driver)\n"
      watches[index].last = value
    }
    return lines
  }

  func text(ofWatched value: PropertyValue?) -> String { value.map { text(of: $0) } ?? "?" }

  /// `  (entry 2:1:1)`: the statement whose animation decides what an expression such as `card.presentation.opacity`
  /// shows; empty if there is none, or the expression is another.
  private func placeOfDriver(of expression: String) -> String {
    guard expression.contains(".presentation."),
      let (layer, keyPath) = try? property(expression.replacing(".presentation.", with: ".")),
      let driver = session.explanation(of: layer, keyPath)?.drivers.last(where: \.driver.isVisible)
    else { return "" }
    return place(driver.range)
  }
}
