import AnimLanguage
import Testing

@Suite("Formatter: indentation")
struct FormatterIndentationTests {
  @Test("blocks indent by four, whatever the author had")
  func blocks() {
    expectFormat(
      """
      layer a {
      layer b {
            x = 1
      \t\ty = 2
        }
          }
      if a {
      b()
      } else if c {
      d()
      }
      else {
      e()
      }

      """,
      """
      layer a {
          layer b {
              x = 1
              y = 2
          }
      }
      if a {
          b()
      } else if c {
          d()
      }
      else {
          e()
      }

      """)
  }

  @Test("what goes on with a statement stands one level further right")
  func continuation() {
    expectFormat(
      """
      animate box.opacity
      to 1
            over 1s
       then { print "at \\(now)" }
      let both = true
      && total == 3
      let sum = 1 +
      2 +
      3
      let name = list
      .sorted
      .first
      let x = a
      ? b
      : c

      """,
      """
      animate box.opacity
          to 1
          over 1s
          then { print "at \\(now)" }
      let both = true
          && total == 3
      let sum = 1 +
          2 +
          3
      let name = list
          .sorted
          .first
      let x = a
          ? b
          : c

      """)
  }

  @Test("brackets indent what is in them once for a line")
  func brackets() {
    expectFormat(
      """
      let a = f(g([
      1,
      2 +
      3,
      ]))
      let b = [
          [1, 2], [
      3
      ]
      ]
      f(a,
      b)
      print "\\(f(1))", (
      1,
      2
      ).x

      """,
      """
      let a = f(g([
          1,
          2 +
              3,
      ]))
      let b = [
          [1, 2], [
              3
          ]
      ]
      f(a,
          b)
      print "\\(f(1))", (
          1,
          2
      ).x

      """)
  }

  @Test("a block after a clause on its own line belongs to the line, one after a long condition to the statement")
  func anchors() {
    expectFormat(
      """
      animate card
      over 1s
      then {
      a()
      }
      otherwise {
      b()
      }
      if a &&
      b {
      c()
      }
      func f(a: number,
      b: number) {
      c()
      }
      func g(
      a: number
      ) -> number {
      return a
      }
      animate over 1s {
      a.x = 1
      }
      then { b() }
      animate a.b to 1 then { c() }
      otherwise { d() }

      """,
      """
      animate card
          over 1s
          then {
              a()
          }
          otherwise {
              b()
          }
      if a &&
          b {
          c()
      }
      func f(a: number,
          b: number) {
          c()
      }
      func g(
          a: number
      ) -> number {
          return a
      }
      animate over 1s {
          a.x = 1
      }
      then { b() }
      animate a.b to 1 then { c() }
          otherwise { d() }

      """)
  }

  @Test("a brace on a line of its own stands under its statement")
  func bracesBelow() {
    expectFormat(
      "func f(a: number,\n b: number)\n    {\n  a()\n  }\nlayer a\n{\nlayer b\n{\n}\n}\n",
      "func f(a: number,\n    b: number)\n{\n    a()\n}\nlayer a\n{\n    layer b\n    {\n    }\n}\n")
  }

  @Test("entries of actions, groups and options are statements of their blocks")
  func entries() {
    expectFormat(
      """
      layer a {
      actions {
      position: animation over 1s
      ease linear
      hidden: noAction
      }
      }
      animate a over 1s {
      opacity to 1
      ease linear
      scale to 2
      }
      transaction <
      duration: 1s,
      timing: easeOut
      > {
      a.x = 1
      }

      """,
      """
      layer a {
          actions {
              position: animation over 1s
                  ease linear
              hidden: noAction
          }
      }
      animate a over 1s {
          opacity to 1
              ease linear
          scale to 2
      }
      transaction <
          duration: 1s,
          timing: easeOut
      > {
          a.x = 1
      }

      """)
  }

  @Test("a value on the line after its = goes on with it, a timer too")
  func values() {
    expectFormat(
      "let a =\n1\nlet t =\nevery 1s {\nf()\n}\nlet g = animation {\nopacity to 1\n}\n",
      "let a =\n    1\nlet t =\n    every 1s {\n        f()\n    }\nlet g = animation {\n    opacity to 1\n}\n")
  }

  @Test("statements in a block that begins in the middle of a line")
  func middleOfLine() {
    expectFormat(
      "on card tap { animate x\nto 1\na = 2 }\na = 1  layer b {\nx = 1\n}\n",
      "on card tap { animate x\n    to 1\n    a = 2 }\na = 1  layer b {\n    x = 1\n}\n")
  }
}
