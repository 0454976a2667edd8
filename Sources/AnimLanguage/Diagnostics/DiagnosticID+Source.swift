extension DiagnosticID {
  static let sourceIDs = [notUTF8, nulByte, invisibleCharacter, sourceSize, nesting]

  public static let notUTF8 = DiagnosticID("source/not-utf8", "the file is not text in UTF-8")
  public static let nulByte = DiagnosticID("source/nul-byte", "the file holds a NUL byte, so it is hardly text")
  public static let invisibleCharacter = DiagnosticID(
    "source/invisible-character", "a space or mark that cannot be told from an ordinary space, or not be seen")
  public static let sourceSize = DiagnosticID("limit/source-size", "the file is too long to be read")
  public static let nesting = DiagnosticID("limit/nesting", "brackets, blocks or operators are nested too deeply")
}
