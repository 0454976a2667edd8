/// What changes when a file is written.
struct FileStamp: Hashable, Sendable {
  /// When it was changed last, in nanoseconds since some moment.
  var time: Int64
  var size: Int64
  /// Its number in the file system: another file may have taken its place.
  var file: UInt64
}
