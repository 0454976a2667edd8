import AnimLanguage
import Testing

@Suite("Formatter: comments and blank lines")
struct FormatterCommentTests {
  @Test("comments on lines of their own stand as what follows them, or as what is in their block")
  func ownLines() {
    expectFormat(
      """
        // head
      layer a {
      // first
      x = 1
            // last
      }
      if a {
      b()
      }
            // or
      else {
      // nothing
      }
      animate a.b
      // the end
      to 1
      let x = [
      // one
      1,
      // end
      ]
          // foot
      """,
      """
      // head
      layer a {
          // first
          x = 1
          // last
      }
      if a {
          b()
      }
      // or
      else {
          // nothing
      }
      animate a.b
          // the end
          to 1
      let x = [
          // one
          1,
          // end
      ]
      // foot

      """)
  }

  @Test(
    "a comment at the end of a line stands two spaces behind it",
    arguments: [
      ("x = 1// one", "x = 1  // one"), ("x = 1          // one", "x = 1  // one"),
      ("x = 1 /* one */", "x = 1  /* one */"),
      ("layer a { // body\nx = 1\n} // end", "layer a {  // body\n    x = 1\n}  // end"), ("x = 1 //", "x = 1  //"),
      ("x = 1 // a   \t", "x = 1  // a"), ("f(a, // first\nb)", "f(a,  // first\n    b)"),
      ("x = 1 + // one\n2", "x = 1 +  // one\n    2"),
      ("x = 1 /* a */ // b", "x = 1 /* a */  // b"), ("x = 1; // a", "x = 1;  // a"),
    ])
  func trailing(text: String, expected: String) {
    expectFormat(text + "\n", expected + "\n")
    expectFormat(text, expected + "\n")
  }

  @Test("a column of comments stays one")
  func columns() {
    expectFormat(
      """
      a = 1          // one
      bcd = 2        // two
      efghij = 345       // three has grown

      x = 1 // a
      yyyy = 2 // b

      """,
      """
      a = 1         // one
      bcd = 2       // two
      efghij = 345  // three has grown

      x = 1  // a
      yyyy = 2  // b

      """)
  }

  @Test("one line without a comment does not end a column, two do, as a blank line does")
  func gaps() {
    expectFormat(
      """
      a = 1      // one
      b = 2
      cdef = 3   // three
      g = 1
      h = 1
      ij = 4     // four

      k = 5      // five
      mno = 6    // six

      """,
      """
      a = 1     // one
      b = 2
      cdef = 3  // three
      g = 1
      h = 1
      ij = 4  // four

      k = 5    // five
      mno = 6  // six

      """)
  }

  @Test("columns count cells, not bytes")
  func wideLetters() {
    expectFormat("a = \"日本\"    // one\nb = \"é\"       // two\n", "a = \"日本\"  // one\nb = \"é\"     // two\n")
  }

  @Test(
    "comments in every odd place",
    arguments: [
      ("f(/*a*/b/*c*/,/*d*/e/*f*/)", "f(/*a*/ b /*c*/, /*d*/ e /*f*/)"), ("x = [/*none*/]", "x = [/*none*/]"),
      ("layer a {/*none*/}", "layer a { /*none*/ }"), ("x = - /*a*/ 1", "x = - /*a*/ 1"),
      ("x = a /*b*/ .c", "x = a /*b*/ .c"),
      ("x = a/*b*/(c)", nil), ("print \"\\(/*a*/x/*b*/)\"", "print \"\\(/*a*/ x /*b*/)\""),
      ("/*a*/x = 1", "/*a*/ x = 1"),
      ("/*a*//*b*/ x = 1", "/*a*/ /*b*/ x = 1"), ("x/*a*/=/*b*/1", "x /*a*/ = /*b*/ 1"),
      ("x = 1/*a/*b*/c*/+2", "x = 1 /*a/*b*/c*/ + 2"),
      ("transaction</*a*/disableActions/*b*/>", "transaction </*a*/ disableActions /*b*/>"),
      ("a = 1 /*c*/ b = 2", "a = 1 /*c*/ b = 2"), ("x = 0../**/.3", nil), ("x = 0.../*a*/3", "x = 0... /*a*/ 3"),
    ] as [(String, String?)])
  func inside(text: String, expected: String?) {
    if let expected {
      expectFormat(text + "\n", expected + "\n")
    } else {
      #expect(formatted(text).hasPrefix("broken"))
    }
  }

  @Test("the lines of a comment move together")
  func blockComments() {
    expectFormat(
      "layer a {\n/* one\n     two  \n\n   three */\nx = 1\n}\n",
      "layer a {\n    /* one\n         two\n\n       three */\n    x = 1\n}\n")
    expectFormat("    /* a\n  b\n      c */\n", "/* a\nb\n  c */\n")
    expectUnchanged("/* a\n\tb */\nx = 1\n")
  }

  @Test("a comment of several lines before or after code stays on its lines")
  func blockCommentsAmongCode() {
    expectFormat("x = 1   /* a\n b */\ny = 2\n", "x = 1 /* a\n b */\ny = 2\n")
    expectFormat("/* a\n b */    y = 2\n", "/* a\n b */ y = 2\n")
    expectFormat("layer a { x = 1 /* a\n b */ y = 2 }\n", "layer a { x = 1 /* a\n b */ y = 2 }\n")
    expectFormat("x = [1, /* a\n */ 2, // b\n3]\n", "x = [1, /* a\n */ 2,  // b\n    3]\n")
  }

  @Test("two comments of several lines behind each other are moved each with its own line")
  func blockCommentsBehindEachOther() {
    expectFormat(
      "layer a {\n/* a\n  b */ /* c\n     d */\n}\n", "layer a {\n    /* a\n      b */ /* c\n         d */\n}\n")
    expectUnchanged("/* a\n  b */ /* c\n     d */ x = 1\n")
    expectUnchanged("/* a\n\tb */ /* c\n\t\td */ x = 1\n")
  }

  @Test("at most one blank line, none at the ends of blocks and files")
  func blankLines() {
    expectFormat(
      "\n\n\nx = 1\n\n\n\ny = 2\nlayer a {\n\n\n  z = 1\n\n  w = 2\n\n}\n\n\nf(\n\n1,\n\n2\n\n)\n\n\n",
      "x = 1\n\ny = 2\nlayer a {\n    z = 1\n\n    w = 2\n}\n\nf(\n    1,\n\n    2\n)\n")
    expectFormat(
      "// a\n\n\n// b\nlayer a { // c\n\n// d\n\nx = 1\n\n// e\n\n}\n\n\n// f\n\n",
      "// a\n\n// b\nlayer a {  // c\n    // d\n\n    x = 1\n\n    // e\n}\n\n// f\n")
  }

  @Test(
    "line ends become line feeds, white space at the ends of lines goes",
    arguments: [
      ("x = 1\r\ny = 2\r\n", "x = 1\ny = 2\n"), ("x = 1\ry = 2", "x = 1\ny = 2\n"),
      ("x = 1   \n\t\ny = 2 \t", "x = 1\n\ny = 2\n"),
      ("// a \r\n/* b \r\n c */", "// a\n/* b\n c */\n"), ("x = 1\r\n\r\n\r\ny = 2", "x = 1\n\ny = 2\n"),
      ("\u{feff}x = 1", "x = 1\n"),
      ("", ""), ("  \n\t\n", ""), ("// only", "// only\n"), ("\n\n/* only */\n\n", "/* only */\n"),
      ("x = 1\u{c}\u{b}", "x = 1\n"),
    ])
  func lineEnds(text: String, expected: String) {
    expectFormat(text, expected)
  }
}
