import AnimEngine
import Testing

@Suite("The exact clock")
struct MediaTimeTests {
  @Test("frames and milliseconds are whole ticks", arguments: [24, 25, 30, 60, 90, 100, 120, 1000])
  func wholeTicks(rate: Int64) {
    #expect(MediaTime.ticksPerSecond % rate == 0)
    #expect(MediaTime(seconds: 1 / Double(rate)).ticks == MediaTime.ticksPerSecond / rate)
  }

  @Test("sums of decimals are exact")
  func sums() {
    #expect(MediaTime(seconds: 0.1) + MediaTime(seconds: 0.2) == MediaTime(seconds: 0.3))
    #expect((MediaTime(seconds: 0.3) - MediaTime(seconds: 0.1)).seconds == 0.2)
    #expect(-MediaTime(seconds: 1) < .zero)
  }

  @Test("numbers out of range are infinite, and no number is zero")
  func conversions() {
    #expect(MediaTime(seconds: .infinity) == .infinity)
    #expect(MediaTime(seconds: -.infinity) == -.infinity)
    #expect(MediaTime(seconds: 1e300) == .infinity)
    #expect(MediaTime(seconds: .nan) == .zero)
    #expect(MediaTime.infinity.seconds == .infinity)
    #expect((-MediaTime.infinity).seconds == -.infinity)
    #expect(MediaTime(roundingTicks: 0.5).ticks == 1)
    #expect(MediaTime(roundingTicks: -0.5).ticks == -1)
  }

  @Test("arithmetic stops at infinity")
  func saturation() {
    let huge = MediaTime(ticks: .max - 1)
    #expect(huge + huge == .infinity)
    #expect(-huge - huge == -.infinity)
    #expect(MediaTime.infinity - huge == .infinity)
    #expect(huge * 2 == .infinity)
    #expect(MediaTime.infinity * 0 == .zero)
    #expect(MediaTime.infinity * -1 == -.infinity)
    #expect(-MediaTime(ticks: .min) == .infinity)
  }

  @Test("times are divided by numbers and by times")
  func division() {
    let second = MediaTime(seconds: 1)
    #expect((second / 4).seconds == 0.25)
    #expect(second / 0 == .infinity)
    #expect(-second / 0 == -.infinity)
    #expect(MediaTime.zero / 0.0 == .zero)
    #expect(MediaTime.infinity / -2 == -.infinity)
    #expect(second / MediaTime(seconds: 0.25) == 4)
    #expect(MediaTime.infinity / second == .infinity)
    #expect(second.tickCount == 705_600_000)
    #expect(MediaTime.infinity.tickCount == .infinity)
  }

  @Test("times mix to the nearest tick")
  func interpolation() {
    #expect(MediaTime.zero.interpolated(to: MediaTime(ticks: 3), at: 0.5).ticks == 2)
    #expect(MediaTime.zero.interpolated(to: .infinity, at: 0.5) == .infinity)
  }
}
