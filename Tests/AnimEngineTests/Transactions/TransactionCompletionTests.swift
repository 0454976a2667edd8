import AnimEngine
import Testing

@Suite("Transaction completions")
struct TransactionCompletionTests {
  @Test("a completion with nothing to wait for is told at once")
  func nothing() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.set(layer, reference("opacity"), to: .number(1))
      try $0.commitTransaction()
    }
    #expect(player.takeLog() == ["0 completion 1"])
  }

  @Test("a completion waits for what was added inside, and comes after the end that it waited for")
  func waits() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      try $0.add(.basic("zPosition", to: .number(1), over: 9), to: layer)
      $0.beginTransaction(completion: 1)
      try $0.add(.basic("opacity", to: .number(0), over: 1), to: layer)
      try $0.set(layer, reference("cornerRadius"), to: .number(1))
      try $0.commitTransaction()
    }
    _ = player.takeLog()
    player.advance(to: 5)
    #expect(player.takeLog() == ["0.25 finished a.cornerRadius", "1 finished a.opacity", "1 completion 1"])
  }

  @Test("inner animations count for the outer completion; the inner one comes first")
  func nested() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      $0.beginTransaction(completion: 2)
      $0.beginTransaction()
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
      try $0.commitTransaction()
      try $0.commitTransaction()
      try $0.commitTransaction()
    }
    player.advance(to: 1)
    #expect(
      player.takeLog() == ["0 start a.opacity", "1 finished a.opacity", "1 completion 2", "1 completion 1"])
  }

  @Test("at one instant each end is followed by the completions of which it was the last")
  func order() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      for (number, keyPath) in [(1, "opacity"), (2, "zPosition")] {
        $0.beginTransaction(completion: number)
        try $0.add(.basic(keyPath, to: .number(0.5)), to: layer)
        try $0.commitTransaction()
      }
    }
    _ = player.takeLog()
    player.advance(to: 1)
    #expect(
      player.takeLog() == [
        "1 finished a.opacity", "1 completion 1", "1 finished a.zPosition", "1 completion 2",
      ])
  }

  @Test("a completion counts only what is added after it was set")
  func setLater() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction()
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
      $0.setCompletion(1)
      try $0.commitTransaction()
    }
    #expect(player.takeLog() == ["0 start a.opacity", "0 completion 1"])
  }

  @Test("a completion that is replaced waits for what was added until then")
  func replaced() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.setCompletion(1)
      $0.setCompletion(2)
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
      $0.setCompletion(3)
    }
    #expect(player.takeLog() == ["0 completion 1", "0 start a.opacity", "0 completion 3"])
    player.advance(to: 1)
    #expect(player.takeLog() == ["1 finished a.opacity", "1 completion 2"])
  }

  @Test("removal and replacement count as ends, but not as finished")
  func removal() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
      try $0.add(.basic("zPosition", to: .number(0), key: .named("z")), to: layer)
      try $0.commitTransaction()
    }
    _ = player.takeLog()
    try player.animate(.basic("opacity", to: .number(1)), layer)
    player.turn { $0.removeAnimation(layer, key: "z") }
    #expect(
      player.takeLog() == ["0 replaced a.opacity", "0 start a.opacity", "0 cancelled a.z", "0 completion 1 unfinished"])
  }

  @Test("a completion waits for an endless animation until it is removed")
  func endless() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.add(.basic("opacity", to: .number(0)) { $0.timing.repeatCount = .infinity }, to: layer)
      try $0.commitTransaction()
    }
    player.advance(to: 1000)
    #expect(player.takeLog() == ["0 start a.opacity"])
    player.turn { $0.removeAllAnimations(layer) }
    #expect(player.takeLog() == ["1000 cancelled a.opacity", "1000 completion 1 unfinished"])
  }

  @Test("implicit animations that are dropped are not waited for")
  func dropped() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.set(layer, reference("opacity"), to: .number(0))
      try $0.commitTransaction()
      $0.beginTransaction(completion: 2)
      try $0.set(layer, reference("opacity"), to: .number(0.5))
      try $0.commitTransaction()
    }
    #expect(player.takeLog() == ["0 completion 1", "0 start a.opacity"])
    player.advance(to: 1)
    #expect(player.takeLog() == ["0.25 finished a.opacity", "0.25 completion 2"])
  }

  @Test("a delay counts from when the animation was added")
  func delayed() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.add(.basic("opacity", to: .number(0), delay: 2), to: layer)
      try $0.commitTransaction()
    }
    player.advance(to: 9)
    #expect(player.takeLog() == ["2 start a.opacity", "3 finished a.opacity", "3 completion 1"])
  }

  @Test("a transaction that is open over several turns completes when it is committed and all is over")
  func acrossTurns() throws {
    var player = Player()
    let layer = try player.layer()
    try player.turn {
      $0.beginTransaction(completion: 1)
      try $0.add(.basic("opacity", to: .number(0)), to: layer)
    }
    player.advance(to: 2)
    #expect(player.takeLog() == ["0 start a.opacity", "1 finished a.opacity"])
    try player.turn { try $0.commitTransaction() }
    #expect(player.takeLog() == ["2 completion 1"])
  }
}
