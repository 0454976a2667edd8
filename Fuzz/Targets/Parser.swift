@testable import AnimLanguage

/// Every text gives a tree that can be walked and messages that can be shown; what has no mistake is formatted to the
/// same tree, and formatting that changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let source = SourceText(name: "fuzz.anim", bytes: Array(UnsafeBufferPointer(start: data, count: size)), base: 7)
  let dump = read(source)
  do throws(Formatter.Failure) {
    let formatted = SourceText(name: "formatted.anim", bytes: try Formatter.format(source), base: 7)
    expect(read(formatted) == dump, "another tree")
    expect(try Formatter.format(formatted) == formatted.bytes, "formatting what is formatted changes it")
  } catch {
    if case .unfaithful = error { fatalError("unfaithful") }
  }
  return 0
}

/// Parses a text and shows all that there is to see.
private func read(_ source: SourceText) -> String {
  var bag = DiagnosticBag()
  let tree = Parser.parse(source, into: &bag)
  expectReadable(bag, [source])
  return tree.debugDescription
}
