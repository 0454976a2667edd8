extension Explanation {
  static let hostPages = #"""
    ## host/write

    The program around a script gave a variable or a property a value that it does not take: there is no such variable or
    layer, a `let` cannot be written, or the value is of another type. Nothing was written.

    Here the host writes a number to `volume`.

    ```anim error
    let volume = 1
    ```

    ```anim
    var volume = 1
    ```

    ## archive/refused

    A session that was written down cannot be restored here: another version wrote it in another form, its run is past the
    limits that the host sets, or it does not come to the same state as it did.

    An archive is restored by running it again, so the host's limits hold for it; this host allows three seconds.

    ```anim error
    wait 5s
    ```

    ```anim
    wait 2s
    ```

    ## reload/text

    An edited script was to take the place of one that runs, but no text of its name was entered, and there are several
    which it could be.

    Here two texts were entered, and neither is `edited.anim`.

    ```anim error
    print "entered as page.anim"
    ```

    ```anim
    print "entered as edited.anim"
    ```
    """#
}
