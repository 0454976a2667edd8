/// The ways to write diagnostics.
public enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: an excerpt of the source with carets and labels.
  case pretty
  /// One line each, `file:line:column: error: message [id]`, as compilers write it.
  case short
  /// One JSON object a line.
  case json
}

extension Diagnostic {
  /// The diagnostic as text, ended by a newline. The style is that of ``DiagnosticFormat/pretty``.
  public func rendered(as format: DiagnosticFormat, in map: SourceMap, style: DiagnosticStyle = DiagnosticStyle())
    -> String
  {
    switch format {
    case .pretty: PrettyRenderer(map: map, style: style).render(self)
    case .short: ShortRenderer(map: map).render(self)
    case .json: JSONRenderer(map: map).render(self)
    }
  }
}

extension DiagnosticBag {
  /// Everything that is shown, file by file; empty if there is nothing.
  public func rendered(as format: DiagnosticFormat, in map: SourceMap, style: DiagnosticStyle = DiagnosticStyle())
    -> String
  {
    var result = ""
    for listing in listings(in: map) {
      for diagnostic in listing.diagnostics {
        result += diagnostic.rendered(as: format, in: map, style: style)
        if format == .pretty { result += "\n" }
      }
      guard listing.omitted > 0, map.files.indices.contains(listing.file) else { continue }
      let name = map.files[listing.file].name
      switch format {
      case .pretty: result += "\(Painter(style: style).sign(.cut)) and \(listing.omitted) more in \(name)\n\n"
      case .short: result += "\(name): note: \(listing.omitted) more\n"
      case .json: result += JSONRenderer(map: map).omission(listing.omitted, file: name)
      }
    }
    return result
  }
}
