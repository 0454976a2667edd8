import AnimEngine
import AnimLanguage

/// How a test went.
struct TestResult {
  var file: String
  var name: String
  /// Expectations that did not hold, and what else kept the test from its end.
  var failures: [Diagnostic]
  /// What it printed.
  var output: String
  /// The instant at which it was over.
  var end: MediaTime
  var sources: [SourceText]

  var hasPassed: Bool { failures.isEmpty }
}

/// The results of all tests in the order in which they ran.
struct TestReport {
  var results: [TestResult] = []

  var failedCount: Int { results.count { !$0.hasPassed } }

  /// `2 passed, 1 failed`
  var summary: String { "\(results.count - failedCount) passed, \(failedCount) failed" }

  func text(as format: TestFormat) -> String {
    switch format {
    case .pretty: pretty
    case .junit: junit
    case .json: json
    }
  }

  /// For people: each file with its tests, of those that failed what they printed and why.
  private var pretty: String {
    var text = ""
    var file: String?
    for result in results {
      if file != result.file {
        text += "\(result.file)\n"
        file = result.file
      }
      text += "  \(result.hasPassed ? "✓" : "✗") \(result.name)\n"
      if result.hasPassed { continue }
      let map = SourceMap(result.sources)
      let explanation = result.output + result.failures.map { $0.rendered(as: .pretty, in: map) }.joined()
      for line in explanation.split(separator: "\n") { text += "    \(line)\n" }
    }
    return text + summary + "\n"
  }

  /// One JSON object for each test, and one that sums up.
  private var json: String {
    var text = ""
    for result in results {
      let map = SourceMap(result.sources)
      var object = JSONObject()
      object.add("schema", 1)
      object.add("file", result.file)
      object.add("name", result.name)
      object.add("passed", result.hasPassed)
      object.add("seconds", result.end.seconds)
      object.add(
        raw: "failures",
        result.failures.map { String($0.rendered(as: .json, in: map).dropLast()) })
      text += object.text + "\n"
    }
    var object = JSONObject()
    object.add("schema", 1)
    object.add("passed", results.count - failedCount)
    object.add("failed", failedCount)
    return text + object.text + "\n"
  }
}

/// The ways to write the results of tests.
enum TestFormat: String {
  case pretty, junit, json
}
