extension Explanation {
  static let timePages = #"""
    ## time/overlap

    `overlap` stands between two statements of a `sequence`: the second starts so long before the first one ends. Here
    it is not in a sequence, or has no statement before or after it.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s
    overlap 0.5s
    animate card.cornerRadius to 8 over 1s
    ```

    ```anim
    layer card {}
    sequence {
      animate card.opacity to 0 over 1s
      overlap 0.5s
      animate card.cornerRadius to 8 over 1s
    }
    ```

    ## time/endless

    An animation that repeats for ever stands where its end is waited for, in a `sequence` or `parallel`. Nothing waits
    for it: the next statement starts at once.

    ```anim error
    layer card {}
    sequence {
      animate card.rotation by 1turn over 1s repeat forever
      animate card.opacity to 0 over 1s
    }
    ```

    ```anim
    layer card {}
    sequence {
      animate card.rotation by 1turn over 1s repeat 3 times
      animate card.opacity to 0 over 1s
    }
    ```

    ## time/random

    Code that runs at every frame takes a random number. How often it runs depends on the frame rate, so the same script
    would run differently at another rate.

    `noise(x)` is a curve without a series; or take the random values before.

    ```anim error
    on frame { print random(0...1) }
    wait 0.1s
    ```

    ```anim
    on frame { print noise(now.seconds) }
    wait 0.1s
    ```

    ## time/stands-still

    A `while true` holds no `wait`, `break` or `return`, and calls nothing that could wait. The clock stands while code
    runs, so the loop would turn until it has used up all that a run may do.

    ```anim error
    layer card {}
    func slide() { while true { card.position.x += 1 } }
    ```

    ```anim
    layer card {}
    func slide() { while true { card.position.x += 1; wait 0.1s } }
    ```
    """#

  static let testPages = #"""
    ## test/declaration

    A test stands at the top level of a file, and its name is a plain text that no other test of the file has.

    `anim test` finds tests, lists them and picks some by their names before anything runs.

    ```anim error
    test "fades" { expect 1 == 1 }
    test "fades" { expect 2 == 2 }
    ```

    ```anim
    test "fades" { expect 1 == 1 }
    test "fades again" { expect 2 == 2 }
    ```

    ## test/outside

    A test uses a variable or a layer of its file. Each test runs on an empty stage of its own, where the file's
    statements have not run.

    Functions, handlers and what the file imports are there.

    ```anim error
    let limit = 3
    test "counts" { expect 2 < limit }
    ```

    ```anim
    func limit() -> number { return 3 }
    test "counts" { expect 2 < limit() }
    ```

    ## test/tolerance

    `within` says how near two values have to be for `~=`. Other comparisons are exact.

    ```anim error
    expect 1 / 3 == 0.333 within 0.001
    ```

    ```anim
    expect 1 / 3 ~= 0.333 within 0.001
    ```

    ## test/failed

    An expectation does not hold. The message shows the expression, what it was and what it should have been, and the
    instant at which it was looked at.

    Expectations are looked at when everything else of their instant has happened.

    ```anim error
    layer card {}
    animate card.opacity to 0 over 1s
    expect card.presentation.opacity ~= 0.4 at 0.5s
    ```

    ```anim
    layer card {}
    animate card.opacity to 0 over 1s
    expect card.presentation.opacity ~= 0.5 at 0.5s
    ```
    """#

  static let importPages = #"""
    ## import/place

    Imports stand at the head of a file, before everything else, so that a reader finds at one place what a file stands
    on.

    ```anim easings.anim
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim error
    print "begin"
    import "easings.anim"
    ```

    ```anim easings.anim
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim
    import "easings.anim"
    print "begin"
    ```

    ## import/path

    `import` names a file, as a plain text, that lies in the folder of the first file or in a folder below. With `--root
    FOLDER` another folder is the border.

    A script from elsewhere cannot read what is none of its business.

    ```anim error
    import "../../secrets.anim"
    ```

    ```anim easings.anim
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim
    import "easings.anim"
    ```

    ## import/unreadable

    An imported file is not there, or cannot be read. Its path goes from the file that imports it.

    ```anim error
    import "esings.anim"
    ```

    ```anim easings.anim
    let gentle = cubicBezier(0.3, 0, 0.2, 1)
    ```

    ```anim
    import "easings.anim"
    ```

    ## import/cycle

    Files import each other in a circle, so that none of them could be first. The message shows the whole circle.

    Move what both need into a file of its own.

    ```anim card.anim
    import "deck.anim"
    ```

    ```anim deck.anim
    import "card.anim"
    ```

    ```anim error
    import "card.anim"
    ```

    ```anim sizes.anim
    let cardSize = size(40, 60)
    ```

    ```anim card.anim
    import "sizes.anim"
    ```

    ```anim deck.anim
    import "sizes.anim"
    ```

    ```anim
    import "card.anim"
    import "deck.anim"
    ```
    """#
}
