/// An array that grows at its end and is cheap to append to while copies of it are kept: only the last chunk is copied.
struct ChunkedArray<Element: Sendable>: Sendable {
  private static var chunkSize: Int { 256 }

  private var full: [[Element]] = []
  private var last: [Element] = []

  init() {}

  init(_ elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  var count: Int { full.count * Self.chunkSize + last.count }

  subscript(index: Int) -> Element {
    let chunk = index / Self.chunkSize
    return chunk < full.count ? full[chunk][index % Self.chunkSize] : last[index % Self.chunkSize]
  }

  mutating func append(_ element: Element) {
    last.append(element)
    guard last.count == Self.chunkSize else { return }
    full.append(last)
    last = []
  }

  /// All elements in order.
  var elements: [Element] { full.flatMap(\.self) + last }
}
