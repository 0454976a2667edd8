/// The folders in which the system has programs keep a user's files.
enum UserFolder {
  /// What is worth keeping between two runs.
  case state
  /// What the user has written.
  case configuration

  /// The program's own folder; nil if there is none.
  func path(variable: (String) -> String?) -> String? {
    let (name, place) =
      switch self {
      case .state: ("XDG_STATE_HOME", ".local/state")
      case .configuration: ("XDG_CONFIG_HOME", ".config")
      }
    if let folder = variable(name), folder.hasPrefix("/") { return folder + "/anim" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Application Support/anim"
    #else
      return home + "/\(place)/anim"
    #endif
  }
}
