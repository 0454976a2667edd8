import AnimEngine
import AnimLanguage

/// A function as the machine executes it.
public struct CodeListing: Hashable, Sendable {
  /// One instruction.
  public struct Line: Hashable, Sendable {
    /// Counted from the function's first instruction.
    public let index: Int
    /// What it does, as the machine calls it.
    public let operation: String
    /// What it works on: registers of numbers `n0` and of references `r0`, constants, names, instructions `→ 4`.
    public let operands: String
    /// The statement or expression that it comes from; nil if it was added.
    public let range: SourceRange?
  }

  /// What kind of function it is, and its name: `main`, `function area`.
  public let name: String
  /// In their order.
  public let lines: [Line]
}

extension Session {
  /// What a text, whose last statement may be an expression, is compiled to: its statements first, then the functions
  /// and blocks in it. Nothing is entered.
  ///
  /// - Returns: the functions, none if the text has mistakes, and what there is to say about it.
  public func listing(
    of source: SourceText, loader: ScriptLoader = .none
  ) -> (functions: [CodeListing], diagnostics: [Diagnostic]) {
    var copy = self
    let (text, diagnostics) = copy.compile(source, loader, valueNames: ["_"])
    guard let text else { return ([], diagnostics) }
    let code = copy.machine.code
    let main = Int(text.main.index)
    let added = machine.code.functions.count..<code.functions.count
    return (([main] + added.filter { $0 != main }).map { code.listing(ofFunction: $0) }, diagnostics)
  }

  /// What a function or handler of the top level was compiled to; nil if the declaration is none.
  public func listing(of declaration: Declaration) -> CodeListing? {
    guard [.function, .handler].contains(declaration.kind) else { return nil }
    let code = machine.code
    let index = code.functions.lastIndex { function in
      function.name == declaration.name && function.range.contains(declaration.range)
    }
    return index.map { code.listing(ofFunction: $0) }
  }
}

extension Code {
  fileprivate func listing(ofFunction index: Int) -> CodeListing {
    let function = functions[index]
    let start = Int(targets[index].entry)
    let end = index + 1 < targets.count ? Int(targets[index + 1].entry) : instructions.count
    let lines = (start..<max(start, end)).map { place in
      let range = ranges[place]
      let isWritten = range.lowerBound < range.upperBound && range != function.range
      return CodeListing.Line(
        index: place - start, operation: name(of: instructions[place]),
        operands: operands(of: instructions[place], from: start), range: isWritten ? range : nil)
    }
    let kind = "\(function.kind)"
    let title = [kind, function.name == kind ? "" : function.name].filter { !$0.isEmpty }.joined(separator: " ")
    return CodeListing(name: title, lines: lines)
  }
}
