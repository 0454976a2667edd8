import AnimLanguage

extension TestReport {
  /// The XML that build servers read. The time is that of the script's clock.
  var junit: String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites\(attributes([("tests", "\(results.count)"), ("failures", "\(failedCount)")]))>\n"
    for suite in suites {
      let failed = suite.count { !$0.hasPassed }
      let counts = [("tests", "\(suite.count)"), ("failures", "\(failed)")]
      text += "  <testsuite\(attributes([("name", suite[0].file)] + counts))>\n"
      text += suite.map(testCase).joined()
      text += "  </testsuite>\n"
    }
    return text + "</testsuites>\n"
  }

  /// The results of each file.
  private var suites: [[TestResult]] {
    var suites: [[TestResult]] = []
    for result in results {
      if suites.last?.last?.file == result.file {
        suites[suites.count - 1].append(result)
      } else {
        suites.append([result])
      }
    }
    return suites
  }

  private func testCase(_ result: TestResult) -> String {
    let head = attributes([("classname", result.file), ("name", result.name), ("time", "\(result.end.seconds)")])
    if result.hasPassed { return "    <testcase\(head)/>\n" }
    let map = SourceMap(result.sources)
    let failures = result.failures.map { failure in
      let details = escaped(failure.rendered(as: .pretty, in: map))
      return "      <failure\(attributes([("message", failure.message)]))>\(details)</failure>\n"
    }
    return "    <testcase\(head)>\n\(failures.joined())    </testcase>\n"
  }

  private func attributes(_ values: [(name: String, value: String)]) -> String {
    values.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }

  /// A text as XML takes it; what no XML may hold becomes U+FFFD.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
