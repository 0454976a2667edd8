/// Where imported files come from. It is asked while a script is compiled and kept nowhere.
public struct ScriptLoader: Sendable {
  /// A file that was found.
  public struct File {
    /// What messages call it.
    public var name: String
    public var bytes: [UInt8]

    public init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Why a file is not given, as the rest of "cannot read 'x.anim': …".
  public struct Failure: Error {
    public var reason: String

    public init(_ reason: String) {
      self.reason = reason
    }
  }

  /// Whether imports may lead out of the folder of the first file.
  public var mayLeaveFolder: Bool

  /// Gives the file of a path, which is written with `/` and goes from the folder of the first file.
  public var read: @Sendable (_ path: String) throws(Failure) -> File

  public init(mayLeaveFolder: Bool = false, read: @escaping @Sendable (_ path: String) throws(Failure) -> File) {
    self.mayLeaveFolder = mayLeaveFolder
    self.read = read
  }

  /// For hosts that have no files.
  public static var none: ScriptLoader {
    ScriptLoader { _ throws(Failure) in throw Failure("imports are not available here") }
  }
}

/// The path of a file from the folder of the first one, without detours.
struct ImportPath: Hashable, Sendable {
  private var parts: [Substring]
  private var isAbsolute: Bool

  /// The path of the first file, whose own name is of no importance.
  static let first = ImportPath(parts: [""], isAbsolute: false)

  private init(parts: [Substring], isAbsolute: Bool) {
    self.parts = parts
    self.isAbsolute = isAbsolute
  }

  /// The path that a file writes, seen from there; nil if it names no file.
  init?(_ text: String, from importer: ImportPath) {
    guard !text.isEmpty, !text.hasSuffix("/"), !text.utf8.contains(0) else { return nil }
    isAbsolute = text.hasPrefix("/") || importer.isAbsolute
    parts = text.hasPrefix("/") ? [] : Array(importer.parts.dropLast())
    for part in text.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    guard let last = parts.last, last != ".." else { return nil }
  }

  /// Whether it leads out of the folder.
  var isOutside: Bool { isAbsolute || parts.first == ".." }

  var text: String { (isAbsolute ? "/" : "") + parts.joined(separator: "/") }
}
