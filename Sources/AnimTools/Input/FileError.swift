/// Why a file cannot be read.
enum FileError: Error, Hashable {
  case missing
  case isFolder
  case notAllowed
  case tooLarge(limit: Int)
  /// Something else, in the system's words.
  case system(String)

  /// The rest of "cannot read 'x.anim': …".
  var message: String {
    switch self {
    case .missing: "there is no such file"
    case .isFolder: "it is a folder"
    case .notAllowed: "it may not be read"
    case .tooLarge(let limit): "it is larger than \(limit >> 20) MB"
    case .system(let reason): reason
    }
  }
}
