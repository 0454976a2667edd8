/// Reads and checks a text with all that it imports: each file once, before the first one that imports it.
public struct Importer {
  /// The texts that were read, the first one first.
  public private(set) var sources: [SourceText] = []
  public private(set) var diagnostics = DiagnosticBag()
  public private(set) var state: State
  /// The paths of the imported files, in the order of ``sources`` after the first.
  public private(set) var paths: [String] = []

  private let loader: ScriptLoader
  /// Whether nothing came before the first text.
  private let isFirstText: Bool
  /// The files that are being read, the first one first, and where the next one is imported.
  private var chain: [Link] = []

  /// How many files may import each other in a row.
  static let depthLimit = 64

  /// What texts of one session leave to those that follow.
  public struct State: Sendable {
    public var program = TypedProgram()
    public var scope = GlobalScope()
    public var names = NameTable()
    /// How much the texts may ask of whoever reads them.
    public var limits = SourceLimits()
    /// The bytes of the files that were imported.
    public fileprivate(set) var importedBytes = 0
    /// Whether warnings are errors.
    public var isStrict = false
    /// The comments that silence warnings, of all texts so far.
    public private(set) var silencers: [Silencer] = []
    /// The files that have been imported.
    fileprivate var imported: Set<ImportPath> = []

    public init() {}

    /// What is told of warnings: not those that comments silence, and as errors if warnings are errors.
    public func told(_ warnings: [Diagnostic]) -> [Diagnostic] {
      warnings.filter { warning in !silencers.contains { $0.silences(warning) } }.map { warning in
        var warning = warning
        if isStrict, warning.severity == .warning { warning.severity = .error }
        return warning
      }
    }

    fileprivate mutating func add(_ more: [Silencer]) { silencers += more }
  }

  private struct Link {
    var path: ImportPath
    var name: String
    var range: SourceRange
  }

  /// - Parameter state: what earlier texts declared. If there are errors, throw the new state away.
  public init(_ state: State = State(), loader: ScriptLoader = .none) {
    self.state = state
    self.loader = loader
    isFirstText = state.program.functions.isEmpty
  }

  /// Reads the first text.
  ///
  /// - Parameter valueNames: what the value of its last statement is called afterwards, if that is an expression; the
  ///   first text of a script has none, and such a value is a mistake.
  /// - Returns: the function that runs its top level, those of the files that it imports first.
  public mutating func check(_ source: SourceText, valueNames: [String] = []) -> FunctionID? {
    state.scope.beginText()
    let function = check(source, path: .first, valueNames: valueNames.map { state.names.intern($0) })
    if state.isStrict { diagnostics.promoteWarnings() }
    return function
  }

  private mutating func check(_ source: SourceText, path: ImportPath, valueNames: [NameID] = []) -> FunctionID? {
    sources.append(source)
    var tree = Parser.parse(source, names: state.names, limits: state.limits, into: &diagnostics)
    state.names = tree.names
    chain.append(Link(path: path, name: source.name, range: source.range))
    var imports: [FunctionID] = []
    for file in tree.leadingImports {
      chain[chain.count - 1].range = file.range
      if let function = read(file, from: path) { imports.append(function) }
    }
    chain.removeLast()
    state.add(tree.silencers)
    defer { diagnostics.apply(tree.silencers) }
    // What a broken file lacks would be told again wherever it is used.
    if !tree.leadingImports.isEmpty, diagnostics.hasErrors { return nil }
    tree.names = state.names
    return Checker.check(
      tree, source: source, imports: imports, valueNames: valueNames,
      isWholeScript: isFirstText && path == .first && valueNames.isEmpty, program: &state.program, scope: &state.scope,
      diagnostics: &diagnostics)
  }

  /// Reads an imported file; nil, told, if that fails, and nil if it has been read before.
  private mutating func read(_ file: ImportSyntax, from importer: ImportPath) -> FunctionID? {
    guard let written = file.path, let path = ImportPath(written, from: importer) else {
      return tell(.importPath(at: file.range))
    }
    if path.isOutside, !loader.mayLeaveFolder { return tell(.importOutside(written, at: file.range)) }
    if let start = chain.firstIndex(where: { $0.path == path }) {
      return tell(.importCycle(chain[start...].map { ($0.name, $0.range) }))
    }
    if chain.count > Importer.depthLimit { return tell(.importTooDeep(Importer.depthLimit, at: file.range)) }
    if !state.imported.insert(path).inserted { return nil }
    do throws(ScriptLoader.Failure) {
      let found = try loader.read(path.text)
      guard found.bytes.count <= state.limits.importedBytes - state.importedBytes else {
        return tell(.importedBytes(state.limits.importedBytes, at: file.range))
      }
      state.importedBytes += found.bytes.count
      let base = sources.map(\.nextBase).max() ?? 0
      guard UInt64(base) + UInt64(found.bytes.count) < UInt64(UInt32.max) else {
        throw ScriptLoader.Failure("the files of the script are too long together")
      }
      paths.append(path.text)
      return check(SourceText(name: found.name, bytes: found.bytes, base: base), path: path)
    } catch {
      return tell(
        .importUnreadable(path.text, error.reason, at: file.range, chain: chain.dropLast().map { ($0.name, $0.range) }))
    }
  }

  private mutating func tell(_ diagnostic: Diagnostic) -> FunctionID? {
    diagnostics.add(diagnostic)
    return nil
  }
}
