import AnimEngine
import AnimLanguage

extension Diagnostic {
  static func archiveFormat(_ found: Int) -> Diagnostic {
    Diagnostic(
      .archiveRefused, at: SourceRange(0, 0),
      "the session was archived in format \(found), and this version reads format \(SessionArchive.currentFormat)",
      hint: "restore it with the version that wrote it")
  }

  static func archiveTooLong(_ instant: MediaTime, _ limit: MediaTime) -> Diagnostic {
    Diagnostic(
      .archiveRefused, at: SourceRange(0, 0),
      "the archived run is at \(PropertyValue.duration(instant)), past the limit of \(PropertyValue.duration(limit))",
      hint: "raise the limit 'duration' if the archive is to be trusted")
  }

  static let archiveDiffers = Diagnostic(
    .archiveRefused, at: SourceRange(0, 0), "the archived run does not come to the same state here",
    hint: "restore it with the version that wrote it")

  /// What went wrong while an archived run was repeated.
  static func restoring(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.notes.append("this happened while an archived session was restored")
    return diagnostic
  }
}
