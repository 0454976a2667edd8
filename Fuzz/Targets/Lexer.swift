@testable import AnimLanguage

/// Tokens cover the text: they stand in order, within it, and only white space and comments lie between them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>, _ size: Int) -> Int32 {
  let source = SourceText(name: "fuzz.anim", bytes: Array(UnsafeBufferPointer(start: data, count: size)), base: 7)
  guard source.firstUnreadableByte() == nil else { return 0 }
  var names = NameTable()
  var bag = DiagnosticBag()
  let tokens = Lexer.tokens(of: source, names: &names, into: &bag).tokens
  expect(tokens.last?.kind == .endOfFile, "the last token is no end")
  var end = source.base
  for token in tokens {
    expect(token.range.lowerBound >= end, "tokens overlap")
    expect(token.range.upperBound <= source.range.upperBound, "a token leaves the text")
    expect(token.range.lowerBound <= token.range.upperBound, "a token ends before it begins")
    if token.kind == .word { expect(!names.text(token.name).isEmpty, "a word without a name") }
    end = token.range.upperBound
  }
  expectReadable(bag, [source])
  return 0
}
