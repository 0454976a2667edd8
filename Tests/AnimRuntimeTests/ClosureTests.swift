import Testing

@Suite("Blocks that run later")
struct ClosureTests {
  @Test("they copy lets, parameters and loop variables")
  func copies() {
    expectPrints(
      """
      for i in 0..<3 {
        let square = i * i
        after 1s * (i + 1) { print i, square }
      }
      func later(name: string) { after 5s { print name } }
      later("a")
      later("b")
      """, ["0 0", "1 1", "2 4", "a", "b"])
  }

  @Test("they share vars")
  func sharing() {
    expectPrints(
      """
      func count() {
        var n = 0
        every 1s { n += 1 }
        after 2.5s { print "after", n }
        wait 3.5s
        print "end", n
      }
      count()
      """, ["after 2", "end 3"])
  }

  @Test("each round of a loop has its own shared variable")
  func sharedInLoops() {
    expectPrints(
      """
      for i in 0..<2 {
        var text = "round \\(i)"
        after 1s { text = text + "!" }
        after 2s { print text }
      }
      """, ["round 0!", "round 1!"])
  }

  @Test("blocks in blocks reach variables further out")
  func nesting() {
    expectPrints(
      """
      func run() {
        var total = 0
        let step = 2
        after 1s {
          total += step
          after 1s { total += step * 10  print total }
        }
      }
      run()
      """, ["22"])
  }

  @Test("variables of the top level are seen by all")
  func globals() {
    expectPrints(
      """
      var count = 0
      func bump() { count += 1 }
      after 1s { bump(); print count }
      bump()
      print count
      """, ["1", "2"])
  }

  @Test("a block that runs before the declaration of a variable it uses ends the run")
  func undeclared() {
    let result = run(
      """
      let first = 1
      after 1s { early(); late() }
      wait 2s
      let second = 2
      func early() { print first }
      func late() { print second }
      """)
    #expect(result.lines == ["1"])
    #expect(result.error == "run/undeclared 'second' is used before its declaration has run")
  }
}
