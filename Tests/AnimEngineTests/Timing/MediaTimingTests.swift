import AnimEngine
import Testing

extension MediaTiming {
  /// The timing in a table's cells: begin, duration, repeatCount, repeatDuration, speed, timeOffset; autoreverses;
  /// fill mode.
  init(cells: ArraySlice<Substring>) {
    let cells = Array(cells)
    let n = numbers(cells[0])
    self.init(
      beginTime: MediaTime(seconds: n[0]), duration: MediaTime(seconds: n[1]), speed: n[4],
      timeOffset: MediaTime(seconds: n[5]), repeatCount: n[2], repeatDuration: MediaTime(seconds: n[3]),
      autoreverses: cells[1] == "true",
      fillMode: FillMode.allCases.first { "\($0)" == cells[2] } ?? .removed)
  }
}

@Suite("Media timing")
struct MediaTimingTests {
  @Test(
    "samples have the phase, progress, repeat and direction of an exact model", arguments: cases(of: mediaTimingTable))
  func exactModel(table: TableCase) throws {
    let timing = MediaTiming(cells: table.parameters[...])
    for cell in table.cells {
      let sample = timing.sample(at: MediaTime(seconds: number(cell[0])))
      if cell[2] == "-" {
        #expect(sample == nil, "at \(cell[0])")
        continue
      }
      let found = try #require(sample, "at \(cell[0])")
      #expect("\(found.phase)" == cell[1], "at \(cell[0])")
      #expect((found.progress - number(cell[2])).magnitude <= 1e-9, "at \(cell[0])")
      #expect("\(found.repeatIndex)" == cell[3], "at \(cell[0])")
      #expect("\(found.isBackward)" == cell[4], "at \(cell[0])")
      #expect("\(found.atEnd)" == cell[5], "at \(cell[0])")
    }
  }

  /// What was measured and is decided otherwise here: with speed 2 the end value still showed at the exact end; here
  /// the active time is half-open, whatever the speed. (A duration of 0 is filled in when the animation is added.)
  static let decidedOtherwise: Set<String> = ["ca-macos/03@0.5"]

  @Test("values are those measured on macOS", arguments: cases(of: measuredTimingTable))
  func measured(table: TableCase) {
    var timing = MediaTiming(cells: table.parameters[...])
    if timing.duration == .zero { timing.duration = MediaTime(seconds: 0.25) }
    for cell in table.cells where !Self.decidedOtherwise.contains("\(table.name)@\(cell[0])") {
      let value = timing.sample(at: MediaTime(seconds: number(cell[0])))?.progress ?? 0.5
      #expect((value - number(cell[1])).magnitude <= 1e-8, "at \(cell[0])")
    }
  }

  /// An empty duration shows its end; there is no half of its last repeat (3.5 iterations of nothing).
  static let withoutFractions: Set<String> = ["wpt/table/018"]

  @Test("the cases of Web Animations that can be said come out", arguments: cases(of: webTimingTable))
  func webAnimations(table: TableCase) throws {
    let n = numbers(table.parameters[0])
    let alternates = table.parameters[1] == "alternate"
    let fills: [Substring: FillMode] = [
      "none": .removed, "forwards": .forwards, "backwards": .backwards, "both": .both,
    ]
    let timing = MediaTiming(
      beginTime: MediaTime(seconds: n[0] / 1000), duration: MediaTime(seconds: n[1] / 1000),
      repeatCount: alternates ? n[2] / 2 : n[2], autoreverses: alternates,
      fillMode: fills[table.parameters[2]] ?? .removed)
    let steps = table.parameters[3].split(separator: ",")
    let function = steps.count == 2 ? try #require(TimingFunctionTests.steps(steps[0], steps[1])) : .linear
    for cell in table.cells {
      let sample = timing.sample(at: MediaTime(seconds: number(cell[0]) / 1000))
      let progress = sample.map { function.value(at: $0.progress, isBefore: $0.phase == .before) }
      #expect((progress == nil) == (cell[2] == "-"), "at \(cell[0])")
      if let progress, !Self.withoutFractions.contains(String(table.name)) {
        #expect((progress - number(cell[2])).magnitude <= 1e-9, "at \(cell[0])")
      }
    }
  }

  /// Name, time, the timing's cells, progress.
  static let worked = """
    T1 0.5 0,2,0,0,1,0 false removed 0.25
    T2 3 2,2,0,0,1,0 false removed 0.5
    T3 1 0,4,0,0,2,0 false removed 0.5
    T4 1 0,2,0,0,1,0.5 false removed 0.75
    T5 2.25 0,1,3,0,1,0 false removed 0.25
    T6 1.5 0,1,0,0,1,0 true removed 0.5
    T7 2.5 0,1,1.5,0,1,0 true removed 0.5
    T8 3 0,1,1.5,0,1,0 true both 1
    T9 2 0,1,1,0,1,0 true both 0
    T10 2.25 0,1,0,2.5,1,0 false removed 0.25
    T11 9 0,1,0,2.5,1,0 false forwards 0.5
    T12 9 0,1,1.5,0,1,0 false forwards 0.5
    T13 -1 0,1,0,0,1,0 false backwards 0
    T14 -1 0,1,0,0,1,0 false removed -
    T14b -1 0,1,0,0,1,0 false forwards -
    T15 0.5 0,2,0,0,-1,2 false removed 0.75
    T16 5 0,1,0,0,0,0.25 false removed 0.25
    T17 4 0,5,0,0,1,2 false removed 0.2
    backwardsEnd 3 0,2,0,0,-1,2 false forwards 0
    backwardsBefore -1 0,2,0,0,-1,2 false backwards 1
    backwardsCycles 1 0,2,3,0,-2,5 false removed 0.5
    offsetFillBefore -1 0,4,0,0,1,1 false both 0.25
    offsetFillAfter 9 0,4,0,0,1,1 false both 0.25
    offsetOfMoreThanOne 1 0,4,0,0,1,9 false both 0.5
    offsetBelowZero 1 0,4,0,0,1,-1 false both 0
    offsetWay 1 0,1,0,0,1,0.5 true both 0.5
    scrubPastEnd 1 0,1,0,0,0,7 false removed 1
    scrubBelowStart 1 0,1,0,0,0,-7 false removed 0
    """

  @Test("worked examples", arguments: rows(of: worked))
  func workedExamples(row: [Substring]) {
    let sample = MediaTiming(cells: row[2..<5]).sample(at: MediaTime(seconds: number(row[1])))
    if row[5] == "-" {
      #expect(sample == nil)
    } else {
      #expect(sample.map { ($0.progress - number(row[5])).magnitude <= 1e-12 } == true)
    }
  }

  /// The timing's cells, seconds of own time, seconds of the parent's time.
  static let lengths = """
    0,1,3,0,1,0 false removed 3 3
    0,1,0,0,1,0 true removed 2 2
    0,1,2,0,1,0 true removed 4 4
    0,1,0,2.5,1,0 false removed 2.5 2.5
    0,1,0,5,1,0 true removed 5 5
    0,1,2,0,2,0 true removed 4 2
    0,1,7,2,1,0 false removed 2 2
    0,2,0,0,-1,0 false removed 2 0
    0,2,0,0,-1,1.5 false removed 2 1.5
    0,2,0,0,-1,9 false removed 2 2
    0,1,0,0,0,0 false removed 1 infinity
    0,1,infinity,0,1,0 false removed infinity infinity
    0,0,infinity,0,1,0 false removed 0 0
    0,infinity,0,0,1,0 false removed infinity infinity
    0,1,nan,0,1,0 false removed 1 1
    0,-1,0,0,1,0 false removed 0 0
    """

  @Test("lengths of the active time", arguments: rows(of: lengths))
  func activeDurations(row: [Substring]) {
    let timing = MediaTiming(cells: row[0..<3])
    #expect(timing.activeDuration.seconds == number(row[3]))
    #expect(timing.parentDuration.seconds == number(row[4]))
  }

  @Test("without an offset an animation that runs backwards is over at once, at its start value")
  func backwardsWithoutOffset() {
    let timing = MediaTiming(duration: MediaTime(seconds: 1), speed: -1, fillMode: .forwards)
    #expect(timing.sample(at: .zero) == TimingSample(phase: .after, progress: 0, atEnd: true))
  }

  @Test("an animation that stands still never ends")
  func standstill() {
    let timing = MediaTiming(duration: MediaTime(seconds: 1), speed: 0, timeOffset: MediaTime(seconds: 0.25))
    #expect(timing.endTime == .infinity)
    #expect(timing.sample(at: MediaTime(seconds: 1e6)) == TimingSample(phase: .active, progress: 0.25))
    #expect(timing.sample(at: MediaTime(seconds: -1)) == nil)
  }

  @Test("the end is a whole tick: one tick before is active, the tick itself is after")
  func endTick() {
    for speed in [1, 3, 0.7, 1.1] {
      let timing = MediaTiming(
        beginTime: MediaTime(ticks: 12_345), duration: MediaTime(seconds: 1), speed: speed, repeatCount: 3,
        fillMode: .forwards)
      let end = timing.endTime
      let last = timing.sample(at: MediaTime(ticks: end.ticks - 1))
      #expect(last?.phase == .active)
      #expect(last?.repeatIndex == 2)
      #expect(last.map { $0.progress > 0.999999 } == true)
      #expect(timing.sample(at: end) == TimingSample(phase: .after, progress: 1, repeatIndex: 2, atEnd: true))
      #expect(timing.sample(at: end + MediaTime(ticks: 1))?.atEnd == false)
    }
  }

  @Test("tenths of seconds meet: 0.1 s and 0.2 s end at 0.3 s")
  func exactSums() {
    let timing = MediaTiming(beginTime: MediaTime(seconds: 0.1), duration: MediaTime(seconds: 0.2))
    #expect(timing.endTime == MediaTime(seconds: 0.3))
  }

  @Test("an animation without an end goes on, and infinite and absurd numbers do not trap")
  func absurd() {
    let endless = MediaTiming(duration: MediaTime(seconds: 1), repeatCount: .infinity, autoreverses: true)
    #expect(endless.sample(at: MediaTime(seconds: 1_000_001.25))?.progress == 0.75)
    #expect(endless.sample(at: MediaTime(seconds: 1_000_001.25))?.isBackward == true)
    #expect(endless.sample(at: MediaTime(seconds: 1_000_001.25))?.repeatIndex == 500_000)
    let values: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e300, 1e-300, -0.0]
    let times = [MediaTime.infinity, -MediaTime.infinity, .zero, MediaTime(ticks: .min), MediaTime(ticks: 1)]
    for value in values {
      for time in times {
        for other in times {
          let timing = MediaTiming(
            beginTime: time, duration: other, speed: value, timeOffset: time, repeatCount: value,
            repeatDuration: .zero, autoreverses: true, fillMode: .both)
          for instant in times {
            let sample = timing.sample(at: instant)
            #expect(sample.map { $0.progress >= 0 && $0.progress <= 1 } ?? true)
            _ = timing.localTime(atParent: instant)
            _ = timing.parentTime(atLocal: instant)
          }
        }
      }
    }
  }

  @Test("an empty active time shows its end, or its start when it comes back")
  func emptyActiveTime() {
    var timing = MediaTiming(fillMode: .both)
    #expect(timing.sample(at: .zero)?.progress == 1)
    #expect(timing.sample(at: MediaTime(ticks: -1))?.progress == 0)
    timing.autoreverses = true
    #expect(timing.sample(at: .zero)?.progress == 0)
  }

  @Test("at any instant the phase is that of the begin and the end, and the repeats are counted up")
  func phases() {
    var state: UInt64 = 7
    func random(_ count: UInt64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int64((state >> 33) % count)
    }
    for _ in 0..<2000 {
      let timing = MediaTiming(
        beginTime: MediaTime(ticks: random(1000) - 500), duration: MediaTime(ticks: random(300) + 1),
        speed: Double(random(40) + 1) / 8, repeatCount: Double(random(20)) / 4, autoreverses: random(2) == 0,
        fillMode: .both)
      var last = 0
      for _ in 0..<20 {
        let time = MediaTime(ticks: random(3000) - 1000)
        let sample = timing.sample(at: time)
        let phase: TimingSample.Phase =
          time < timing.beginTime ? .before : (time < timing.endTime ? .active : .after)
        #expect(sample?.phase == phase)
        #expect(sample.map { $0.progress >= 0 && $0.progress <= 1 } == true)
      }
      for tick in stride(from: timing.beginTime.ticks, to: timing.endTime.ticks, by: 37) {
        let index = timing.sample(at: MediaTime(ticks: tick))?.repeatIndex ?? -1
        #expect(index >= last)
        last = index
      }
    }
  }
}
