/// A mistake in the command line.
struct UsageError: Error, Hashable {
  var message: String
  /// Whose help tells more; none for the list of commands.
  var command: CommandDescription.Name?
}
