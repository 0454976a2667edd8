import Testing

@Suite("Statements while running")
struct ControlFlowTests {
  @Test("if, else if and else")
  func conditionals() {
    expectPrints(
      """
      func size(n: number) -> string {
        if n < 10 { return "small" } else if n < 100 { return "medium" } else { return "large" }
      }
      print size(1), size(50), size(500)
      """, ["small medium large"])
  }

  @Test("loops over ranges count whole steps and end below or at the limit")
  func rangeLoops() {
    expectPrints(
      """
      for i in 0..<3 { print i }
      for i in 1...3 { print i * 10 }
      for i in 3..<3 { print "never" }
      for i in 2...1 { print "never" }
      let r = 5..<7
      for i in r { print i }
      """, ["0", "1", "2", "10", "20", "30", "5", "6"])
  }

  @Test("loops over lists go over the list as it was")
  func listLoops() {
    expectPrints(
      """
      var names = ["a", "b"]
      for name in names { names.append(name + "!"); print name }
      print names
      for p in [(1, 2), (3, 4)] { print p.y }
      """, ["a", "b", #"["a", "b", "a!", "b!"]"#, "2", "4"])
  }

  @Test("what an operation was given stays what it was, however often it is asked and changed in between")
  func operandsOfOperations() {
    expectPrints(
      """
      let text = "ab"
      print text.contains("a"), text.hasPrefix(text), text
      var names = ["x"]
      let first = names
      for i in 0..<3 {
        if names.count < 3 && !names.contains("n\\(i)") { names.append("n\\(i)") }
      }
      names.removeLast()
      names.append("z")
      names.insert(names[0], at: 1)
      print names, names.count, first, first.first ?? "none"
      func grown(list: [number]) -> [number] {
        var copy = list
        while copy.count < 4 { copy.append(copy.count) }
        return copy
      }
      let short = [9]
      print grown(short), short, short.reversed, short.contains(9)
      """,
      [
        "true true ab", #"["x", "x", "n0", "z"] 4 ["x"] x"#, "[9, 1, 2, 3] [9] [9] true",
      ])
  }

  @Test("a list grows in place, also if its count is asked for on the way")
  func growingLists() {
    // Copying it in every round would move 160 GB.
    expectPrints(
      "var list = [0]\nfor i in 0..<200_000 { if list.count > i { list.append(i) } }\nprint list.count", ["200001"])
    expectPrints(
      "var list = [0, 0]\nfor i in 0..<200_000 { list.append(i); list.append(i); list.removeLast() }\nprint list.count",
      ["200002"])
  }

  @Test("while, break and continue")
  func whileLoops() {
    expectPrints(
      """
      var i = 0
      while i < 10 {
        i += 1
        if i % 2 == 0 { continue }
        if i > 7 { break }
        print i
      }
      while false { print "never" }
      var n = 3
      while true { n -= 1  if n == 0 { break } }
      print i, n
      """, ["1", "3", "5", "7", "9 0"])
  }

  @Test("break leaves the inner loop only")
  func nestedLoops() {
    expectPrints(
      """
      for i in 0..<2 {
        for j in 0..<5 {
          if j == 2 { break }
          print i, j
        }
      }
      """, ["0 0", "0 1", "1 0", "1 1"])
  }

  @Test("functions take labelled arguments, defaults and call each other in any order")
  func functions() {
    expectPrints(
      """
      print isEven(10), power(2, of: 3), greeting("Ann")
      func isEven(n: number) -> bool { if n == 0 { return true } return isOdd(n - 1) }
      func isOdd(n: number) -> bool { if n == 0 { return false } return isEven(n - 1) }
      func power(exponent: number, of base: number) -> number {
        var result = 1
        for k in 0..<exponent { result *= base }
        return result
      }
      func greeting(name: string, mark: string = "!") -> string { return "Hello, " + name + mark }
      """, ["true 9 Hello, Ann!"])
  }

  @Test("recursion keeps each call's own values")
  func recursion() {
    expectPrints(
      """
      func fib(n: number) -> number { if n < 2 { return n } return fib(n - 1) + fib(n - 2) }
      func countdown(n: number) -> [number] { if n == 0 { return [] } return [n] + countdown(n - 1) }
      print fib(20), countdown(4)
      """, ["6765 [4, 3, 2, 1]"])
  }

  @Test("lists are values")
  func listValues() {
    expectPrints(
      """
      var a = [1, 2, 3]
      var b = a
      b.append(4)
      b[0] = 9
      print a, b
      var grid = [[1, 2], [3, 4]]
      grid[1][0] = 7
      grid[0].append(5)
      print grid, grid[1][0], grid.count
      a.insert(8, at: 1)
      a.remove(at: 0)
      print a, a.first ?? 0, a.last ?? 0, a.contains(8), a.reversed, a.sorted
      """,
      ["[1, 2, 3] [9, 2, 3, 4]", "[[1, 2, 5], [7, 4]] 7 2", "[8, 2, 3] 8 3 true [3, 2, 8] [2, 3, 8]"])
  }

  @Test("optionals are opened, chained and defaulted")
  func optionals() {
    expectPrints(
      """
      let a: number? = 5
      let b: number? = none
      if let n = a { print n + 1 } else { print "none" }
      if let n = b { print n } else { print "none" }
      print a ?? 0, b ?? -1, a, b, a == none, b == none
      let names = ["x", "y"]
      print names.first?.uppercased ?? "?", names.last?.count ?? 0
      """, ["6", "none", "5 -1 5 none false true", "X 1"])
  }
}

@Suite("Loops of the top level, whose variables are kept in registers")
struct TopLevelLoopTests {
  @Test("leave every variable as the same loop in a function does")
  func results() {
    expectPrints(
      """
      var sum = 0
      var names: [string] = []
      var last: number? = none
      var spot = (0, 0)
      let step = 2
      for i in 0..<10 {
        if i == 7 { break }
        if i % 2 == 0 { continue }
        sum += i * step
        names.append("n\\(i)")
        last = i
        spot.x += 1
        for j in 0..<i { spot.y += j }
      }
      print sum, names, last, spot
      var n = 10
      while n > 0 && sum > 0 { n -= 3; sum -= 1 }
      print n, sum
      """, [#"18 ["n1", "n3", "n5"] 5 (3, 13)"#, "-2 14"])
  }

  @Test("are seen by functions that the loop calls, by blocks that run later and by strands while it waits")
  func sharing() {
    expectPrints(
      """
      var count = 0
      func bump() { count += 1 }
      for i in 0..<3 { bump(); count += 10 }
      print count
      after 1.5s { count = 100 }
      for i in 0..<3 { wait 1s; count += 1 }
      print count
      for i in 0..<2 { count += 1; after 0s { print "later", count } }
      """, ["33", "102", "later 104", "later 104"])
  }

  @Test("commit and return in the middle")
  func leaving() {
    expectPrints(
      """
      layer card {}
      var rounds = 0
      after 1s { print "rounds", rounds }
      while true {
        rounds += 1
        transaction <disableActions> {
          card.opacity = rounds / 10
          if rounds == 3 { return }
        }
      }
      """, ["rounds 3"])
  }
}
