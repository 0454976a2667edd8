extension Explanation {
  static let sourcePages = #"""
    ## source/not-utf8

    Scripts are text in UTF-8. This file has a byte that cannot stand in such a text: it is no text at all, or it was
    saved in an older encoding. (In the script below, <E9> stands for that byte.)

    Nothing is guessed, since a wrong guess would change what the script prints. Save the file as UTF-8.

    ```anim error
    print "caf<E9>"
    ```

    ```anim
    print "café"
    ```

    ## source/nul-byte

    The file holds a byte of value 0, here written as <00>. No text has one, so this is probably another kind of file.

    A NUL byte is invisible in most editors, and other tools end a text there; the script would mean different things
    to different readers.

    ```anim error
    print "one"
    <00>
    ```

    ```anim
    print "one"
    ```

    ## source/invisible-character

    A space that is no ordinary space, such as the no-break space of a web page, or a mark that cannot be seen at all.
    (It is written as its bytes below.)

    What cannot be seen should not make a difference. The fix puts an ordinary space there, or nothing.

    ```anim error
    print<C2><A0>1
    ```

    ```anim
    print 1
    ```
    """#

  static let silencerPages = #"""
    ## allow/unknown-id

    A comment such as `// allow(time/endless)` silences a warning, and no message has the id that it names.

    Behind code it counts for its line, alone on a line for the next line with code, and before all code for the whole
    file.

    ```anim error
    layer card {}
    sequence {
      // allow(time/endles)
      animate card.rotation by 1turn over 1s
    }
    ```

    ```anim
    layer card {}
    sequence {
      // allow(time/endless)
      animate card.rotation by 1turn over 1s repeat forever
    }
    ```

    ## allow/error

    A comment allows what is always an error. Only warnings can be silenced: with an error there is no script that could
    run.

    ```anim error
    let width = 3  // allow(type/missing-unit)
    ```

    ```anim
    let width = 3
    ```

    ## allow/unused

    A comment allows a warning that is not told in its place, so it has no use: the warning was mended, or the comment
    stands on the wrong line.

    Left alone, it would one day hide a warning that nobody meant to silence.

    ```anim error
    layer card {}
    // allow(animation/useless-duration)
    animate card.opacity to 0 over 1s
    ```

    ```anim
    layer card {}
    // allow(animation/useless-duration)
    animate card.opacity to 0 over 0s
    ```
    """#
}
