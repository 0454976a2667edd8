import AnimLanguage

/// Ends the process, which the fuzzer takes for a failure, if something does not hold.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}

/// Every message stands within its text, and every renderer can show it.
func expectReadable(_ bag: DiagnosticBag, _ sources: [SourceText]) {
  for diagnostic in bag.diagnostics {
    let isInside = sources.contains { source in
      source.range.lowerBound <= diagnostic.range.lowerBound && diagnostic.range.upperBound <= source.range.upperBound
    }
    expect(isInside, "'\(diagnostic.message)' leaves the text")
    expect(!diagnostic.message.isEmpty && !diagnostic.message.hasSuffix("."), "'\(diagnostic.message)'")
  }
  let map = SourceMap(sources)
  let style = DiagnosticStyle(width: 60)
  for format in DiagnosticFormat.allCases { _ = bag.rendered(as: format, in: map, style: style) }
}
