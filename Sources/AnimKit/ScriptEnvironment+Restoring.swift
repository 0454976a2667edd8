import AnimRuntime

extension ScriptEnvironment {
  /// The session that an archive tells of, under the limits of this environment and with its functions: it goes on as the
  /// archived one would have. What that had printed is not printed again, and its host's functions are not called again
  /// for what they have answered already. It takes as long as the run took, without waiting.
  ///
  /// - Throws: an error that says why the archive cannot be restored here, such as a function that is missing.
  public func restore(_ archive: SessionArchive) throws(ScriptError) -> Session {
    try Session(restoring: archive, limits: limits, host: host)
  }
}
