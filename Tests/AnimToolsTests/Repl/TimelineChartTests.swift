import AnimEngine
import Testing

@testable import AnimTools

@Suite("Bars over time")
struct TimelineChartTests {
  private func seconds(_ seconds: Double) -> MediaTime { MediaTime(seconds: seconds) }

  private func chart(_ bars: TimelineChart.Bar..., playhead: Double = 9, marks: [Repl.Mark] = []) -> String {
    TimelineChart(
      bars: bars, range: .zero...seconds(1), playhead: seconds(playhead), marks: marks, width: 16
    ).text
  }

  @Test("A bar lies between its begin and its end, the playhead goes through all")
  func bars() {
    #expect(
      chart(
        TimelineChart.Bar(label: "a", begin: .zero, end: seconds(1)),
        TimelineChart.Bar(label: "b", begin: seconds(0.5), end: seconds(0.8)), playhead: 0.4) == """
             0s       1s
          a  ━━━━│━━━━━━
          b      │━━━━
                 ▲ 0.4s

          """)
  }

  @Test("What goes on beyond the range has arrows, what was cut short a cross")
  func edges() {
    #expect(
      chart(
        TimelineChart.Bar(label: "a", begin: seconds(-1), end: seconds(0.5)),
        TimelineChart.Bar(label: "b", begin: seconds(0.5), end: nil),
        TimelineChart.Bar(label: "c", begin: .zero, end: seconds(0.5), isCutShort: true),
        TimelineChart.Bar(label: "d", begin: seconds(2), end: seconds(3))) == """
             0s       1s
          a  ◂━━━━━
          b       ━━━━━▸
          c  ━━━━━╳
          d

          """)
  }

  @Test("Marks stand at their instants; those outside of the range are left out")
  func marks() {
    let marks = [Repl.Mark(name: "in", instant: .zero), Repl.Mark(name: "out", instant: seconds(2))]
    #expect(
      chart(TimelineChart.Bar(label: "a", begin: .zero, end: seconds(1)), marks: marks)
        == "   0s       1s\na  ━━━━━━━━━━━\n   ◆ in\n")
  }
}
