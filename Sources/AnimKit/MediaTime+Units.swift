import AnimEngine

extension MediaTime {
  /// A time of so many seconds.
  public static func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  /// A time of so many milliseconds.
  public static func milliseconds(_ milliseconds: Double) -> MediaTime { MediaTime(seconds: milliseconds / 1000) }
}
