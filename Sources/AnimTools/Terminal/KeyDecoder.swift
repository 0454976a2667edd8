/// Turns the bytes that a terminal sends into keys. Every sequence of bytes gives keys, in whatever pieces it comes.
///
/// Sequences are those of xterm and its many relatives, with the variants of rxvt, the Linux console and the
/// `CSI … u` encoding.
struct KeyDecoder: Sendable {
  private enum State: Equatable, Sendable {
    case ground
    /// After Esc; whether Alt was already told by one before.
    case escape(isDoubled: Bool)
    /// After `Esc [`.
    case control
    /// After `Esc O`.
    case singleShift
    /// Inside of a string for the terminal, such as a window's title, up to its end.
    case string(afterEscape: Bool)
    /// The bytes of a mouse report of the oldest kind.
    case mouse(left: Int)
    /// Between the marks of a paste.
    case paste
  }

  private var state = State.ground
  /// Parameters of a sequence, the bytes of a character, or a pasted text.
  private var pending: [UInt8] = []
  /// Whether Esc came before the sequence.
  private var isAlt = false

  /// Longer sequences are passed over.
  private static let sequenceLimit = 64
  /// A longer paste is several, in bytes.
  static let pasteLimit = 1 << 20
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  init() {}

  /// Whether what has come may be the beginning of more. If nothing follows soon, ``flush()`` says what it was.
  var isWaiting: Bool { state != .paste && (state != .ground || !pending.isEmpty) }

  /// The keys that are complete with some more bytes.
  mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, into: &keys) }
    return keys
  }

  /// The keys of what was the beginning of a sequence, now that nothing follows.
  mutating func flush() -> [Key] {
    guard isWaiting else { return [] }
    var keys: [Key] = []
    switch state {
    case .escape(let isDoubled): keys = [Key(.escape, isDoubled ? .alt : [])]
    case .control where pending.isEmpty: keys = [.alt("[")]
    case .singleShift: keys = [.alt("O")]
    case .ground: keys = [.character("\u{fffd}")]
    default: keys = [Key(.unknown)]
    }
    reset()
    return keys
  }

  private mutating func reset() {
    state = .ground
    pending = []
    isAlt = false
  }

  private mutating func emit(_ key: Key, into keys: inout [Key]) {
    var key = key
    if isAlt { key.modifiers.insert(.alt) }
    reset()
    keys.append(key)
  }

  // MARK: States

  private mutating func take(_ byte: UInt8, into keys: inout [Key]) {
    switch state {
    case .ground: takeGround(byte, into: &keys)
    case .escape(let isDoubled): takeEscape(byte, isDoubled, into: &keys)
    case .control: takeControl(byte, into: &keys)
    case .singleShift: takeSingleShift(byte, into: &keys)
    case .string(let afterEscape):
      if byte == 0x07 || byte == 0x9c || afterEscape && byte == UInt8(ascii: "\\") { return reset() }
      state = .string(afterEscape: byte == 0x1b)
    case .mouse(let left):
      state = .mouse(left: left - 1)
      if left <= 1 { emit(Key(.unknown), into: &keys) }
    case .paste: takePaste(byte, into: &keys)
    }
  }

  private mutating func takeGround(_ byte: UInt8, into keys: inout [Key]) {
    if !pending.isEmpty {
      if byte & 0xc0 == 0x80 { return takeContinuation(byte, into: &keys) }
      emit(.character("\u{fffd}"), into: &keys)
    }
    switch byte {
    case 0x1b: state = .escape(isDoubled: false)
    case 0..<0x20, 0x7f: emit(KeyDecoder.controlKey(byte), into: &keys)
    case 0x20..<0x7f: emit(.character(Unicode.Scalar(byte)), into: &keys)
    case 0xc2..<0xf5: pending = [byte]
    default: emit(.character("\u{fffd}"), into: &keys)
    }
  }

  /// Takes a further byte of a character in UTF-8.
  private mutating func takeContinuation(_ byte: UInt8, into keys: inout [Key]) {
    pending.append(byte)
    let length = pending[0] < 0xe0 ? 2 : pending[0] < 0xf0 ? 3 : 4
    let isBroken = pending.count == 2 && !KeyDecoder.mayFollow(pending[0], byte)
    guard isBroken || pending.count == length else { return }
    let text = String(decoding: pending, as: UTF8.self).unicodeScalars
    emit(.character(isBroken ? "\u{fffd}" : text.first ?? "\u{fffd}"), into: &keys)
  }

  /// Whether a second byte neither makes a sequence longer than it need be, nor a surrogate, nor more than there is.
  private static func mayFollow(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xe0: second >= 0xa0
    case 0xed: second < 0xa0
    case 0xf0: second >= 0x90
    case 0xf4: second < 0x90
    default: true
    }
  }

  private mutating func takeEscape(_ byte: UInt8, _ isDoubled: Bool, into keys: inout [Key]) {
    isAlt = isDoubled
    switch byte {
    case 0x1b:
      if isDoubled { keys.append(Key(.escape)) }
      state = .escape(isDoubled: true)
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      // With Alt these are keys too, but then nothing follows at once; see ``flush()``.
      state = .string(afterEscape: false)
    default:
      isAlt = true
      state = .ground
      takeGround(byte, into: &keys)
    }
  }

  private mutating func takeSingleShift(_ byte: UInt8, into keys: inout [Key]) {
    // Digits are modifiers here on some terminals.
    if byte.isDigit, pending.count < KeyDecoder.sequenceLimit { return pending.append(byte) }
    guard byte >= 0x40, byte < 0x7f else { return abandon(byte, into: &keys) }
    let symbol: Key.Symbol =
      switch byte {
      case UInt8(ascii: "M"): .enter
      case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte - UInt8(ascii: "O")))
      default: KeyDecoder.cursorKey(byte) ?? .unknown
      }
    emit(Key(symbol, KeyDecoder.modifiers(Int(String(decoding: pending, as: UTF8.self)) ?? 1)), into: &keys)
  }

  private mutating func takeControl(_ byte: UInt8, into keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "$") where !pending.isEmpty: finishControl(byte, into: &keys)
    case 0x20..<0x40:
      if pending.count < KeyDecoder.sequenceLimit { pending.append(byte) }
    case UInt8(ascii: "["), UInt8(ascii: "M"):
      if !pending.isEmpty { return finishControl(byte, into: &keys) }
      // `Esc [ [ A` is F1 on the Linux console; three bytes follow `Esc [ M`.
      state = .mouse(left: byte == UInt8(ascii: "[") ? 1 : 3)
    case 0x40..<0x7f: finishControl(byte, into: &keys)
    default: abandon(byte, into: &keys)
    }
  }

  /// Gives up a sequence at a byte that cannot be in one, and takes that byte by itself.
  private mutating func abandon(_ byte: UInt8, into keys: inout [Key]) {
    emit(Key(.unknown), into: &keys)
    take(byte, into: &keys)
  }

  private mutating func finishControl(_ final: UInt8, into keys: inout [Key]) {
    if final == UInt8(ascii: "~"), pending == Array("200".utf8) {
      reset()
      state = .paste
      return
    }
    emit(ControlSequence(parameters: pending, final: final).key, into: &keys)
  }

  private mutating func takePaste(_ byte: UInt8, into keys: inout [Key]) {
    pending.append(byte)
    // Cut where neither a character nor the mark at the end can be cut in two.
    if pending.count >= KeyDecoder.pasteLimit, byte == 0x0a || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte {
      keys.append(Key(.paste(pending)))
      pending = []
    }
    guard byte == KeyDecoder.pasteEnd.last, pending.suffix(KeyDecoder.pasteEnd.count) == KeyDecoder.pasteEnd[...]
    else { return }
    let text = Array(pending.dropLast(KeyDecoder.pasteEnd.count))
    reset()
    keys.append(Key(.paste(text)))
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
