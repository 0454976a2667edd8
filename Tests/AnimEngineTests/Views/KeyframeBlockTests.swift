import AnimEngine
import Testing

@Suite("Keyframe blocks of views")
struct KeyframeBlockTests {
  /// A block of two seconds with keyframes at 0–25 % and 50–100 %.
  private func play(_ player: inout Player, _ view: LayerID, ease: TimingFunction? = nil) throws {
    try player.turn { engine in
      engine.beginViewAnimation(
        ViewAnimation(duration: MediaTime(seconds: 2), timingFunction: ease, isKeyframes: true), completion: 1)
      engine.beginKeyframe(start: 0, duration: 0.25)
      try engine.set(view, "position", .point(100, 0))
      try engine.set(view, "opacity", .number(0.5))
      try engine.commitTransaction()
      engine.beginKeyframe(start: 0.5, duration: 0.5)
      try engine.set(view, "position", .point(100, 200))
      try engine.set(view, "opacity", .number(1))
      try engine.commitTransaction()
      try engine.commitTransaction()
    }
  }

  @Test(
    "each keyframe runs straight in its share of the duration",
    arguments: [
      (0.0, 0.0, 0.0, 1.0), (0.25, 50, 0, 0.75), (0.5, 100, 0, 0.5), (0.75, 100, 0, 0.5), (1, 100, 0, 0.5),
      (1.5, 100, 100, 0.75), (2, 100, 200, 1),
    ])
  func runs(time: Double, x: Double, y: Double, opacity: Double) throws {
    var player = Player()
    let view = try player.view()
    try play(&player, view)
    player.advance(to: time)
    #expect(player.shownPoint(view) == Point2D(x: x, y: y))
    #expect(abs(player.shown(view, "opacity") - opacity) < 1e-12)
    #expect(player.engine.value(view, reference("position")) == .point(100, 200))
  }

  @Test("an easing bends each keyframe, not the whole")
  func eased() throws {
    var player = Player()
    let view = try player.view()
    try play(&player, view, ease: .easeIn)
    player.advance(to: 0.25)
    #expect(abs(player.shownPoint(view).x - 31.5357) < 1e-3)
    player.advance(to: 0.5)
    #expect(player.shownPoint(view).x == 100)
  }

  @Test("repeated, all keyframes come again in their shares; on the way back they run backwards")
  func repeats() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      engine.beginViewAnimation(
        ViewAnimation(
          duration: MediaTime(seconds: 2), repeatCount: 2, options: .autoreverse, isKeyframes: true), completion: 1)
      engine.beginKeyframe(start: 0.25, duration: 0.25)
      try engine.set(view, "position", .point(100, 0))
      try engine.commitTransaction()
      engine.beginKeyframe(start: 0.5, duration: 0.5)
      try engine.set(view, "position", .point(100, 200))
      try engine.commitTransaction()
      try engine.commitTransaction()
    }
    let course = [
      (0.25, 0.0, 0.0), (0.75, 50, 0), (1, 100, 0), (1.5, 100, 100), (2.5, 100, 100), (3.25, 50, 0), (3.75, 0, 0),
      (4.75, 50, 0), (7.25, 50, 0),
    ]
    for (time, x, y) in course {
      player.advance(to: time)
      let point = player.shownPoint(view)
      #expect(abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(time)")
    }
    player.advance(to: 9)
    #expect(player.takeLog().last == "8 completion 1")
    #expect(player.shownPoint(view) == Point2D(x: 100, y: 200))
  }

  @Test("colours that were absent come in keyframe by keyframe")
  func absentColor() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      engine.beginViewAnimation(ViewAnimation(duration: MediaTime(seconds: 2), isKeyframes: true))
      engine.beginKeyframe(start: 0, duration: 0.5)
      try engine.set(view, "backgroundColor", .color(RGBAColor(red: 1, green: 0, blue: 0)))
      try engine.commitTransaction()
      engine.beginKeyframe(start: 0.5, duration: 0.5)
      try engine.set(view, "backgroundColor", .color(RGBAColor(red: 0, green: 0, blue: 1)))
      try engine.commitTransaction()
      try engine.commitTransaction()
    }
    func color(at time: Double) -> PropertyValue {
      player.advance(to: time)
      return player.engine.presentationValue(view, reference("backgroundColor"))
    }
    #expect(color(at: 0.5) == .color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(color(at: 1) == .color(RGBAColor(red: 1, green: 0, blue: 0)))
    #expect(color(at: 1.5) == .color(RGBAColor(red: 0.5, green: 0, blue: 0.5)))
  }

  @Test("the completion comes at the end of the block")
  func completion() throws {
    var player = Player()
    let view = try player.view()
    try play(&player, view)
    player.advance(to: 3)
    #expect(player.takeLog().last == "2 completion 1")
  }

  @Test("a keyframe beyond the block is cut, one without a block is a mere transaction")
  func limits() throws {
    var player = Player()
    let view = try player.view()
    try player.turn { engine in
      engine.beginViewAnimation(ViewAnimation(duration: MediaTime(seconds: 1), isKeyframes: true))
      engine.beginKeyframe(start: 0.5, duration: 7)
      try engine.set(view, "cornerRadius", .number(10))
      try engine.commitTransaction()
      try engine.commitTransaction()
      engine.beginKeyframe(start: 0, duration: 1)
      try engine.set(view, "opacity", .number(0))
      try engine.commitTransaction()
    }
    #expect(player.engine.animationKeys(view) == ["cornerRadius"])
    player.advance(to: 0.75)
    #expect(player.shown(view, "cornerRadius") == 5)
    player.advance(to: 1)
    #expect(player.engine.animationKeys(view) == [])
  }
}
