struct PrettyRenderer {
  let map: SourceMap
  let colored: Bool

  func render(_ diagnostic: Diagnostic) -> String { ShortRenderer(map: map).render(diagnostic) }
}
