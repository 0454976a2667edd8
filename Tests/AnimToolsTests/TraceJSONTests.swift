import Foundation
import Testing

@testable import AnimEngine
@testable import AnimTools

@Suite("The trace as JSON")
struct TraceJSONTests {
  private let card = LayerID(index: 1)

  private func line(_ content: EngineLogEntry.Content, at seconds: Double = 0) -> String {
    var writer = TraceWriter(format: .json)
    _ = writer.line(for: TraceTextTests.entry(.call(.makeLayer(type: .layer, name: "card \"1\"\n"))))
    return writer.line(for: TraceTextTests.entry(content, at: seconds))
  }

  private func object(_ content: EngineLogEntry.Content) throws -> [String: Any] {
    let text = line(content)
    #expect(text.hasSuffix("}\n"))
    #expect(text.dropLast().contains("\n") == false)
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("A line is one object with time, number and what happened")
  func shape() {
    #expect(line(.call(.flush), at: 0.5) == #"{"time":0.5,"sequence":7,"call":"flush"}"# + "\n")
    #expect(
      line(.call(.remove(card)))
        == #"{"time":0.0,"sequence":7,"call":"remove","layer":{"id":1,"name":"card \"1\"\n"}}"# + "\n")
  }

  @Test("Times keep all their digits")
  func digits() {
    #expect(line(.call(.flush), at: 1.0 / 3).hasPrefix(#"{"time":0.333333333"#))
  }

  @Test(
    "Values are what JSON has, the rest is text",
    arguments: [
      (PropertyValue.number(0.5), "0.5"), (.number(.infinity), "\"inf\""), (.bool(true), "true"),
      (.string("a\\b\u{1}\t"), #""a\\b\u0001\t""#), (.none, "null"),
      (.duration(MediaTime(seconds: 1.5)), "1.5"), (.point(Point2D(x: 1, y: 2)), "\"(1, 2)\""),
    ])
  func values(value: PropertyValue, json: String) throws {
    let text = line(.call(.set(card, try TraceTextTests.reference("opacity"), value)))
    #expect(text.hasSuffix("\"keyPath\":\"opacity\",\"value\":\(json)}\n"))
    _ = try object(.call(.set(card, try TraceTextTests.reference("opacity"), value)))
  }

  @Test("An animation tells what differs from the defaults")
  func animation() throws {
    let position = try TraceTextTests.reference("position.x")
    var animation = LayerAnimation(.basic(BasicAnimation(position, to: .number(100))))
    var found = try object(.call(.add(animation, to: card)))
    #expect(Set(found.keys) == ["time", "sequence", "call", "layer", "keyPath", "to", "key"])
    animation.timing = MediaTiming(
      beginTime: MediaTime(seconds: 4), duration: MediaTime(seconds: 1), speed: 2, timeOffset: MediaTime(seconds: 0.5),
      repeatCount: .infinity, repeatDuration: MediaTime(seconds: 3), autoreverses: true, fillMode: .both)
    animation.timingFunction = .easeIn
    animation.delay = MediaTime(seconds: 0.25)
    animation.isAdditive = true
    animation.isCumulative = true
    animation.isTransient = true
    animation.tags = [AnimationTag(name: "hand", value: .layer(.stage))]
    found = try object(.call(.add(animation, to: card)))
    #expect(found["duration"] as? Double == 1)
    #expect(found["beginTime"] as? Double == 4)
    #expect(found["repeatCount"] as? String == "inf")
    #expect(found["repeatDuration"] as? Double == 3)
    #expect(found["ease"] as? String == "easeIn")
    #expect(found["fill"] as? String == "both")
    #expect(found["transient"] as? Bool == true)
    #expect(((found["tags"] as? [String: Any])?["hand"] as? [String: Any])?["name"] as? String == "stage")
  }

  @Test("Each kind of animation tells what makes it")
  func kinds() throws {
    let opacity = try TraceTextTests.reference("opacity")
    let basic = BasicAnimation(opacity, to: .number(1))
    let spring = try object(.call(.add(LayerAnimation(.spring(basic, Spring(damping: 3))), to: card)))
    #expect(spring["spring"] as? String == "spring(stiffness: 100, damping: 3)")
    #expect(spring["to"] as? Double == 1)
    let keyframes = KeyframeAnimation(
      opacity, values: [.number(0), .number(1)], keyTimes: [0, 1], timingFunctions: [.easeIn],
      calculationMode: .cubic, tensionValues: [0, 1], colorSpace: .oklab)
    let keyframe = try object(.call(.add(LayerAnimation(.keyframe(keyframes)), to: card)))
    #expect(keyframe["keyPath"] as? String == "opacity")
    #expect(keyframe["values"] as? String == "[0, 1]")
    #expect(keyframe["keyTimes"] as? String == "[0, 1]")
    #expect(keyframe["timingFunctions"] as? String == "[easeIn]")
    #expect(keyframe["mode"] as? String == "cubic")
    #expect(keyframe["tension"] as? String == "[0, 1]")
    #expect(keyframe["in"] as? String == "oklab")
    let path = KeyframeAnimation(
      try TraceTextTests.reference("position"), path: .line(from: Point2D(x: 0, y: 0), to: Point2D(x: 1, y: 1)),
      rotationMode: .auto)
    let along = try object(.call(.add(LayerAnimation(.keyframe(path)), to: card)))
    #expect(along["path"] as? String == "path(\"M 0 0 L 1 1\")")
    #expect(along["rotate"] as? String == "auto")
    let group = try object(
      .call(.add(LayerAnimation(.group(AnimationGroup([LayerAnimation(.basic(basic))]))), to: card)))
    #expect((group["animations"] as? [[String: Any]])?.first?["keyPath"] as? String == "opacity")
    let transition = Transition(.push, direction: .fromRight, startProgress: 0.25, endProgress: 0.75)
    let pushed = try object(.call(.add(LayerAnimation(.transition(transition)), to: card)))
    #expect(pushed["transition"] as? String == "push")
    #expect(pushed["direction"] as? String == "fromRight")
    #expect(pushed["startProgress"] as? Double == 0.25)
    #expect(pushed["endProgress"] as? Double == 0.75)
    #expect(pushed["key"] as? String == "transition")
  }

  @Test("Every call and event is valid JSON")
  func all() throws {
    let opacity = try TraceTextTests.reference("opacity")
    let animation = LayerAnimation(.basic(BasicAnimation(opacity, from: .number(0), by: .number(1))), key: .named("k"))
    let notice = AnimationNotice(id: AnimationID(serial: 5, slot: 0), layer: card, animation: animation)
    let options = TransactionOptions(
      disablesActions: true, duration: MediaTime(seconds: 0.5), timingFunction: .easeOut)
    let calls: [(EngineCall, String)] = [
      (.makeLayer(type: .layer, name: "x"), "makeLayer"), (.commitLayer(card), "commitLayer"),
      (.insert(card, into: .stage, at: .top), "insert"), (.insert(card, into: .stage, at: .index(2)), "insert"),
      (.insert(card, into: .stage, at: .above(.stage)), "insert"),
      (.insert(card, into: .stage, at: .below(.stage)), "insert"), (.remove(card), "remove"),
      (.add(animation, to: card), "addAnimation"), (.removeAnimation(card, key: "k", .replaced), "removeAnimation"),
      (.removeAllAnimations(card, .cancelled), "removeAllAnimations"), (.pause(card), "pause"),
      (.resume(card), "resume"), (.stop(card, key: "k"), "stop"), (.finish(card, key: nil), "finish"),
      (.reverse(card, key: "k"), "reverse"), (.beginTransaction(options, completion: 1), "beginTransaction"),
      (.commitTransaction, "commitTransaction"), (.setTransactionOptions(options), "setTransactionOptions"),
      (.setCompletion(1), "setCompletion"), (.flush, "flush"),
    ]
    for (call, name) in calls { #expect(try object(.call(call))["call"] as? String == name) }
    let started = try object(.event(.animationDidStart(notice)))
    #expect(started["event"] as? String == "animationDidStart")
    #expect(started["key"] as? String == "k")
    let stopped = try object(.event(.animationDidStop(notice, .replaced)))
    #expect(stopped["finished"] as? Bool == false)
    #expect(stopped["reason"] as? String == "replaced")
    #expect(try object(.event(.completion(3)))["completion"] as? Int == 3)
  }
}
