import AnimLanguage

extension ToolEnvironment {
  /// Gives the files that a script imports, from the disk.
  ///
  /// - Parameters:
  ///   - path: the script's own; its folder is where imports start from.
  ///   - root: a folder that imports may not leave; nil for the script's own.
  func loader(for path: String, root: String?) -> ScriptLoader {
    let folder = path == "-" ? "" : Self.folder(of: path)
    let limit = SystemCalls.realPath(root ?? (folder.isEmpty ? "." : folder))
    return ScriptLoader(mayLeaveFolder: root != nil) { path throws(ScriptLoader.Failure) in
      let name = path.hasPrefix("/") ? path : folder + path
      do throws(FileError) {
        // Links are followed before the folder is compared.
        if let file = SystemCalls.realPath(name), let limit, !file.hasPrefix(limit == "/" ? "/" : limit + "/") {
          throw .outside
        }
        return ScriptLoader.File(
          name: name, bytes: try SystemCalls.readFile(name, limit: SourceText.sizeLimit))
      } catch {
        throw ScriptLoader.Failure(error.message)
      }
    }
  }

  /// What stands before a file's name, with the last `/`.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// The scripts of some operands: of a folder all that lie in it, and anything else as it is.
  func scripts(inAll operands: [String]) -> [String] { operands.flatMap { scripts(in: $0) ?? [$0] } }

  /// The scripts in a folder and the folders in it, in alphabetical order; nil if the path is none.
  private func scripts(in path: String) -> [String]? {
    guard let names = SystemCalls.names(in: path) else { return nil }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.sorted().flatMap { name -> [String] in
      if name.hasPrefix(".") { return [] }
      if name.hasSuffix(".anim") { return [folder + name] }
      return scripts(in: folder + name) ?? []
    }
  }
}
