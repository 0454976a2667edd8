extension Explanation {
  static let syntaxPages = #"""
    ## syntax/expected

    A part of a statement is missing: the message says what was expected, after what, and what stands there instead.

    A statement that lacks a part has no meaning that could be guessed safely.

    ```anim error
    layer { opacity = 1 }
    ```

    ```anim
    layer card { opacity = 1 }
    ```

    ## syntax/unexpected

    Something stands where a statement should have ended, or where one should begin.

    A statement ends with its line, with `;` or with the `}` of its block. What is left over would do nothing, so it is
    told.

    ```anim error
    layer card {}
    wait for all 3
    ```

    ```anim
    layer card {}
    wait for all
    ```

    ## syntax/unclosed-brace

    A block that a `{` opens has no `}`. The message points at the place where the brace is missing, as far as the
    indentation tells, and at the opening one.

    Without the brace everything that follows would belong to the block.

    ```anim error
    layer card {
      opacity = 1

    layer other {
      opacity = 1
    }
    ```

    ```anim
    layer card {
      opacity = 1
    }

    layer other {
      opacity = 1
    }
    ```

    ## syntax/unclosed-bracket

    A `(` has no `)`, or a `[` has no `]`.

    Inside brackets a line end does not end the statement, so the next lines would be taken for a part of it.

    ```anim error
    let corner = (1, 2
    print corner
    ```

    ```anim
    let corner = (1, 2)
    print corner
    ```

    ## syntax/extra-bracket

    A closing bracket closes nothing: there is one too many, or its opening one is missing.

    ```anim error
    if now == 0s {
      print "begin"
    }
    }
    ```

    ```anim
    if now == 0s {
      print "begin"
    }
    ```

    ## syntax/unterminated-string

    A string has no closing quote on its line.

    Strings stay on one line, so that a forgotten quote does not swallow the rest of the file. A line end in a text is
    written `\n`.

    ```anim error
    print "hello
    ```

    ```anim
    print "hello"
    ```

    ## syntax/unterminated-interpolation

    In a string, `\(` begins an expression that `)` ends, and the `)` is missing.

    ```anim error
    print "half of it is \(10 / 2"
    ```

    ```anim
    print "half of it is \(10 / 2)"
    ```

    ## syntax/unterminated-comment

    A comment that begins with `/*` has no `*/`. Comments of this kind nest: each `/*` needs a `*/` of its own.

    Everything from there to the end of the file is a comment, which is hardly meant.

    ```anim error
    print 1
    /* and so on
    print 2
    ```

    ```anim
    print 1
    /* and so on */
    print 2
    ```

    ## syntax/unknown-escape

    In a string a backslash and the character behind it mean something together, such as `\n` for a line end. This pair
    means nothing.

    The others are kept free, so that they can mean something one day. A backslash itself is `\\`.

    ```anim error
    print "C:\scripts"
    ```

    ```anim
    print "C:\\scripts"
    ```

    ## syntax/unknown-character

    A character that means nothing outside of strings and comments.

    ```anim error
    let price = $ 5
    ```

    ```anim
    let price = 5
    ```

    ## syntax/look-alike

    A character looks like one of the language and is another: a typographic quote, a long dash, a full-width bracket.
    Texts that went through a word processor or a chat often have them.

    The fix puts the character there that was meant.

    ```anim error
    print “hello”
    ```

    ```anim
    print "hello"
    ```

    ## syntax/unknown-unit

    The letters that touch a number are no unit. Durations are in `s`, `ms` and `min`, angles in `deg`, `rad` and
    `turn`, and `%` makes a fraction.

    ```anim error
    wait 1sec
    ```

    ```anim
    wait 1s
    ```

    ## syntax/number-too-large

    A number, duration or angle is larger than can be counted. A duration may be some four hundred years.

    ```anim error
    let far = 1e400
    ```

    ```anim
    let far = 1e300
    ```

    ## syntax/percent-or-remainder

    A `%` touches what stands on both of its sides, so it could be a percentage or a remainder.

    A percentage touches its number, `10%`; the remainder of a division has spaces, `10 % 3`.

    ```anim error
    print 10%3
    ```

    ```anim
    print 10 % 3
    ```

    ## syntax/malformed-color

    A colour is `#` and three, four, six or eight hexadecimal digits: red, green, blue and perhaps alpha.

    ```anim error
    layer card { backgroundColor = #ff }
    ```

    ```anim
    layer card { backgroundColor = #ff0000 }
    ```

    ## syntax/two-statements

    Two statements share a line with nothing between them.

    A word too many in the first would look just so. With `;` between them it is clear that two are meant; after an
    assignment, a declaration or a `}` none is needed.

    ```anim error
    print 1 print 2
    ```

    ```anim
    print 1; print 2
    ```

    ## syntax/entry-in-block

    `opacity to 1` is an entry of a layer's group of animations. In a block that changes views, statements set
    properties, and what they set animates.

    Both look alike and mean different things: `animate card over 1s { opacity to 1 }` makes animations of one layer,
    `animate over 1s { … }` lets views animate to whatever the block sets.

    ```anim error
    view card {}
    animate over 1s { card.opacity to 0 }
    ```

    ```anim
    view card {}
    animate over 1s { card.opacity = 0 }
    ```

    ## syntax/unknown-statement

    A statement begins with a word of the language, such as `animate`, or with a name that something is done to. This
    one begins with a word that is neither.

    ```anim error
    layer card {}
    animat card.opacity to 0 over 1s
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s
    ```

    ## syntax/unknown-clause

    An animation is said by clauses, such as `to 1`, `over 1s` or `ease easeOut`. It has none of this name.

    Other tools have other words for the same: `duration` is `over` here, `loop` is `repeat forever`, `yoyo` is
    `autoreverse`.

    ```anim error
    layer card {}
    animate card.opacity to 0 duration 1s
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s
    ```

    ## syntax/duplicate-clause

    A clause is given twice. Which of the two should count cannot be known.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s over 2s
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 2s
    ```

    ## syntax/missing-call

    After `then`, `otherwise` and `on … finish` stands either a block or `call` with the name of a handler.

    `call` shows that the name is run later and is not a value.

    ```anim error
    layer card {}
    handler done() {}
    animate card.opacity to 0 over 1s then done
    ```

    ```anim
    layer card {}
    handler done() {}
    animate card.opacity to 0 over 1s then call done
    ```

    ## syntax/space-before-call

    The `(` of a call and the `[` of an index touch what they follow. With a space before it, a bracket begins something
    of its own, such as the tuple of `to (160, 120)`.

    ```anim error
    let list = [1, 2, 3]
    let first = list [0]
    ```

    ```anim
    let list = [1, 2, 3]
    let first = list[0]
    ```

    ## syntax/chained-comparison

    Comparisons are not chained: `1 < x < 3` would compare the answer of the first with 3.

    ```anim error
    let x = 2
    print 1 < x < 3
    ```

    ```anim
    let x = 2
    print 1 < x && x < 3
    ```

    ## syntax/assignment-in-expression

    `=` stores a value and is a statement; `==` compares. Inside an expression only the second makes sense.

    ```anim error
    var x = 1
    if x = 2 { print x }
    ```

    ```anim
    var x = 1
    if x == 2 { print x }
    ```

    ## syntax/assignment-target

    Left of `=` stands something that can be stored to: a variable, a property, an element of a list.

    ```anim error
    var x = 1
    x + 1 = 3
    ```

    ```anim
    var x = 1
    x = 3 - 1
    ```

    ## syntax/operator-at-line-start

    A line cannot begin with this operator. One that begins with `-`, `+`, `<` and the like is a statement of its own,
    so a sum that is broken there would quietly lose its second half.

    Break the line after the operator instead.

    ```anim error
    let total = 1
      + 2
    ```

    ```anim
    let total = 1 +
      2
    ```

    ## syntax/tuple-size

    Values in parentheses are a point, size, vector or rectangle, so there are two to four of them. A list in `[ ]` has as
    many as you like.

    ```anim error
    print (1, 2, 3, 4, 5)
    ```

    ```anim
    print [1, 2, 3, 4, 5]
    ```

    ## syntax/reserved-name

    `true`, `false`, `none`, `noAction`, `self`, `now`, `animation` and `event` stand for values, wherever they are
    written. Nothing can be called so.

    All other words of the language can be names of variables and layers. Functions cannot have those that begin a
    statement, such as `print`, `wait` or `stop`: `stop(card)` would be read as the statement.

    ```anim error
    let now = 3
    ```

    ```anim
    let start = 3
    ```

    ## syntax/question-mark

    A `?` touches a value, which is neither `?.` nor a choice. The `?` of a choice, `a ? b : c`, has a space before it.

    In a type, `number?` is a value that may be absent; in an expression such a value is opened with `?.`, `??` or
    `if let`.

    ```anim error
    let isBig = true
    print isBig? 2 : 1
    ```

    ```anim
    let isBig = true
    print isBig ? 2 : 1
    ```
    """#
}
