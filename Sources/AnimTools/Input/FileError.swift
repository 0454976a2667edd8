/// Why a file cannot be read.
enum FileError: Error, Hashable {
  case missing
  case isFolder
  case notAllowed
  case tooLarge(limit: Int)
  /// It lies where imports may not come from.
  case outside
  /// Something else, in the system's words.
  case system(String)

  /// The rest of "cannot read 'x.anim': …".
  var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .notAllowed: "it may not be read"
    case .outside: "it lies outside of the folder that imports may come from"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .system(let reason): reason
    }
  }

  /// The rest of "cannot write 'x.anim': …".
  var writingMessage: String { self == .notAllowed ? "it may not be written" : message }
}
