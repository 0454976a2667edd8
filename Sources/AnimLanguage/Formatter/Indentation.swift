/// How far lines are indented, followed token by token.
///
/// What is in brackets stands one level further right than the line that opens them, however many are opened on it.
/// A line that goes on with a statement stands one level further right than the statement.
struct Indentation {
  /// An open bracket, and what it is for the lines inside.
  private struct Frame {
    /// Whether statements stand in it.
    var isBlock: Bool
    /// Of lines inside.
    var contents: Int
    /// Of a line that begins with the closing bracket.
    var closer: Int
    /// Whether blocks opened after the closing bracket belong to the line rather than to the statement.
    var isAnchor: Bool
    /// Of the statement around it.
    var statement: Int
  }

  private var frames: [Frame] = []
  /// Of the line that is being written.
  private(set) var line = 0
  /// Of comments on lines of their own before the line that is being written.
  private(set) var comment = 0
  /// Of the line that the innermost statement begins on.
  private var statement = 0
  /// Whether a block that is opened on this line belongs to the line: a `then {` or a value on a line of its own
  /// does, the `{` after a condition of several lines belongs to the statement.
  private var isAnchor = true
  /// The token that the line begins with.
  private var lineStart = 0

  /// Begins a line with a token.
  mutating func beginLine(with index: Int, in script: TokenizedScript) {
    let level = Formatter.indentationWidth
    let frame = frames.last ?? Frame(isBlock: true, contents: 0, closer: 0, isAnchor: true, statement: 0)
    let previous = script.kind(index - 1)
    let role = script.roles[index]
    let followsLoneBrace = previous == .rightBrace && lineStart == index - 1
    lineStart = index
    switch script.kind(index) {
    case .rightBrace, .rightParenthesis, .rightBracket:
      (line, comment, isAnchor) = (frame.closer, frame.contents, frame.isAnchor)
      return
    case .greater where role.contains(.optionsCloser):
      (line, comment, isAnchor) = (frame.closer, frame.contents, frame.isAnchor)
      return
    case .endOfFile: (line, isAnchor) = (frame.contents, true)
    case _ where !frame.isBlock:
      let beginsElement =
        previous == .comma || previous == .leftParenthesis || previous == .leftBracket
        || previous == .less && script.roles[index - 1].contains(.optionsOpener)
      (line, isAnchor) = (beginsElement ? frame.contents : frame.contents + level, false)
    case _ where role.contains(.statement): (line, isAnchor) = (frame.contents, true)
    case .leftBrace: (line, isAnchor) = (statement, true)
    default:
      let word = script.word(index)
      if followsLoneBrace || previous == .rightBrace && word == .else {
        isAnchor = true
      } else {
        isAnchor = role.contains(.clause) || word == .then || word == .else || previous == .assign
        line = statement + level
      }
    }
    comment = line
  }

  /// Passes over a token that was written.
  mutating func pass(_ index: Int, in script: TokenizedScript) {
    let role = script.roles[index]
    if role.contains(.statement) { statement = line }
    switch script.kind(index) {
    case .leftParenthesis, .leftBracket: open(isBlock: false, from: line)
    case .less where role.contains(.optionsOpener): open(isBlock: false, from: line)
    case .leftBrace: open(isBlock: true, from: isAnchor ? line : statement)
    case .rightParenthesis, .rightBracket, .rightBrace: close()
    case .greater where role.contains(.optionsCloser): close()
    default: break
    }
  }

  private mutating func open(isBlock: Bool, from closer: Int) {
    frames.append(
      Frame(
        isBlock: isBlock, contents: closer + Formatter.indentationWidth, closer: closer, isAnchor: isAnchor || isBlock,
        statement: statement))
  }

  private mutating func close() {
    if let frame = frames.popLast() { statement = frame.statement }
  }
}
