extension DiagnosticID {
  // What only the program around a script can do.
  public static let hostWrite = DiagnosticID("host/write", "the host writes what is not there or not of this type")
  public static let hostFailed = DiagnosticID("host/failed", "a function of the host reported an error")
  public static let hostMissing = DiagnosticID("host/missing", "the host lacks a function that the script calls")
  public static let hostLayer = DiagnosticID("host/layer", "the host names a layer that is not there")
  public static let archiveRefused = DiagnosticID("archive/refused", "an archived session cannot be restored here")
  public static let reloadText = DiagnosticID("reload/text", "an edited text is none of those that were entered")

  static let hostIDs: [DiagnosticID] = [hostWrite, hostFailed, hostMissing, hostLayer, archiveRefused, reloadText]
}
