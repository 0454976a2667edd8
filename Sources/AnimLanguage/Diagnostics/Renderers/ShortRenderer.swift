/// `file:line:column: error: message [id]`, as compilers write it and editors read it.
struct ShortRenderer {
  let map: SourceMap

  func render(_ diagnostic: Diagnostic) -> String {
    let place =
      map.location(of: diagnostic.range.lowerBound)
      .map { "\(map.files[$0.file].name):\($0.line):\($0.column): " } ?? ""
    return "\(place)\(diagnostic.severity.text): \(diagnostic.message) [\(diagnostic.id)]\n"
  }
}

extension Diagnostic.Severity {
  /// How it is written.
  var text: String { "\(self)" }
}
