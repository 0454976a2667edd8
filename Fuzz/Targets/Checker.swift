@testable import AnimLanguage

/// Every text can be checked, as the second of a session, too; the same text gives the same program.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  let source = SourceText(name: "fuzz.anim", bytes: bytes)
  var importer = Importer()
  let function = importer.check(source)
  expectReadable(importer.diagnostics, importer.sources)
  if importer.diagnostics.hasErrors { return 0 }
  expect(function != nil, "no error and no program")
  var again = Importer()
  _ = again.check(source)
  expect(again.state.program.dump() == importer.state.program.dump(), "two programs of one text")
  var second = Importer(importer.state)
  let next = SourceText(name: "next.anim", bytes: bytes, base: source.nextBase)
  _ = second.check(next)
  expectReadable(second.diagnostics, [source, next])
  return 0
}
