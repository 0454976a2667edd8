import Testing

@Suite("What the tests stand on")
struct SupportTests {
  @Test("Expectations are read from comments")
  func expectations() {
    let expected = Expectations(
      of: """
        // A script.
        // arguments: --until 2s
        print 1 // prints: 1
        print "" // prints:
        // prints: two words
        x // error: 6:1 name/unknown
        """)
    #expect(expected.output == "1\n\ntwo words\n")
    #expect(expected.arguments == ["--until", "2s"])
    #expect(expected.diagnostics == ["error: 6:1 name/unknown"])
    #expect(expected.exitCode == 65)
  }

  @Test("A warning leaves the exit code alone, which can be given as well")
  func exitCodes() {
    #expect(Expectations(of: "// warning: 1:1 run/never-ends").exitCode == 0)
    #expect(Expectations(of: "// exit: 66").exitCode == 66)
    #expect(Expectations(of: "print 1\r\nprint 2 // prints: 2\r\n").output == "2\n")
  }

  @Test("Short diagnostics are summed up")
  func summary() {
    let text = "a/b.anim:3:14: error: there is: no such [thing] [name/unknown]\n<stdin>:1:2: warning: x [a/b]\nnote\n"
    #expect(Expectations.summary(ofShortDiagnostics: text) == ["error: 3:14 name/unknown", "warning: 1:2 a/b"])
  }

  @Test("Fenced blocks are found, results only directly behind their script")
  func fences() {
    let blocks = FencedBlock.all(
      in: """
        # Title
        ```anim
        print 1
        ```

        ```text
        1
        ```
        ```sh
        ls
        ```
        text between
        ```text
        no result
        ```
        """)
    #expect(blocks.map(\.info) == ["anim", "sh", "text"])
    #expect(blocks.map(\.content) == ["print 1\n", "ls\n", "no result\n"])
    #expect(blocks.map(\.result) == ["1\n", nil, nil])
    #expect(blocks.map(\.line) == [2, 9, 13])
  }
}
