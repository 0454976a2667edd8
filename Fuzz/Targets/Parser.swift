@testable import AnimLanguage

/// Every text gives a tree that can be walked, and messages that can be shown; one without mistakes is formatted to the
/// same script, once and for all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let source = SourceText(name: "fuzz.anim", bytes: Array(UnsafeBufferPointer(start: data, count: size)), base: 7)
  var bag = DiagnosticBag()
  let tree = Parser.parse(source, into: &bag)
  expect(!tree.debugDescription.isEmpty || tree.root.isEmpty, "a tree without text")
  expectReadable(bag, [source])
  expectRoundTrip(source, isBroken: bag.hasErrors)
  return 0
}

private func expectRoundTrip(_ source: SourceText, isBroken: Bool) {
  do throws(Formatter.Failure) {
    let once = try Formatter.format(source)
    let twice = try Formatter.format(SourceText(name: source.name, bytes: once))
    expect(once == twice, "formatting twice is not formatting once")
    expect(!isBroken, "a broken script was formatted")
  } catch {
    guard case .broken = error else { return expect(false, "formatting makes another script") }
    expect(isBroken, "a script without mistakes was refused")
    var mistakes = DiagnosticBag()
    expect((try? Formatter.formatAroundMistakes(source, into: &mistakes)) != nil, "formatting around mistakes fails")
  }
}
