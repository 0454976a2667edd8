/// The names of a program, each kept once.
///
/// A name's id is its place in the order in which names were first seen, so ids are the same in every run. The words
/// of the language come first: ``Word`` is their ids.
public struct NameTable: Equatable, Sendable {
  /// The UTF-8 of all names, one after the other.
  private var pool: [UInt8] = []
  /// Where each name ends in the pool.
  private var ends: [UInt32] = []
  /// The first eight bytes of each name, so that short names are compared at once.
  private var heads: [UInt64] = []
  /// Open addressing: the id of a name plus one, or 0 for a free place. The size is a power of two.
  private var slots: [UInt32]
  /// Names that are not all ASCII, found by canonical equivalence: `é` is one name however it is written.
  private var unicode: [String: UInt32] = [:]

  /// A table of the language's words.
  public init() {
    slots = Array(repeating: 0, count: 1024)
    for word in Word.allCases { _ = intern(word.text) }
  }

  /// A table without storage, to leave in the place of one that is being added to elsewhere.
  static let empty = NameTable(slots: [])

  private init(slots: [UInt32]) { self.slots = slots }

  /// The number of names.
  public var count: Int { ends.count }

  /// The text of a name of this table; empty for an id of another.
  public func text(_ name: NameID) -> String {
    let index = Int(name.index)
    guard index < ends.count else { return "" }
    return String(decoding: pool[start(index)..<Int(ends[index])], as: UTF8.self)
  }

  public subscript(name: NameID) -> String { text(name) }

  /// The id of a name, which is added if it is new.
  public mutating func intern(_ text: String) -> NameID {
    let bytes = Array(text.utf8)
    return intern(bytes, 0..<bytes.count, isASCII: bytes.allSatisfy { $0 < 0x80 })
  }

  /// The id of a name if the table has it.
  public func find(_ text: String) -> NameID? {
    let bytes = Array(text.utf8)
    if !bytes.allSatisfy({ $0 < 0x80 }) { return unicode[text].map { NameID($0) } }
    let entry = slots[slot(of: bytes, 0..<bytes.count, Digest(bytes, 0..<bytes.count))]
    return entry == 0 ? nil : NameID(entry - 1)
  }
}

extension NameTable {
  /// The id of the name in a range of a text.
  @inline(__always)
  mutating func intern(_ bytes: [UInt8], _ range: Range<Int>, isASCII: Bool) -> NameID {
    guard isASCII else { return internUnicode(bytes, range) }
    let digest = Digest(bytes, range)
    let place = slot(of: bytes, range, digest)
    let entry = slots[place]
    if entry != 0 { return NameID(entry &- 1) }
    return add(bytes, range, digest, at: place)
  }

  private mutating func add(_ bytes: [UInt8], _ range: Range<Int>, _ digest: Digest, at place: Int) -> NameID {
    let id = append(bytes[range], head: digest.head)
    slots[place] = id.index &+ 1
    if ends.count * 2 > slots.count { grow() }
    return id
  }

  private mutating func internUnicode(_ bytes: [UInt8], _ range: Range<Int>) -> NameID {
    let text = String(decoding: bytes[range], as: UTF8.self)
    if let known = unicode[text] { return NameID(known) }
    let id = append(bytes[range], head: 0)
    unicode[text] = id.index
    return id
  }

  private mutating func append(_ bytes: ArraySlice<UInt8>, head: UInt64) -> NameID {
    let id = NameID(UInt32(truncatingIfNeeded: ends.count))
    pool.append(contentsOf: bytes)
    heads.append(head)
    ends.append(UInt32(truncatingIfNeeded: pool.count))
    return id
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for index in ends.indices {
      let range = start(index)..<Int(ends[index])
      guard pool[range].allSatisfy({ $0 < 0x80 }) else { continue }
      slots[slot(of: pool, range, Digest(pool, range))] = UInt32(truncatingIfNeeded: index + 1)
    }
  }

  private func start(_ index: Int) -> Int { index == 0 ? 0 : Int(ends[index - 1]) }

  /// The place of a name, or the free place where it belongs.
  @inline(__always)
  private func slot(of bytes: [UInt8], _ range: Range<Int>, _ digest: Digest) -> Int {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: digest.hash) & mask
    while slots[place] != 0 {
      let index = Int(slots[place] &- 1)
      if heads[index] == digest.head, matches(index, bytes, range) { return place }
      place = (place + 1) & mask
    }
    return place
  }

  /// Whether a name with the same head has the same length and the same bytes after it.
  @inline(__always)
  private func matches(_ index: Int, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = start(index)
    guard Int(ends[index]) - start == range.count else { return false }
    guard range.count > 8 else { return true }
    for offset in 8..<range.count where pool[start + offset] != bytes[range.lowerBound + offset] { return false }
    return true
  }

  /// What a name is looked up by. Not seeded: ids and time are the same in every run.
  private struct Digest {
    /// The first eight bytes.
    var head: UInt64 = 0
    /// Eight bytes at a time, multiplied so that every bit reaches the high half and folded so that it reaches the
    /// low one.
    var hash: UInt64 = 0

    @inline(__always)
    init(_ bytes: [UInt8], _ range: Range<Int>) {
      var word: UInt64 = 0
      var index = range.lowerBound
      let headEnd = min(range.upperBound, index &+ 8)
      while index < headEnd {
        word = word << 8 | UInt64(bytes[index])
        index &+= 1
      }
      head = word
      hash = Digest.mix(word)
      word = 0
      while index < range.upperBound {
        word = word << 8 | UInt64(bytes[index])
        index &+= 1
        if (index &- range.lowerBound) & 7 == 0 {
          hash = Digest.mix(hash ^ word)
          word = 0
        }
      }
      if range.count > 8 { hash = Digest.mix(hash ^ word) }
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
      let product = value &* 0x9e37_79b9_7f4a_7c15
      return product ^ (product >> 32)
    }
  }
}
