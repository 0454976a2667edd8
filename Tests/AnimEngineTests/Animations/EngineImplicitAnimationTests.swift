import AnimEngine
import Testing

@Suite("Implicit animations")
struct EngineImplicitAnimationTests {
  @Test("a change of a live layer animates over 0.25 s with the default curve, under the property's name")
  func change() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "opacity", .number(0))
    #expect(player.engine.animationKeys(layer) == ["opacity"])
    #expect(player.model(layer, "opacity") == 0)
    #expect(player.shown(layer, "opacity") == 1)
    player.advance(to: 0.125)
    #expect(abs(player.shown(layer, "opacity") - 0.197597) < 1e-5)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0)
    #expect(player.takeLog() == ["0 start a.opacity", "0.25 finished a.opacity"])
  }

  @Test("the animation tells its start, follows the model at its end and is marked as implicit")
  func description() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "opacity", .number(0))
    let animation = try #require(player.engine.animation(layer, key: "opacity"))
    #expect(animation.isImplicit && !animation.isTransient)
    #expect(animation.kind == .basic(BasicAnimation(reference("opacity"), from: .number(1))))
    #expect(animation.timing.duration == MediaTime(seconds: 0.25))
    #expect(animation.timingFunction == .default)
  }

  @Test("a layer that is not live, or not in the tree, changes silently")
  func notLive() throws {
    var player = Player()
    let loose = try player.layer("loose", in: nil)
    let young = try player.engine.makeLayer(name: "young")
    try player.engine.insert(young, into: .stage)
    for layer in [loose, young] {
      try player.set(layer, "opacity", .number(0.5))
      #expect(player.engine.animationKeys(layer).isEmpty)
      #expect(player.shown(layer, "opacity") == 0.5)
    }
    try player.turn {
      try $0.set(young, reference("opacity"), to: .number(0.4))
      try $0.commitLayer(young)
      try $0.set(young, reference("opacity"), to: .number(0.3))
    }
    #expect(player.engine.animationKeys(young) == ["opacity"])
    #expect(player.shown(young, "opacity") == 0.4)
  }

  @Test("an equal value, disabled actions and properties without an action change silently")
  func silent() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "opacity", .number(1))
    try player.set(layer, "cornerRadius", .number(4), disableActions: true)
    try player.set(layer, "doubleSided", .bool(false))
    try player.set(layer, "shadowPath", .path(VectorPath()))
    try player.set(layer, "contentsGravity", .string("center"))
    #expect(player.engine.animationKeys(layer).isEmpty)
    #expect(player.model(layer, "cornerRadius") == 4)
    try player.set(layer, "cornerRadius", .number(5))
    #expect(player.engine.animationKeys(layer) == ["cornerRadius"])
  }

  @Test("changes of one property in one turn are one, with the last value and options")
  func oneTurn() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(TransactionOptions(duration: MediaTime(seconds: 3)))
      try $0.set(layer, reference("opacity"), to: .number(0.5))
      try $0.commitTransaction()
      try $0.set(layer, reference("cornerRadius"), to: .number(9))
      $0.beginTransaction(TransactionOptions(duration: MediaTime(seconds: 2), timingFunction: .linear))
      try $0.set(layer, reference("opacity"), to: .number(0))
      try $0.commitTransaction()
      #expect($0.animationKeys(layer) == ["cornerRadius", "opacity"])
    }
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 5)
    #expect(
      player.takeLog() == [
        "0 start a.cornerRadius", "0 start a.opacity", "0.25 finished a.cornerRadius", "2 finished a.opacity",
      ])
  }

  @Test("a value that is set back in the same turn makes no animation", arguments: [false, true])
  func setBack(throughDirectAccess: Bool) throws {
    var player = Player()
    let layer = try player.layer()
    let opacity = reference("opacity")
    try player.turn { engine in
      for value in [0.5, 0.25, 1] {
        if throughDirectAccess {
          engine.setNumber(layer, slot: opacity.slot, value)
        } else {
          try engine.set(layer, opacity, to: .number(value))
        }
      }
      #expect(engine.animationKeys(layer).isEmpty)
      #expect(engine.animation(layer, key: "opacity") == nil)
      #expect(engine.animationID(layer, key: "opacity") == nil)
    }
    #expect(player.takeLog().isEmpty)
  }

  @Test("the next turn's change replaces the animation and starts from the screen")
  func retarget() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(duration: MediaTime(seconds: 1), timingFunction: .linear))
      try $0.set(layer, reference("position.x"), to: .number(100))
    }
    player.advance(to: 0.5)
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(duration: MediaTime(seconds: 1), timingFunction: .linear))
      try $0.set(layer, reference("position.x"), to: .number(0))
      #expect($0.presentationValue(layer, reference("position.x")) == .number(50))
    }
    player.advance(to: 1)
    #expect(player.shown(layer, "position.x") == 25)
    #expect(
      player.takeLog() == ["0 start a.position.x", "0.5 replaced a.position.x", "0.5 start a.position.x"])
  }

  @Test("its end follows the model when that changes with actions disabled")
  func openEnd() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(duration: MediaTime(seconds: 1), timingFunction: .linear))
      try $0.set(layer, reference("position.x"), to: .number(100))
    }
    player.advance(to: 0.5)
    try player.set(layer, "position.x", .number(200), disableActions: true)
    #expect(player.shown(layer, "position.x") == 100)
    #expect(player.engine.animationKeys(layer) == ["position.x"])
  }

  @Test("a part that is written animates under its own key, the whole replaces its parts of the turn")
  func parts() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "rotation.z", .angle(1))
    #expect(player.engine.animationKeys(layer) == ["transform.rotation.z"])
    try player.turn {
      try $0.set(layer, reference("position.x"), to: .number(1))
      $0.beginTransaction()
      try $0.set(layer, reference("position"), to: .point(2, 3))
      try $0.commitTransaction()
    }
    #expect(player.engine.animationKeys(layer) == ["transform.rotation.z", "position"])
    #expect(player.shown(layer, "position.x") == 0)
  }

  @Test("a whole that goes back to what it was before its parts changed makes none")
  func wholeSetBack() throws {
    var player = Player()
    let layer = try player.layer("a", [("position", .point(5, 6))])
    try player.turn {
      try $0.set(layer, reference("position.x"), to: .number(1))
      $0.beginTransaction()
      try $0.set(layer, reference("position"), to: .point(5, 6))
      try $0.commitTransaction()
    }
    #expect(player.takeLog().isEmpty)
  }

  @Test("setting the frame animates the position, then the bounds")
  func frame() throws {
    var player = Player()
    let layer = try player.layer()
    try player.set(layer, "frame", .rect(0, 0, 10, 10))
    #expect(player.engine.animationKeys(layer) == ["position", "bounds"])
  }

  @Test("an explicit animation of the same turn takes the place of the change, which then only set the start")
  func explicitInSameTurn() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      try $0.set(layer, reference("opacity"), to: .number(0))
      try $0.add(.basic("opacity", to: .number(1), key: .named("Fade In")), to: layer)
    }
    #expect(player.engine.animationKeys(layer) == ["Fade In"])
    #expect(player.shown(layer, "opacity") == 0)
    player.advance(to: 0.5)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 1)
    #expect(player.takeLog() == ["0 start a.Fade In", "1 finished a.Fade In"])
  }

  @Test("an explicit animation of a part takes only that part from a change of the same turn")
  func explicitPartInSameTurn() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(
        TransactionOptions(duration: MediaTime(seconds: 2), timingFunction: .linear))
      try $0.set(layer, reference("position"), to: .point(10, 10))
      try $0.add(.basic("position.x", to: .number(20)), to: layer)
    }
    #expect(player.engine.animationKeys(layer) == ["position", "position.x"])
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(10, 0))
    player.advance(to: 0.5)
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(15, 2.5))
    player.advance(to: 1.5)
    #expect(player.engine.presentationValue(layer, reference("position")) == .point(20, 7.5))
    player.advance(to: 2)
    #expect(
      player.takeLog() == [
        "0 start a.position.x", "0 start a.position", "1 finished a.position.x", "2 finished a.position",
      ])
  }

  @Test("a change of another turn starts from the screen and takes its property from running animations for good")
  func implicitTakes() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("opacity", to: .number(0), over: 2, key: .named("fade")), layer)
    player.advance(to: 0.5)
    try player.set(layer, "opacity", .number(0.5))
    #expect(player.shown(layer, "opacity") == 0.75)
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
    player.advance(to: 2)
    #expect(
      player.takeLog() == [
        "0 start a.fade", "0.5 start a.opacity", "0.75 finished a.opacity", "2 finished a.fade",
      ])
  }

  @Test("what is kept by reference is taken, too")
  func implicitTakesImage() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(.basic("contents", to: .image("a"), over: 2, key: .named("swap")), layer)
    try player.set(layer, "contents", .image("b"))
    player.advance(to: 1.5)
    #expect(player.engine.presentationValue(layer, reference("contents")) == .image("b"))
    #expect(player.engine.animationKeys(layer) == ["swap"])
  }

  @Test("Core Animation's own animation shows again when the implicit one on top of it ends")
  func transientShowsAgain() throws {
    var player = Player()
    let layer = try player.layer()
    try player.animate(
      .basic("opacity", from: .number(1), to: .number(0), over: 2, key: .named("fade")).transient, layer)
    try player.set(layer, "opacity", .number(0.9))
    player.advance(to: 1)
    #expect(player.shown(layer, "opacity") == 0.5)
  }

  @Test("taking the key away in the same turn begins and cancels the animation")
  func cancelInSameTurn() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      try $0.set(layer, reference("opacity"), to: .number(0))
      $0.removeAnimation(layer, key: "opacity")
    }
    #expect(player.takeLog() == ["0 start a.opacity", "0 cancelled a.opacity"])
    #expect(player.shown(layer, "opacity") == 0)
  }

  @Test("a change of a layer that is removed in the same turn tells nothing")
  func removedInSameTurn() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      try $0.set(layer, reference("opacity"), to: .number(0))
      try $0.remove(layer)
    }
    #expect(player.takeLog().isEmpty)
    #expect(player.shown(layer, "opacity") == 0)
  }

  @Test("flush begins the turn's animations, and what changes then is another")
  func flush() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setTransactionOptions(TransactionOptions(duration: MediaTime(seconds: 3)))
      try $0.set(layer, reference("opacity"), to: .number(0))
      $0.flush()
      try $0.set(layer, reference("opacity"), to: .number(0.5))
    }
    player.advance(to: 9)
    #expect(
      player.takeLog() == [
        "0 start a.opacity", "0 replaced a.opacity", "0 start a.opacity", "0.25 finished a.opacity",
      ])
  }

  @Test("direct writes make the same animations as others, observed or not", arguments: [false, true])
  func directWrites(isObserved: Bool) throws {
    var player = Player()
    player.engine.isObserved = isObserved
    let layer = try player.layer()
    let (opacity, position) = (reference("opacity"), reference("position"))
    player.turn { engine in
      for step in 1...100 {
        engine.setNumber(layer, slot: opacity.slot, 1 - Double(step) / 200)
        engine.setPair(layer, slot: position.slot, Double(step), 2)
        engine.setNumber(layer, slot: reference("position.y").slot, 3)
      }
    }
    #expect(player.engine.animationKeys(layer) == ["opacity", "position"])
    #expect(player.model(layer, "opacity") == 0.5)
    #expect(player.engine.value(layer, position) == .point(100, 3))
    player.advance(to: 1)
    #expect(player.takeLog().count == 4)
  }

  @Test("a write that was let through before a change of options is looked into again after it")
  func optionsChange() throws {
    var player = Player()
    let layer = try player.layer()
    let slot = reference("opacity").slot
    try player.turn { engine in
      engine.beginTransaction(TransactionOptions(disablesActions: true))
      engine.setNumber(layer, slot: slot, 0.5)
      engine.setNumber(layer, slot: slot, 0.6)
      try engine.commitTransaction()
      #expect(engine.animationKeys(layer).isEmpty)
      engine.setNumber(layer, slot: slot, 0.7)
      #expect(engine.animationKeys(layer) == ["opacity"])
    }
    #expect(player.shown(layer, "opacity") == 0.6)
  }
}
