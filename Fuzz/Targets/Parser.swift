@testable import AnimLanguage

/// Every text gives a tree that can be walked, and messages that can be shown.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let source = SourceText(name: "fuzz.anim", bytes: Array(UnsafeBufferPointer(start: data, count: size)), base: 7)
  var bag = DiagnosticBag()
  let tree = Parser.parse(source, into: &bag)
  expect(!tree.debugDescription.isEmpty || tree.root.isEmpty, "a tree without text")
  expectReadable(bag, [source])
  return 0
}
