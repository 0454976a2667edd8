struct JSONRenderer {
  let map: SourceMap

  func render(_ diagnostic: Diagnostic) -> String { "" }
  func omission(_ count: Int, file: String) -> String { "" }
}
