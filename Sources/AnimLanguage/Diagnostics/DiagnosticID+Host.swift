extension DiagnosticID {
  // What only the program around a script can do.
  public static let hostWrite = DiagnosticID("host/write", "the host writes what is not there or not of this type")
  public static let hostRead = DiagnosticID("host/read", "the host reads what is not there or not of this type")
  public static let hostFailed = DiagnosticID("host/failed", "a function of the host reported an error")
  public static let hostMissing = DiagnosticID("host/missing", "the host lacks a function that the script calls")
  public static let hostLayer = DiagnosticID("host/layer", "the host names a layer that is not there")
  public static let archiveRefused = DiagnosticID("archive/refused", "an archived session cannot be restored here")
  public static let reloadText = DiagnosticID("reload/text", "an edited text is none of those that were entered")
  public static let reloadHostCall = DiagnosticID(
    "reload/host-call", "an edited script calls the host in the past of the run")

  static let hostIDs: [DiagnosticID] = [
    hostWrite, hostRead, hostFailed, hostMissing, hostLayer, archiveRefused, reloadText, reloadHostCall,
  ]
}
