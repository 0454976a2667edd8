import AnimEngine
import Testing

@Suite("Layer timing")
struct LayerTimingTests {
  static func timing(speed: Double, offset: Double, begin: Double) -> LayerTiming {
    LayerTiming(beginTime: MediaTime(seconds: begin), speed: speed, timeOffset: MediaTime(seconds: offset))
  }

  static func local(_ seconds: Double, _ chain: LayerTiming...) -> Double {
    chain.reduce(MediaTime(seconds: seconds)) { $1.localTime(atParent: $0) }.seconds
  }

  static func parent(_ seconds: Double, _ chain: LayerTiming...) -> Double {
    chain.reduce(MediaTime(seconds: seconds)) { $1.parentTime(atLocal: $0) }.seconds
  }

  @Test("times go through nested layers and back as on macOS")
  func conversions() {
    let root = Self.timing(speed: 2, offset: 3, begin: 1)
    let child = Self.timing(speed: 4, offset: 5, begin: 6)
    let plainChild = Self.timing(speed: 4, offset: 5, begin: 0)
    let second = Self.timing(speed: 0.5, offset: 7, begin: 8)
    #expect(Self.local(10, plainChild) == 45)
    #expect(Self.parent(10, plainChild) == 1.25)
    #expect(Self.local(10, root) == 21)
    #expect(Self.parent(10, root) == 4.5)
    #expect(Self.local(10, root, child) == 65)
    #expect(Self.parent(10, child, root) == 3.125)
    #expect(Self.local(10, child) == 21)
    #expect(Self.parent(10, child) == 7.25)
    #expect(Self.local(Self.parent(10, child), second) == 0)
    #expect(Self.local(Self.parent(10, second), child) == 37)
    #expect([7, 8, 10].map { Self.local($0, second) } == [0, 7, 8])
  }

  @Test("a layer that stands still keeps its offset, and its times have no parent's")
  func standstill() {
    let root = Self.timing(speed: 2, offset: 3, begin: 1)
    let child = Self.timing(speed: 0, offset: 7, begin: 8)
    #expect(Self.local(10, child) == 7)
    #expect(Self.parent(10, child) == 0)
    #expect(Self.parent(10, child, root) == -0.5)
  }

  @Test("the begin and the offset shift local time, and a half speed halves it")
  func shifts() {
    #expect(Self.local(0.5, Self.timing(speed: 0.5, offset: 1, begin: 0)) == 1.25)
    #expect(Self.local(20, Self.timing(speed: 1, offset: 0, begin: 5)) == 15)
    #expect(Self.local(20, Self.timing(speed: 1, offset: 5, begin: 0)) == 25)
  }

  @Test("an animation's own time is not held at the begin", arguments: cases(of: timeConversionTable))
  func animationTimes(table: TableCase) {
    let chain = table.parameters.map { cell in
      let n = numbers(cell)
      return MediaTiming(
        beginTime: MediaTime(seconds: n[0]), speed: n[1], timeOffset: MediaTime(seconds: n[2]))
    }
    for cell in table.cells {
      let time = MediaTime(seconds: number(cell[0]))
      let local = chain.reduce(time) { $1.localTime(atParent: $0) }
      #expect(local.seconds == number(cell[1]), "at \(cell[0])")
      #expect(chain.reversed().reduce(local) { $1.parentTime(atLocal: $0) } == time)
    }
  }
}
